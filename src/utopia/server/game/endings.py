"""The consequences of a game's end: statistics, ratings, achievements, notifications. None of them can hold a room."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from utopia.game import Game as Played
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.session import Opened, open_game
from utopia.server.game.stores import GameStores
from utopia.server.people.achievements import Deed, company_of, earned, nobody, rated_places
from utopia.server.people.ratings import Believed, Ratings
from utopia.server.people.statistics import figures_of
from utopia.server.people.store import Achievements, Figures
from utopia.server.people.strength import Strength, after
from utopia.server.tables.clocks import Clocks
from utopia.server.tables.rows import Game, Seat

BETWEEN: Final = 0.05
"""Seconds between two games that are concluded after a restart, so that clients are served meanwhile."""
_GRACE: Final = 3.0
"""Seconds for running work when the server stops."""
_PATIENCE: Final = 15.0
"""Seconds to wait for the results of a person's game."""
_log: Final = logging.getLogger(__name__)

OnEnd: TypeAlias = Callable[[str], Awaitable[None]]
"""Given the id of a game that is over. To be called again for the same game, also long after, must not matter."""


class Endings:
    """``add`` work; ``announce`` a game whose result is stored. Failed work is tried again at the next start."""

    def __init__(self, figures: Figures) -> None:
        self._figures: Final = figures
        self._hooks: list[OnEnd] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def add(self, hook: OnEnd) -> None:
        """From now on do this too, after the earlier work."""
        self._hooks.append(hook)

    def announce(self, game: str) -> None:
        """That game is over and its result is on disk."""
        task = self._under_way[game] = self._start(self.conclude(game))
        task.add_done_callback(lambda _: self._under_way.pop(game, None))

    def catch_up(self, games: Sequence[str]) -> None:
        """After a restart: games whose ends were not processed, one after the other."""
        self._start(self._catch_up(games))

    async def settled(self, game: str) -> None:
        """Wait until the work after a game that has just ended is done, or has failed."""
        if (task := self._under_way.get(game)) is not None:
            await asyncio.wait([task], timeout=_PATIENCE)

    async def conclude(self, game: str) -> None:
        """Do everything for one game; once all of it was done, the game is not caught up with again."""
        if all([await _is_done(hook, game) for hook in self._hooks]):
            await _is_done(self._figures.conclude, game)

    async def close(self) -> None:
        """Finish running work; work that takes too long is done at the next start."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_GRACE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _catch_up(self, games: Sequence[str]) -> None:
        for game in games:
            await self.conclude(game)
            await asyncio.sleep(BETWEEN)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="concluding games")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _is_done(hook: OnEnd, game: str) -> bool:
    try:
        await hook(game)
    except Exception:  # noqa: BLE001 - one thing that fails keeps nothing else from being done
        _log.warning("what follows the end of game %s is tried again at the next start", game, exc_info=True)
        return False
    return True


class Conclusion:
    """A hook for ``Endings``. Each of its parts may be done again and changes nothing then."""

    def __init__(
        self, stores: GameStores, *, clocks: Clocks, ratings: Ratings, figures: Figures, achievements: Achievements
    ) -> None:
        self._stores, self._clocks, self._ratings = stores, clocks, ratings
        self._figures, self._achievements = figures, achievements

    async def __call__(self, id_: str) -> None:
        """Store the results of that game. Raise the errors of opening a game, and StorageError."""
        row = await self._stores.games.get(id_)
        if row is None or row.result is None or not row.result.places:
            return  # a game ended early has no results; perhaps nobody can open it
        opened = await open_game(self._stores, id_)
        await self._rate(opened.row, opened.seats)
        await self._honour(opened)

    async def _rate(self, row: Game, seats: Sequence[Seat]) -> None:
        if not row.rated or row.result is None:
            return
        times = await self._clocks.of(row.id)
        places = rated_places(seats, times, row.result)
        if places:
            placed = [(one.person, one.place) for one in places]
            gone = {nobody(number): time.gone.strength for number, time in enumerate(times) if time.gone}
            await self._ratings.count(row.id, len(seats), placed, rate, gone)

    async def _honour(self, opened: Opened) -> None:
        id_, figures = opened.row.id, self._figures
        deeds = await asyncio.to_thread(_deeds, opened.table.game, opened.row, opened.seats)
        await figures.write(id_, {seat: msgspec.to_builtins(deed) for seat, deed in deeds.items()})
        for seat, deed in deeds.items():
            person = opened.seats[seat].person or ""
            others = [one.figures for one in await figures.of_person(person) if one.game != id_]
            names = await asyncio.to_thread(_earned, deed, others)
            await self._achievements.add(person, names, id_)


def rate(believed: Sequence[Believed | None], places: Sequence[int]) -> list[tuple[Believed, Believed]]:
    """Ratings of players before and after a game."""
    before = [Strength() if one is None else Strength(*one) for one in believed]
    steps = zip(before, after(before, places), strict=True)
    return [((old.mu, old.sigma), (new.mu, new.sigma)) for old, new in steps]


def _deeds(game: Played, row: Game, seats: Sequence[Seat]) -> dict[int, Deed]:
    """Return those of the people who have seats of their own."""
    figures = figures_of(game)
    return {
        number: Deed(figures[number], company_of(row, seats, number))
        for number, seat in enumerate(seats)
        if seat.kind is SeatKind.PERSON
    }


def _earned(deed: Deed, others: Sequence[dict[str, Any]]) -> list[str]:
    return earned(deed, [msgspec.convert(one, Deed) for one in others])
