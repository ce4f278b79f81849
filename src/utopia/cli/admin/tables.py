"""`utopia admin tables …` and `utopia admin retention`."""

from typing import Final

from utopia.cli.admin.desk import AdminError, Desk, at_desk, tell, tell_json, tell_rows
from utopia.cli.admin.people import called, clean, minute
from utopia.server.database.schema.games import GameState
from utopia.server.hosting import HostingError, lives_from_environment
from utopia.server.moderation.audit import TERMINAL, Order
from utopia.server.moderation.searching import TableRow

_HEADS: Final = (
    "admin-head-id",
    "admin-head-state",
    "admin-head-changed",
    "admin-head-round",
    "admin-head-host",
    "admin-head-seats",
)


def list_tables(words: str, state: str | None, data: str | None, *, json: bool) -> int:
    """List tables; the exit status."""

    async def work(desk: Desk) -> list[TableRow]:
        if state is not None and state not in list(GameState):
            raise AdminError("admin-state", text=state, known=", ".join(GameState))
        return await desk.searching.tables(words.strip(), None if state is None else GameState(state))

    def told(rows: list[TableRow]) -> int:
        return tell_json(rows) if json else tell_rows(_HEADS, [_cells(row) for row in rows], "admin-no-tables")

    return at_desk(data, work, told)


def _cells(row: TableRow) -> list[str]:
    seats = ", ".join(clean(name) for name in row.seats)
    return [row.id, row.state.value, minute(row.changed), str(row.round), called(row.host_name), seats]


def end(id_: str, data: str | None) -> int:
    """Take an open table away, or have a running one ended; the exit status."""

    async def work(desk: Desk) -> str:
        game = await desk.games.get(id_)
        if game is None:
            raise AdminError("admin-no-table", id=id_)
        if game.state is GameState.OVER:
            raise AdminError("admin-table-over", id=id_)
        if game.state is GameState.OPEN:
            await desk.games.delete(id_)
            await desk.acts.note(TERMINAL, Order.END_TABLE, id_, state=game.state.value)
            return "admin-table-gone"
        await desk.orders.give(Order.END_TABLE, id_)
        return "admin-table-soon" if desk.is_served else "admin-table-later"

    return at_desk(data, work, lambda message: tell(message, id=id_))


def retention(data: str | None, *, dry_run: bool, json: bool) -> int:
    """Forget what has had its time, or only tell how much that is; the exit status."""

    async def work(desk: Desk) -> dict[str, int]:
        try:
            lives = lives_from_environment()
        except HostingError as error:
            raise AdminError("admin-setting", problem=str(error)) from None
        return await (desk.retention.count(lives) if dry_run else desk.retention.sweep(lives))

    def told(found: dict[str, int]) -> int:
        if json:
            return tell_json(found)
        for kind, number in found.items():
            tell("admin-retention", kind=kind, number=number)
        return tell("admin-retention-dry" if dry_run else "admin-retention-done")

    return at_desk(data, work, told)
