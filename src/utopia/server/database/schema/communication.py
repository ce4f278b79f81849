"""Tables of chat, notes and notifications."""

from enum import StrEnum
from typing import Final

from sqlalchemy import JSON, Column, ForeignKey, Index, Integer, SmallInteger, String, Table, UniqueConstraint

from utopia.server.database.schema.base import Moment, metadata, one_of


class RoomSide(StrEnum):
    """An audience at a table."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


class ChannelKind(StrEnum):
    """A kind of notification channel."""

    PUSH = "push"
    MAIL = "mail"
    HOOK = "hook"


chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("side", String(10), nullable=False),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("seat", SmallInteger, nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Moment, nullable=False),
    Column("text", String(500)),
    Column("phrase", String(32)),
    Column("removed", Moment),
    Column("removed_by", String(16)),
    Index("ix_chat_game_id", "game", "id"),
    UniqueConstraint("game", "person", "key"),  # a repeated send stores nothing twice
    one_of("side", RoomSide),
)
"""Chat messages at a table: by players, or among spectators (seat -1). A text or the name of a quick phrase."""

note: Final = Table(
    "note",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("text", String(4000), nullable=False),
    Column("changed", Moment, nullable=False),
)
"""Private notes of a person about a game."""

channel: Final = Table(
    "channel",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", String(1024), nullable=False),
    Column("keys", JSON(none_as_null=True)),
    Column("muted", JSON, nullable=False),
    Column("created", Moment, nullable=False),
    Column("failures", SmallInteger, nullable=False, server_default="0"),
    Column("closed", Moment),
    UniqueConstraint("person", "kind", "address"),
    one_of("kind", ChannelKind),
)
"""Notification channels: a browser's push service, mail, a webhook; all kinds but the ``muted`` ones."""

notice: Final = Table(
    "notice",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), index=True),
    Column("seat", SmallInteger),
    Column("kind", String(16), nullable=False),
    Column("key", String(64), nullable=False),
    Column("words", JSON(none_as_null=True)),
    Column("made", Moment, nullable=False),
    Column("due", Moment, nullable=False),
    Column("sent", Moment),
    Column("dropped", Moment),
    UniqueConstraint("person", "key"),
    Index("ix_notice_sent_due", "sent", "due"),
)
"""Notifications to a person. ``key`` prevents duplicates.

``sent``: passed to the person's channels. ``dropped``: outdated or not needed. A turn that is sent and not dropped
still waits for the person.
"""

delivery: Final = Table(
    "delivery",
    metadata,
    Column("channel", ForeignKey("channel.id", ondelete="CASCADE"), primary_key=True),
    Column("notice", ForeignKey("notice.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("due", Moment, nullable=False),
    Column("tries", SmallInteger, nullable=False),
    Column("done", Moment),
    Column("error", String(200)),
    Index("ix_delivery_done_due", "done", "due"),
)
"""A notification on its way through one channel.

One that was tried and has neither ``done`` nor ``error`` is under way.
"""
