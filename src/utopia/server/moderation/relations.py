"""Blocks (never meet a person) and mutes (never read them). The blocked or muted person does not learn of it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from utopia.server.accounts.people import NobodyError
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import now, person, relation
from utopia.server.database.schema.people import RelationKind
from utopia.server.web.problems import ProblemError


class FullListError(SaidError):
    """Too many people are blocked or muted."""

    status = 409

    def __init__(self, most: int) -> None:
        super().__init__(f"the list is full ({most}); take somebody off it first", "storage-list-full", most=str(most))


MOST_RELATIONS: Final = 500
"""Of one person."""


class Relation(msgspec.Struct, frozen=True):
    """A block or mute of ``other``."""

    kind: RelationKind
    other: str
    """A person's id."""
    name: str | None
    """As the other one is called now."""
    created: datetime


@dataclass(frozen=True, slots=True)
class Relations:
    """The lists of all people."""

    database: Database

    async def add(self, who: str, kind: RelationKind, other: str) -> None:
        """Block or mute a person; a second time nothing happens.

        Raise NobodyError if there is no such person; FullListError if ``who`` has ``MOST_RELATIONS`` already.
        """
        row = {"person": who, "kind": kind, "other": other, "created": now()}
        if who == other or len(await self.of(who)) >= MOST_RELATIONS:
            raise NobodyError(other) if who == other else FullListError(MOST_RELATIONS)
        try:
            await self.database.write(lambda connection: connection.execute(insert(relation).values(row)))
        except IntegrityError:
            if not await self._is_there(who, kind, other):
                raise NobodyError(other) from None

    async def remove(self, who: str, kind: RelationKind, other: str) -> None:
        """Lift a block or mute."""
        mine = (relation.c.person == who) & (relation.c.kind == kind) & (relation.c.other == other)
        await self.database.write(lambda connection: connection.execute(delete(relation).where(mine)))

    async def of(self, who: str) -> list[Relation]:
        """Return the list of a person, the newest first."""
        query = (
            select(relation.c.kind, relation.c.other, person.c.name, relation.c.created)
            .join(person, person.c.id == relation.c.other)
            .where(relation.c.person == who)
            .order_by(relation.c.created.desc(), relation.c.other, relation.c.kind)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Relation, from_attributes=True) for row in rows]

    async def blocked_between(self, who: str, others: Collection[str | None]) -> set[str]:
        """Return the others who block the person or are blocked by them: they and their bots share no table."""
        ids = {other for other in others if other is not None and other != who}
        return (
            await self.database.read(lambda connection: blocked_by_or_blocking(connection, who, ids)) if ids else set()
        )

    async def muted_by(self, who: str) -> set[str]:
        """Return the people whose messages the person does not see: muted or blocked by them."""
        return await self._people(select(relation.c.other).distinct().where(relation.c.person == who))

    async def muting(self, who: str) -> set[str]:
        """Return the people who do not see the person's messages."""
        return await self._people(select(relation.c.person).distinct().where(relation.c.other == who))

    async def _people(self, query: Select[tuple[str]]) -> set[str]:
        return await self.database.read(lambda connection: set(connection.scalars(query)))

    async def _is_there(self, who: str, kind: RelationKind, other: str) -> bool:
        mine = (relation.c.person == who) & (relation.c.kind == kind) & (relation.c.other == other)
        query = select(func.count()).select_from(relation).where(mine)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one() > 0)


def blocked_by_or_blocking(connection: Connection, who: str, ids: set[str]) -> set[str]:
    """As ``Relations.blocked_between``, within a transaction."""
    owned = select(person.c.id, person.c.bot_of).where(person.c.id.in_({who, *ids}), person.c.bot_of.is_not(None))
    owners = {row.id: row.bot_of for row in connection.execute(owned)}
    mine = {who, owners.get(who, who)}
    theirs = {id_: {id_, owners.get(id_, id_)} for id_ in ids}
    every = set[str]().union(*theirs.values())
    blocked = select(relation.c.other).where(_blocks(), relation.c.person.in_(mine), relation.c.other.in_(every))
    blocking = select(relation.c.person).where(_blocks(), relation.c.other.in_(mine), relation.c.person.in_(every))
    found = set(connection.scalars(blocked)) | set(connection.scalars(blocking))
    return {id_ for id_, names in theirs.items() if names & found}


def _blocks() -> ColumnElement[bool]:
    return relation.c.kind == RelationKind.BLOCK


async def require_together(relations: Relations, person: str | None, others: Sequence[str | None]) -> None:
    """Raise ProblemError 403 if a block stands between the person and one of those; it does not tell whose or why."""
    if person and await relations.blocked_between(person, others):
        raise ProblemError(
            403, "you cannot sit down at this table; open one of your own, or join another", "problem-not-together"
        )
