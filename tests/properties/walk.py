"""Random games, event by event, with a look at every node."""

import functools
import random
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pytest

from utopia.boards import load_board, playing_board
from utopia.rules import (
    CHANCE,
    MOST_MOVES,
    MOVE_CODES,
    NOBODY,
    OUTCOMES,
    PRESETS,
    Edition,
    Kind,
    States,
    answer,
    chance_outcomes,
    copy_into,
    edition,
    empty_states,
    legal_moves,
    play,
    start,
    who_decides,
    who_may_decide,
)
from utopia.rules.model.edition import FINAL_TIES, SCALE_CARDS, START_ROTATIONS
from utopia.rules.model.moves import KIND_OF

BOARD: Final = load_board("reconstruction")
QUICK, FULL = 20, 100
QUICKEST: Final = (0, 5, 10, 15, 18)
"""Each preset and random options, each number of players."""
MOST_EVENTS: Final = 6000


@dataclass(frozen=True)
class Setting:
    """A game to be played: the number of players, the options and the luck all follow from the seed."""

    seed: int

    @property
    def players(self) -> int:
        """2 to 5 in turn."""
        return 2 + self.seed % 4

    @property
    def edition(self) -> Edition:
        """The four presets in turn, and every fifth time random options."""
        preset = list(PRESETS)[self.seed // 4 % 5 % 4]
        return random_edition(self.seed) if self.seed // 4 % 5 == 4 else edition(preset)


def random_edition(seed: int) -> Edition:
    """Every option at random, a low target now and then."""
    dice = random.Random(seed)
    return Edition(
        lowest_value=dice.randint(1, 4),
        surprise_guest_returns=dice.random() < 0.5,
        live_order=dice.random() < 0.5,
        start_rotation=dice.choice(START_ROTATIONS),
        named_player_may_build=dice.random() < 0.5,
        wonder_pays_own_district=dice.random() < 0.5,
        scale_cards=dice.choice(SCALE_CARDS),
        component_limits=dice.random() < 0.5,
        target=dice.choice((10, 50, 50, 70)),
        final_tie=dice.choice(FINAL_TIES),
    )


def settings(first: int, count: int) -> list[Any]:
    """Parameters of a test; all but ``QUICKEST`` are left to the full suite."""
    return [
        pytest.param(Setting(seed), id=f"seed{seed}", marks=() if seed in QUICKEST else pytest.mark.full)
        for seed in range(first, first + count)
    ]


games = pytest.mark.parametrize("setting", settings(0, QUICK))
more_games = pytest.mark.parametrize("setting", settings(QUICK, FULL))


LOVED: Final = [KIND_OF[code] in (Kind.DISTRICT, Kind.WONDER, Kind.PRIVILEGE) for code in range(MOVE_CODES)]


class Walk:
    """A random game played to its end, with every position on the way.

    ``events[n]`` led to position ``n``: a seat and its move code, or CHANCE and the outcome; NOBODY to position 0.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats = range(setting.players)
        self.boards = playing_board(BOARD, setting.edition, setting.players)
        self.states = empty_states(MOST_EVENTS)
        self.events = [(NOBODY, NOBODY)]
        self._dice = random.Random(setting.seed)
        self._moves = np.zeros(MOST_MOVES, np.int32)
        self._outcomes, self._weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
        start(self.boards, self.at(0))
        while self._advance():
            pass
        self.states = self.states[: len(self.events)].copy()

    def __len__(self) -> int:
        return len(self.events)

    def at(self, n: int) -> States:
        """Position ``n`` as the entry points take it."""
        return self.states[n : n + 1]

    def sample(self, share: float) -> list[int]:
        """Some of the positions, always the same."""
        return [n for n in range(len(self)) if self._dice.random() < share]

    def decider(self, n: int) -> int:
        """The seat to decide, CHANCE or NOBODY."""
        return int(who_decides(self.boards, self.at(n)))

    def deciders(self, n: int) -> list[int]:
        """All seats that may decide."""
        mask = int(who_may_decide(self.at(n)))
        return [seat for seat in self.seats if mask >> seat & 1]

    def moves(self, n: int, seat: int) -> list[int]:
        """The seat's legal codes."""
        count = legal_moves(self.boards, self.at(n), seat, self._moves)
        codes: list[int] = self._moves[:count].tolist()
        return codes

    def chances(self, n: int) -> tuple[list[int], list[int]]:
        """Outcomes and weights."""
        count = chance_outcomes(self.boards, self.at(n), self._outcomes, self._weights)
        return self._outcomes[:count].tolist(), self._weights[:count].tolist()

    def _advance(self) -> bool:
        """One event at random; False when the game is over."""
        n = len(self.events)
        decider = self.decider(n - 1)
        if decider == NOBODY:
            return False
        copy_into(self.at(n), self.at(n - 1))
        if decider == CHANCE:
            [outcome] = self._dice.choices(*self.chances(n))
            answer(self.boards, self.at(n), outcome)
            self.events.append((CHANCE, outcome))
        else:
            seat = self._dice.choice(self.deciders(n))
            code = self._choose(self.moves(n, seat))
            play(self.boards, self.at(n), seat, code)
            self.events.append((seat, code))
        return True

    def _choose(self, codes: list[int]) -> int:
        """Any move, but every third game loves what random play rarely gets: buildings and privileges."""
        loved = [code for code in codes if LOVED[code]] if self.setting.seed % 3 == 0 else []
        return self._dice.choice(loved or codes)


@functools.lru_cache(maxsize=QUICK)
def walk(setting: Setting) -> Walk:
    """The game of a setting; the quick ones are played once a process."""
    return Walk(setting)
