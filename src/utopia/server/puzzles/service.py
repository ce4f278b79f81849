"""Puzzles as the endpoints ask for them. Attempts are played again from their moves for every request.

Importing this loads compiled rules.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from functools import cache
from typing import Any, Final

import msgspec

from utopia import puzzles as shipped
from utopia.notation.events import Event
from utopia.notation.moves import parse_move
from utopia.puzzles import Solving, Status, UnknownPuzzleError
from utopia.puzzles.solving import END
from utopia.rules import DEFAULT_PRESET
from utopia.server.game.messages.socket import Hint, Told
from utopia.server.game.messages.view import View
from utopia.server.game.view import Draft, Observation, told_of, view_of
from utopia.server.game.view.happenings import event_phrase
from utopia.server.people.strength import Strength
from utopia.server.puzzles.messages import (
    Puzzle,
    PuzzleGroup,
    PuzzleOverview,
    PuzzlePosition,
    PuzzleProgress,
    PuzzleResult,
    PuzzleState,
)
from utopia.server.puzzles.store import IllegalPuzzleMoveError, NoSuchPuzzleError, Outcome, Trial, TriedPuzzle
from utopia.server.web.messages import Phrase

Tried = Mapping[str, TriedPuzzle]
_STEP: Final = 2.0
"""Strength by which a puzzle of the next level is harder, until people have tried it."""
_NEAR: Final = 8
"""Puzzles of a suitable rating from which one is drawn."""


def overview(tried: Tried, rating: Strength) -> PuzzleOverview:
    """Return how many puzzles there are, today's, and how far a person has come."""
    today = _today()
    daily = daily_puzzle(today)
    groups = [_group(players, tried) for players in sorted({one.players for one in shipped.puzzles()})]
    return PuzzleOverview(today.isoformat(), daily, _state(tried.get(daily)), groups, progress(tried, rating))


def puzzle(id_: str, tried: Tried, strengths: Mapping[str, Strength]) -> Puzzle:
    """Return a puzzle's table. Raise NoSuchPuzzleError."""
    one = _found(id_)
    game = one.game()
    return Puzzle(
        id=one.id,
        seat=one.seat,
        players=one.players,
        themes=list(one.themes),
        rating=_rating(one, strengths).points,
        state=_state(tried.get(id_)),
        is_daily=id_ == daily_puzzle(_today()),
        board=game.map.digest,
        edition=DEFAULT_PRESET,
        options=game.edition.options(),
    )


def next_puzzle(
    players: int | None, theme: str | None, tried: Tried, rating: Strength, strengths: Mapping[str, Strength]
) -> str:
    """Return the id of a puzzle that fits: new if there is one, about as hard as the person is strong.

    Raise NoSuchPuzzleError if none fits.
    """
    fitting = [one for one in shipped.puzzles() if players in (None, one.players) and theme in (None, *one.themes)]
    if not fitting:
        raise NoSuchPuzzleError
    daily = daily_puzzle(_today())
    unsolved = [one for one in fitting if one.id != daily and _state(tried.get(one.id)) != "solved"]
    new = [one for one in unsolved if one.id not in tried]
    near = sorted(new or unsolved or fitting, key=lambda one: abs(_rating(one, strengths).mu - rating.mu))
    return random.choice(near[:_NEAR]).id  # noqa: S311 - which puzzle comes is no secret


def position(id_: str, codes: Sequence[int]) -> PuzzlePosition:
    """Return where an attempt stands after these moves. Raise NoSuchPuzzleError, IllegalPuzzleMoveError."""
    solving = _replayed(id_, codes)
    status: Any = solving.status.value
    return PuzzlePosition(status, view_of_solving(solving, len(codes)))


def told(id_: str, codes: Sequence[int], code: int) -> Told:
    """Return what a further move would do, or why it is refused. The errors of ``position``."""
    solving = _replayed(id_, codes)
    return told_of(Observation(solving.game, solving.puzzle.seat), "", code)


def hint(id_: str, codes: Sequence[int]) -> Hint:
    """Return the next move of the best turn, or its first where an attempt has left it. The errors of ``position``."""
    solving = _replayed(id_, codes)
    code = parse_move(solving.game.map, solving.hint())
    return Hint("", None, len(codes), [code], [event_phrase(solving.game.map, Event(solving.puzzle.seat, code))])


def trial(id_: str, codes: Sequence[int], *, helped: bool) -> Trial:
    """Return an attempt as it is stored. The errors of ``position``."""
    today, one = _today(), _found(id_)
    right = _replayed(id_, codes).status == Status.SOLVED
    day = today.toordinal() if id_ == daily_puzzle(today) else None
    return Trial(id_, right, helped, day, _rating(one, {}))


def result(made: Trial, outcome: Outcome, tried: Tried) -> PuzzleResult:
    """Return the answer to an attempt."""
    one = _found(made.puzzle)
    game = one.game()
    codes = [parse_move(game.map, move) for move in (*one.solution, END)]
    return PuzzleResult(
        status="solved" if made.right else "missed",
        is_first=outcome.is_first,
        solution=codes,
        moves=[event_phrase(game.map, Event(one.seat, code)) for code in codes],
        share=one.share,
        lead=one.lead,
        gained=outcome.mine.points - outcome.before.points,
        rating=outcome.puzzle.points,
        progress=progress(tried, outcome.mine),
    )


def progress(tried: Tried, rating: Strength) -> PuzzleProgress:
    """Return how far a person has come."""
    latest_first = sorted(tried.values(), key=lambda one: one.at, reverse=True)
    in_a_row = next((number for number, one in enumerate(latest_first) if not one.first), len(latest_first))
    solved = sum(one.solved is not None for one in latest_first)
    return PuzzleProgress(rating.points, rating.doubt, len(latest_first), solved, in_a_row, _days(tried))


def daily_puzzle(day: date) -> str:
    """Return the id of a day's puzzle: the puzzles take turns in an order that looks drawn."""
    order = _shuffled()
    return order[day.toordinal() % len(order)]


@cache
def _shuffled() -> tuple[str, ...]:
    return tuple(sorted((one.id for one in shipped.puzzles()), key=lambda id_: hashlib.sha256(id_.encode()).digest()))


def _days(tried: Tried) -> int:
    """Return the days in a row with their puzzle solved; today need not be solved yet."""
    days, today = {one.day for one in tried.values()}, _today().toordinal()
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


def _today() -> date:
    return datetime.now(UTC).date()


def _group(players: int, tried: Tried) -> PuzzleGroup:
    here = [one for one in shipped.puzzles() if one.players == players]
    themes = Counter(theme for one in here for theme in one.themes)
    solved = sum(_state(tried.get(one.id)) == "solved" for one in here)
    return PuzzleGroup(players, {theme: themes[theme] for theme in shipped.THEMES if themes[theme]}, len(here), solved)


def _state(known: TriedPuzzle | None) -> PuzzleState:
    if known is None:
        return "new"
    return "missed" if known.solved is None else "solved"


def _rating(one: shipped.Puzzle, strengths: Mapping[str, Strength]) -> Strength:
    """Return how hard a puzzle is; while nobody has tried it, by how far it is hidden from bots."""
    usual = Strength()
    return strengths.get(one.id) or Strength(usual.mu + _STEP * (one.level - 1.5), usual.sigma)


def _found(id_: str) -> shipped.Puzzle:
    try:
        return shipped.puzzle(id_)
    except UnknownPuzzleError:
        raise NoSuchPuzzleError from None


def _replayed(id_: str, codes: Sequence[int]) -> Solving:
    solving = Solving(_found(id_))
    for number, code in enumerate(codes, 1):
        choice = next((one for one in solving.moves() if one.code == code), None)
        if choice is None:
            raise IllegalPuzzleMoveError(number)
        solving.play(choice)
    return solving


def view_of_solving(solving: Solving, made: int) -> View:
    """Return the position as the solver's seat may know it; nothing can be done any more when the turn has ended."""
    seen = Observation(solving.game, solving.puzzle.seat)
    draft = Draft(0, None if made else Phrase("bar-beginning"))
    view = view_of(seen, solving.puzzle.id, made, 0, draft)
    choices = [one.code for one in solving.moves()]
    return msgspec.structs.replace(view, choices=choices, deciding=view.deciding if choices else [])
