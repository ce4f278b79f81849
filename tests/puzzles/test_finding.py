"""The search for puzzles: what counts as clearly best, which turns are looked at, and that it finds the same again."""

import numpy as np
import pytest

from utopia.analysis.choices import Choice, choices_of
from utopia.analysis.judging import Judge, Plan, Ranking
from utopia.puzzles import puzzles
from utopia.puzzles.finding import (
    LEAD,
    MOST_GOOD,
    PLAYERS,
    SCREENING,
    SURE,
    find_puzzles,
    game_seed,
    games_done,
    is_whole_turn,
    leading,
    play_out,
)
from utopia.puzzles.puzzle import boards_for
from utopia.rules import same_position

SEED = 3226123765
"""Of a game for two."""


@pytest.fixture(scope="module")
def turns() -> list[Choice]:
    return [choice for choice in choices_of(play_out(PLAYERS, SEED)) if is_whole_turn(choice)]


def ranking(choice: Choice, shares: list[list[float]]) -> Ranking:
    """Return a ranking of plans that change something, with these shares in each simulation."""
    after = choice.view.copy()
    after["score"][0][choice.seat] += 1
    samples = np.zeros((len(shares), len(shares[0]), 10))
    samples[:, :, choice.seat] = shares
    plans = tuple(Plan(0, after, (), ()) for _ in shares)
    return Ranking(choice.seat, plans, np.arange(len(shares), dtype=np.int32), samples)


def test_a_clear_lead_counts(turns: list[Choice]) -> None:
    clear = ranking(turns[0], [[0.6, 0.5, 0.6], [0.5, 0.6, 0.5], [0.3, 0.3, 0.3], [0.2, 0.3, 0.2]])
    found = leading(clear, turns[0], LEAD, SURE)
    assert found is not None
    assert len(found.good) == 2
    assert found.lead == pytest.approx(0.5333 - 0.3, abs=1e-3)


def test_a_small_or_doubtful_lead_does_not_count(turns: list[Choice]) -> None:
    small = ranking(turns[0], [[0.54, 0.54], [0.5, 0.5]])
    doubtful = ranking(turns[0], [[1.0, 0.0, 1.0], [0.0, 1.0, 0.0]])
    assert leading(small, turns[0], LEAD, SURE) is None
    assert leading(doubtful, turns[0], LEAD, SURE) is None
    assert leading(ranking(turns[0], [[1.0, 1.0]]), turns[0], LEAD, SURE) is None


def test_too_many_good_plans_are_no_puzzle(turns: list[Choice]) -> None:
    alike = [[0.5, 0.5]] * (MOST_GOOD + 1)
    assert leading(ranking(turns[0], [*alike, [0.1, 0.1]]), turns[0], LEAD, SURE) is None


def test_doing_nothing_is_no_solution(turns: list[Choice]) -> None:
    clear = ranking(turns[0], [[0.6, 0.6], [0.1, 0.1]])
    idle = Plan(0, turns[0].view, (), ())
    lazy = Ranking(clear.seat, (idle, clear.plans[1]), clear.places, clear.samples)
    assert leading(lazy, turns[0], LEAD, SURE) is None


def test_more_simulations_go_on_with_those_made(turns: list[Choice]) -> None:
    judge, choice = Judge(boards_for(2), SCREENING, 1), turns[2]
    rough = judge.rank(choice.view, choice.seat, choice.moves, 4)
    assert (np.diff(rough.shares.mean(axis=1)) <= 0).all()
    finer = judge.narrow(rough, 3, 8)
    assert finer.shares.shape == (3, 8)
    for place, shares in zip(finer.places, finer.shares, strict=True):
        assert (shares[:4] == rough.shares[rough.places == place][0]).all()
    for plan in finer.plans:
        assert judge.way_to(choice.view, choice.seat, plan)


def test_whole_turns_are_looked_at(turns: list[Choice]) -> None:
    assert len(turns) > 5
    assert all(int(choice.view["step"][0]) == int(turns[0].view["step"][0]) for choice in turns)
    assert not any(same_position(choice.view, choice.position) for choice in turns)


def test_the_search_knows_where_it_was() -> None:
    known = [one for one in puzzles() if one.players == 2]
    last = games_done(known, 2, 1000, 1)
    assert game_seed(2, 1, last) == known[-1].seed
    assert games_done([], 2, 1000, 1) == 0
    assert games_done(known, 3, 1000, 1) == 0


@pytest.mark.full
def test_it_finds_the_same_puzzles_again() -> None:
    known = [one for one in puzzles() if one.players == 2]
    number = next(n for n in range(1000) if game_seed(2, 1, n) == known[0].seed)
    again = list(find_puzzles(2, number + 1, 1, number))
    assert again == [one for one in known if one.seed == known[0].seed]
