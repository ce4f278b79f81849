"""A game replayed: the positions that a viewer saw, and the sources of points."""

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import States
from utopia.server.game.view.building import view_of
from utopia.server.game.view.observation import SPECTATOR, Observation
from utopia.server.tables.messages import MOST_FRAMES, Frames, Tally


class OpenObservation(Observation):
    """A finished game with all hands open; ``has_ended``: its table ended it before the rules did."""

    def __init__(self, game: Game, events: int | None = None, *, has_ended: bool = False) -> None:
        if not (game.is_over or has_ended):
            raise ValueError("hands lie open only when the game is over")
        super().__init__(game, SPECTATOR, events)

    def at(self, number: int) -> States:
        """The position when ``number`` events had happened, nothing blanked."""
        return self._game.position_at(number)

    def event(self, number: int) -> Event:
        """The event of that number as it was."""
        return self._game.event(number)


async def frames(
    game: Game, id_: str, version: int, viewer: int | None, first: int, last: int, *, has_ended: bool = False
) -> Frames:
    """Return views after ``first``, …, ``last`` events, at most 64; without viewer with all hands open.

    Each tells of the one event that led to it. Other tasks run between two views, so the game must not advance.
    """
    total = len(game.events)
    first = min(max(first, 0), total)
    last = min(last, total, first + MOST_FRAMES - 1)
    views = []
    for number in range(first, last + 1):
        seen = (
            OpenObservation(game, number, has_ended=has_ended) if viewer is None else Observation(game, viewer, number)
        )
        views.append(view_of(seen, id_, version, max(0, number - 1), past=True))
        await asyncio.sleep(0)
    return Frames(first, total, round_beginnings(Observation(game, SPECTATOR)), views)


def round_beginnings(seen: Observation) -> list[int]:
    """[round - 1] -> number of events when it began."""
    numbers = range(seen.events + 1)
    rounds = range(1, _round_at(seen, seen.events) + 1)
    return [bisect_left(numbers, round_, key=lambda number: _round_at(seen, number)) for round_ in rounds]


def _round_at(seen: Observation, number: int) -> int:
    """The round under way when that many events had happened; it only ever grows."""
    return int(seen.at(number)["round_number"][0])


def tally(game: Game) -> Tally:
    """Points by round, seat and source; the round under way as far as it has come."""
    seen = Observation(game, SPECTATOR)
    stops = [*round_beginnings(seen), seen.events]
    totals = [seen.at(number)["gained"][0][: seen.players].astype(int) for number in stops]
    return Tally([(after - before).tolist() for before, after in pairwise(totals)])


async def played_out(game: Game, id_: str, version: int, event: int, seat: int, codes: Sequence[int]) -> Frames:
    """Return the views of that seat before its choice and after each move of another plan."""
    other = game.copy()
    other.undo(event)
    for code in codes:
        other.apply(Event(seat, code))
    return await frames(other, id_, version, seat, event, event + len(codes))
