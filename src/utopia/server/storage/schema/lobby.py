"""The table of those who look for a game and need not stay to find one."""

from typing import Final

from sqlalchemy import JSON, Column, ForeignKey, Table

from utopia.server.storage.schema.base import Moment, metadata

seek: Final = Table(
    "seek",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("wish", JSON, nullable=False),
    Column("since", Moment, nullable=False),
)
"""Who waits for a slow game; those who wait for a live one are in memory, and say again that they do."""
