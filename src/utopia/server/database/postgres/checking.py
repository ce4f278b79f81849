"""Whether a PostgreSQL database keeps the server's guarantees, and its part of `utopia doctor`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text

from utopia.server.database.checking import check_schema
from utopia.server.database.errors import HomeError, SaidError
from utopia.server.database.home import Finding
from utopia.server.database.postgres.holding import holder_of

if TYPE_CHECKING:
    from utopia.server.database.database import Database
    from utopia.server.database.home import Home

OLDEST: Final = 14
"""The oldest PostgreSQL with all needed features."""
_KEEPS: Final = ("fsync", "full_page_writes")
"""Settings of the whole server without which a power cut may lose acknowledged data."""


def require(connection: Connection) -> None:
    """HomeError if it is too old, or cannot hold every name."""
    version, encoding = _setting(connection, "server_version_num"), _setting(connection, "server_encoding")
    if int(version) // 10_000 < OLDEST:
        sentence = f"this PostgreSQL is too old ({_setting(connection, 'server_version')}); {OLDEST} or newer is needed"
        raise HomeError(sentence, "database-old", theirs=_setting(connection, "server_version"), least=str(OLDEST))
    if encoding != "UTF8":
        sentence = f"this database is written in {encoding}; make one with the encoding UTF8"
        raise HomeError(sentence, "database-encoding", encoding=encoding)


def careless(connection: Connection) -> list[str]:
    """Settings that must not be off; we set those of a connection ourselves."""
    return [name for name in _KEEPS if _setting(connection, name) == "off"]


def holder(connection: Connection) -> tuple[int, str] | None:
    """The process that holds the database's lock."""
    return holder_of(connection.connection.dbapi_connection)


def findings(home: "Home") -> Iterator[Finding]:
    """One after the other; without an answer there is one only."""
    try:
        database = home.opened()
    except SaidError as error:
        yield Finding(False, error.id, {**error.words})
        return
    try:
        yield from _findings(database, home.told)
    except SaidError as error:
        yield Finding(False, error.id, {**error.words})
    finally:
        database.close()


def _findings(database: "Database", told: str) -> Iterator[Finding]:
    version = database.read_now(lambda connection: _setting(connection, "server_version"))
    yield Finding(True, "doctor-postgres", {"database": told, "version": version})
    database.read_now(require)
    server = database.read_now(holder)
    yield (
        Finding(True, "doctor-not-in-use")
        if server is None
        else Finding(True, "doctor-postgres-in-use", {"host": server[1] or "localhost"})
    )
    off = database.read_now(careless)
    yield (
        Finding(False, "doctor-postgres-careless", {"settings": ", ".join(off)})
        if off
        else Finding(True, "doctor-postgres-careful")
    )
    yield check_schema(database, told)


def _setting(connection: Connection, name: str) -> str:
    return str(connection.execute(text("SELECT current_setting(:name)"), {"name": name}).scalar_one())
