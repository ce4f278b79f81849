"""The bots at a learner's table."""

import hashlib
import math
from copy import deepcopy
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.bots import Bot, Budget
from utopia.chance import new_stream
from utopia.envs.lineup import Lineup
from utopia.envs.playing import Playing
from utopia.envs.setting import EnvironmentFaultError
from utopia.locales import Phrase
from utopia.rules import NOBODY, empty_states, seen_by

BUDGET: Final = Budget(seconds=math.inf)
"""Of every decision: each bot tries out as many games as its level usually does, so that a seed gives the same game."""


class Opponents:
    """Bots for all seats but one. They are shown their views only."""

    def __init__(self, playing: Playing, lineup: Lineup) -> None:
        self._playing, self._lineup = playing, lineup
        self._bots: dict[int, tuple[int, Bot]] = {}
        self._streams: dict[int, NDArray[np.int64]] = {}
        self._view = empty_states()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Opponents":
        """The same bots made anew, for they remember nothing; their streams go on where they were."""
        twin = Opponents(deepcopy(self._playing, memo), self._lineup)
        for seat, (number, _) in self._bots.items():
            twin._sit_down(seat, number)
        twin._streams = deepcopy(self._streams, memo)
        return twin

    def begin(self, deal: int, own: int) -> None:
        """Sit down anew for the game of that deal, in the order of the seats behind the learner's."""
        players, lot = self._playing.setting.players, np.random.default_rng(_own_seed(deal))
        self._bots.clear()
        for place, lots in enumerate(self._lineup.lots):
            number = int(np.searchsorted(lots, lot.integers(lots[-1]), side="right"))
            self._sit_down((own + place + 1) % players, number)
        self._streams = {seat: new_stream(_own_seed(deal), seat) for seat in self._bots}

    def _sit_down(self, seat: int, number: int) -> None:
        self._bots[seat] = number, self._lineup.makers[number](self._playing.boards, seat)

    def play_until(self, own: int) -> None:
        """Let the bots decide until the learner is to, or the game is over."""
        playing = self._playing
        while playing.seat not in (own, NOBODY):
            number, bot = self._bots[playing.seat]
            seen_by(playing.boards, playing.states, playing.seat, self._view)
            code = bot.choose(self._view, playing.moves.copy(), BUDGET, self._streams[playing.seat])
            if (refused := playing.refused(code)) is not None:
                words = {"name": self._lineup.names[number], "why": str(refused)}
                raise EnvironmentFaultError(Phrase("envs-opponent", words))
            playing.step(int(code))


def _own_seed(deal: int) -> int:
    """The seed of the bots' streams: from these nobody can work out the deal (BLAKE2b)."""
    return int.from_bytes(hashlib.blake2b(f"opponents {deal}".encode(), digest_size=8).digest(), "little")
