"""What is stored of chat and of private notes.

Players write among themselves, and so do spectators; both read both at the end. A reader does not see messages of
people they mute or block. A removed message stays as an empty place. Nobody else can read a note.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, delete, func, insert, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError
from utopia.server.database.schema import chat, game, note, now, person, relation, seat
from utopia.server.database.schema.communication import RoomSide
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.tables.messages import HANDS_DELAY

MOST_LINES: Final = 100
"""Lines of one answer."""


class Voice(StrEnum):
    """How a person may chat at a table."""

    TEXT = "text"
    """Free text."""
    PHRASES = "phrases"
    """Quick phrases only: a guest at a table that is open to strangers."""
    SILENT = "silent"
    """Not at all: the host has switched chat off."""
    BOT = "bot"
    """Not at all: bots say nothing."""
    BANNED = "banned"
    """Not at all: an admin has banned the person."""
    STRANGER = "stranger"
    """Not at all: the viewer has no session."""


class Line(msgspec.Struct, frozen=True):
    """A chat message."""

    id: int
    side: RoomSide
    person: str | None
    """None: the author has deleted their data."""
    name: str | None
    seat: int
    """The author's seat; -1 for a spectator."""
    at: datetime
    text: str | None
    phrase: str | None
    removed: datetime | None


class NewLine(msgspec.Struct, frozen=True):
    """A message to send: a text or a phrase."""

    game: str
    person: str
    seat: int
    key: str
    """The client's id, new for every message: the same id again stores nothing twice."""
    text: str | None = None
    phrase: str | None = None

    @property
    def side(self) -> RoomSide:
        """The audience."""
        return side_of(self.seat >= 0)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A stored message and the people who receive it."""

    line: Line
    reaches: frozenset[RoomSide]
    unheard_by: frozenset[str]
    """People who have muted or blocked the author."""
    is_new: bool


@dataclass(frozen=True, slots=True)
class ChatPage:
    """The part of a table's chat that one reader sees."""

    lines: list[Line]
    count: int
    """All messages that the reader may see."""
    voice: Voice
    is_silent: bool


def side_of(is_player: bool) -> RoomSide:
    """The audience of a person's messages."""
    return RoomSide.PLAYERS if is_player else RoomSide.SPECTATORS


@dataclass(frozen=True, slots=True)
class Chat:
    """The lines of all games."""

    database: Database

    async def say(self, new: NewLine) -> Spoken | Voice:
        """Store a line, once for its key; or the voice that does not allow it. NoSuchGameError."""
        return await self.database.write(lambda connection: _say(connection, new))

    async def read(
        self, id_: str, reader: str | None, *, is_player: bool, before: int | None = None, most: int = MOST_LINES
    ) -> ChatPage:
        """The last lines that a reader may see, or the last ones before that number, oldest first. NoSuchGameError."""
        return await self.database.read(lambda connection: _read(connection, id_, reader, is_player, before, most))

    async def silence(self, id_: str, *, is_silent: bool) -> None:
        """Switch chat off, or on again."""
        change = update(game).where(game.c.id == id_).values(silent=is_silent)
        await self.database.write(lambda connection: connection.execute(change))

    async def get(self, id_: str, line: int) -> Line | None:
        """Return a message of that game as it was written, for an admin who handles a report."""
        query = _LINES.where(chat.c.game == id_, chat.c.id == line)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _line(row)

    async def remove(self, id_: str, line: int, by: str) -> Line | None:
        """Hide a message from everybody. Return it, or None if there is none. A second time nothing happens."""
        change = (
            update(chat)
            .where(chat.c.game == id_, chat.c.id == line, chat.c.removed.is_(None))
            .values(removed=now(), removed_by=by)
        )
        await self.database.write(lambda connection: connection.execute(change))
        return await self.get(id_, line)


_AT_A_DEVICE: Final = and_(
    seat.c.game == chat.c.game,
    seat.c.seat == chat.c.seat,
    seat.c.person == chat.c.person,
    seat.c.kind == SeatKind.DEVICE,
)
_LINES: Final[Select[Any]] = (
    select(
        chat.c.id,
        chat.c.side,
        chat.c.person,
        case((seat.c.seat.is_not(None), seat.c.name), else_=person.c.name).label("name"),
        chat.c.seat,
        chat.c.at,
        chat.c.text,
        chat.c.phrase,
        chat.c.removed,
    )
    .outerjoin(person, person.c.id == chat.c.person)
    .outerjoin(seat, _AT_A_DEVICE)
)


def _say(connection: Connection, new: NewLine) -> Spoken | Voice:
    table = _table(connection, new.game)
    mine = (chat.c.game == new.game, chat.c.person == new.person, chat.c.key == new.key)
    known = connection.execute(_LINES.where(*mine)).one_or_none()
    if known is not None:
        return Spoken(_line(known), frozenset(), frozenset(), is_new=False)
    voice = _voice(connection, table, new.person)
    if voice is not Voice.TEXT and not (voice is Voice.PHRASES and new.phrase is not None):
        return voice
    connection.execute(insert(chat).values({**msgspec.structs.asdict(new), "side": new.side, "at": now()}))
    line = _line(connection.execute(_LINES.where(*mine)).one())
    unheard = select(relation.c.person).where(relation.c.other == new.person)
    reaches = frozenset(side for side in RoomSide if new.side in _sides(table, side))
    return Spoken(line, reaches, frozenset(connection.execute(unheard).scalars()), is_new=True)


def _read(
    connection: Connection, id_: str, reader: str | None, is_player: bool, before: int | None, most: int
) -> ChatPage:
    table = _table(connection, id_)
    shown = (chat.c.game == id_, chat.c.side.in_(_sides(table, side_of(is_player))), _is_heard_by(reader))
    count = connection.execute(select(func.count()).select_from(chat).where(*shown)).scalar_one()
    query: Select[Any] = _LINES.where(*shown).order_by(chat.c.id.desc()).limit(most)
    rows = connection.execute(query if before is None else query.where(chat.c.id < before)).all()
    lines = [_hushed(_line(row)) for row in reversed(rows)]
    return ChatPage(lines, count, _voice(connection, table, reader), table.silent)


def _table(connection: Connection, id_: str) -> Row[*tuple[Any, ...]]:
    shown = select(seat.c.seat).where(seat.c.game == id_, seat.c.shows_hand, seat.c.kind != SeatKind.BOT).exists()
    columns = (game.c.state, game.c.changed, game.c.delay, shown.label("shown"), game.c.listed, game.c.silent)
    query: Select[Any] = select(*columns).where(game.c.id == id_)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise NoSuchGameError(id_)
    return row


def _sides(table: Row[*tuple[Any, ...]], side: RoomSide) -> list[RoomSide]:
    """Return the audiences a reader of that side may see: all once the reader knows the game's end."""
    behind = timedelta(seconds=max(table.delay, HANDS_DELAY if table.shown else 0))
    is_seen = side is RoomSide.PLAYERS or table.changed + behind <= now()
    return list(RoomSide) if table.state == GameState.OVER and is_seen else [side]


def _voice(connection: Connection, table: Row[*tuple[Any, ...]], who: str | None) -> Voice:
    query = select(person.c.signed_up, person.c.bot_of, person.c.banned_until).where(person.c.id == who)
    row = connection.execute(query).one_or_none()
    if row is None:
        return Voice.STRANGER
    if row.bot_of is not None:
        return Voice.BOT
    if row.banned_until is not None and row.banned_until > now():
        return Voice.BANNED
    if table.silent:
        return Voice.SILENT
    return Voice.PHRASES if table.listed and row.signed_up is None else Voice.TEXT


def _is_heard_by(reader: str | None) -> ColumnElement[bool]:
    unwanted = select(relation.c.other).where(relation.c.person == reader)
    return or_(chat.c.person.is_(None), chat.c.person.not_in(unwanted))


def _hushed(line: Line) -> Line:
    return line if line.removed is None else msgspec.structs.replace(line, text=None, phrase=None)


def _line(row: Row[*tuple[Any, ...]]) -> Line:
    return msgspec.convert(row, Line, from_attributes=True)


class Note(msgspec.Struct, frozen=True):
    """A person's note on a game."""

    game: str
    text: str
    changed: datetime


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of all people."""

    database: Database

    async def of(self, id_: str, who: str) -> Note | None:
        """Return a person's note about that game."""
        found = await self._found(note.c.game == id_, note.c.person == who)
        return found[0] if found else None

    async def of_person(self, who: str) -> list[Note]:
        """Return all notes of a person, the last first."""
        return await self._found(note.c.person == who)

    async def write(self, id_: str, who: str, text: str) -> Note | None:
        """Replace the note; an empty text deletes it. Raise IntegrityError if there is no such game."""
        return await self.database.write(lambda connection: _write(connection, id_, who, text))

    async def _found(self, *conditions: Any) -> list[Note]:
        query = select(note).where(*conditions).order_by(note.c.changed.desc(), note.c.game)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Note, from_attributes=True) for row in rows]


def _write(connection: Connection, id_: str, who: str, text: str) -> Note | None:
    mine = (note.c.game == id_, note.c.person == who)
    if not text:
        connection.execute(delete(note).where(*mine))
        return None
    written = Note(id_, text, now())
    values = {"text": text, "changed": written.changed}
    if not connection.execute(update(note).where(*mine).values(values)).rowcount:
        connection.execute(insert(note).values(game=id_, person=who, **values))
    return written
