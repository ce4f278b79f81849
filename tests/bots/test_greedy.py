"""Greedy plays like a sensible beginner."""

import pytest

from tests.rules.table import Table
from utopia.bots import USUAL_BUDGET, make
from utopia.chance import new_stream
from utopia.notation.moves import move_text
from utopia.rules import empty_states, legal_moves, seen_by
from utopia.rules.model.material import SEAT_NAMES


def answers(table: Table) -> set[str]:
    """Return greedy's move for the seat to decide, with random ties."""
    seat = SEAT_NAMES.index(table.decider())
    view, moves = empty_states(), table.buffer()
    seen_by(table.boards, table.states, seat, view)
    n = legal_moves(table.boards, table.states, seat, moves)
    bot = make("greedy", table.boards, seat)
    return {move_text(table.map, bot.choose(view, moves[:n], USUAL_BUDGET, new_stream(seed))) for seed in range(8)}


def answer(table: Table) -> str:
    """Return greedy's move, independent of random ties."""
    [text] = answers(table)
    return text


def turn(table: Table) -> list[str]:
    """All that greedy does until it ends its turn."""
    played = []
    while (text := min(answers(table))) != "end":
        table.play(text)
        played.append(text)
    return played


def last_round(table: Table) -> None:
    """Yellow will reach the target this round."""
    table.score(yellow=60)


def test_the_third_prince_enters() -> None:
    table = Table().arrive("maya wind", "greek earth")
    table.princes("red", "maya", "kite-market", 2)
    table.princes("red", "greek", "granary", 1)
    assert answer(table) == "enter maya kite-market"


def test_of_two_sets_the_one_that_pays_more() -> None:
    table = Table().arrive("persian wind", "greek earth")
    table.princes("red", "persian", "kite-market", 2)
    table.princes("red", "greek", "granary", 2)
    assert answer(table) == "enter persian kite-market"


def test_three_princes_build() -> None:
    table = Table().arrive("maya wind")
    table.princes("red", "maya", "kite-market", 3)
    table.play("enter maya vane-square")
    assert answer(table) == "district maya kite-market"


def test_a_move_completes_a_set() -> None:
    table = Table()
    table.princes("red", "maya", "kite-market", 2)
    table.princes("red", "maya", "sail-lofts", 1)
    table.act("red", "maya", "greek")
    assert [text.split()[0] for text in turn(table)] == ["move", "to", "district"]
    assert table.cards("red") == ["greek"]


def test_cards_are_kept_while_nothing_is_urgent() -> None:
    table = Table()
    table.own("red", "maya", "kite-market")
    table.act("red", "persian", "persian", "greek")
    assert answer(table) == "end"


def test_the_last_round_squeezes_points_out_of_cards() -> None:
    table = Table()
    table.own("red", "chinese", "kite-market")
    table.own("blue", "greek", "granary")
    table.princes("red", "greek", "granary")
    last_round(table)
    table.act("red", "chinese", "chinese", "greek")
    assert sorted(turn(table)) == ["add chinese kite-market", "remove chinese kite-market", "remove greek granary"]


def test_the_last_round_moves_the_scale() -> None:
    table = Table()
    table.own("yellow", "maya", "kite-market", "vane-square")
    last_round(table)
    table.act("red", "maya", "maya")
    assert answer(table) == "lower maya"


def test_a_privilege_completes_a_monument() -> None:
    table = Table()
    table.princes("red", "maya", "kite-market", 2)
    table.princes("red", "maya", "sail-lofts", 1)
    table.act("red", "greek")
    assert [text.split()[0] for text in turn(table)] == ["privilege", "move", "to", "district"]
    assert table.privileges("red") == 1


def test_a_privilege_is_not_spent_on_less() -> None:
    table = Table()
    table.princes("red", "maya", "kite-market", 1)
    table.princes("red", "maya", "sail-lofts", 1)
    table.act("red", "greek")
    assert answer(table) == "end"


def test_the_least_useful_cards_are_discarded() -> None:
    table = Table()
    table.own("red", "chinese", "kite-market")
    table.princes("red", "maya", "granary")
    table.princes("red", "chinese", "kite-market")
    table.act("red", "maya", "chinese", "chinese", "egyptian", "maya", "chinese")
    table.play("end")
    assert answer(table) == "discard egyptian"


def test_those_leave_for_a_wonder_who_are_missed_least() -> None:
    table = Table()
    table.one_of_each("red", "granary")
    table.princes("red", "maya", "vine-slopes", 2)
    last_round(table)
    table.act("red")
    table.play("wonder earth")
    assert answer(table) == "leave maya granary"


@pytest.mark.parametrize("cards", [("maya", "maya"), ("maya", "greek", "greek")])
def test_it_does_not_walk_to_and_fro(cards: tuple[str, ...]) -> None:
    table = Table()
    table.princes("red", "maya", "kite-market", 1)
    table.princes("red", "greek", "granary", 1)
    table.act("red", *cards)
    assert answer(table) == "end"
