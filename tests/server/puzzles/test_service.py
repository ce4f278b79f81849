"""The daily puzzle, streaks, and which puzzle comes next."""

from datetime import UTC, date, datetime, timedelta

import pytest

from utopia.puzzles import puzzles
from utopia.server.people.strength import Strength
from utopia.server.puzzles import service
from utopia.server.puzzles.service import daily_puzzle, next_puzzle, progress
from utopia.server.puzzles.store import TriedPuzzle

TODAY = date(2027, 3, 1)
NOW = datetime(2027, 3, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_today", lambda: TODAY)


def tried(*days: int, first: bool = True) -> dict[str, TriedPuzzle]:
    """Return daily puzzles solved so many days ago."""
    return {
        str(ago): TriedPuzzle(str(ago), NOW - timedelta(days=ago), first, NOW, TODAY.toordinal() - ago) for ago in days
    }


def test_each_day_has_its_puzzle_and_all_have_their_turn() -> None:
    days = [daily_puzzle(TODAY + timedelta(days=number)) for number in range(len(puzzles()))]
    assert set(days) == {one.id for one in puzzles()}
    assert days[0] == daily_puzzle(TODAY) == daily_puzzle(TODAY + timedelta(days=len(puzzles())))


@pytest.mark.parametrize(("days", "count"), [((0, 1, 2), 3), ((1, 2), 2), ((2, 3), 0), ((0, 2), 1), ((), 0)])
def test_days_count_up_to_today_or_yesterday(days: tuple[int, ...], count: int) -> None:
    assert progress(tried(*days), Strength()).days == count


def test_a_miss_ends_the_row() -> None:
    latest = tried(0, 1) | tried(2, first=False) | tried(3)
    assert progress(latest, Strength()).in_a_row == 2
    assert progress(tried(0, 1, 2), Strength()).in_a_row == 3


def test_new_puzzles_come_first_then_those_that_were_missed() -> None:
    daily = daily_puzzle(TODAY)
    others = [one.id for one in puzzles() if one.players == 2 and one.id != daily]
    missed = {id_: TriedPuzzle(id_, NOW, False) for id_ in others}
    solved = {id_: TriedPuzzle(id_, NOW, True, NOW) for id_ in others}
    new = others[3]
    assert next_puzzle(2, None, {id_: one for id_, one in missed.items() if id_ != new}, Strength(), {}) == new
    assert next_puzzle(2, None, solved | {new: missed[new]}, Strength(), {}) == new
    assert next_puzzle(2, None, solved, Strength(), {}) in {*others, daily}


def test_the_next_is_about_as_hard_as_the_solver_is_strong() -> None:
    strengths = {one.id: Strength(10.0) for one in puzzles()}
    near = {one.id for one in puzzles()[:8]}
    strengths |= {id_: Strength(40.0) for id_ in near}
    near.discard(daily_puzzle(TODAY))
    assert len({next_puzzle(None, None, {}, Strength(39.0), strengths) for _ in range(20)} - near) <= 1
