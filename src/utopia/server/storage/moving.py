"""All rows of one database into another one of the same schema, of whatever kind the two are."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Column, Connection, Integer, MetaData, Table, bindparam, func, insert, select, update

from utopia.server.storage import sqlite
from utopia.server.storage.migrating import VERSIONS, upgrade
from utopia.server.storage.schema import meta

_AT_ONCE: Final = 1000
"""Rows in memory."""


def write_file(source: Connection, version: str, file: Path) -> None:
    """A new SQLite database with all that the source holds at that schema, in the one file."""
    engine = sqlite.engine_for(file)
    try:
        with engine.begin() as target:
            upgrade(target, version)
            target.execute(meta.delete())  # drawn for a new one
            _move(source, target, _tables(target))
    finally:
        engine.dispose()
    sqlite.settle(file)


def read_file(file: Path, target: Connection) -> None:
    """Copy everything from an unused SQLite database into empty tables of the same schema."""
    engine = sqlite.engine_for(file)
    try:
        with engine.begin() as source:
            tables = _tables(source)
            target.execute(meta.delete())
            _move(source, target, tables)
    finally:
        engine.dispose()
    for table in tables:
        _number_on(target, table)


def _tables(connection: Connection) -> list[Table]:
    """Those of a SQLite database, as any schema had them; whatever a row refers to comes before it."""
    found = MetaData()
    found.reflect(connection)
    for column in (column for table in found.tables.values() for column in table.columns):
        if isinstance(column.type, JSON):
            column.type = JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def _move(source: Connection, target: Connection, tables: list[Table]) -> None:
    for table in tables:
        later = dict.fromkeys(_own_references(table))
        for rows in _rows(source, table):
            target.execute(insert(table), [_storable(row) | later for row in rows])
        for name in _own_references(table):
            _refer(source, target, table, table.columns[name])


def _rows(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = source.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings()
    for some in found.partitions():
        yield [dict(row) for row in some]


def _storable(row: dict[str, Any]) -> dict[str, Any]:
    """The zero character is one that PostgreSQL has no place for."""
    return {name: value.replace("\0", "\ufffd") if isinstance(value, str) else value for name, value in row.items()}


def _own_references(table: Table) -> list[str]:
    """Return columns that refer to another row of the same table, which may come later."""
    return [key.parent.name for key in table.foreign_keys if key.column.table is table]


def _refer(source: Connection, target: Connection, table: Table, column: Column[Any]) -> None:
    [key] = table.primary_key.columns
    found = source.execute(select(key, column).where(column.is_not(None))).all()
    change = update(table).where(key == bindparam("its_key")).values({column.name: bindparam("its_reference")})
    if found:
        target.execute(change, [{"its_key": row[0], "its_reference": row[1]} for row in found])


def _number_on(target: Connection, table: Table) -> None:
    """Let the next row get a number of its own."""
    for column in table.primary_key.columns:
        if len(table.primary_key.columns) == 1 and isinstance(column.type, Integer):
            last = select(func.max(column)).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            target.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
