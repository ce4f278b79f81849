"""What the routes need of the rules. Importing this loads compiled code, so it is imported in the background."""

from functools import cache
from typing import Final

from utopia import __version__
from utopia.boards import BUILTIN_BOARDS, BoardMap, load_board
from utopia.boards.page import page_drawing
from utopia.boards.sheet import BoardSheet, sheet_of
from utopia.bots.supervision.crew import Crew
from utopia.notation.record import record_text
from utopia.notation.redaction import redact
from utopia.rules import SPECTATOR as RULES_SPECTATOR
from utopia.rules import edition
from utopia.server.http import offering
from utopia.server.protocol.resources import Chronicle, Frames, NewTable, Offer, Tally
from utopia.server.rooms import Rooms
from utopia.server.storage import Game, Storage
from utopia.server.views import SPECTATOR, chronicle, frames, tally


class Engine:
    """The rules' side of a server: its rooms, its bots, its maps. Made within a running event loop."""

    def __init__(self, storage: Storage) -> None:
        self._crew: Final = Crew()
        self._crew.start()
        self.rooms: Final = Rooms(storage, self._crew, __version__)

    async def close(self) -> None:
        """Finish what is queued, tell the sockets, end the bots' processes."""
        await self.rooms.close()
        await self._crew.close()

    def offer(self) -> Offer:
        """What a table can be made of."""
        return offering.offer()

    def check_edition(self, table: NewTable) -> None:
        """ProblemError 422 if there is no such edition or option."""
        offering.check_edition(table)

    def check_levels(self, levels: list[str]) -> None:
        """ProblemError 422 if there is no such bot."""
        offering.check_levels(levels)

    def board(self, digest: str) -> BoardMap | None:
        """The map of that digest."""
        return _boards().get(digest)

    def sheet(self, board: BoardMap) -> BoardSheet:
        """The map's facts for the page."""
        return _sheet(board.digest)

    def drawing(self, board: BoardMap) -> str:
        """The map's drawing for the page."""
        return _drawing(board.digest)

    async def record(self, row: Game, viewer: int) -> str:
        """The record, whole once the game is over, before that as the viewer may know it (R-CARD-4)."""
        room = await self.rooms.open(row.id)
        game = room.ledger.table.game
        names = [seat.name or "" for seat in room.ledger.seats]
        date = row.started.date().isoformat() if row.started else None
        record = game.record(names, preset=_preset(row), date=date)
        return record_text(
            record if game.is_over else redact(record, RULES_SPECTATOR if viewer == SPECTATOR else viewer)
        )

    async def frames(self, id_: str, viewer: int | None, first: int, last: int) -> Frames:
        """Views back in time; without viewer with all hands open, which only a finished game allows."""
        room = await self.rooms.open(id_)
        return frames(room.ledger.table.game, id_, room.version, viewer, first, last)

    async def chronicle(self, id_: str, viewer: int) -> Chronicle:
        """Everything that happened, as the viewer may know it."""
        return Chronicle(chronicle((await self.rooms.open(id_)).seen(viewer)))

    async def tally(self, id_: str) -> Tally:
        """Points by round, seat and source."""
        return tally((await self.rooms.open(id_)).ledger.table.game)


def _preset(row: Game) -> str | None:
    """The printed edition that is played, if it is played as printed."""
    return row.edition if edition(row.edition, **row.options) == edition(row.edition) else None


@cache
def _boards() -> dict[str, BoardMap]:
    boards = [load_board(name) for name in BUILTIN_BOARDS]
    return {board.digest: board for board in boards}


@cache
def _sheet(digest: str) -> BoardSheet:
    return sheet_of(_boards()[digest])


@cache
def _drawing(digest: str) -> str:
    return page_drawing(_boards()[digest])
