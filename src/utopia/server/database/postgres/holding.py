"""One server for one database: only the connection that has the lock writes, so a server that lost it stops writing.

A server that takes the lock signs. A server that lost its connection and comes back after another one finds that one's
signature: its memory is outdated, and it must not continue.
"""

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, insert

from utopia.server.database.errors import HomeError, StorageError, Trouble
from utopia.server.database.schema import meta

RIGHT: Final = 0x55746F7069610002
"""The advisory lock of the one server."""
_NAME: Final = "server"
"""Name of the setting that holds the signature."""
_GHOST_MS: Final = 5000
_TAKE: Final = f"SELECT pg_advisory_lock({RIGHT})"
_WAITED: Final = "55P03"
"""SQLSTATE of a lock that could not be taken in time: the last server may still be ending."""
HELD: Final = f"""
    l.locktype = 'advisory' AND l.granted AND l.classid = {RIGHT >> 32} AND l.objid = {RIGHT & 0xFFFFFFFF}
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""  # noqa: S608
"""Condition for a row ``l`` of ``pg_locks``: it is that lock, and somebody has it."""
_HOLDER: Final = f"""
    SELECT l.pid, coalesce(host(a.client_addr), '')
    FROM pg_locks l LEFT JOIN pg_stat_activity a ON a.pid = l.pid WHERE {HELD}
"""  # noqa: S608 - numbers of our own
_SIGNED: Final = f"SELECT value FROM {meta.name} WHERE name = '{_NAME}'"  # noqa: S608
_END: Final = f"SELECT pg_terminate_backend(%s, {_GHOST_MS})"


@dataclass(slots=True)
class Holding:
    """Of this process, while it keeps the database for itself."""

    _signature: str = field(default_factory=lambda: secrets.token_hex(16))
    _has_signed: bool = False
    _process: int = 0
    """PostgreSQL's number of our connection that has, or had, the lock."""

    def take(self, connection: Any) -> None:
        """Take the lock on a new connection of the driver, or close it and report the holder.

        Raise HomeError at the start; StorageError for a server that has lost the lock.
        """
        try:
            self._take(connection)
            connection.commit()
        except BaseException:
            connection.close()
            raise

    def sign(self, connection: Connection) -> None:
        """Called in a transaction of the process that has the lock, once the schema exists."""
        connection.execute(delete(meta).where(meta.c.name == _NAME))
        connection.execute(insert(meta).values(name=_NAME, value=self._signature))
        self._has_signed = True

    def _take(self, connection: Any) -> None:
        self._check_signature(connection)  # another server leads already: the lock need not be waited for
        holder = holder_of(connection)
        if holder is not None and holder[0] == self._process:
            connection.execute(_END, holder[:1])  # ours that broke off, and the database has not noticed yet
        try:
            connection.execute(_TAKE)
        except Exception as error:
            if getattr(error, "sqlstate", None) != _WAITED:
                raise
            connection.rollback()
            raise self._in_use(holder_of(connection)) from None
        self._check_signature(connection)
        self._process = connection.info.backend_pid

    def _check_signature(self, connection: Any) -> None:
        """Raise StorageError if another server has signed since."""
        if self._has_signed and connection.execute(_SIGNED).fetchone() != (self._signature,):
            raise StorageError(Trouble.TAKEN)

    def _in_use(self, holder: tuple[int, str] | None) -> StorageError | HomeError:
        if self._has_signed:
            return StorageError(Trouble.TAKEN)
        where = (holder and holder[1]) or "localhost"
        sentence = f"another Utopia server (at {where}) uses this database; stop that one, or choose another database"
        return HomeError(sentence, "database-in-use", host=where)


def holder_of(connection: Any) -> tuple[int, str] | None:
    """Return PostgreSQL's number of the connection that has the lock, and its address; None if there is none."""
    found: tuple[int, str] | None = connection.execute(_HOLDER).fetchone()
    return found
