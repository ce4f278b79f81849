"""The log of all games: append only, entries of many games in one transaction, durable before anybody is told."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError, StorageError, Trouble, UnstorableError
from utopia.server.database.schema import event, game, now
from utopia.server.metrics import COMMIT_APPENDS, COMMIT_SECONDS, STORED
from utopia.server.tables.entries import ConflictError, Entry, KeyUsedError, Logged, Progress

_MOST_AT_ONCE: Final = 500
"""Appends in one transaction."""
_MOST_REMEMBERED: Final = 10_000
"""Games whose length and note are remembered."""
_LATEST: Final = timedelta(seconds=10)
"""How old the time of a game's last change may become while nothing else of its note changes."""
_News = TypeVar("_News")
_log: Final = logging.getLogger(__name__)
_INSERT = insert(event)
_LAST = select(func.max(event.c.seq)).where(event.c.game == game.c.id).scalar_subquery()
_NOTE = (
    update(game)
    .where(game.c.id == bindparam("its_id"))
    .values(round=bindparam("its_round"), deciding=bindparam("its_deciding"), changed=bindparam("its_change"))
)


@dataclass(slots=True)
class _Append:
    """A caller's pending request."""

    game: str
    seq: int
    entries: Sequence[Entry]
    done: "asyncio.Future[int]"

    def answer(self, outcome: int | Exception) -> None:
        """Wake the caller, if it still waits."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


@dataclass(slots=True)
class Log:
    """The only writer of events. Call ``start`` before appending; ``close`` after the last append."""

    database: Database
    clock: Callable[[], datetime] = now
    on_written: list[Callable[[Collection[str]], None]] = field(default_factory=list)
    """Callbacks that receive the games in which entries became durable."""
    on_noted: list[Callable[[Mapping[str, Progress]], None]] = field(default_factory=list)
    """Callbacks that receive the state of games once it is durable: game -> seats to decide."""
    _waiting: list[_Append] = field(default_factory=list)
    _notes: dict[str, Progress] = field(default_factory=dict)
    _lengths: dict[str, int] = field(default_factory=dict)
    """Lengths of the logs as this writer left them, which saves a query. The primary key detects another writer."""
    _noted: dict[str, tuple[Progress, datetime]] = field(default_factory=dict)
    _work: asyncio.Event = field(default_factory=asyncio.Event)
    _is_closing: bool = False
    _writer: "asyncio.Task[None] | None" = None

    def start(self) -> None:
        """Begin to write; within a running event loop."""
        self._writer = asyncio.create_task(self._write_on(), name="log writer")

    async def append(self, game: str, seq: int, entries: Sequence[Entry]) -> int:
        """Add entries to a game whose log is ``seq`` long.

        Return the new length once all are durable; on error none is.

        Raise ConflictError if the log is not that long; KeyUsedError if a key is in it; NoSuchGameError; StorageError.
        A caller cancelled while waiting does not know whether the entries were stored, and must read.
        """
        if not entries:
            raise ValueError("nothing to append; at least one entry is needed")
        if self._is_closing or self._writer is None:
            raise StorageError(Trouble.CLOSED)
        append = _Append(game, seq, entries, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        self._work.set()
        return await append.done

    def note(self, game: str, progress: Progress) -> None:
        """Store the state of a game for lists. It is written with the next append, and not waited for."""
        if self._is_closing:
            return
        noted = self._noted.get(game)
        if game in self._notes or noted is None or noted[0] != progress or self.clock() - noted[1] > _LATEST:
            self._notes[game] = progress
            self._work.set()

    async def read(self, game: str, start: int = 0) -> list[Logged]:
        """The entries of a game from number ``start`` on; empty if there is none or no such game."""
        query = select(event).where(event.c.game == game, event.c.seq >= start).order_by(event.c.seq)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Logged, from_attributes=True) for row in rows]

    async def close(self) -> None:
        """Write all pending entries, then refuse new ones."""
        self._is_closing = True
        self._work.set()
        if self._writer is not None:
            await self._writer

    async def _write_on(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            while self._waiting or self._notes:
                group, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
                notes, self._notes = self._notes, {}
                await self._write(group, notes)
            if self._is_closing:
                return

    async def _write(self, group: Sequence[_Append], notes: dict[str, Progress]) -> None:
        """Write a group; if one of it cannot be written, write one by one, so that the others succeed."""
        try:
            outcomes = await self._commit(group, notes)
        except Exception as error:  # noqa: BLE001 - whatever the driver raises must not stop the only writer
            if isinstance(error, StorageError) and not isinstance(error, UnstorableError):
                outcomes = [StorageError(error.trouble)] * len(group)
            elif len(group) > 1:
                for append in group:
                    await self._write([append], {})
                await self._write([], notes)
                return
            else:
                outcomes = [await self._explain(append, error) for append in group]
        for append, outcome in zip(group, outcomes, strict=True):
            append.answer(outcome)
        written = {append.game for append, outcome in zip(group, outcomes, strict=True) if isinstance(outcome, int)}
        _tell_all(self.on_written, written | notes.keys())

    async def _commit(self, group: Sequence[_Append], notes: dict[str, Progress]) -> list[int | Exception]:
        """Write all that fit in one transaction. Return each caller's answer."""
        at, sure, began = self.clock(), self._sure(group), time.perf_counter()
        try:
            outcomes = await self.database.write(lambda connection: _add(connection, group, notes, at, sure))
        except Exception:
            for game in {append.game for append in group} | notes.keys():
                self._lengths.pop(game, None)
                self._noted.pop(game, None)
            raise
        _count(group, outcomes, time.perf_counter() - began)
        self._remember(group, outcomes, notes, at)
        if notes:
            _tell_all(self.on_noted, notes)
        return outcomes

    def _sure(self, group: Sequence[_Append]) -> dict[str, int]:
        """Return the lengths of the logs which this writer left where the first append of the group continues."""
        firsts = {append.game: append.seq for append in reversed(group)}
        return {game: seq for game, seq in firsts.items() if self._lengths.get(game) == seq}

    def _remember(
        self, group: Sequence[_Append], outcomes: Sequence[int | Exception], notes: dict[str, Progress], at: datetime
    ) -> None:
        if max(len(self._lengths), len(self._noted)) > _MOST_REMEMBERED:
            self._lengths.clear()
            self._noted.clear()
        for append, outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, int):
                self._lengths[append.game] = outcome
        self._noted.update({game: (progress, at) for game, progress in notes.items()})

    async def _explain(self, append: _Append, error: Exception) -> Exception:
        """Why an append was refused that fitted when its transaction began."""
        if not isinstance(error, IntegrityError):
            return error
        try:
            [outcome] = await self.database.read(lambda connection: _judge(connection, [append]))
            used = await self.database.read(lambda connection: _used_keys(connection, append))
        except StorageError as trouble:
            return trouble
        if used:
            return KeyUsedError(append.game, used)
        return outcome if isinstance(outcome, ConflictError | NoSuchGameError) else error


def _tell_all(listeners: Iterable[Callable[[_News], None]], news: _News) -> None:
    """Stored entries stay stored and the only writer continues, even if a callback fails."""
    for tell in listeners:
        try:
            tell(news)
        except Exception:  # noqa: BLE001 - any mistake of a listener is its own
            _log.exception("somebody who was told what has been stored made a mistake")


def _count(group: Sequence[_Append], outcomes: Sequence[int | Exception], seconds: float) -> None:
    """For the server's monitoring."""
    stored = [append for append, outcome in zip(group, outcomes, strict=True) if isinstance(outcome, int)]
    STORED.add(many=sum(len(append.entries) for append in stored))
    COMMIT_APPENDS.note(len(stored))
    COMMIT_SECONDS.note(seconds)


def _used_keys(connection: Connection, append: _Append) -> tuple[str, ...]:
    """Keys of an append that are in the log, or twice in the append."""
    keys = [entry.key for entry in append.entries if entry.key is not None]
    query = select(event.c.key).where(event.c.game == append.game, event.c.key.in_(keys))
    used = set(connection.execute(query).scalars())
    return tuple(key for key in dict.fromkeys(keys) if key in used or keys.count(key) > 1)


def _add(
    connection: Connection,
    group: Sequence[_Append],
    notes: dict[str, Progress],
    at: datetime,
    sure: dict[str, int],
) -> list[int | Exception]:
    outcomes = _judge(connection, group, sure)
    fitting = [append for append, outcome in zip(group, outcomes, strict=True) if isinstance(outcome, int)]
    rows = [_row(append, i, at) for append in fitting for i in range(len(append.entries))]
    if rows:
        connection.execute(_INSERT, rows)
    if notes:
        connection.execute(_NOTE, [_noted(id_, progress, at) for id_, progress in notes.items()])
    return outcomes


def _judge(
    connection: Connection, group: Sequence[_Append], sure: Mapping[str, int] = MappingProxyType({})
) -> list[int | Exception]:
    """For each append the length of its game's log after it, or why it does not fit; ``sure`` lengths are not read."""
    lengths = dict(sure)
    if asked := {append.game for append in group} - sure.keys():
        query = select(game.c.id, _LAST).where(game.c.id.in_(asked))
        lengths |= {id_: 0 if last is None else last + 1 for id_, last in connection.execute(query)}
    outcomes: list[int | Exception] = []
    for append in group:
        length = lengths.get(append.game)
        if length is None:
            outcomes.append(NoSuchGameError(append.game))
        elif length != append.seq:
            outcomes.append(ConflictError(append.game, append.seq, length))
        else:
            lengths[append.game] = length + len(append.entries)
            outcomes.append(lengths[append.game])
    return outcomes


def _row(append: _Append, i: int, at: datetime) -> dict[str, object]:
    return {"game": append.game, "seq": append.seq + i, "at": at, **msgspec.structs.asdict(append.entries[i])}


def _noted(id_: str, progress: Progress, at: datetime) -> dict[str, object]:
    return {"its_id": id_, "its_round": progress.round, "its_deciding": progress.deciding, "its_change": at}
