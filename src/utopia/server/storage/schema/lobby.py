"""Tables of those who look for a game and need not stay to find one, and of those who are asked to a table."""

from typing import Final

from sqlalchemy import JSON, Column, ForeignKey, Integer, String, Table, UniqueConstraint

from utopia.server.storage.schema.base import Moment, metadata

seek: Final = Table(
    "seek",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("wish", JSON, nullable=False),
    Column("since", Moment, nullable=False),
)
"""Who waits for a slow game; those who wait for a live one are in memory, and say again that they do."""

invitation: Final = Table(
    "invitation",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Moment, nullable=False),
    Column("declined", Moment),
    UniqueConstraint("game", "person"),
)
"""Whom the host of a table has asked to it by name. Its game's beginning ends it, and so does a seat there."""

asking: Final = Table(
    "asking",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("host", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Moment, nullable=False, index=True),
)
"""Whom a host has asked within a day, to whatever tables: so often and no more."""
