"""Tables of games (the agreement, the seats, the links, the log of events), of matchmaking and of invitations."""

from enum import StrEnum
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

from utopia.server.database.schema.base import Moment, metadata, one_of


class GameState(StrEnum):
    """Where a game stands in its life."""

    OPEN = "open"
    """Waits for friends."""
    RUNNING = "running"
    OVER = "over"


class SeatKind(StrEnum):
    """Who sits there, as in ``protocol.messages.Sitting``."""

    PERSON = "person"
    DEVICE = "device"
    """A guest at the device of ``person``."""
    BOT = "bot"
    OPEN = "open"


class Purpose(StrEnum):
    """The access that a link gives."""

    JOIN = "join"
    WATCH = "watch"


class EntryKind(StrEnum):
    """The kind of a log entry."""

    MOVE = "move"
    DRAW = "draw"
    TAKE_BACK = "take_back"


game: Final = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", ForeignKey("person.id"), nullable=False, index=True),
    Column("state", String(8), nullable=False, index=True),
    Column("edition", String(24), nullable=False),
    Column("options", JSON, nullable=False),
    Column("board", String(64), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("first", SmallInteger),
    Column("shuffle", Boolean(create_constraint=False), nullable=False),
    Column("pace", Float, nullable=False),
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("changed", Moment, nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("deciding", SmallInteger, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("before", ForeignKey("game.id", ondelete="SET NULL")),
    Column("secret", String(64)),
    Column("listed", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("language", String(2)),
    Column("experience", String(8)),
    Column("rated", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("programs", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("tempo", JSON(none_as_null=True)),
    Column("delay", Integer, nullable=False, server_default="0"),
    Column("watchable", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("bots_fill", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("vote", JSON(none_as_null=True)),
    Column("paused", Moment),
    Column("silent", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("concluded", Moment),
    Column("imported", String(8)),
    Column("annotations", JSON(none_as_null=True)),
    Column("deal", String(16)),
    UniqueConstraint("before"),  # a game has one rematch, however many people ask for it
    one_of("state", GameState),
    CheckConstraint("pace >= 0", name="pace_not_negative"),
    CheckConstraint("(state = 'over') = (result IS NOT NULL)", name="result_when_over"),
)

seat: Final = Table(
    "seat",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("person.id"), index=True),
    Column("name", String(24)),
    Column("level", String(24)),
    Column("entropy", String(64)),
    Column("was", String(16), index=True),
    Column("shows_hand", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("clock", JSON(none_as_null=True)),
    Column("plan", JSON(none_as_null=True)),
    Column("figures", JSON(none_as_null=True)),
    Column("came", SmallInteger),
    one_of("kind", SeatKind),
    CheckConstraint("seat BETWEEN 0 AND 4", name="seat_exists"),
    CheckConstraint("(kind IN ('person', 'device')) = (person IS NOT NULL)", name="person_sits"),
    CheckConstraint("(kind = 'bot') = (level IS NOT NULL)", name="bot_has_level"),
)

leaver: Final = Table(
    "leaver",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, nullable=False),
)
"""People who have left a seat of a running game, whether they came back or not; ``number`` counts them, from 0."""

link: Final = Table(
    "link",
    metadata,
    Column("token", String(24), primary_key=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("created", Moment, nullable=False),
    Column("revoked", Moment),
    one_of("purpose", Purpose),
)
Index(  # one that works for each purpose
    "uq_link_working",
    link.c.game,
    link.c.purpose,
    unique=True,
    sqlite_where=link.c.revoked.is_(None),  # the migration says so for PostgreSQL; here it would load that dialect
)

watcher: Final = Table(
    "watcher",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("token", ForeignKey("link.token", ondelete="CASCADE"), nullable=False),
)

event: Final = Table(
    "event",
    metadata,
    Column("game", String(16), nullable=False, primary_key=True),
    Column("seq", Integer, nullable=False, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("code", Integer, nullable=False),
    Column("key", String(40)),
    Column("person", String(16)),  # no foreign key: to delete any person all events would have to be searched
    Column("at", Moment, nullable=False),
    ForeignKeyConstraint(["game"], ["game.id"], ondelete="CASCADE"),
    UniqueConstraint("game", "key"),
    one_of("kind", EntryKind),
    CheckConstraint("seq >= 0", name="seq_not_negative"),
    CheckConstraint("code >= 0", name="code_not_negative"),
    sqlite_with_rowid=False,
)


seek: Final = Table(
    "seek",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("wish", JSON, nullable=False),
    Column("since", Moment, nullable=False),
)
"""Requests for a slow game. Those for a live game are in memory, and clients repeat them."""

invitation: Final = Table(
    "invitation",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Moment, nullable=False),
    Column("declined", Moment),
    Column("reason", String(16)),
    UniqueConstraint("game", "person"),
)
"""Invitations by name from the host of a table. They end when the game begins or the invited person sits down."""

asking: Final = Table(
    "asking",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("host", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Moment, nullable=False, index=True),
)
"""Invitations of a host within a day, to any of their tables, for the quota."""

deal: Final = Table(
    "deal",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("day", Integer, unique=True),
    Column("bots", JSON, nullable=False),
    Column("edition", String(24), nullable=False),
    Column("options", JSON, nullable=False),
    Column("board", String(64), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Moment, nullable=False),
)
"""The same chance against the same bots for everybody. ``day``: the deal of that day (days since 0001-01-01)."""

deal_game: Final = Table(
    "deal_game",
    metadata,
    Column("deal", ForeignKey("deal.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    UniqueConstraint("game"),
)
"""A person plays a deal once."""

analysis: Final = Table(
    "analysis",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("level", String(8), primary_key=True),
    Column("asked", Moment, nullable=False),
    Column("done", Moment),
    Column("result", LargeBinary),
)
"""Analyses of finished games: asked for, and done if there is a result (JSON, packed by zlib)."""
