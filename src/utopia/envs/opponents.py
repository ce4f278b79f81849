"""The bots at a learner's table."""

import hashlib
import math
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.bots import Bot, BotMaker, Budget, find_bot
from utopia.chance import new_stream
from utopia.envs.playing import Playing
from utopia.envs.setting import EnvironmentFaultError
from utopia.locales import Phrase, Word
from utopia.rules import NOBODY, empty_states, seen_by

USUAL_OPPONENTS: Final = "mason"
BUDGET: Final = Budget(seconds=math.inf)
"""Of every decision: each bot tries out as many games as its level usually does, so that a seed gives the same game."""


class Opponents:
    """Bots for all seats but one. They are shown their views only."""

    def __init__(self, playing: Playing, names: str | Sequence[str]) -> None:
        """BotError for a bot that there is not, EnvironmentFaultError for a wrong number of them."""
        self._playing, self._names = playing, names
        others = names_of(names, playing.setting.players)
        self._makers: list[tuple[str, BotMaker]] = [(name, find_bot(name)) for name in others]
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._streams: dict[int, NDArray[np.int64]] = {}
        self._view = empty_states()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Opponents":
        """The same bots made anew, for they remember nothing; their streams go on where they were."""
        twin = Opponents(deepcopy(self._playing, memo), self._names)
        boards = twin._playing.boards
        twin._bots = {seat: (name, find_bot(name)(boards, seat)) for seat, (name, _) in self._bots.items()}
        twin._streams = deepcopy(self._streams, memo)
        return twin

    def begin(self, deal: int, own: int) -> None:
        """Sit down anew for the game of that deal, in the order of the seats behind the learner's."""
        players, boards = self._playing.setting.players, self._playing.boards
        seats = [(own + place) % players for place in range(1, players)]
        self._bots = {seat: (name, make(boards, seat)) for seat, (name, make) in zip(seats, self._makers, strict=True)}
        self._streams = {seat: new_stream(_own_seed(deal), seat) for seat in seats}

    def play_until(self, own: int) -> None:
        """Let the bots decide until the learner is to, or the game is over."""
        playing = self._playing
        while playing.seat not in (own, NOBODY):
            name, bot = self._bots[playing.seat]
            seen_by(playing.boards, playing.states, playing.seat, self._view)
            code = bot.choose(self._view, playing.moves.copy(), BUDGET, self._streams[playing.seat])
            if (refused := playing.refused(code)) is not None:
                raise EnvironmentFaultError(Phrase("envs-opponent", {"name": name, "why": str(refused)}))
            playing.step(int(code))


def names_of(names: str | Sequence[str], players: int) -> list[str]:
    """One name for each seat behind the learner's; EnvironmentFaultError for a wrong number of them."""
    others = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(others) != players - 1:
        words: dict[str, Word] = {"number": len(others), "names": ", ".join(others), "others": players - 1}
        raise EnvironmentFaultError(Phrase("envs-opponents", words))
    return others


def _own_seed(deal: int) -> int:
    """The seed of the bots' streams: from these nobody can work out the deal (BLAKE2b)."""
    return int.from_bytes(hashlib.blake2b(f"opponents {deal}".encode(), digest_size=8).digest(), "little")
