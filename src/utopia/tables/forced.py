"""Decisions that are none: a list of one. The table makes them, records them and never asks."""

import numpy as np

from utopia import rules
from utopia.game import Game
from utopia.rules import CHANCE, MOST_MOVES


class Forced:
    """Which events of a game left no choice; counted once for each and kept, since events never change, only go."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[int, bool] = {}
        self._buffer = np.zeros(MOST_MOVES, np.int32)

    def __call__(self, number: int) -> bool:
        """Whether the event of that number (from 0) was the only one possible."""
        if number not in self._known:
            self._known[number] = self._count(number) == 1
        return self._known[number]

    def forget(self, number: int) -> None:
        """That event and all after it were taken back."""
        self._known = {known: answer for known, answer in self._known.items() if known < number}

    def _count(self, number: int) -> int:
        game, event = self._game, self._game.events[number]
        states = game.position_at(number)
        if event.seat == CHANCE:
            return int(rules.chance_outcomes(game.board, states, self._buffer, self._buffer.copy()))
        return int(rules.legal_moves(game.board, states, event.seat, self._buffer))
