"""A server's data in a PostgreSQL database."""

import contextlib
import logging
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final
from uuid import uuid4

from sqlalchemy import URL, Connection, MetaData, func, select, text
from sqlalchemy.exc import OperationalError

from utopia.server.database import sqlite
from utopia.server.database.backup import read_file, write_file
from utopia.server.database.database import Database
from utopia.server.database.errors import HomeError
from utopia.server.database.folder import kept_name
from utopia.server.database.home import Finding
from utopia.server.database.migrating import VERSIONS, schema_version, upgrade
from utopia.server.database.postgres import address, checking
from utopia.server.database.postgres.engines import fit_texts, reading_engine, trouble_of, writing_engine
from utopia.server.database.postgres.holding import Holding
from utopia.server.database.schema import HEAD, metadata

_log: Final = logging.getLogger(__name__)
_MARK: Final = text("""
    SELECT md5(string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull), ',' ORDER BY attrelid, attnum))
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
""")
"""Of a table that is made anew it is another one as well."""


@dataclass(frozen=True, slots=True)
class PostgresHome:
    """Implements `Home`. A lock in the database reserves it for one server."""

    folder: Path
    url: URL
    _holding: Holding = field(default_factory=Holding)

    @classmethod
    def at(cls, text: str, folder: Path, environment: Mapping[str, str]) -> "PostgresHome":
        """The database of that address; HomeError if it is none."""
        return cls(folder, address.address_from(text, environment))

    @property
    def name(self) -> str:
        """The database's own."""
        return "".join(letter if letter.isalnum() else "-" for letter in self.url.database or "")

    @property
    def is_shared(self) -> bool:
        """Return True: servers on other machines reach it."""
        return True

    @property
    def told(self) -> str:
        """Return the address without credentials."""
        return address.told(self.url)

    @property
    def place(self) -> str:
        """The same."""
        return self.told

    def is_there(self) -> bool:
        """Whether there are tables of ours."""
        with self._open() as database:
            return database.read_now(schema_version) is not None

    def opened(self) -> Database:
        """Open beside the process that has the lock. Raise HomeError if the database does not answer."""
        database = Database(reading_engine(self.url), writing_engine(self.url), trouble_of)
        return self._reached(database)

    def opened_as(self, program: str) -> Database:
        """Open it in the same way under a name that others see in ``pg_stat_activity``."""
        return replace(self, url=self.url.update_query_dict({"application_name": program})).opened()

    @contextlib.contextmanager
    def taken(self) -> Iterator[Database]:
        """Take the lock.

        Raise HomeError if the database does not answer, lacks a guarantee, or another server uses it.
        """
        database = Database(reading_engine(self.url), writing_engine(self.url, self._holding.take), trouble_of)
        try:
            self._reached(database).read_now(checking.require)
            for name in database.read_now(checking.careless):
                _log.warning("%s is off in this PostgreSQL: a power cut may cost what was stored", name)
            database.write_now(lambda _: None)  # takes the lock
            yield database
        finally:
            database.close()

    def move_in(self, connection: Connection) -> None:
        """Names are compared the same way everywhere, and the previous holder cannot come back unnoticed."""
        fit_texts(connection)
        self._holding.sign(connection)

    def is_served(self) -> bool:
        """Return whether a process has the lock."""
        with self._open() as database:
            return database.read_now(checking.holder) is not None

    def size(self, connection: Connection) -> int:
        """Of the whole database, with its indexes."""
        return int(connection.execute(select(func.pg_database_size(func.current_database()))).scalar_one())

    def free_mb(self) -> int | None:
        """PostgreSQL does not tell."""
        return None

    def faults(self, connection: Connection) -> list[str]:  # noqa: ARG002 - it checks each page that it reads
        """PostgreSQL reports damage only when it reads it."""
        return []

    def mark(self, connection: Connection) -> object:
        """Return columns and indexes from its catalogue."""
        return connection.execute(_MARK).scalar_one()

    def copy_to(self, file: Path) -> None:
        """Row by row, in one transaction that sees one state."""
        unfinished = file.with_name(f".{file.name}.{uuid4().hex}")
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with self._open() as database:
                database.read_now(lambda connection: _write(connection, unfinished))
            unfinished.replace(file)
        finally:
            for beside in ("", *sqlite.BESIDE):
                unfinished.with_name(unfinished.name + beside).unlink(missing_ok=True)

    def replace_by(self, file: Path, version: str) -> Path | None:
        """Do it in one transaction. The previous data goes to the data directory."""
        with self.taken() as database, _up_to_date(file, version) as current:
            kept = None
            if database.read_now(schema_version) is not None:
                kept = kept_name(self.folder, self.name)
                self.copy_to(kept)
            database.write_now(lambda connection: self._replace(connection, current))
        return kept

    def findings(self) -> Iterator[Finding]:
        """Return checks of the connection and of how safely the data is stored."""
        yield from checking.findings(self)

    def _replace(self, connection: Connection, file: Path) -> None:
        old, ours = MetaData(), {VERSIONS, *metadata.tables}
        old.reflect(connection, only=lambda name, _: name in ours)
        old.drop_all(connection)
        upgrade(connection, HEAD)
        fit_texts(connection)
        read_file(file, connection)
        self._holding.sign(connection)

    @contextlib.contextmanager
    def _open(self) -> Iterator[Database]:
        database = self.opened()
        try:
            yield database
        finally:
            database.close()

    def _reached(self, database: Database) -> Database:
        try:
            database.require_answer()
        except OperationalError as error:
            reason = str(error.orig).strip().splitlines()[0]
            sentence = f"the database {self.told} cannot be reached: {reason}"
            raise HomeError(sentence, "database-unreachable", database=self.told, reason=reason) from None
        return database


def _write(connection: Connection, file: Path) -> None:
    version = schema_version(connection)
    assert version is not None
    write_file(connection, version, file)


@contextlib.contextmanager
def _up_to_date(file: Path, version: str) -> Iterator[Path]:
    """A copy of that file with the schema of this program."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        current = Path(folder) / sqlite.FILE
        sqlite.copy_to(file, current)
        if version != HEAD:
            database = Database.at(current)
            try:
                database.write_now(lambda connection: upgrade(connection, HEAD))
            finally:
                database.close()
        yield current
