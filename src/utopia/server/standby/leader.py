"""Which server leads, as it says in the database itself."""

from datetime import datetime
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from utopia import __version__
from utopia.server.database.schema import meta, now
from utopia.server.settings import LOOPBACK, Authority, Settings, is_everywhere, is_loopback

_NAME: Final = "leader"
"""Name of the setting that holds it."""
_SIGNATURE: Final = "server"
"""Name of the setting in which the process that has the lock signs (``database.postgres.holding``)."""


class Leader(msgspec.Struct, frozen=True):
    """The server that leads. Others reach it at ``host`` and ``port``."""

    signature: str
    """Of the process: where the database holds another one, this leader has ended."""
    host: str
    port: int
    version: str
    since: datetime

    @property
    def address(self) -> str:
        """Host and port, as they are written."""
        return str(Authority(self.host, self.port))


def leader(connection: Connection) -> Leader | None:
    """Return the server that leads; None if none does, or if one that leads does not say so, as old versions."""
    query = select(meta.c.name, meta.c.value).where(meta.c.name.in_([_NAME, _SIGNATURE]))
    values = {row.name: row.value for row in connection.execute(query)}
    if _NAME not in values:
        return None
    told = msgspec.json.decode(values[_NAME], type=Leader)
    return told if told.signature == values.get(_SIGNATURE) else None


def announce(connection: Connection, host: str, port: int) -> None:
    """Say that this process, which has the lock, leads, and where other servers reach it."""
    resign(connection)
    signature = connection.execute(select(meta.c.value).where(meta.c.name == _SIGNATURE)).scalar_one()
    told = Leader(signature, host, port, __version__, now())
    connection.execute(insert(meta).values(name=_NAME, value=msgspec.json.encode(told).decode()))


def resign(connection: Connection) -> None:
    """Say that nobody leads: another server need not wait to see whether this one comes back."""
    connection.execute(delete(meta).where(meta.c.name == _NAME))


def reached_at(connection: Connection, settings: Settings) -> Authority:
    """Return where other servers reach this one: as the admin says, else where the database sees it."""
    if settings.address is not None:
        return settings.address
    if is_loopback(settings.host):
        return Authority(LOOPBACK, settings.port)
    seen: str | None = connection.execute(select(func.host(func.inet_client_addr()))).scalar_one_or_none()
    here = LOOPBACK if is_everywhere(settings.host) else settings.host
    return Authority(seen or here, settings.port)
