"""The puzzles that come with the package are legal, solved by their plans, and what their numbers and themes say."""

import re
from collections import Counter

import pytest

from utopia.puzzles import THEMES, Puzzle, Solving, Status, UnknownPuzzleError, puzzle, puzzles
from utopia.puzzles.finding import FINDERS, LEAD, MOST_GOOD
from utopia.puzzles.solving import goals_of
from utopia.rules import same_position

by_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def of(players: int) -> list[Puzzle]:
    return [one for one in puzzles() if one.players == players]


def test_each_has_its_own_id_and_is_found_by_it() -> None:
    ids = [one.id for one in puzzles()]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[a-z2-7]{8}", one) for one in ids)
    assert puzzle(ids[-1]) is puzzles()[-1]
    with pytest.raises(UnknownPuzzleError):
        puzzle("aaaaaaaa")


@by_players
def test_there_are_puzzles_for_that_many(players: int) -> None:
    assert len(of(players)) >= 5
    assert {one.seat for one in of(players)} <= set(range(players))


@by_players
def test_its_plans_are_legal_and_solve_it(players: int) -> None:
    for one in of(players):
        goals = goals_of(one)
        assert 1 <= len(goals) <= MOST_GOOD
        for way in (one.solution, *one.also):
            solving = Solving(one)
            replies = [solving.play(move) for move in (*way, "end")]
            assert Status.REFUSED not in {reply.status for reply in replies}, one.id
            assert replies[-1].status == Status.SOLVED, one.id


@by_players
def test_ending_the_turn_at_once_is_legal_and_misses(players: int) -> None:
    for one in of(players):
        assert "end" in [choice.text for choice in Solving(one).moves()]
        assert Solving(one).play("end").status == Status.MISSED
        assert not any(same_position(goal, one.game().state) for goal in goals_of(one))


@by_players
def test_its_numbers_are_possible(players: int) -> None:
    for one in of(players):
        assert LEAD <= one.lead <= one.share <= 1
        assert 0 <= one.level <= len(FINDERS)


@by_players
def test_its_themes_are_those_of_its_solution(players: int) -> None:
    for one in of(players):
        words = Counter(move.split()[0] for move in one.solution)
        assert one.themes == tuple(theme for theme in THEMES if theme in one.themes)
        assert ("monument" in one.themes) == ("district" in words)
        assert ("wonder" in one.themes) == ("wonder" in words)
        assert ("king" in one.themes) == bool(words["raise"] + words["lower"])
        assert ("removal" in one.themes) == ("remove" in words)
        assert ("privilege" in one.themes) == ("privilege" in words)
        assert ("one-move" in one.themes) == (len(one.solution) == 1)
        assert ("long" in one.themes) == (len(one.solution) >= 6)
        assert ("early" in one.themes) == (int(one.view()["round_number"][0]) <= 2)


def test_each_theme_has_puzzles() -> None:
    counted = Counter(theme for one in puzzles() for theme in one.themes)
    assert set(counted) >= set(THEMES)
