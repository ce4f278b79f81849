"""The database of a server, used beside a running server or without one: short transactions, not its lock."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from utopia.cli.speaking import say
from utopia.server.accounts.one_time_tokens import Passages
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError, SchemaError
from utopia.server.database.file_home import home_of
from utopia.server.database.home import Home
from utopia.server.database.migrating import schema_version
from utopia.server.database.schema import HEAD
from utopia.server.moderation.acts import Acts
from utopia.server.moderation.audit import Audit, Orders
from utopia.server.moderation.reports import Reports
from utopia.server.moderation.searching import PersonRow, Searching
from utopia.server.operations.retention import Retention
from utopia.server.tables.games import Games

FINE, FAILED = 0, 1
_MOST_NAMED: Final = 8
_Answer = TypeVar("_Answer")


class AdminError(SaidError):
    """Something that cannot be done, with what would be right."""

    def __init__(self, id_: str, **words: str) -> None:
        super().__init__(id_, id_, **words)


@dataclass(frozen=True, slots=True)
class Desk:
    """The data that a command works with."""

    database: Database
    is_served: bool
    """A server runs with it."""

    @property
    def acts(self) -> Acts:
        """On people."""
        return Acts(self.database)

    @property
    def audit(self) -> Audit:
        """The audit log."""
        return Audit(self.database)

    @property
    def games(self) -> Games:
        """Tables."""
        return Games(self.database)

    @property
    def orders(self) -> Orders:
        """What the server is to do."""
        return Orders(self.database)

    @property
    def passages(self) -> Passages:
        """Links to sign in by."""
        return Passages(self.database)

    @property
    def reports(self) -> Reports:
        """What was reported."""
        return Reports(self.database)

    @property
    def retention(self) -> Retention:
        """The data to be deleted."""
        return Retention(self.database)

    @property
    def searching(self) -> Searching:
        """Lists."""
        return Searching(self.database)

    async def person(self, words: str) -> PersonRow:
        """Return the person of an id, a mail address or a name; AdminError if there is none, or several."""
        if (found := await self.searching.person(words)) is not None:
            return found
        rows = await self.searching.people(words)
        wanted = words.casefold()
        rows = [row for row in rows if wanted in ((row.name or "").casefold(), (row.mail or "").casefold())]
        if len(rows) == 1:
            return rows[0]
        if not rows:
            raise AdminError("admin-nobody", words=words)
        ids = ", ".join(row.id for row in rows[:_MOST_NAMED]) + (" …" if len(rows) > _MOST_NAMED else "")
        raise AdminError("admin-several", words=words, ids=ids)


def at_desk(data: str | None, work: Callable[[Desk], Awaitable[_Answer]], tell: Callable[[_Answer], int]) -> int:
    """Do something with the database and tell what came of it; the exit status."""
    try:
        answer = asyncio.run(_done(home_of(data), work))
    except SaidError as error:
        sys.stderr.write(f"utopia: {say(error.id, **error.words)}\n")
        return FAILED
    return tell(answer)


async def _done(home: Home, work: Callable[[Desk], Awaitable[_Answer]]) -> _Answer:
    if not home.is_there():
        raise AdminError("admin-no-database", folder=home.place)
    database = home.opened()
    try:
        version = await database.read(schema_version)
        if version != HEAD:
            raise SchemaError("the schema is another", "admin-schema", theirs=version or "-", ours=HEAD)
        return await work(Desk(database, home.is_served()))
    finally:
        database.close()


def tell_json(answer: Any) -> int:
    """Print it as JSON."""
    sys.stdout.write(json.dumps(msgspec.to_builtins(answer), ensure_ascii=False, indent=1) + "\n")
    return FINE


def tell(message: str, **words: str | int) -> int:
    """Print a sentence."""
    sys.stdout.write(f"{say(message, **words)}\n")
    return FINE


def tell_rows(heads: Sequence[str], rows: Sequence[Sequence[str]], none: str) -> int:
    """Print columns under their names; a sentence if there is nothing."""
    if not rows:
        return tell(none)
    table = [[say(head) for head in heads], *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    for row in table:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        sys.stdout.write("  ".join(cells).rstrip() + "\n")
    return FINE
