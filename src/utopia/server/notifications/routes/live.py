"""The games and invitations that wait for a visitor, as they know them."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from utopia.server.accounts.people import People
from utopia.server.accounts.visitor import Visitor, visitor_of
from utopia.server.database.errors import StorageError
from utopia.server.database.schema.games import SeatKind
from utopia.server.lobby.invitations import Invitations
from utopia.server.notifications.messages import Waiting, WaitingGame, WaitingInvitation, WaitingTable
from utopia.server.notifications.service import Notices
from utopia.server.notifications.turns import Turns
from utopia.server.notifications.watching import Watchers
from utopia.server.tables.games import Games
from utopia.server.tables.rows import names_of
from utopia.server.tables.seats import Seats
from utopia.server.tournaments.store import Tournaments
from utopia.server.web.messages import iso
from utopia.server.web.policy import policy
from utopia.server.web.sockets import (
    CROWDED,
    FLOODED,
    GOING_AWAY,
    NOTHING_HEARD,
    TRY_LATER,
    Attendance,
    Comer,
    CrowdedError,
    until_gone,
)


class WaitingGames:
    """The games and invitations that wait for people."""

    def __init__(
        self,
        *,
        turns: Turns,
        seats: Seats,
        games: Games,
        people: People,
        invitations: Invitations,
        tournaments: Tournaments,
    ) -> None:
        self._turns, self._seats, self._games = turns, seats, games
        self._people, self._invitations, self._tournaments = people, invitations, tournaments

    async def of(self, person: str | None) -> Waiting:
        """Return those of a person; none without a session."""
        if person is None:
            return Waiting([])
        return await self.described(person, await self._turns.waiting_for(person))

    async def described(self, person: str, games: Sequence[str]) -> Waiting:
        """Return these games, with the other players, and the tables to which the visitor is invited."""
        seats = await self._seats.of_many(games)
        rounds = await self._turns.rounds(games)
        found = []
        for id_ in games:
            sitting = seats.get(id_, [])
            others = [name for seat, name in zip(sitting, names_of(sitting), strict=True) if seat.person != person]
            found.append(WaitingGame(id_, [name for name in others if name], rounds.get(id_, 0)))
        return Waiting(found, await self._invited(person), await self._at_tournaments(person))

    async def _at_tournaments(self, person: str) -> list[WaitingTable]:
        rows = await self._tournaments.playing(person)
        return [WaitingTable(row.game, row.id, row.name, row.round, row.number) for row in rows]

    async def _invited(self, person: str) -> list[WaitingInvitation]:
        asked = await self._invitations.of_person(person)
        seats = await self._seats.of_many(asked) if asked else {}
        found = []
        for id_, since in asked.items():
            game = await self._games.get(id_)
            host = None if game is None else await self._people.get(game.host)
            if game is None or host is None:
                continue
            sitting = seats.get(id_, [])
            named = zip(sitting, names_of(sitting), strict=True)
            others = [
                name for seat, name in named if name and seat.kind is not SeatKind.OPEN and seat.person != host.id
            ]
            free = sum(seat.is_open_to(person) for seat in sitting)
            found.append(WaitingInvitation(id_, host.name or "", others, free, iso(since)))
        return found


STRANGER: Final = 4401
"""Nothing can wait for a visitor without a session: do not reconnect before there is one."""
MOST: Final = 20
"""Pages of one visitor."""
_SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/me", include_in_schema=False, opt=policy("known", rate="socket"))
async def tell_waiting(
    socket: Socket,
    attendance: NamedDependency[Attendance],
    notices: NamedDependency[Notices],
    waiting_games: NamedDependency[WaitingGames],
) -> None:
    """`Waiting`, at once and whenever it changes. Nothing is heard."""
    await socket.accept()
    code, reason = await _served(socket, attendance, notices.watchers, waiting_games)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # disconnected already
        await socket.close(code, reason)


async def _served(
    socket: Socket, attendance: Attendance, watchers: Watchers, waiting_games: WaitingGames
) -> tuple[int, str]:
    try:
        visitor = await visitor_of(socket)
        if visitor.id is None:
            return STRANGER, "nobody is signed in"
        comer = Comer(f"{visitor.id} waiting", visitor.address, f"{visitor.id} waiting", MOST)
        with attendance.counted(comer):
            telling = asyncio.create_task(_tell(socket, visitor, watchers, waiting_games))
            is_quiet = await _served_until_gone(socket, attendance, telling, visitor.id)
    except CrowdedError:
        return CROWDED, "too many connections are open"
    except StorageError:
        return TRY_LATER, "the storage does not answer"
    return (GOING_AWAY, "come again") if is_quiet else (FLOODED, NOTHING_HEARD)


async def _served_until_gone(socket: Socket, attendance: Attendance, telling: asyncio.Task[None], person: str) -> bool:
    """Return False if the client must be disconnected."""
    hearing = asyncio.create_task(until_gone(socket))
    async with attendance.served("", telling, is_spectator=False, person=person):
        await asyncio.wait([telling, hearing], return_when=asyncio.FIRST_COMPLETED)
        hearing.cancel()
        await asyncio.wait([hearing])
    if not telling.cancelled():
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            telling.result()
    return hearing.cancelled() or hearing.exception() is not None or hearing.result()


async def _tell(socket: Socket, visitor: Visitor, watchers: Watchers, waiting_games: WaitingGames) -> None:
    person = visitor.known().id
    if await visitor.has_ended():  # their session, before this socket was known as theirs
        return
    with watchers.watching(person) as queue:
        told = msgspec.json.encode(await waiting_games.of(person))
        await _send(socket, told)
        while True:
            fresh = msgspec.json.encode(await waiting_games.described(person, await queue.get()))
            if fresh != told:
                await _send(socket, fresh)
                told = fresh


async def _send(socket: Socket, message: bytes) -> None:
    """Raise TimeoutError if the client does not read it."""
    async with asyncio.timeout(_SLOWEST):
        await socket.send_data(message, "text")
