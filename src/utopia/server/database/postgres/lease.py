"""The lock of the server that leads, as another server sees it: who has it, and whether that server is still alive.

The leader uses its connection twice a second, so PostgreSQL knows how long it has been silent. No clock of a server
counts. A leader whose connection is ended writes no more (``holding``), even if it wakes up later.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, text

from utopia.server.database.postgres.holding import HELD

BEAT: Final = 0.5
"""Seconds between two signs of life of a leader."""
LEASE: Final = 3.0
"""Seconds of silence after which a leader is replaced."""
STUCK: Final = 30.0
"""The same while PostgreSQL itself works for the leader, or lets it wait."""
STANDBY: Final = "utopia standby"
"""Beginning of the ``application_name`` of servers that stand by; their address and version follow."""
_HOLDER: Final = text(f"""
    SELECT l.pid, extract(epoch FROM clock_timestamp() - a.state_change), a.state = 'active'
    FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid WHERE {HELD}
""")  # noqa: S608 - numbers of our own
_STANDBYS: Final = text(f"""
    SELECT DISTINCT application_name FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE '{STANDBY} %' ORDER BY application_name
""")  # noqa: S608
_END: Final = text("SELECT pg_terminate_backend(:process, :patience)")
_PATIENCE_MS: Final = 2000


@dataclass(frozen=True, slots=True)
class Holder:
    """The connection that has the lock."""

    process: int
    """PostgreSQL's number of it."""
    silent: float | None
    """Seconds since it was last used; None if PostgreSQL does not tell us, whose role is another."""
    is_working: bool
    """Whether PostgreSQL works for it at this moment."""

    @property
    def is_overdue(self) -> bool:
        """Whether its server has been silent for too long to be alive."""
        return self.silent is not None and self.silent > (STUCK if self.is_working else LEASE)


def holder(connection: Connection) -> Holder | None:
    """Return who has the lock; None if nobody has."""
    row: Any = connection.execute(_HOLDER).fetchone()
    return None if row is None else Holder(row[0], None if row[1] is None else float(row[1]), bool(row[2]))


def end(connection: Connection, process: int) -> None:
    """End the connection of a leader that is overdue."""
    connection.execute(_END, {"process": process, "patience": _PATIENCE_MS})


def standbys(connection: Connection) -> list[str]:
    """Return address and version of each server that stands by."""
    return [str(row[0]).removeprefix(STANDBY).strip() for row in connection.execute(_STANDBYS)]
