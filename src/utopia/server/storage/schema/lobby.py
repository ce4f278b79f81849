"""Tables of matchmaking requests that outlast a visit, and of invitations to tables."""

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
"""Requests for a slow game. Those for a live game are in memory, and clients repeat them."""

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
