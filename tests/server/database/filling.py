"""Rows in every table that knows people, made from what the tables say of themselves."""

from collections.abc import Iterator
from datetime import UTC, datetime
from enum import StrEnum
from itertools import count
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    SmallInteger,
    String,
    Table,
    insert,
    select,
)

from utopia.server.database.schema import metadata
from utopia.server.database.schema.base import Moment
from utopia.server.database.schema.communication import ChannelKind, RoomSide
from utopia.server.database.schema.people import ErrandKind, RelationKind, StudyVisibility
from utopia.server.database.schema.tournaments import EntrantState, TournamentState

KINDS: dict[tuple[str, str], type[StrEnum]] = {
    ("relation", "kind"): RelationKind,
    ("study", "visibility"): StudyVisibility,
    ("errand", "kind"): ErrandKind,
    ("channel", "kind"): ChannelKind,
    ("chat", "side"): RoomSide,
    ("tournament", "state"): TournamentState,
    ("entrant", "state"): EntrantState,
}
SKIPPED = {"person", "game", "seat", "event", "link", "meta", "delivery"}
"""Filled by the tests themselves, or they know no people."""
ACTORS = {"handled_by", "removed_by"}
"""Who did something, without a foreign key."""
NOBODYS = {"deal", "tournament", "entrant", "tournament_seat"}
"""Apart from who made or entered it, they say nothing of anybody."""
NUMBERS = count(1)


def tables_with_people() -> Iterator[tuple[Table, list[Column[Any]]]]:
    """Tables whose rows point at people, and by which columns."""
    for table in metadata.sorted_tables:
        columns = [column for column in table.columns if points_at(column, "person")]
        if columns and table.name not in SKIPPED:
            yield table, columns


def points_at(column: Column[Any], table: str) -> bool:
    return any(key.column.table.name == table for key in column.foreign_keys)


def fill(connection: Connection, who: str, other: str, game: str, word: str) -> None:
    """A row for each column that may name a person; their texts say ``word``, what is told of them is another's."""
    for table, columns in tables_with_people():
        for column in columns:
            told = "theirs" if column.name == "about" or table.name in NOBODYS else word
            row = {one.name: value(connection, one, other, game, told) for one in table.columns if is_filled(one)}
            acts = dict.fromkeys(ACTORS & row.keys(), who)
            connection.execute(insert(table).values(row | acts | {column.name: who}))


def is_filled(column: Column[Any]) -> bool:
    """Whether it is for us to fill: numbers that count rows count by themselves."""
    return column is not column.table.autoincrement_column


def value(connection: Connection, column: Column[Any], other: str, game: str, word: str) -> Any:
    if points_at(column, "person"):
        return other
    if points_at(column, "game"):
        return game
    if points_at(column, "link"):
        return connection.execute(select(metadata.tables["link"].c.token)).scalars().first()
    for key in column.foreign_keys:
        if key.column.table.name in ("deal", "tournament", "entrant"):
            return connection.execute(select(key.column)).scalars().first()
    if (kinds := KINDS.get((column.table.name, column.name))) is not None:
        return next(iter(kinds))
    if isinstance(column.type, String):
        text = "random" if column.name in ("key", "hash") else word
        return f"{text}{next(NUMBERS)}"[: column.type.length]
    if isinstance(column.type, Integer) and (column.primary_key or column.unique):
        return next(NUMBERS)
    if isinstance(column.type, JSON):
        return [word]
    return PLAIN.get(type(column.type), word.encode())


PLAIN: dict[type, Any] = {
    Moment: datetime(2026, 1, 1, tzinfo=UTC),
    Boolean: False,
    Integer: 0,
    SmallInteger: 0,
    BigInteger: 0,
    Float: 1.0,
}
