"""`utopia admin servers`: which server of the database leads, and which stand by."""

from typing import Final

from utopia.cli.admin.desk import Desk, at_desk, tell_json, tell_rows
from utopia.cli.admin.people import minute
from utopia.cli.speaking import say
from utopia.server.standby.overview import ServerRow, servers

_HEADS: Final = (
    "admin-head-role",
    "admin-head-address",
    "admin-head-version",
    "admin-head-since",
)


def list_servers(data: str | None, *, json: bool) -> int:
    """List them; the exit status."""

    async def work(desk: Desk) -> tuple[list[ServerRow], str]:
        alone = "admin-one-server" if desk.is_served else "admin-no-server"
        return await desk.database.read(servers), alone

    def told(answer: tuple[list[ServerRow], str]) -> int:
        rows, alone = answer
        return tell_json(rows) if json else tell_rows(_HEADS, [_cells(row) for row in rows], alone)

    return at_desk(data, work, told)


def _cells(row: ServerRow) -> list[str]:
    since = "" if row.since is None else minute(row.since)
    return [say(f"admin-role-{row.role}"), row.address, row.version, since]
