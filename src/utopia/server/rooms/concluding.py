"""The results of a finished game: statistics of its seats, ratings, achievements."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from utopia.game import Game as Played
from utopia.server.rating.achievements import Deed, earned
from utopia.server.rating.company import company_of
from utopia.server.rating.counting import nobody, rated_places
from utopia.server.rating.figures import figures_of
from utopia.server.rating.strength import Strength, after
from utopia.server.rooms.opening import Opened, open_game
from utopia.server.storage.game_rows import Game, Seat
from utopia.server.storage.ratings import Believed
from utopia.server.storage.schema.games import SeatKind
from utopia.server.storage.storage import Storage


class Concluding:
    """A hook for ``Endings``. Each of its parts may be done again and changes nothing then."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage

    async def __call__(self, id_: str) -> None:
        """Store the results of that game. Raise the errors of opening a game, and StorageError."""
        row = await self._storage.games.get(id_)
        if row is None or row.result is None or not row.result.places:
            return  # a game ended early has no results; perhaps nobody can open it
        opened = await open_game(self._storage, id_)
        await self._rate(opened.row, opened.seats)
        await self._honour(opened)

    async def _rate(self, row: Game, seats: Sequence[Seat]) -> None:
        if not row.rated or row.result is None:
            return
        times = await self._storage.clocks.of(row.id)
        places = rated_places(seats, times, row.result)
        if places:
            placed = [(one.person, one.place) for one in places]
            gone = {nobody(number): time.gone.strength for number, time in enumerate(times) if time.gone}
            await self._storage.ratings.count(row.id, len(seats), placed, rate, gone)

    async def _honour(self, opened: Opened) -> None:
        id_, figures = opened.row.id, self._storage.figures
        deeds = await asyncio.to_thread(_deeds, opened.table.game, opened.row, opened.seats)
        await figures.write(id_, {seat: msgspec.to_builtins(deed) for seat, deed in deeds.items()})
        for seat, deed in deeds.items():
            person = opened.seats[seat].person or ""
            others = [one.figures for one in await figures.of_person(person) if one.game != id_]
            names = await asyncio.to_thread(_earned, deed, others)
            await self._storage.achievements.add(person, names, id_)


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
