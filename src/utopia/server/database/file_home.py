"""A server's data in one file of its data directory: SQLite."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from uuid import uuid4

from sqlalchemy import Connection

from utopia.server.database import sqlite
from utopia.server.database.checking import check
from utopia.server.database.database import Database
from utopia.server.database.folder import FolderLock, close_to_others, data_folder, kept_name
from utopia.server.database.home import Finding, Home


@dataclass(frozen=True, slots=True)
class FileHome:
    """Implements `Home`. The directory's lock reserves it for one server."""

    folder: Path

    @property
    def file(self) -> Path:
        """The database."""
        return self.folder / sqlite.FILE

    @property
    def name(self) -> str:
        """As the file's."""
        return self.file.stem

    @property
    def is_shared(self) -> bool:
        """Return False: it lies on this machine."""
        return False

    @property
    def told(self) -> str:
        """The file."""
        return str(self.file)

    @property
    def place(self) -> str:
        """The directory."""
        return str(self.folder)

    def is_there(self) -> bool:
        """Whether there is a file."""
        return self.file.exists()

    def opened(self) -> Database:
        """Open beside the process that has the lock."""
        return Database.at(self.file)

    @contextlib.contextmanager
    def taken(self) -> Iterator[Database]:
        """Take the lock. Raise FolderError if the directory cannot be used, or another server uses it."""
        with self._locked():
            close_to_others(self.folder)
            database = self.opened()
            try:
                yield database
            finally:
                database.close()

    def move_in(self, connection: Connection) -> None:
        """Nothing is to be done."""

    def is_served(self) -> bool:
        """Return whether a process has the directory's lock."""
        return FolderLock(self.folder).holder() is not None

    def size(self, _: Connection) -> int:
        """With the files beside it."""
        return sqlite.size_of(self.folder)

    def free_mb(self) -> int | None:
        """On the directory's disk."""
        return round(shutil.disk_usage(self.folder).free / 1e6)

    def faults(self, connection: Connection) -> list[str]:
        """By SQLite's quick check."""
        return sqlite.quick_faults(connection)

    def mark(self, connection: Connection) -> object:
        """SQLite counts the changes."""
        return connection.exec_driver_sql("PRAGMA schema_version").scalar_one()

    def copy_to(self, file: Path) -> None:
        """By SQLite itself."""
        sqlite.copy_to(self.file, file)

    def replace_by(self, file: Path, version: str) -> Path | None:  # noqa: ARG002 - the next start sees to it
        """The old file lies beside the new one."""
        with self._locked():
            return _put_in_place(file, self.file)

    def findings(self) -> Iterator[Finding]:
        """Return checks of directory and file."""
        yield from check(self.folder)

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        lock = FolderLock(self.folder)
        lock.take()
        try:
            yield
        finally:
            lock.release()


def _put_in_place(source: Path, file: Path) -> Path | None:
    """Where the old database lies now. The new one is whole before the old one is touched."""
    new = file.with_name(f"new-{uuid4().hex}.db")
    sqlite.copy_to(source, new)
    try:
        kept = _kept(file) if file.exists() else None
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return kept


def _kept(file: Path) -> Path:
    """The old database under another name: a copy if it can be read, else its files as they are."""
    kept = kept_name(file.parent, file.stem)
    try:
        sqlite.copy_to(file, kept)
        sqlite.settle(file)
    except sqlite3.Error:
        kept.unlink(missing_ok=True)
        for beside in ("", *sqlite.BESIDE):
            lying = file.with_name(file.name + beside)
            if lying.exists():
                lying.replace(kept.with_name(kept.name + beside))
    return kept


DATABASE: Final = "UTOPIA_DATABASE"


def home_of(data: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Home:
    """Return the PostgreSQL database of ``UTOPIA_DATABASE``, else a file in the data directory. Raise HomeError."""
    folder, address = data_folder(Path(data) if data else None), environment.get(DATABASE, "").strip()
    if not address:
        return FileHome(folder)
    from utopia.server.database.postgres.home import PostgresHome  # noqa: PLC0415 - a player at home does not need it

    return PostgresHome.at(address, folder, environment)
