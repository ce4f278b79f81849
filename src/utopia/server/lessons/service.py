"""Attempts at lessons, played again from their moves for every request: nothing of them is kept.

Importing this loads compiled rules.
"""

import asyncio
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from utopia import lessons
from utopia.lessons import Attempt, Status, UnknownLessonError, shortest_solution
from utopia.lessons.solving import SOLVING_LIMIT
from utopia.notation.events import Event
from utopia.rules import DEFAULT_PRESET
from utopia.server.game.messages.socket import Hint, Told
from utopia.server.game.messages.view import View
from utopia.server.game.view import Draft, Observation, told_of, view_of
from utopia.server.game.view.happenings import carried, event_phrase
from utopia.server.lessons.messages import Lesson, LessonEntry, LessonPosition
from utopia.server.lessons.store import IllegalAttemptError, NoSuchLessonError, SolvedLesson, UnsolvedError
from utopia.server.web.messages import Phrase, Refusal, iso

_REMEMBERED: Final = 8192
"""Positions whose status is remembered: to find it out may take half a second."""


class Lessons:
    """The lessons as the endpoints ask for them."""

    def __init__(self) -> None:
        self._one_search: Final = asyncio.Lock()
        """Searches run one at a time beside the event loop: games go on meanwhile."""

    def entries(self, solved: Mapping[str, SolvedLesson]) -> list[LessonEntry]:
        """Return all lessons in their order, with what a person has solved."""
        return [_entry(one, solved.get(one.id)) for one in lessons.lessons()]

    def lesson(self, id_: str) -> Lesson:
        """Return a lesson's task. Raise NoSuchLessonError."""
        return _lesson(_found(id_))

    async def position(self, id_: str, codes: Sequence[int]) -> LessonPosition:
        """Return where an attempt stands after these moves. Raise NoSuchLessonError, IllegalAttemptError."""
        attempt = _replayed(id_, codes)
        async with self._one_search:
            status = await asyncio.to_thread(_status, id_, tuple(codes))
        why = {Status.SOLVED: attempt.lesson.solved, Status.MISSED: attempt.lesson.missed}.get(status)
        told: Any = status.value
        return LessonPosition(told, None if why is None else carried(why), attempt.stars, view_of_attempt(attempt))

    def told(self, id_: str, codes: Sequence[int], code: int) -> Told:
        """Return what a further move would do, or why it is refused. The errors of ``position``."""
        attempt = _replayed(id_, codes)
        return told_of(Observation(attempt.game, attempt.lesson.seat), "", code)

    async def hint(self, id_: str, codes: Sequence[int]) -> Hint:
        """Return the next move of a solution and where to look for it. The errors of ``position``."""
        attempt = _replayed(id_, codes)
        async with self._one_search:
            move = await asyncio.to_thread(_next_move, id_, tuple(codes))
        code = next((one.code for one in attempt.moves() if one.text == move), None)
        if code is None:
            return Hint("", Refusal(Phrase("lesson-undo-first")), len(codes))
        moves = [event_phrase(attempt.game.map, Event(attempt.lesson.seat, code))]
        return Hint("", None, len(codes), [code], moves, [carried(attempt.lesson.hint)])

    def solution(self, id_: str, codes: Sequence[int]) -> tuple[int, int]:
        """Return stars and number of moves of a solution. Raise UnsolvedError; the errors of ``position``."""
        attempt = _replayed(id_, codes)
        if not attempt.is_solved:
            raise UnsolvedError
        return attempt.stars, attempt.moves_made


def _entry(one: lessons.Lesson, solved: SolvedLesson | None) -> LessonEntry:
    entry = LessonEntry(one.id, one.chapter, carried(one.chapter_title), carried(one.title))
    if solved is None:
        return entry
    return msgspec.structs.replace(entry, stars=solved.stars, moves=solved.moves, at=iso(solved.at))


def _lesson(one: lessons.Lesson) -> Lesson:
    every, game = lessons.lessons(), one.game()
    number = every.index(one) + 1
    return Lesson(
        id=one.id,
        chapter_title=carried(one.chapter_title),
        title=carried(one.title),
        task=carried(one.task),
        number=number,
        count=len(every),
        next=every[number].id if number < len(every) else None,
        seat=one.seat,
        players=one.players,
        turns=one.turns,
        star_moves=list(one.stars),
        board=game.map.digest,
        edition=DEFAULT_PRESET,
        options=game.edition.options(),
    )


def _found(id_: str) -> lessons.Lesson:
    try:
        return lessons.lesson(id_)
    except UnknownLessonError:
        raise NoSuchLessonError from None


def _replayed(id_: str, codes: Sequence[int]) -> Attempt:
    attempt = _found(id_).begin()
    for number, code in enumerate(codes, 1):
        choice = next((one for one in attempt.moves() if one.code == code), None)
        if choice is None:
            raise IllegalAttemptError(number)
        attempt.make(choice)
    return attempt


@lru_cache(_REMEMBERED)
def _status(id_: str, codes: tuple[int, ...]) -> Status:
    return _replayed(id_, codes).status


@lru_cache(_REMEMBERED)
def _next_move(id_: str, codes: tuple[int, ...]) -> str | None:
    """The author's solution first, for its moves follow a thought; None if no line is found."""
    attempt = _replayed(id_, codes)
    guided = lessons.lesson(id_).begin()
    for move in attempt.lesson.solution:
        if guided.game.state.tobytes() == attempt.game.state.tobytes():
            return move
        guided.make(move)
    found = shortest_solution(attempt, SOLVING_LIMIT)
    return found[0] if found else None


def view_of_attempt(attempt: Attempt) -> View:
    """Return the position as the learner's seat may know it; nothing can be done any more when the lesson is over."""
    made = attempt.moves_made
    seen = Observation(attempt.game, attempt.lesson.seat)
    draft = Draft(0, None if made else Phrase("bar-beginning"))
    view = view_of(seen, attempt.lesson.id, made, 0, draft)
    choices = [one.code for one in attempt.moves()]
    return msgspec.structs.replace(view, choices=choices, deciding=view.deciding if choices else [])
