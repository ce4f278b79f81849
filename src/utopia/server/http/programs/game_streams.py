"""The stream of one game: what a reader is sent, and when it ends."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Visitor, comer_of
from utopia.server.http.games.late_engine import LateEngine
from utopia.server.http.programs.lines import Lines, counted, line
from utopia.server.http.tables.access import Access, TableAccess
from utopia.server.web.sockets import Attendance

if TYPE_CHECKING:
    from utopia.server.game.stream import Reader


@dataclass(frozen=True, slots=True)
class Wish:
    """A request for a stream."""

    seat: int
    since: int | None
    """Version of the last view that the reader had."""
    with_position: bool
    as_events: bool


class GameStreams:
    """Open the streams of games."""

    def __init__(self, access: TableAccess, engine: LateEngine, attendance: Attendance, listening: Listening) -> None:
        self._access, self._engine, self._attendance, self._listening = access, engine, attendance, listening

    async def open(self, visitor: Visitor, at: Access, wish: Wish) -> Lines:
        """Return the answer with the stream. Raise ProblemError 429 if the visitor has too many."""
        stack = contextlib.AsyncExitStack()
        try:
            stack.enter_context(counted(self._attendance, comer_of(visitor, at.game.id)))
            reader = await self._reader(stack, visitor, at, wish)
        except BaseException:
            await stack.aclose()
            raise
        return Lines(self._told(reader, visitor, at.game.id, wish), stack, as_event=wish.as_events)

    async def _reader(self, stack: contextlib.AsyncExitStack, visitor: Visitor, at: Access, wish: Wish) -> "Reader":
        """Return a reader that is sent away as soon as the visitor may not read on."""
        await (await self._engine()).rooms.open(at.game.id)
        from utopia.server.game.stream import Reader  # noqa: PLC0415 - compiled rules, loaded by now

        reader = Reader(visitor.id, wish.seat, wish.since)
        stack.enter_context(self._listening.until_ended(visitor.key, reader.send_away))
        allowed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        allowed.add_done_callback(lambda _: reader.send_away())
        is_spectator, person = not (at.mine or at.is_host), visitor.id or visitor.csrf
        served = self._attendance.served(at.game.id, allowed, is_spectator=is_spectator, person=person)
        await stack.enter_async_context(served)
        if is_spectator:  # the link may have been revoked before this stream was known as theirs
            await self._access(visitor, at.game.id)
        if await visitor.has_ended():
            reader.send_away()
        return reader

    async def _told(self, reader: "Reader", visitor: Visitor, id_: str, wish: Wish) -> AsyncGenerator[bytes, None]:
        room = await (await self._engine()).rooms.open(id_)  # an answer may begin long after its request
        lines = reader.lines(room, with_position=wish.with_position, with_talk=visitor.may_talk)
        async with contextlib.aclosing(lines) as messages:
            async for message in messages:
                yield line(message, as_event=wish.as_events, number=reader.version)
