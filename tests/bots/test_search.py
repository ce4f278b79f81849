"""Searching bots plan whole turns and weigh what comes of them."""

import math

import pytest

from tests.bots.test_greedy import last_round
from tests.rules.table import Table
from utopia.bots import Budget, make
from utopia.chance import new_stream
from utopia.notation.moves import move_text
from utopia.rules import empty_states, legal_moves, seen_by
from utopia.rules.model.material import DISTRICTS, SEAT_NAMES

BUDGET = Budget(math.inf, 64)


def answer(table: Table, name: str, budget: Budget = BUDGET) -> str:
    """Return the bot's move for the seat to decide."""
    seat = SEAT_NAMES.index(table.decider())
    view, moves = empty_states(), table.buffer()
    seen_by(table.boards, table.states, seat, view)
    n = legal_moves(table.boards, table.states, seat, moves)
    bot = make(name, table.boards, seat)
    return move_text(table.map, bot.choose(view, moves[:n].copy(), budget, new_stream(1)))


def turn(table: Table, name: str) -> list[str]:
    """All that the bot does until its turn ends."""
    played, decider = [], table.decider()
    while table.decider() == decider and "end" not in played:
        played.append(answer(table, name))
        table.play(played[-1])
    return played


def two_steps_apart(table: Table) -> tuple[str, str]:
    """Two districts, from one of which a prince needs two moves to the other."""
    reachable = [int(mask) for mask in table.boards["reachable"][0]]
    for here in range(DISTRICTS):
        beyond = 0
        for other in range(DISTRICTS):
            beyond |= reachable[other] if reachable[here] >> other & 1 else 0
        far = [d for d in range(DISTRICTS) if (beyond & ~reachable[here]) >> d & 1 and d != here]
        if far:
            return table.map.districts[here].id, table.map.districts[far[0]].id
    raise AssertionError("every district is next to every other")


@pytest.mark.parametrize("name", ["envoy", "architect", "regent"])
def test_princes_two_steps_apart_come_together_and_build(name: str) -> None:
    table = Table()
    here, there = two_steps_apart(table)
    table.princes("red", "maya", there, 2)
    table.princes("red", "maya", here, 1)
    last_round(table)
    table.act("red", "maya", "maya")
    assert any(text.startswith("district maya") for text in turn(table, name))


@pytest.mark.parametrize("name", ["envoy", "architect", "regent"])
def test_the_last_word_on_the_scale_is_spoken(name: str) -> None:
    """Red, the last to act in the last round, wins only if its own civilization rises over yellow's."""
    table = Table()
    table.score(yellow=47, red=47, blue=10)
    table.own("yellow", "persian", "kite-market")
    table.own("red", "chinese", "granary")
    table.act("red", "chinese")
    table.state.acted = 0b110
    assert turn(table, name)[:1] == ["raise chinese"]


def test_no_time_means_the_plan_that_looks_best() -> None:
    table = Table().arrive("maya wind", "greek earth")
    table.princes("red", "maya", "kite-market", 2)
    assert answer(table, "regent", Budget(seconds=0)) == "enter maya kite-market"


@pytest.mark.parametrize("simulations", [1, 5, 300])
def test_any_number_of_trials_gives_an_answer_and_the_same_again(simulations: int) -> None:
    table = Table().arrive("maya wind", "greek earth")
    table.princes("red", "maya", "kite-market", 2)
    budget = Budget(math.inf, simulations)
    assert answer(table, "regent", budget) == answer(table, "regent", budget)
    assert answer(table, "regent", budget) in table.moves()
