"""What readers of streams are sent: one game, or changes in a person's games."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Visitor, comer_of
from utopia.server.game.access import Access, TableAccess
from utopia.server.game.loading import LateEngine
from utopia.server.game.own_games import GameEntries
from utopia.server.lobby.answers import InvitationAnswers
from utopia.server.programs.lines import Lines, counted, line
from utopia.server.programs.messages import Beat, Closing, MyGame, MyGames, MyInvitation, MyInvited
from utopia.server.tables.messages import GameEntry, Invitation, Invited
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
    token: str | None = None
    """Of the link to watch by which the reader comes."""


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
            await self._access(visitor, at.game.id, wish.token)
        if await visitor.has_ended():
            reader.send_away()
        return reader

    async def _told(self, reader: "Reader", visitor: Visitor, id_: str, wish: Wish) -> AsyncGenerator[bytes, None]:
        room = await (await self._engine()).rooms.open(id_)  # an answer may begin long after its request
        lines = reader.lines(room, with_position=wish.with_position, with_chat=visitor.may_chat)
        async with contextlib.aclosing(lines) as messages:
            async for message in messages:
                yield line(message, as_event=wish.as_events, number=reader.version)


BEAT: Final = 15.0
"""Seconds of silence after which it looks anyway."""
GATHERED: Final = 0.1
"""Seconds in which all changes are looked up at once."""
What = Literal["joined", "started", "turn", "changed", "over", "gone"]
_encode: Final = msgspec.json.encode


@dataclass(frozen=True, slots=True)
class MyNews:
    """Look up what a person's stream tells: their games, and invitations to and from them."""

    games: GameEntries
    invitations: InvitationAnswers

    async def of(self, visitor: Visitor) -> "News":
        """Return all that there is now."""
        return News(
            {entry.id: entry for entry in await self.games.of(visitor)},
            {one.table: one for one in await self.invitations.mine(visitor)},
            await self.invitations.sent(visitor),
        )


@dataclass(frozen=True, slots=True)
class News:
    """What a person's stream has told."""

    games: dict[str, GameEntry]
    asked: dict[str, Invitation]
    """Table -> invitation of the person."""
    sent: dict[tuple[str, str], Invited]
    """(Table, invitation) -> whom the person has asked."""


NO_NEWS: Final = News({}, {}, {})


async def my_lines(
    visitor: Visitor, my_news: MyNews, attendance: Attendance, listening: Listening
) -> AsyncGenerator[bytes, None]:
    """Yield messages as JSON, without line ends, until the token ends or the person's sessions change."""
    is_over = asyncio.Event()
    with contextlib.ExitStack() as stack:
        ear = stack.enter_context(listening.ear())
        stack.enter_context(listening.until_ended(visitor.key, lambda: _end(is_over, ear.stirred)))
        stack.enter_context(attendance.until_sent_away(visitor.known().id, lambda: _end(is_over, ear.stirred)))
        if await visitor.has_ended():
            is_over.set()
        known = NO_NEWS if is_over.is_set() else await my_news.of(visitor)
        ear.knows(known.games)
        yield _encode(MyGames(list(known.games.values())))
        for invited in invitation_changes(NO_NEWS, known):
            yield _encode(invited)
        while not is_over.is_set():
            if not await _is_stirred(ear.stirred):
                yield _encode(Beat())
            ear.stirred.clear()
            before, known = known, await my_news.of(visitor)
            ear.knows(known.games)
            for change in (*changes(before.games, known.games), *invitation_changes(before, known)):
                yield _encode(change)
        yield _encode(Closing())


def changes(before: dict[str, GameEntry], now: dict[str, GameEntry]) -> Iterator[MyGame]:
    """Return the changes of each game: id -> entry, then and now."""
    for id_, entry in now.items():
        if (what := _what(before.get(id_), entry)) is not None:
            yield MyGame(what, entry)
    for id_, entry in before.items():
        if id_ not in now and entry.state != "over":  # of finished games only the newest are told
            yield MyGame("gone", entry)


def invitation_changes(before: News, now: News) -> Iterator[MyInvitation | MyInvited]:
    """Return the invitations that are new, answered or gone."""
    for table, asked in now.asked.items():
        if table not in before.asked:
            yield MyInvitation("asked", asked)
    for table, asked in before.asked.items():
        if table not in now.asked:
            yield MyInvitation("gone", asked)
    for key, sent in now.sent.items():
        if sent != before.sent.get(key):
            yield MyInvited(key[0], sent.state, sent)
    for key, sent in before.sent.items():
        if key not in now.sent:
            yield MyInvited(key[0], "gone", sent)


def _what(old: GameEntry | None, new: GameEntry) -> What | None:
    if old == new:
        return None
    if new.state == "over":
        return None if old is None or old.state == "over" else "over"
    if old is None and new.state == "open":
        return "joined"
    if new.my_turn and not (old is not None and old.my_turn):
        return "turn"
    if new.state == "running" and (old is None or old.state == "open"):
        return "started"
    return "changed"


async def _is_stirred(stirred: asyncio.Event) -> bool:
    try:
        async with asyncio.timeout(BEAT):
            await stirred.wait()
    except TimeoutError:
        return False
    await asyncio.sleep(GATHERED)
    return True


def _end(*events: asyncio.Event) -> None:
    for event in events:
        event.set()
