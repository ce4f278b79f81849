"""`utopia learn`: the list of lessons, or one of them, played by typed moves; plain lines only.

0: fine, or left before it was solved. 2: there is no such lesson.
"""

import sys
from collections.abc import Callable
from typing import Final

from utopia.cli.play.facts import facts_for
from utopia.cli.play.plain import PlainScreen
from utopia.cli.play.screen import read_line
from utopia.cli.speaking import say, speaker, tell, told
from utopia.lessons import Attempt, Lesson, Status, UnknownLessonError, lesson, lessons
from utopia.notation.words import NotationError

FINE, MISUSED = 0, 2
QUIT: Final = "quit"


def learn(lesson_id: str | None) -> int:
    """List the lessons, or play one."""
    if lesson_id is None:
        return _list()
    try:
        return _play(lesson(lesson_id))
    except UnknownLessonError:
        ids = ", ".join(one.id for one in lessons())
        tell(say("learn-no-lesson", name=repr(lesson_id), lessons=ids), stream=sys.stderr)
        return MISUSED


def _list() -> int:
    chapter = ""
    width = max(len(one.id) for one in lessons()) + 2
    for one in lessons():
        if one.chapter != chapter:
            tell(*([""] if chapter else []), say(one.chapter_title))
            chapter = one.chapter
        tell(f"  {one.id:{width}}{say(one.title)}")
    tell("", say("learn-how"))
    return FINE


def _play(one: Lesson) -> int:
    attempt = one.begin(speaker(one.game().map))
    _show(attempt)
    tell("", say(one.title), say(one.task), say("learn-words"))
    while attempt.status != Status.SOLVED:
        try:
            typed = read_line("> ").strip().lower()
        except EOFError:
            return FINE
        if typed == QUIT:
            return FINE
        if typed:
            _answer(attempt, typed)
    return FINE


def _answer(attempt: Attempt, typed: str) -> None:
    words: dict[str, Callable[[Attempt], None]] = {"hint": _hint, "undo": _undo, "moves": _moves, "table": _show}
    if typed in words:
        words[typed](attempt)
        return
    try:
        answer = attempt.play(typed)
    except NotationError as error:
        tell(told(error))
        return
    tell(answer.sentence or say("learn-goes-on"))
    if answer.status == Status.SOLVED:
        tell(say("learn-stars", stars=answer.stars))
    elif answer.status == Status.MISSED:
        tell(say("learn-missed"))


def _show(attempt: Attempt) -> None:
    names = [attempt.speaker.seat(seat) for seat in range(attempt.lesson.players)]
    PlainScreen().table(facts_for(attempt.game, names, attempt.lesson.seat))


def _hint(attempt: Attempt) -> None:
    tell(say(attempt.lesson.hint))


def _undo(attempt: Attempt) -> None:
    tell(say("learn-undone" if attempt.undo() else "learn-nothing-to-undo"))


def _moves(attempt: Attempt) -> None:
    tell(*(choice.text for choice in attempt.moves()))
