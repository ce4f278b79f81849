"""The games of a person: their list, and the records of those that are over."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from datetime import datetime
from typing import Final

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.game.loading import LateEngine
from utopia.server.moderation.relations import Relations
from utopia.server.tables.clocks import Clocks
from utopia.server.tables.games import Games
from utopia.server.tables.messages import GameEntry, LeftSeat
from utopia.server.tables.rows import Game, Seat, UnplayableGameError, seats_of, sitting_of
from utopia.server.tables.seats import Seats
from utopia.server.web.messages import iso


class GameEntries:
    """The games of a visitor, as they see them in their list."""

    def __init__(self, games: Games, seats: Seats, clocks: Clocks, relations: Relations) -> None:
        self._games, self._seats, self._clocks, self._relations = games, seats, clocks, relations

    async def of(self, visitor: Visitor) -> list[GameEntry]:
        """Return open, running and finished ones; none for somebody without a session."""
        games = await self._games.of_person(visitor.id) if visitor.id else []
        seats = await self._seats.of_many([game.id for game in games])
        until = await self._clocks.until(visitor.id) if visitor.id else {}
        hidden = await self._kept_in_vain(visitor, games)
        return [
            _entry(visitor, game, seats.get(game.id, []), until.get(game.id)) for game in games if game.id not in hidden
        ]

    async def _kept_in_vain(self, visitor: Visitor, games: Sequence[Game]) -> set[str]:
        """Return open tables of people whom the visitor blocks, or who block them: a seat kept there is not taken."""
        if visitor.id is None:
            return set()
        others = [game for game in games if game.state is GameState.OPEN and game.host != visitor.id]
        avoided = await self._relations.blocked_between(visitor.id, {game.host for game in others})
        return {game.id for game in others if game.host in avoided}


def _entry(visitor: Visitor, game: Game, seats: list[Seat], until: datetime | None) -> GameEntry:
    return GameEntry(
        id=game.id,
        state=game.state.value,
        sitting=sitting_of(seats, seats_of(seats, visitor.id)),
        round=game.round,
        my_turn=any(game.awaits(seat) for seat in seats_of(seats, visitor.id)),
        changed=iso(game.changed),
        places=game.result.places if game.result else None,
        until=None if until is None else iso(until),
        deciding=[seat for seat in range(len(seats)) if game.awaits(seat)],
        left=_left_seat(seats, visitor.id),
        imported=game.imported.value if game.imported else None,
        title=game.annotations.title if game.annotations else None,
    )


def _left_seat(seats: Sequence[Seat], who: str | None) -> LeftSeat | None:
    had = [number for number, seat in enumerate(seats) if who is not None and who in seat.leavers]
    if not had or seats_of(seats, who):
        return None
    return LeftSeat(had[0], seats[had[0]].back == who)


_BREATH: Final = 0.02
"""Seconds between two games, so that players are served meanwhile: each record is replayed from its beginning."""
_log: Final = logging.getLogger(__name__)


async def finished_records(games: Games, late_engine: LateEngine, who: str) -> AsyncGenerator[tuple[Game, str], None]:
    """The games of a person that are over and their records, the latest first.

    One that is damaged is left out: it is no reason to keep the others back.
    """
    engine, last = await late_engine(), None
    while page := await games.over_of(who, after=last):
        last = page[-1]
        for game in page:
            try:
                yield game, await engine.finished_record(game)
            except UnplayableGameError as error:
                _log.warning("a record is left out: %s", error)
            await asyncio.sleep(_BREATH)
