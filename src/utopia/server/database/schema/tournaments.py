"""Tables of tournaments: the event, who plays in it, its tables, and what each player had in each round."""

from enum import StrEnum
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from utopia.server.database.schema.base import Moment, metadata, one_of


class TournamentState(StrEnum):
    """Where an event stands in its life."""

    OPEN = "open"
    """People enter it."""
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class EntrantState(StrEnum):
    """Whether somebody plays in the next round."""

    IN = "in"
    AWAY = "away"
    """A bot had their seat when their last table ended; they come back when they say so."""
    OUT = "out"
    """They have withdrawn, and may come back."""
    REMOVED = "removed"
    """The host has removed them."""


tournament: Final = Table(
    "tournament",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("name", String(60), nullable=False),
    Column("about", Text, nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("terms", JSON, nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("starts", Moment),
    Column("started", Moment),
    Column("ended", Moment),
    Column("round", SmallInteger, nullable=False),
    Column("rounds", SmallInteger, nullable=False),
    Column("due", Moment, index=True),
    Column("deadline", Moment),
    Column("paused", Moment),
    one_of("state", TournamentState),
    CheckConstraint("round BETWEEN 0 AND rounds", name="round_is_one"),
)
"""``due``: when something is to be done (begin, make the next round, end a round); ``terms``: what its host chose."""

entrant: Final = Table(
    "entrant",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("state", String(8), nullable=False),
    Column("entered", Moment, nullable=False),
    UniqueConstraint("tournament", "person"),
    one_of("state", EntrantState),
)
"""A person who has deleted themselves leaves a number without a name: what others won against them stays."""

tournament_table: Final = Table(
    "tournament_table",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("game", ForeignKey("game.id", ondelete="SET NULL"), unique=True),
    Column("token", String(24)),
    Column("ended", Moment),
)
"""``ended``: when its result was counted; ``token``: the link to watch it, at events that are not listed."""

tournament_seat: Final = Table(
    "tournament_seat",
    metadata,
    Column("tournament", String(16), primary_key=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("entrant", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("number", SmallInteger),
    Column("seat", SmallInteger),
    Column("points", SmallInteger),
    Column("place", SmallInteger),
    Column("score", SmallInteger),
    ForeignKeyConstraint(
        ["tournament", "entrant"],
        ["entrant.tournament", "entrant.number"],
        ondelete="CASCADE",
    ),
)
"""A round of an entrant: table ``number`` and ``seat``, both none for a bye or a round before they came; ``points`` in
halves, none while they play; ``place`` none also for those who left."""
