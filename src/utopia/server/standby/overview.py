"""The servers of a database, for the admin at a terminal."""

from collections.abc import Iterator
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection

from utopia.server.database.errors import SaidError
from utopia.server.database.home import Finding, Home
from utopia.server.database.postgres.lease import holder, standbys
from utopia.server.standby.leader import leader


class ServerRow(msgspec.Struct, frozen=True):
    """One server of a database."""

    role: Literal["leader", "standby"]
    address: str
    """Host and port where the others reach it."""
    version: str
    since: datetime | None = None
    """When a leader began to lead."""
    silent: float | None = None
    """Seconds since a leader's last sign of life."""


def servers(connection: Connection) -> list[ServerRow]:
    """Return the leader first, then those that stand by. A file has one server, which is not told here."""
    if connection.dialect.name != "postgresql":
        return []
    found, holding = leader(connection), holder(connection)
    rows = []
    if found is not None and holding is not None:
        rows.append(ServerRow("leader", found.address, found.version, found.since, holding.silent))
    for name in standbys(connection):
        address, _, version = name.partition(" ")
        rows.append(ServerRow("standby", address, version))
    return rows


def findings(home: Home) -> Iterator[Finding]:
    """Say who leads and who stands by, for `utopia doctor`; nothing where there is one server or none."""
    if not home.is_shared:
        return
    try:
        database = home.opened()
    except SaidError:
        return  # told already
    try:
        rows = database.read_now(servers)
    except SaidError:
        return
    finally:
        database.close()
    yield from (_finding(row) for row in rows)


def _finding(row: ServerRow) -> Finding:
    return Finding(True, f"doctor-{row.role}", {"address": row.address, "version": row.version})
