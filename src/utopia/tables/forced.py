"""Forced moves: decisions without a choice, as everybody can see. The table makes them, records them and never asks.

One legal move is not enough: where only the hand leaves no choice (five equal cards to discard from), a decision made
for the player would reveal their hand. So a spectator's view must allow only one move too. The one exception is the
``end`` of people at one screen: they are not asked when nothing else is possible, and the others at the screen see a
turn end as always. Elsewhere the speed of an end, and the moves around it, would tell of the hand.

Where people can take back every decision until they end their turn, the table makes no end for them: it would close
their turn before they are done. There a person's ``end`` is always their own decision.
"""

from collections.abc import Collection

import numpy as np

from utopia import rules
from utopia.game import Game
from utopia.rules import CHANCE, MOST_MOVES, SPECTATOR, States
from utopia.rules.model.moves import END


class Forced:
    """The events of a game that left no choice, as everybody could see. Each is judged once: events never change."""

    def __init__(self, game: Game, people: Collection[int], *, people_end: bool = False) -> None:
        """``people`` are the seats of people; with ``people_end`` they end every turn themselves."""
        self._game = game
        self._people = frozenset(people)
        self._people_end = people_end
        self._known: dict[int, bool] = {}
        self._buffer = np.zeros(MOST_MOVES, np.int32)

    def __call__(self, number: int) -> bool:
        """Return whether the event of that number (from 0) was the only possible one in a spectator's view."""
        if number not in self._known:
            self._known[number] = self._was_forced(number)
        return self._known[number]

    def makes_itself(self, seat: int) -> bool:
        """Return whether the seat, which is to decide now, need not be asked."""
        if int(rules.legal_moves(self._game.board, self._game.state, seat, self._buffer)) != 1:
            return False
        if int(self._buffer[0]) == END and seat in self._people:
            return not self._people_end
        return self._count(self._game.state, seat) == 1

    def forget(self, number: int) -> None:
        """Forget that event and all after it: they were taken back."""
        self._known = {known: answer for known, answer in self._known.items() if known < number}

    def _was_forced(self, number: int) -> bool:
        event = self._game.event(number)
        if event.code == END and event.seat in self._people and self._people_end:
            return False
        return self._count(self._game.position_at(number), event.seat) == 1

    def _count(self, states: States, seat: int) -> int:
        """Count the answers or moves that are possible in a spectator's view."""
        board, view = self._game.board, rules.empty_states()
        if seat == CHANCE:
            return int(rules.chance_outcomes(board, states, self._buffer, self._buffer.copy()))
        rules.seen_by(board, states, SPECTATOR, view)
        return int(rules.legal_moves(board, view, seat, self._buffer))
