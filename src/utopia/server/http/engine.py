"""What the routes need of the rules. Importing this loads compiled code, so it is imported in the background."""

import asyncio
from functools import cache
from typing import Final

from utopia.boards import BUILTIN_BOARDS, BoardMap, builtin_board, load_board
from utopia.boards.page import page_drawing
from utopia.boards.sheet import BoardSheet, sheet_of
from utopia.bots.supervision.crews import Crews
from utopia.notation.fair.dealing import with_tickets
from utopia.notation.model import Record
from utopia.notation.record import record_text
from utopia.notation.redaction import redact
from utopia.rules import edition
from utopia.server.http import offering
from utopia.server.protocol.resources import Chronicle, Frames, NewTable, Offer, Tally
from utopia.server.rooms import Rooms
from utopia.server.rooms.dealer import fair_of
from utopia.server.settings import Settings
from utopia.server.storage import Game, Storage
from utopia.server.storage.sitting import names_of
from utopia.server.views import in_the_rules, tally


class Engine:
    """The rules' side of a server: its rooms, its bots, its maps. Made within a running event loop."""

    def __init__(self, storage: Storage, page: str, settings: Settings) -> None:
        """``page`` is the digest of what the page was built from."""
        self._bots: Final = settings.bots
        self._crews: Final = Crews(settings.bots, settings.bot_limits)
        self._crews.start()
        self.rooms: Final = Rooms(storage, self._crews, page)

    async def close(self) -> None:
        """Finish what is queued, tell the sockets, end the bots' processes."""
        await self.rooms.close()
        await self._crews.close()

    def offer(self) -> Offer:
        """What a table can be made of."""
        return offering.offer(self._bots)

    def checked_options(self, table: NewTable) -> dict[str, int | bool | str]:
        """Every option of the rules as the table wishes; ProblemError 422 if there is no such edition or option."""
        return offering.checked_edition(table).options()

    @property
    def usual_board(self) -> str:
        """The digest of the map that is played on."""
        return load_board(BUILTIN_BOARDS[0]).digest

    def check_levels(self, levels: list[str]) -> None:
        """ProblemError 422 if there is no such bot."""
        offering.check_levels(levels, self._bots)

    def board(self, digest: str) -> BoardMap | None:
        """The map of that digest."""
        return builtin_board(digest)

    def sheet(self, board: BoardMap) -> BoardSheet:
        """The map's facts for the page."""
        return _sheet(board)

    def drawing(self, board: BoardMap) -> str:
        """The map's drawing for the page."""
        return _drawing(board)

    async def record(self, row: Game, viewer: int) -> str:
        """The record, whole once the game is over, before that as the viewer may know it (R-CARD-4)."""
        room = await self.rooms.open(row.id)
        game = room.ledger.table.game
        names = names_of(room.ledger.seats)
        date = row.started.date().isoformat() if row.started else None
        record = game.record(names, preset=_preset(row), date=date)
        record.fair = fair_of(row, room.ledger.seats)
        if game.is_over:
            return await asyncio.to_thread(_whole_text, record, is_first_chosen=row.first is not None)
        return await asyncio.to_thread(_seen_text, record, viewer)

    async def frames(self, id_: str, viewer: int | None, first: int, last: int) -> Frames:
        """Views back in time; without viewer with all hands open, which only a finished game allows."""
        return await (await self.rooms.open(id_)).frames(viewer, first, last)

    async def chronicle(self, id_: str, viewer: int) -> Chronicle:
        """Everything that happened, as the viewer may know it."""
        return Chronicle(await (await self.rooms.open(id_)).chronicle(viewer))

    async def tally(self, id_: str) -> Tally:
        """Points by round, seat and source."""
        return tally((await self.rooms.open(id_)).ledger.table.game)


def _whole_text(record: Record, *, is_first_chosen: bool) -> str:
    """The record with the dealer's seed and all tickets. A replay, so not for the event loop."""
    return record_text(with_tickets(record, is_first_chosen=is_first_chosen))


def _seen_text(record: Record, viewer: int) -> str:
    """The record as a viewer may have it, the shuffle sealed. A replay too."""
    return record_text(redact(record, in_the_rules(viewer)))


def _preset(row: Game) -> str | None:
    """The printed edition that is played, if it is played as printed."""
    return row.edition if edition(row.edition, **row.options) == edition(row.edition) else None


@cache
def _sheet(board: BoardMap) -> BoardSheet:
    return sheet_of(board)


@cache
def _drawing(board: BoardMap) -> str:
    return page_drawing(board)
