"""The checks of `utopia doctor`: the data directory, the database, and whether its tables are those of this program."""

import os
import shlex
import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
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

from utopia.server.database import sqlite
from utopia.server.database.database import Database
from utopia.server.database.errors import SchemaError, StorageError
from utopia.server.database.folder import FolderLock, data_folder
from utopia.server.database.home import Finding
from utopia.server.database.migrating import check_known, schema_version
from utopia.server.database.schema import HEAD, Moment, metadata

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


LITTLE_SPACE_MB: Final = 100


def check(folder: Path | None = None) -> list[Finding]:
    """Check the data directory (by default the user's). Nothing in it is changed."""
    folder = data_folder(folder)
    if not folder.exists():
        above = next(parent for parent in folder.parents if parent.exists())
        return [_folder(folder, above, "doctor-folder-new"), _space(above)]
    return [_folder(folder, folder, "doctor-folder"), _use(folder), *_database(folder / sqlite.FILE), _space(folder)]


def _folder(folder: Path, existing: Path, fine: str) -> Finding:
    if existing.is_dir() and os.access(existing, os.W_OK | os.X_OK):
        return Finding(True, fine, {"folder": str(folder)})
    return Finding(False, "doctor-folder-read-only", {"folder": str(folder)})


def _use(folder: Path) -> Finding:
    """A server that runs is no fault."""
    holder = FolderLock(folder).holder()
    return Finding(True, "doctor-not-in-use") if holder is None else Finding(True, "doctor-in-use", {"process": holder})


def _database(file: Path) -> list[Finding]:
    if not file.exists():
        return [Finding(True, "doctor-database-new")]
    if not os.access(file, os.W_OK):
        return [Finding(False, "doctor-database-read-only", {"file": str(file)})]
    if faults := sqlite.faults_of(file):
        return [Finding(False, "doctor-database-damaged", {"file": str(file), "fault": faults[0]})]
    whole = Finding(True, "doctor-database-whole", {"megabytes": _megabytes(file.stat().st_size)})
    return [whole, _schema(file), *_privacy(file)]


def _privacy(file: Path) -> list[Finding]:
    """Return whether other users of this machine could read it, with the command that closes it."""
    is_reached = all(folder.stat().st_mode & 0o011 for folder in file.parents)
    if os.name == "nt" or not is_reached or not file.stat().st_mode & 0o044:
        return []
    command = f"chmod -R go-rwx {shlex.quote(str(file.parent))}"
    return [Finding(False, "doctor-database-open", {"file": str(file), "command": command})]


def _schema(file: Path) -> Finding:
    database = Database.at(file)
    try:
        return check_schema(database, str(file))
    finally:
        database.close()


def check_schema(database: Database, told: str) -> Finding:
    """Return whether this program can work with the stored data."""
    try:
        version = database.read_now(schema_version)
        if version is not None and version != HEAD:
            check_known(version, told)
        if version == HEAD and (differing := database.read_now(differences)):
            raise told_of(differing)
    except (SchemaError, StorageError) as error:
        return Finding(False, error.id, {**error.words})
    if version == HEAD:
        return Finding(True, "doctor-schema-current", {"version": HEAD})
    return Finding(True, "doctor-schema-older", {"version": version or "-", "ours": HEAD})


def _space(existing: Path) -> Finding:
    free = _megabytes(shutil.disk_usage(existing).free)
    fine = free >= LITTLE_SPACE_MB
    return Finding(fine, "doctor-space" if fine else "doctor-space-low", {"megabytes": free})


def _megabytes(size: int) -> int:
    return round(size / 1_000_000)
