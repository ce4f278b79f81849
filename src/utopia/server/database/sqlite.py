"""The code particular to SQLite. The rest of this folder works on PostgreSQL as it stands."""

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from utopia.server.database.errors import Trouble

FILE: Final = "utopia.db"
BESIDE: Final = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside a database."""
WRITING: Final = "utopia_writing"
"""Execution option of transactions that will write."""
PATIENCE_MS: Final = 5000
"""How long to wait for another program's lock."""
_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an acknowledged decision survives a power cut; group commit makes it cheap
    "PRAGMA foreign_keys = ON",
    "PRAGMA temp_store = MEMORY",
)
_TROUBLES: Final = {
    "SQLITE_FULL": Trouble.FULL,
    "SQLITE_BUSY": Trouble.LOCKED,
    "SQLITE_LOCKED": Trouble.LOCKED,
    "SQLITE_READONLY": Trouble.READ_ONLY,
    "SQLITE_CANTOPEN": Trouble.READ_ONLY,
    "SQLITE_CORRUPT": Trouble.DAMAGED,
    "SQLITE_NOTADB": Trouble.DAMAGED,
}


def engine_for(file: Path) -> Engine:
    """Return an engine on that file, which is made if it does not exist."""
    _make_private(file)
    url = URL.create("sqlite+pysqlite", database=str(file))
    arguments = {"isolation_level": None, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, pool_reset_on_return=None)  # every transaction ends by itself
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _make_private(file: Path) -> None:
    """Make a file that no other user of this machine can read: it holds keys, hidden hands, and addresses of people."""
    with contextlib.suppress(OSError):  # the open that follows reports a file that cannot be written
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: one that begins by reading could not wait for it."""
    writing = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def trouble_of(error: DBAPIError) -> Trouble:
    """Translate an error of the driver. Its own words go to the log alone."""
    name = str(getattr(error.orig, "sqlite_errorname", ""))
    for start, trouble in _TROUBLES.items():
        if name.startswith(start):
            return trouble
    return Trouble.UNREACHABLE


def copy_to(source: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use, complete or not there."""
    unfinished = target.with_name(f".{target.name}.{uuid4().hex}")
    _make_private(unfinished)
    connection = sqlite3.connect(source)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
        unfinished.replace(target)
    finally:
        connection.close()
        unfinished.unlink(missing_ok=True)


def size_of(folder: Path) -> int:
    """Return the bytes of the database in that directory, with the files beside it."""
    files = [folder / f"{FILE}{beside}" for beside in ("", *BESIDE)]
    return sum(file.stat().st_size for file in files if file.exists())


def settle(file: Path) -> None:
    """Merge the files beside an unused database into its one file."""
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    finally:
        connection.close()


def rows_of(file: Path, tables: Sequence[str]) -> tuple[str, list[int]] | None:
    """The migration that a database is at and how many rows its tables have; None if it is not one of ours."""
    connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    try:
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        counts = [connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables]  # noqa: S608
    except sqlite3.Error:
        return None
    finally:
        connection.close()
    return (str(version[0]), counts) if version else None


def quick_faults(connection: Connection) -> list[str]:
    """Return faults in the pages of a database in use; relations between rows are left to ``faults_of``."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalars()
    return [fault for fault in found if fault != "ok"]


def faults_of(file: Path) -> list[str]:
    """Return the faults that SQLite finds in a database, one line each. It is only read, and may be in use."""
    try:
        connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=PATIENCE_MS / 1000)
        try:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(10)")]
            found += [
                f"{row[0]} refers to a missing {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")
            ]
        finally:
            connection.close()
    except sqlite3.Error as error:
        return [str(error)]
    return [fault for fault in found if fault != "ok"][:10]
