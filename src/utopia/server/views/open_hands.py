"""Hands that their players show to spectators: the only place where a view gets more than its viewer's projection."""

from collections.abc import Collection
from functools import cached_property

from utopia.game import Game
from utopia.rules import States
from utopia.server.views.seen import SPECTATOR, Seen


class SeenWithHands(Seen):
    """Return the knowledge of a spectator to whom these seats show their hands, and nothing beside those."""

    def __init__(self, game: Game, seats: Collection[int]) -> None:
        super().__init__(game, SPECTATOR)
        self._seats = seats

    @cached_property
    def position(self) -> States:
        """Return the spectator's projection with those hands.

        Past, pile and choices stay as the spectator knows them.
        """
        states = self.at(self.events).copy()
        for seat in self._seats:
            states["hand"][0][seat] = self._game.seen_by(seat, self.events)["hand"][0][seat]
        return states
