"""The puzzles that people have tried, the ratings of people and puzzles; and what is wrong with an attempt."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import now, puzzle_attempt, puzzle_solver, puzzle_strength
from utopia.server.people.strength import Strength, after


class NoSuchPuzzleError(SaidError):
    """There is no puzzle of that id, or none that fits."""

    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such puzzle", "problem-no-puzzle")


class IllegalPuzzleMoveError(SaidError):
    """A move of an attempt is not legal."""

    status = 422

    def __init__(self, number: int) -> None:
        super().__init__(f"moves: move {number} is not legal there", "problem-puzzle-illegal", move=str(number))


class TriedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that a person has tried."""

    puzzle: str
    at: datetime
    """Of the first attempt."""
    first: bool
    """That was right, without help."""
    solved: datetime | None = None
    day: int | None = None
    """It was solved as the puzzle of that day (``date.toordinal``)."""


@dataclass(frozen=True, slots=True)
class Trial:
    """An attempt that has ended."""

    puzzle: str
    right: bool
    helped: bool
    day: int | None
    """The present one, if this is its puzzle."""
    strength: Strength
    """The puzzle's, while nobody has tried it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an attempt changed."""

    is_first: bool
    before: Strength
    mine: Strength
    puzzle: Strength


@dataclass(frozen=True, slots=True)
class TriedPuzzles:
    """Those of all people."""

    database: Database

    async def of_person(self, who: str) -> dict[str, TriedPuzzle]:
        """Return what a person has tried, by the puzzle's id, the latest last."""
        query = select(puzzle_attempt).where(puzzle_attempt.c.person == who).order_by(puzzle_attempt.c.at)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.puzzle: msgspec.convert(row, TriedPuzzle, from_attributes=True) for row in rows}

    async def solver(self, who: str) -> Strength:
        """Return a person's rating."""
        return await self.database.read(lambda connection: _strength(connection, puzzle_solver, who, Strength()))

    async def strengths(self) -> Mapping[str, Strength]:
        """Return the ratings of all puzzles that somebody has tried."""
        rows = await self.database.read(lambda connection: connection.execute(select(puzzle_strength)).all())
        return {row.puzzle: Strength(row.mu, row.sigma) for row in rows}

    async def add(self, who: str, trial: Trial) -> Outcome:
        """Store an attempt; a person's first one at a puzzle counts for both ratings, unless it was helped."""
        return await self.database.write(lambda connection: _add(connection, who, trial))

    async def hand_on(self, guest: str, account: str) -> None:
        """Store the guest's attempts for an account too: somebody solved puzzles without one and has signed in."""
        await self.database.write(lambda connection: _hand_on(connection, guest, account))


def _add(connection: Connection, who: str, trial: Trial) -> Outcome:
    mine = (puzzle_attempt.c.person == who, puzzle_attempt.c.puzzle == trial.puzzle)
    known = connection.execute(select(puzzle_attempt).where(*mine)).one_or_none()
    solver = _strength(connection, puzzle_solver, who, Strength())
    strength = _strength(connection, puzzle_strength, trial.puzzle, trial.strength)
    solved = {"solved": now(), "day": trial.day} if trial.right else {}
    if known is not None:
        if known.solved is None and solved:
            connection.execute(update(puzzle_attempt).where(*mine).values(**solved))
        return Outcome(False, solver, solver, strength)
    is_right = trial.right and not trial.helped
    row = {"person": who, "puzzle": trial.puzzle, "at": now(), "first": is_right}
    connection.execute(insert(puzzle_attempt).values(**row, **solved))
    if trial.helped:
        return Outcome(True, solver, solver, strength)
    solver_after, strength_after = after([solver, strength], [1, 2] if trial.right else [2, 1])
    _store(connection, puzzle_solver, who, solver_after)
    _store(connection, puzzle_strength, trial.puzzle, strength_after)
    return Outcome(True, solver, solver_after, strength_after)


def _hand_on(connection: Connection, guest: str, account: str) -> None:
    own = set(connection.execute(select(puzzle_attempt.c.puzzle).where(puzzle_attempt.c.person == account)).scalars())
    for row in connection.execute(select(puzzle_attempt).where(puzzle_attempt.c.person == guest)).all():
        if row.puzzle not in own:
            connection.execute(insert(puzzle_attempt).values({**row._asdict(), "person": account}))
    if not own and (rating := _row(connection, puzzle_solver, guest)) is not None:
        _store(connection, puzzle_solver, account, Strength(rating.mu, rating.sigma))


def _row(connection: Connection, table: Table, key: str) -> Any:
    return connection.execute(select(table).where(table.primary_key.columns[0] == key)).one_or_none()


def _strength(connection: Connection, table: Table, key: str, unknown: Strength) -> Strength:
    row = _row(connection, table, key)
    return unknown if row is None else Strength(row.mu, row.sigma)


def _store(connection: Connection, table: Table, key: str, strength: Strength) -> None:
    column = table.primary_key.columns[0]
    connection.execute(delete(table).where(column == key))
    connection.execute(insert(table).values({column.name: key, "mu": strength.mu, "sigma": strength.sigma}))
