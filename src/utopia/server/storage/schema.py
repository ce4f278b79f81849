"""The tables. Migrations make them; a test compares the two.

``event`` is the truth about a game: append only, and its primary key (game, seq) is the lock that lets one writer win.
"""

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
)

from utopia.server.storage.rows import EntryKind, GameState, Purpose, SeatKind

HEAD: Final = "0002"
"""The newest migration: the schema that this program works with."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, stored as whole milliseconds since 1970: the same, exact and sortable in every database."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:  # noqa: ARG002 - SQLAlchemy's
        """To milliseconds."""
        return None if value is None else (value - _EPOCH) // timedelta(milliseconds=1)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """From milliseconds."""
        return None if value is None else _EPOCH + timedelta(milliseconds=value)


def now() -> datetime:
    """The clock of what is stored, in whole milliseconds as stored."""
    moment = datetime.now(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def _one_of(column: str, words: type[StrEnum]) -> CheckConstraint:
    listed = ", ".join(f"'{word}'" for word in words)
    return CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

meta: Final = Table(
    "meta",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Facts about this database: ``id``, drawn when it was made."""

person: Final = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24)),
    Column("language", String(2)),
    Column("created", Moment, nullable=False),
)

session: Final = Table(
    "session",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False, index=True),
)

passage: Final = Table(
    "passage",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Moment, nullable=False),
)
"""Links by which a person goes on on another device, once."""

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
    UniqueConstraint("before"),  # a game has one rematch, however many ask for it
    _one_of("state", GameState),
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
    _one_of("kind", SeatKind),
    CheckConstraint("seat BETWEEN 0 AND 4", name="seat_exists"),
    CheckConstraint("(kind IN ('person', 'device')) = (person IS NOT NULL)", name="person_sits"),
    CheckConstraint("(kind = 'bot') = (level IS NOT NULL)", name="bot_has_level"),
)

link: Final = Table(
    "link",
    metadata,
    Column("token", String(24), primary_key=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("created", Moment, nullable=False),
    Column("revoked", Moment),
    _one_of("purpose", Purpose),
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
    _one_of("kind", EntryKind),
    CheckConstraint("seq >= 0", name="seq_not_negative"),
    CheckConstraint("code >= 0", name="code_not_negative"),
    sqlite_with_rowid=False,
)
