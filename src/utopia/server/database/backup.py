"""Copies of everything, made while a server runs and put back; and of one kind of database into another."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Column, Connection, Integer, MetaData, Table, bindparam, func, insert, select, update

from utopia.server.database import sqlite
from utopia.server.database.errors import SaidError, SchemaError
from utopia.server.database.folder import STAMP
from utopia.server.database.home import Home
from utopia.server.database.migrating import VERSIONS, check_known, upgrade
from utopia.server.database.schema import game, meta, person

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


_LAST: Final = "last-backup"
"""An empty file in the data directory. Its time is that of the last backup."""
_TABLES: Final = (game.name, person.name)


class BackupError(SaidError):
    """A copy that cannot be made, or cannot be put back; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Copied:
    """The contents of a backup."""

    file: Path
    games: int
    people: int
    megabytes: float
    schema: str
    """The migration that it was made with."""


def usual_name() -> str:
    """The name of a copy taken now."""
    return f"utopia-{datetime.now(UTC).strftime(STAMP)}.db"


def back_up(home: Home, target: Path) -> Copied:
    """Copy the stored data, in use or not, into a new file, and check that the copy is whole.

    Raise BackupError if there is nothing to copy, the file exists already, or it cannot be written.
    """
    if not home.is_there():
        raise BackupError(f"there is nothing stored in {home.place}", "backup-nothing", folder=home.place)
    if target.exists():
        raise BackupError(f"{target} is there already; choose another name", "backup-exists", file=str(target))
    try:
        home.copy_to(target)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(target, error) from None
    copied = _looked_at(target)
    with contextlib.suppress(OSError):  # the copy matters more than its mark
        (home.folder / _LAST).touch()
    return copied


def last_backup(folder: Path) -> datetime | None:
    """Return when the last backup of that data directory was taken; None if there is none."""
    try:
        return datetime.fromtimestamp((folder / _LAST).stat().st_mtime, UTC)
    except OSError:
        return None


def restore(source: Path, home: Home) -> tuple[Copied, Path | None]:
    """Put a backup in the place of the stored data, which is kept. Return the contents and where the old data lies.

    Raise BackupError if the backup is invalid, SchemaError if a newer program made it, FolderError or HomeError while a
    server uses the data.
    """
    if not source.is_file():
        raise BackupError(f"there is no file {source}", "restore-nothing", file=str(source))
    copied = _looked_at(source)
    try:
        return copied, home.replace_by(source, copied.schema)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(home.folder, error) from None


def _unwritable(where: Path, error: Exception) -> BackupError:
    return BackupError(f"{where}: {error}", "backup-unwritable", file=str(where), reason=str(error))


def _looked_at(file: Path) -> Copied:
    """Read the contents of a backup. Raise BackupError if it is damaged, SchemaError if it is not ours or too new."""
    if faults := sqlite.faults_of(file):
        raise BackupError(f"{file} is damaged ({faults[0]})", "backup-damaged", file=str(file), fault=faults[0])
    found = sqlite.rows_of(file, _TABLES)
    if found is None:
        raise SchemaError(f"{file} was not made by Utopia", "backup-foreign", file=str(file))
    version, (games, people) = found
    check_known(version, str(file))
    return Copied(file, games, people, megabytes=round(file.stat().st_size / 1e6, 1), schema=version)
