"""Reasons for moves are what the move does."""

import re

from tests.rules.table import Table
from utopia.bots.explaining import (
    DISTRICT,
    FIRST,
    GUEST,
    IDLE,
    INCOME,
    KEEP,
    PAIR,
    PATRON,
    POINTS,
    RIVAL,
    VARIETY,
    WONDER,
    WORTH,
    Reason,
    explain,
    reason_phrase,
)
from utopia.locales import LANGUAGES
from utopia.notation.explain import speaker_of
from utopia.notation.moves import parse_move
from utopia.rules import empty_states, seen_by
from utopia.rules.model.material import CIVILIZATION_NAMES, SEAT_NAMES

RED, BLUE, YELLOW = range(3)
MAYA, PERSIAN = 0, 1


def reasons(table: Table, *moves: str) -> list[Reason]:
    seat, view = SEAT_NAMES.index(table.decider()), empty_states()
    seen_by(table.boards, table.states, seat, view)
    return explain(table.boards, view, seat, *(parse_move(table.map, text) for text in moves))


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
    assert reasons(table, "enter maya kite-market") == [
        Reason(PAIR, {"civilization": MAYA, "district": kite}),
        Reason(WORTH, {"civilization": MAYA, "points": int(table.states["scale"][0][MAYA])}),
    ]


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


def test_the_last_guest_for_a_wonder_of_anothers_and_of_ones_own() -> None:
    table = Table().arrive("maya earth")
    for civilization in ("persian", "chinese", "greek", "egyptian"):
        table.princes("blue", civilization, "granary", 1)
    for civilization in ("persian", "chinese"):
        table.princes("red", civilization, "clay-yards", 1)
    found = reasons(table, "enter maya vine-slopes")
    assert Reason(PATRON, {"seat": BLUE, "civilization": MAYA, "island": 3}) in found
    assert Reason(VARIETY, {"number": 3, "island": 3}) in found


def test_cards_kept_and_cards_of_no_use() -> None:
    table = Table()
    table.act("red", "maya", "greek")
    assert reasons(table, "end") == [Reason(KEEP, {"number": 2})]
    table = Table()
    table.act("red", *["maya"] * 4, *["persian"] * 2)
    table.princes("red", "maya", "granary", 1)
    table.play("end")
    assert reasons(table, "discard persian") == [Reason(IDLE, {"civilization": PERSIAN})]
    assert reasons(table, "discard maya") == []


def test_several_moves_are_seen_together() -> None:
    table = Table()
    table.own("red", "persian", "kite-market")
    table.act("red", "persian", "persian")
    assert (
        reasons(table, "raise persian", "raise persian", "end")
        == [
            Reason(INCOME, {"points": 2}),
            Reason(KEEP, {"number": 0}),
        ][:1]
    )


def test_reasons_are_sentences_in_every_language() -> None:
    board = Table().map
    numbers = {"seat": 1, "district": 2, "civilization": 3, "island": 0, "number": 3}
    for language in LANGUAGES:
        speaker = speaker_of(board, ("Ann", "Bo", "Cy"), language)
        for reason in (POINTS, INCOME, RIVAL, DISTRICT, WONDER, PAIR, FIRST, GUEST, PATRON, WORTH, VARIETY, KEEP, IDLE):
            points = (2,) if reason not in (INCOME, RIVAL) else (2, -2)
            said = {speaker.say(reason_phrase(board, Reason(reason, {**numbers, "points": one}))) for one in points}
            assert len(said) == len(points)
            assert all(text.endswith(".") and "-2" not in text for text in said)
    assert speaker_of(board, ("Ann", "Bo")).say(reason_phrase(board, Reason(RIVAL, {"seat": 1, "points": -1}))) == (
        "Bo gets 1 point less at the end of the round, as things stand."
    )


def test_articles_fit_every_civilization_and_no_english_is_left() -> None:
    board = Table().map
    numbers = {"seat": 1, "district": 2, "island": 0, "number": 3, "points": 2}
    for language in LANGUAGES:
        speaker = speaker_of(board, ("Ann", "Bo", "Cy"), language)
        wrong = r"\b[Aa] [AEIOU]" if language == "en" else r"\b(a round|the|of|and|with)\b"
        for reason in (DISTRICT, PAIR, GUEST, PATRON, WORTH, IDLE):
            for civilization in range(len(CIVILIZATION_NAMES)):
                said = speaker.say(reason_phrase(board, Reason(reason, {**numbers, "civilization": civilization})))
                assert not re.search(wrong, said), said


def test_what_only_others_decide_has_no_reason() -> None:
    assert reasons(Table().arrive("maya wind"), "surprise") == []
