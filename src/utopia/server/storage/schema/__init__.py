"""The tables. Migrations make them; a test compares the two."""

from utopia.server.storage.schema.base import HEAD, Moment, meta, metadata, now
from utopia.server.storage.schema.games import event, game, leaver, link, seat, watcher
from utopia.server.storage.schema.lobby import asking, invitation, seek
from utopia.server.storage.schema.people import (
    achievement,
    api_token,
    audit,
    barred_network,
    errand,
    lesson,
    passage,
    passkey,
    person,
    rating,
    rating_change,
    relation,
    report,
    session,
)
from utopia.server.storage.schema.talk import channel, chat, delivery, note, notice

__all__ = [
    "HEAD",
    "Moment",
    "achievement",
    "api_token",
    "asking",
    "audit",
    "barred_network",
    "channel",
    "chat",
    "delivery",
    "errand",
    "event",
    "game",
    "invitation",
    "leaver",
    "lesson",
    "link",
    "meta",
    "metadata",
    "note",
    "notice",
    "now",
    "passage",
    "passkey",
    "person",
    "rating",
    "rating_change",
    "relation",
    "report",
    "seat",
    "seek",
    "session",
    "watcher",
]
