"""Admin actions on people and messages. Every action is recorded in the audit log."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, delete, exists, or_, select, update

from utopia.server.accounts.networks import Networks, open_again
from utopia.server.accounts.people import NobodyError, People
from utopia.server.database.database import Database
from utopia.server.database.schema import api_token, audit, chat, game, now, passage, person, seat, session
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.moderation.audit import PENDING, TERMINAL, Order, write_down
from utopia.server.web.problems import ProblemError
from utopia.server.web.sockets import Attendance

LONGEST_BAN: Final = timedelta(days=36_500)


class Warned(msgspec.Struct, frozen=True):
    """A warning that a person has not read yet."""

    id: int
    at: datetime
    text: str


@dataclass(frozen=True, slots=True)
class Acts:
    """``who`` is the admin: a person's id, or ``audit.TERMINAL``.

    Methods raise NobodyError if ``whom`` does not exist.
    """

    database: Database

    async def ban(self, who: str, whom: str, life: timedelta, why: str) -> datetime:
        """Ban a person and their bots: they can only read and leave. Return the end of the ban.

        ``why`` is shown to the person.
        """
        until = now() + min(life, LONGEST_BAN)
        values = {"banned_until": until, "banned_why": why}
        details = {"until": until.isoformat(), "why": why}
        await self._change(whom, values, lambda connection: write_down(connection, who, "ban", whom, **details))
        return until

    async def unban(self, who: str, whom: str) -> None:
        """Lift a ban at once."""
        values = {"banned_until": None, "banned_why": None}

        def then(connection: Connection) -> None:
            open_again(connection, whom)
            write_down(connection, who, "unban", whom)

        await self._change(whom, values, then)

    async def set_admin(self, who: str, whom: str, *, is_admin: bool) -> None:
        """Grant or withdraw access to the admin pages."""
        action = "promote" if is_admin else "demote"
        values = {"is_admin": is_admin}
        await self._change(whom, values, lambda connection: write_down(connection, who, action, whom))

    async def sign_out(self, who: str, whom: str) -> int:
        """End a person's sessions, device links and the keys of their programs and bots.

        Return how many sessions ended.

        From the terminal it also queues a command: the server closes the connections that used them.
        """
        order = PENDING if who == TERMINAL else {}

        def end(connection: Connection) -> int:
            _require(connection, whom)
            ended = connection.execute(delete(session).where(session.c.person == whom)).rowcount
            connection.execute(delete(passage).where(passage.c.person == whom))
            theirs = select(person.c.id).where(or_(person.c.id == whom, person.c.bot_of == whom))
            keys = update(api_token).where(api_token.c.person.in_(theirs), api_token.c.revoked.is_(None))
            connection.execute(keys.values(revoked=now()))
            write_down(connection, who, Order.SIGN_OUT, whom, sessions=ended, **order)
            return ended

        return await self.database.write(end)

    async def warn(self, who: str, whom: str, text: str) -> None:
        """Store a warning that the person sees until they confirm that they have read it."""

        def warn(connection: Connection) -> None:
            _require(connection, whom)
            write_down(connection, who, "warn", whom, text=text)

        await self.database.write(warn)

    async def warnings(self, whom: str) -> list[Warned]:
        """Return the unread warnings of a person, the oldest first."""
        return await self.database.read(lambda connection: _warnings(connection, whom))

    async def read_warnings(self, whom: str) -> None:
        """Mark all warnings of a person as read."""

        def read(connection: Connection) -> None:
            for warning in _warnings(connection, whom):
                write_down(connection, whom, "warning-read", str(warning.id))

        await self.database.write(read)

    async def remove_line(self, who: str, line: int) -> str | None:
        """Remove a chat message; an empty place stays visible.

        Return the game's id, or None if there is no such message.
        """

        def remove(connection: Connection) -> str | None:
            standing = (chat.c.id == line) & chat.c.removed.is_(None)
            change = update(chat).where(standing).values(removed=now(), removed_by=who)
            said = connection.execute(select(chat.c.game, chat.c.text).where(standing)).one_or_none()
            if said is None:
                return None
            connection.execute(change)
            write_down(connection, who, "line-remove", f"{said.game}/{line}", text=said.text)
            return str(said.game)

        return await self.database.write(remove)

    async def note(self, who: str, action: str, about: str, **details: Any) -> None:
        """Record an action that is done elsewhere."""
        await self.database.write(lambda connection: write_down(connection, who, action, about, **details))

    async def seats_of_banned(self) -> list[tuple[str, str]]:
        """Return (game, person) of everybody who is banned now and has a seat in a running game."""
        query = (
            select(seat.c.game, seat.c.person)
            .distinct()
            .join(person, person.c.id == seat.c.person)
            .join(game, game.c.id == seat.c.game)
            .where(person.c.banned_until > now(), game.c.state == GameState.RUNNING, seat.c.kind != SeatKind.BOT)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.game, row.person) for row in rows]

    async def _change(self, whom: str, values: dict[str, Any], then: Callable[[Connection], None]) -> None:
        def change(connection: Connection) -> None:
            _require(connection, whom)
            theirs = person.c.id == whom if "is_admin" in values else or_(person.c.id == whom, person.c.bot_of == whom)
            connection.execute(update(person).where(theirs).values(values))
            then(connection)

        await self.database.write(change)


def _require(connection: Connection, whom: str) -> None:
    if connection.execute(select(person.c.id).where(person.c.id == whom)).first() is None:
        raise NobodyError(whom)


def _warnings(connection: Connection, whom: str) -> list[Warned]:
    read = audit.alias("reading")
    is_read = exists().where(read.c.about == audit.c.id.cast(read.c.about.type), read.c.action == "warning-read")
    query = select(audit.c.id, audit.c.at, audit.c.details).where(
        audit.c.about == whom, audit.c.action == "warn", ~is_read
    )
    rows = connection.execute(query.order_by(audit.c.id)).all()
    return [Warned(row.id, row.at, (row.details or {}).get("text", "")) for row in rows]


_log: Final = logging.getLogger(__name__)


class SeatsGivenAway(Protocol):
    """The running games."""

    async def give_seat_away(self, game: str, person: str) -> None:
        """Let a bot play on for a banned person."""


class Bans:
    """Exclude people from playing."""

    def __init__(
        self, *, acts: Acts, people: People, networks: Networks, attendance: Attendance, live_games: SeatsGivenAway
    ) -> None:
        self._acts, self._people, self._networks = acts, people, networks
        self._attendance, self._live_games = attendance, live_games

    async def ban(self, me: str, whom: str, life: timedelta, why: str) -> None:
        """Ban a person, and give their seats to bots. Raise ProblemError 409 for oneself or another admin."""
        person = await self._people.get(whom)
        if person is not None and person.is_admin:
            raise ProblemError(409, "an admin cannot be banned; take that right from them first", "problem-bar-admin")
        await self._acts.ban(me, whom, life, why)
        self._attendance.send_away(whom)  # pages come back as a banned person's
        await self.give_seats_away()

    async def give_seats_away(self) -> None:
        """Stop banned people from playing: their seats are given to others, as a leaver's are."""
        await self._networks.look()
        for table, whom in await self._acts.seats_of_banned():
            self._attendance.send_away(whom)  # they only watch from now on
            await apart(self._live_games.give_seat_away(table, whom))


async def apart(work: Awaitable[None]) -> None:
    """Do it; a failure is tried again at the next look, and delays nothing else."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - a damaged game must not stop work on others
        _log.warning("put off: %s", error)
