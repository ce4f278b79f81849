"""Tables of people: accounts, credentials, blocks, preferences."""

from enum import StrEnum
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

from utopia.server.database.schema.base import Moment, metadata, one_of


class ErrandKind(StrEnum):
    """A one-time token's purpose: the action of a person who proves their identity by it."""

    SIGN_IN = "sign_in"
    """By a link that was mailed."""
    ADD_MAIL = "add_mail"
    """An account gets a mail address, or another one."""
    MAKE_PASSKEY = "make_passkey"
    USE_PASSKEY = "use_passkey"


class RelationKind(StrEnum):
    """A restriction on another person."""

    BLOCK = "block"
    """Sharing a table, or an invitation by them."""
    MUTE = "mute"
    """Reading their messages."""


class StudyVisibility(StrEnum):
    """Who may look at a study beside its owner."""

    PRIVATE = "private"
    LINK = "link"
    """Everybody who knows its address."""
    PUBLIC = "public"
    """Everybody; it is listed."""


person: Final = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24)),
    Column("language", String(2)),
    Column("created", Moment, nullable=False),
    Column("mail", String(254)),
    Column("signed_up", Moment),
    Column("is_admin", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("bot_of", String(16)),
    Column("banned_until", Moment),
    Column("banned_why", String(200)),
    Column("preferences", JSON(none_as_null=True)),
    Column("shows_games", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Index("uq_person_mail", "mail", unique=True),
    Index("ix_person_banned_until", "banned_until"),
)
"""Guests, accounts (``signed_up``), bots of a person (``bot_of``).

``preferences``: quiet hours, holidays, notifications.
"""

session: Final = Table(
    "session",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False, index=True),
    Column("browser", String(40)),
)
"""``browser`` is the owner's name for it (`Firefox, Windows`)."""

passage: Final = Table(
    "passage",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Moment, nullable=False),
)
"""One-time links that sign a person in on another device."""

passkey: Final = Table(
    "passkey",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment),
)
"""WebAuthn credentials; ``id`` as base64url."""

errand: Final = Table(
    "errand",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), index=True),
    Column("about", String(254), nullable=False),
    Column("until", Moment, nullable=False, index=True),
    one_of("kind", ErrandKind),
)
"""One-time tokens that prove a person's identity: links by mail, passkeys."""

api_token: Final = Table(
    "api_token",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", Moment, nullable=False),
    Column("until", Moment),
    Column("used", Moment),
    Column("revoked", Moment),
)
"""Keys of programs."""

relation: Final = Table(
    "relation",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("other", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", Moment, nullable=False),
    one_of("kind", RelationKind),
)
"""Blocks (never meet a person) and mutes (never read them)."""

report: Final = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("reporter", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("about", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("game", ForeignKey("game.id", ondelete="SET NULL"), index=True),
    Column("line", Integer),
    Column("message", String(1000), nullable=False),
    Column("created", Moment, nullable=False),
    Column("handled", Moment),
    Column("handled_by", String(16)),
    Column("outcome", String(1000)),
    Index("ix_report_handled_created", "handled", "created"),
)

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Moment, nullable=False, index=True),
    Column("who", String(16)),
    Column("action", String(32), nullable=False),
    Column("about", String(64), index=True),
    Column("details", JSON(none_as_null=True)),
)
"""The audit log. Entries outlast the people in them."""

barred_network: Final = Table(
    "barred_network",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), nullable=False, index=True),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("until", Moment, nullable=False),
)
"""Networks from which no new guests are admitted. Deleting the account does not reopen them."""

rating: Final = Table(
    "rating",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("players", SmallInteger, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Moment, nullable=False),
)

rating_change: Final = Table(
    "rating_change",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("players", SmallInteger, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Moment, nullable=False),
)

achievement: Final = Table(
    "achievement",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("game", String(16)),
    Column("at", Moment, nullable=False),
)

lesson: Final = Table(
    "lesson",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(32), primary_key=True),
    Column("stars", SmallInteger, nullable=False),
    Column("moves", SmallInteger, nullable=False),
    Column("at", Moment, nullable=False),
)
"""Lessons that people have solved: their best solution, and when they had the first."""

study: Final = Table(
    "study",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(100), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("game", ForeignKey("game.id", ondelete="SET NULL"), index=True),
    Column("text", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("chapters", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Index("ix_study_visibility_changed", "visibility", "changed"),
    one_of("visibility", StudyVisibility),
)
"""Games and positions with variations. ``text`` is a record with variations; ``players``, ``moves`` and ``chapters``
follow from it."""

puzzle_attempt: Final = Table(
    "puzzle_attempt",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", Moment, nullable=False),
    Column("first", Boolean(create_constraint=False), nullable=False),
    Column("solved", Moment),
    Column("day", Integer),
)
"""Puzzles that people have tried: when first, whether that was right at once, when they solved it, and as which day's
puzzle (days since 0001-01-01)."""

puzzle_solver: Final = Table(
    "puzzle_solver",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""How well people solve puzzles."""

puzzle_strength: Final = Table(
    "puzzle_strength",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""How hard puzzles are, measured by those who tried them."""
