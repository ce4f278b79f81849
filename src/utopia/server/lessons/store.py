"""The lessons that people have solved, each with their best solution; and what is wrong with an attempt."""

from dataclasses import dataclass
from datetime import datetime

import msgspec
from sqlalchemy import Connection, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import lesson, now


class NoSuchLessonError(SaidError):
    """There is no lesson of that id."""

    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such lesson", "problem-no-lesson")


class IllegalAttemptError(SaidError):
    """A move of an attempt is not legal."""

    status = 422

    def __init__(self, number: int) -> None:
        super().__init__(f"moves: move {number} is not legal there", "problem-lesson-illegal", move=str(number))


class UnsolvedError(SaidError):
    """The moves are legal and do not reach the goal."""

    status = 409

    def __init__(self) -> None:
        super().__init__("moves: they do not reach the goal", "problem-lesson-unsolved")


class SolvedLesson(msgspec.Struct, frozen=True):
    """A lesson that a person has solved."""

    lesson: str
    stars: int
    moves: int
    """Of the best solution."""
    at: datetime
    """Of the first solution."""


@dataclass(frozen=True, slots=True)
class SolvedLessons:
    """Those of all people."""

    database: Database

    async def of_person(self, who: str) -> dict[str, SolvedLesson]:
        """Return what a person has solved, by the lesson's id."""
        query = select(lesson.c.lesson, lesson.c.stars, lesson.c.moves, lesson.c.at).where(lesson.c.person == who)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.lesson: msgspec.convert(row, SolvedLesson, from_attributes=True) for row in rows}

    async def add(self, who: str, id_: str, stars: int, moves: int) -> SolvedLesson:
        """Store a solution, if it is the person's first or best. Return the best."""
        return await self.database.write(lambda connection: _add(connection, who, id_, stars, moves))

    async def hand_on(self, guest: str, account: str) -> None:
        """Store the guest's solutions for an account too: somebody learned without one and has signed in."""
        await self.database.write(lambda connection: _hand_on(connection, guest, account))


def _hand_on(connection: Connection, guest: str, account: str) -> None:
    for row in connection.execute(select(lesson).where(lesson.c.person == guest)).all():
        _add(connection, account, row.lesson, row.stars, row.moves)


def _add(connection: Connection, who: str, id_: str, stars: int, moves: int) -> SolvedLesson:
    mine = (lesson.c.person == who, lesson.c.lesson == id_)
    known = connection.execute(select(lesson).where(*mine)).one_or_none()
    if known is None:
        solved = SolvedLesson(id_, stars, moves, now())
        connection.execute(insert(lesson).values(person=who, **msgspec.structs.asdict(solved)))
        return solved
    best = SolvedLesson(id_, max(stars, known.stars), min(moves, known.moves), known.at)
    connection.execute(update(lesson).where(*mine).values(stars=best.stars, moves=best.moves))
    return best
