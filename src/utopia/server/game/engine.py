"""The routes' access to the rules. Importing this loads compiled code, so it is imported in the background."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import cache
from typing import Final

from utopia.boards import BUILTIN_BOARDS, BoardMap, builtin_board, load_board
from utopia.boards.drawing.palette import LIGHT
from utopia.boards.page import page_drawing
from utopia.boards.sheet import BoardSheet, sheet_of
from utopia.bots.supervision.crews import Crews
from utopia.server.game.picture.card import City
from utopia.server.game.picture.painting import Painter, caption, shown_names
from utopia.server.game.records import written, written_of_finished
from utopia.server.game.rooms import Rooms
from utopia.server.game.session import Opened
from utopia.server.game.view import SPECTATOR
from utopia.server.game.view.cached import CachedViews
from utopia.server.game.view.thumbnail import thumbnail
from utopia.server.lessons.service import Lessons
from utopia.server.lobby import offer_checks
from utopia.server.lobby.messages import NewTable, Offer
from utopia.server.people.achievements import ACHIEVEMENTS, summary
from utopia.server.people.messages import Summary
from utopia.server.people.store import Played
from utopia.server.puzzles import service as puzzles
from utopia.server.studies.opponents import Opponents as StudyOpponents
from utopia.server.studies.service import Studies
from utopia.server.tables.rows import Game, Seat, UnknownBoardError


class Engine:
    """The rules' side of a server: its rooms, bots, maps, lessons and puzzles. Made within a running event loop."""

    def __init__(
        self,
        rooms: Rooms,
        crews: Crews,
        open_game: Callable[[str], Awaitable[Opened]],
        bots: Collection[str],
        painter: Painter,
    ) -> None:
        """``open_game`` replays a game without a room. ``bots`` are the names of the added bots."""
        self._painter: Final = painter
        self._bots: Final = bots
        self._crews: Final = crews
        self.rooms: Final = rooms
        self.lessons: Final = Lessons()
        self.studies: Final = Studies(crews)
        self.opponents: Final = StudyOpponents(crews)
        self.puzzles: Final = puzzles
        self._open_game: Final = open_game
        self._one_at_a_time: Final = asyncio.Lock()

    async def close(self) -> None:
        """Finish queued work, tell the sockets, end the bots' processes."""
        await self.rooms.close()
        await self._crews.close()

    def offer(self) -> Offer:
        """The choices for a new table."""
        return offer_checks.offer(self._bots)

    def checked_options(self, table: NewTable) -> dict[str, int | bool | str]:
        """Return every option of the rules as the request sets it.

        Raise ProblemError 422 for an unknown edition or option.
        """
        return offer_checks.checked_edition(table).options()

    @property
    def usual_board(self) -> str:
        """The digest of the map that is played on."""
        return load_board(BUILTIN_BOARDS[0]).digest

    def check_board(self, row: Game) -> None:
        """Raise UnknownBoardError if the game's map cannot be played here."""
        if builtin_board(row.board) is None:
            raise UnknownBoardError(row.id, row.board)

    def check_levels(self, levels: list[str]) -> None:
        """ProblemError 422 if there is no such bot."""
        offer_checks.check_levels(levels, self._bots)

    async def summary(self, played: Sequence[Played]) -> Summary:
        """Add up a person's finished games."""
        return await asyncio.to_thread(summary, played)

    def all_honours(self) -> list[str]:
        """All achievements."""
        return list(ACHIEVEMENTS)

    def board(self, digest: str) -> BoardMap | None:
        """The map of that digest."""
        return builtin_board(digest)

    def sheet(self, board: BoardMap) -> BoardSheet:
        """The map's data for the page."""
        return _sheet(board)

    def drawing(self, board: BoardMap) -> str:
        """The map's drawing for the page."""
        return _drawing(board)

    async def record(self, row: Game, person: str | None, viewer: int) -> str:
        """The record, whole once the game is over, before that as the viewer may know it (R-CARD-4)."""
        room = await self.rooms.open(row.id)
        game = room.views_for(room.who(person)).game
        return await written(row, room.session.seats, game, viewer)

    async def finished_record(self, row: Game) -> str:
        """The record of a game that is over, without a room, and of one game at a time. The errors of `open_game`."""
        async with self._one_at_a_time:
            return await written_of_finished(await self._open_game(row.id), row)

    async def picture(self, row: Game) -> str:
        """Return a small picture of a game, as its spectators see it. Raise UnknownBoardError without its map."""
        if (board := builtin_board(row.board)) is None:
            raise UnknownBoardError(row.id, row.board)
        return thumbnail(_sheet(board), (await self.sight(row.id, None)).view(SPECTATOR))

    async def finished_city(
        self, row: Game, seats: Sequence[Seat], *, person: str | None, language: str, origin: str | None
    ) -> bytes:
        """Paint the end of a game as PNG, as that person may see it.

        Raise UnknownBoardError without its map, NoPageError if the page was not built.
        """
        if (board := builtin_board(row.board)) is None:
            raise UnknownBoardError(row.id, row.board)
        view = (await self.sight(row.id, person)).view(SPECTATOR)
        names, foot = shown_names(seats, language), caption(row, origin)
        return await self._painter.paint(City(_sheet(board), _coloured_drawing(board), view, names, foot))

    async def sight(self, id_: str, person: str | None) -> CachedViews:
        """The game from where that person looks: spectators are behind, if the table says so."""
        room = await self.rooms.open(id_)
        return room.views_for(room.who(person))


@cache
def _sheet(board: BoardMap) -> BoardSheet:
    return sheet_of(board)


@cache
def _drawing(board: BoardMap) -> str:
    return page_drawing(board)


@cache
def _coloured_drawing(board: BoardMap) -> str:
    return page_drawing(board, LIGHT)
