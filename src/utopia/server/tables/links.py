"""Invitation links, and the spectators who came by one. A new link replaces the old one at once."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError, SaidError
from utopia.server.database.schema import link, now, watcher
from utopia.server.database.schema.games import Purpose
from utopia.server.database.tokens import link_token


class LinkError(SaidError):
    """A link that leads nowhere: there never was one, or its host took it back."""

    status = 404

    def __init__(self) -> None:
        super().__init__("this link does not work (any more); ask your host for a new one", "storage-no-link")


class Link(msgspec.Struct, frozen=True):
    """A way into a game."""

    token: str
    game: str
    purpose: Purpose
    created: datetime


@dataclass(frozen=True, slots=True)
class Links:
    """The links of all games."""

    database: Database

    async def of(self, game: str) -> dict[Purpose, Link]:
        """The links of a game that work: its host may see them again."""
        query = select(link).where(link.c.game == game, link.c.revoked.is_(None))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found = [msgspec.convert(row, Link, from_attributes=True) for row in rows]
        return {way.purpose: way for way in found}

    async def find(self, token: str) -> Link | None:
        """Where a link leads; None if it does not work."""
        row = await self.database.read(lambda connection: connection.execute(_working(token)).one_or_none())
        return None if row is None else msgspec.convert(row, Link, from_attributes=True)

    async def renew(self, game: str, purpose: Purpose) -> Link:
        """A new link; the old one for that purpose works no more. NoSuchGameError."""
        fresh = Link(link_token(), game, purpose, now())

        def replace(connection: Connection) -> None:
            _revoke(connection, game, purpose)
            connection.execute(insert(link).values(msgspec.structs.asdict(fresh)))

        try:
            await self.database.write(replace)
        except IntegrityError:
            raise NoSuchGameError(game) from None
        return fresh

    async def revoke(self, game: str, purpose: Purpose) -> None:
        """Revoke the link and its spectators' access; seats stay."""
        await self.database.write(lambda connection: _revoke(connection, game, purpose))

    async def watch(self, token: str, person: str) -> str:
        """Let a person watch; the game's id. LinkError if the link does not work or is for playing."""
        return await self.database.write(lambda connection: _let_watch(connection, token, person))

    async def may_watch(self, game: str, person: str) -> bool:
        """Whether the person came by a link that still works."""
        query = (
            select(watcher.c.person)
            .join(link, link.c.token == watcher.c.token)
            .where(watcher.c.game == game, watcher.c.person == person, link.c.revoked.is_(None))
        )
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)


def _working(token: str) -> Select[Any]:
    return select(link).where(link.c.token == token, link.c.revoked.is_(None))


def _let_watch(connection: Connection, token: str, person: str) -> str:
    way = connection.execute(_working(token)).one_or_none()
    if way is None or way.purpose != Purpose.WATCH:
        raise LinkError
    mine = (watcher.c.game == way.game) & (watcher.c.person == person)
    if not connection.execute(update(watcher).where(mine).values(token=token)).rowcount:
        connection.execute(insert(watcher).values(game=way.game, person=person, token=token))
    return str(way.game)


def _revoke(connection: Connection, game: str, purpose: Purpose) -> None:
    mine = (link.c.game == game) & (link.c.purpose == purpose) & link.c.revoked.is_(None)
    connection.execute(update(link).where(mine).values(revoked=now()))
