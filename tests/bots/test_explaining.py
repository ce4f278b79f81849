"""Reasons for moves are what the move does."""

from tests.rules.table import Table
from utopia.bots.explaining import (
    DISTRICT,
    FIRST,
    GUEST,
    INCOME,
    PAIR,
    POINTS,
    RIVAL,
    WONDER,
    Reason,
    explain,
)
from utopia.notation.moves import parse_move
from utopia.rules import empty_states, seen_by
from utopia.rules.model.material import SEAT_NAMES

RED, BLUE, YELLOW = range(3)
MAYA, PERSIAN = 0, 1


def reasons(table: Table, text: str) -> list[Reason]:
    seat, view = SEAT_NAMES.index(table.decider()), empty_states()
    seen_by(table.boards, table.states, seat, view)
    return explain(table.boards, view, seat, parse_move(table.map, text))


def index(table: Table, district: str) -> int:
    return table.map.index_of[district]


def test_a_third_prince_can_build_and_takes_the_guest_another_wanted() -> None:
    table = Table().arrive("maya wind", "greek earth")
    table.princes("red", "maya", "kite-market", 2)
    table.princes("blue", "maya", "vane-square", 2)
    kite = index(table, "kite-market")
    found = reasons(table, "enter maya kite-market")
    assert Reason(DISTRICT, {"civilization": MAYA, "district": kite}) in found
    assert [reason.numbers["seat"] for reason in found if reason.id == GUEST] == [BLUE]


def test_a_second_prince_is_one_short() -> None:
    table = Table().arrive("maya wind", "greek earth")
    table.princes("red", "maya", "kite-market", 1)
    kite = index(table, "kite-market")
    assert reasons(table, "enter maya kite-market") == [Reason(PAIR, {"civilization": MAYA, "district": kite})]


def test_a_district_pays_and_comes_first() -> None:
    table = Table().arrive("maya wind")
    table.princes("red", "maya", "kite-market", 3)
    table.princes("yellow", "greek", "kite-market", 2)
    table.play("enter maya vane-square")
    kite = index(table, "kite-market")
    assert reasons(table, "district maya kite-market") == [
        Reason(INCOME, {"points": 5}),
        Reason(FIRST, {"seat": YELLOW, "district": kite}),
    ]


def test_the_king_gives_and_takes() -> None:
    table = Table()
    table.own("red", "persian", "kite-market")
    table.own("blue", "maya", "granary")
    table.act("red", "persian")
    assert reasons(table, "raise persian") == [
        Reason(INCOME, {"points": 1}),
        Reason(RIVAL, {"seat": BLUE, "points": -1}),
    ]


def test_points_at_once_and_a_wonder() -> None:
    table = Table()
    table.own("blue", "maya", "kite-market")
    table.princes("red", "maya", "kite-market", 1)
    table.act("red", "maya")
    assert reasons(table, "remove maya kite-market") == [Reason(POINTS, {"points": 2})]
    table = Table().arrive("maya earth")
    for civilization in ("persian", "chinese", "greek", "egyptian"):
        table.princes("red", civilization, "granary", 1)
    assert Reason(WONDER, {"island": 3}) in reasons(table, "enter maya granary")


def test_what_only_others_decide_has_no_reason() -> None:
    assert reasons(Table().arrive("maya wind"), "surprise") == []
