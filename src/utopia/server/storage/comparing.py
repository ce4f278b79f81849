"""Whether the tables that are there are those that this program works with, whatever the migrations say they did."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Connection,
    Float,
    ForeignKeyConstraint,
    Inspector,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
    inspect,
)
from sqlalchemy.types import TypeEngine

from utopia.server.storage.errors import SchemaError
from utopia.server.storage.schema import Moment, metadata

_KINDS: Final[tuple[type[TypeEngine[Any]], ...]] = (Boolean, Float, Integer, JSON, LargeBinary, String)
"""Columns. Maximum lengths of texts are checked at input: neither database enforces them."""
_NAMED: Final = 3
_Parts: TypeAlias = Iterator[tuple[str, object]]


def differences(connection: Connection) -> list[str]:
    """Names of the tables, columns, keys, checks and indexes that are missing, too many, or other than they are to be.

    Tables that are none of ours are left alone.
    """
    wanted, found = _wanted(), dict(_found(inspect(connection)))
    differing = sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))
    return [name for name in differing if name.partition(".")[0] not in differing or "." not in name]


def told_of(differing: Sequence[str]) -> SchemaError:
    """Describe these differences in a sentence; the first few stand for all."""
    named = ", ".join(differing[:_NAMED]) + (", …" if len(differing) > _NAMED else "")
    sentence = f"the tables are not those that this program works with (they differ in {named})"
    return SchemaError(f"{sentence}; put a copy of the database in its place", "storage-schema-differs", parts=named)


@cache
def _wanted() -> dict[str, object]:
    return {name: part for table in metadata.tables.values() for name, part in _of_table(table)}


def _of_table(table: Table) -> _Parts:
    yield table.name, "table"
    yield _named(table.primary_key.name, table.name), [column.name for column in table.primary_key.columns]
    for column in table.columns:
        yield f"{table.name}.{column.name}", (_kind(column.type), column.nullable)
    for index in table.indexes:
        yield _named(index.name, table.name), ([column.name for column in index.columns], index.unique)
    for constraint in table.constraints:
        if isinstance(constraint, ForeignKeyConstraint):
            ends = [key.column for key in constraint.elements]
            there = [column.name for column in ends]
            yield (
                _named(constraint.name, table.name),
                (constraint.column_keys, ends[0].table.name, there, constraint.ondelete),
            )
        elif isinstance(constraint, UniqueConstraint):
            yield _named(constraint.name, table.name), constraint.columns.keys()
        elif isinstance(constraint, CheckConstraint):
            yield _named(constraint.name, table.name), "check"


def _found(inspector: Inspector) -> _Parts:
    """The same of the tables of ours that are there."""
    ours = [name for name in inspector.get_table_names() if name in metadata.tables]
    yield from ((name, "table") for name in ours)
    for (_, table), columns in inspector.get_multi_columns(filter_names=ours).items():
        yield from ((f"{table}.{one['name']}", (_kind(one["type"]), one["nullable"])) for one in columns)
    for (_, table), key in inspector.get_multi_pk_constraint(filter_names=ours).items():
        yield _named(key["name"], table), key["constrained_columns"]
    for (_, table), keys in inspector.get_multi_foreign_keys(filter_names=ours).items():
        for one in keys:
            there = (one["referred_table"], one["referred_columns"], one["options"].get("ondelete"))
            yield _named(one["name"], table), (one["constrained_columns"], *there)
    for (_, table), indexes in inspector.get_multi_indexes(filter_names=ours).items():
        for index in (one for one in indexes if "duplicates_constraint" not in one):
            yield _named(index["name"], table), (index["column_names"], index["unique"])
    for (_, table), uniques in inspector.get_multi_unique_constraints(filter_names=ours).items():
        yield from ((_named(one["name"], table), one["column_names"]) for one in uniques)
    for (_, table), checks in inspector.get_multi_check_constraints(filter_names=ours).items():
        yield from ((_named(one["name"], table), "check") for one in checks)


def _kind(type_: TypeEngine[Any]) -> str:
    if isinstance(type_, Moment):
        return Integer.__name__
    return next((kind.__name__ for kind in _KINDS if isinstance(type_, kind)), type(type_).__name__)


def _named(name: object, table: str) -> str:
    """All our keys have names; a key without one is not ours."""
    return str(name or f"{table}.?")
