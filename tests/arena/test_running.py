"""Many games: the same whatever does them, and as greedy should play them."""

import pytest

from tests.rules.laying_out import BOARD
from utopia.arena import Match, Tally, Tournament, Workforce, play_all, run, summary

TEMPO = {2: 7.1, 3: 6.5, 4: 6.1, 5: 5.9}
"""Rounds of a simple one-step greedy player, on the average; ours is to be no slower."""


def test_parts_add_up_to_the_whole() -> None:
    match = Match(("greedy", "random", "random"), 50, 5, BOARD)
    heard: list[int] = []
    whole = summary(run(match, progress=heard.append))
    parts = Tally.empty(match)
    for part in reversed(list(play_all(Tournament((match,))))):
        for played in part:
            parts.count(match, played.result)
    assert summary(parts) == whole
    assert sum(heard) == match.games == whole["games"]
    assert len(heard) > 1


@pytest.mark.full
def test_the_number_of_jobs_changes_nothing() -> None:
    match = Match(("greedy", "random", "greedy"), 90, 11, BOARD)
    assert summary(run(match, jobs=1)) == summary(run(match, jobs=2))


def test_another_seed_gives_other_games() -> None:
    one, other = (Match(("greedy", "random"), 10, seed, BOARD) for seed in (1, 2))
    assert summary(run(one)) != summary(run(other))


@pytest.mark.parametrize("players", [2, 5])
def test_greedy_beats_random(players: int) -> None:
    match = Match(("greedy", *["random"] * (players - 1)), 20 * players, 1, BOARD)
    greedy = summary(run(match))["bots"]["greedy"]
    assert greedy["win_share"] > 0.98


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_games_have_a_sensible_length(players: int) -> None:
    match = Match(("greedy",) * players, 60, 1, BOARD)
    figures = summary(run(match))
    assert figures["ended"] == {"target": 60, "stall": 0}
    assert 5 < figures["rounds"]["mean"] < TEMPO[players]
    assert max(int(rounds) for rounds in figures["rounds"]["games_by_rounds"]) <= 10


def test_jobs_are_at_least_one() -> None:
    with pytest.raises(ValueError, match=r"^0 jobs: at least 1 is needed$"):
        Workforce(0)
