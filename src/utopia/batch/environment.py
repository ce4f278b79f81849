"""Thousands of games in one call, for programs that learn.

>>> environment = BatchEnvironment(boards, count=1024, seed=7)
>>> now = environment.reset()
>>> while True:
...     now = environment.step(choose(now.observations, now.masks))

The games go on for ever: where a step ends one, the next begins at once. A game's course depends on the seed, its
number in the batch and the actions alone, not on how many games or threads there are.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise, repeat
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.seeding import write_seeds
from utopia.batch.stepping import (
    DEAL,
    EPISODE,
    INDEX,
    LENGTH,
    NOT_BEGUN,
    NOTES,
    SEAT,
    SEED,
    first_illegal,
    report,
    step_games,
)
from utopia.batch.timestep import BatchError, TimeStep, wrong_array
from utopia.chance.stream import STREAM_WORDS, signed
from utopia.locales import Phrase
from utopia.rules import Boards, Refusal, States, empty_states, why_not

_FEWEST_A_THREAD: Final = 64
"""Games below which another thread costs more than it helps."""


class IllegalActionError(BatchError):
    """An action that the rules refuse; no game of the batch has been played on."""


class BatchEnvironment:
    """``count`` games at one board, each stepped once a call, over all cores.

    ``states`` is the array of their positions: look, do not touch.
    """

    count: Final[int]
    states: Final[States]

    def __init__(
        self, boards: Boards, count: int, seed: int = 0, *, threads: int | None = None, checked: bool = True
    ) -> None:
        """``threads`` None: one for every core that is worth it. ``checked`` False: actions are taken to be legal."""
        if count < 1:
            raise BatchError(Phrase("batch-count", {"count": count}))
        if threads is not None and threads < 1:
            raise BatchError(Phrase("batch-threads", {"threads": threads}))
        self.count, self._boards, self._checked = count, boards, checked
        self.states, self._blank = empty_states(count), empty_states()
        self._notes = np.zeros((count, NOTES), np.int64)
        self._notes[:, SEED], self._notes[:, INDEX] = signed(seed), np.arange(count)
        self._notes[:, EPISODE] = NOT_BEGUN
        wanted = threads or min(os.cpu_count() or 1, count // _FEWEST_A_THREAD)
        edges = np.linspace(0, count, max(1, min(wanted, count)) + 1).astype(int).tolist()
        self._places = [slice(first, last) for first, last in pairwise(edges)]
        self._pool = ThreadPoolExecutor(len(self._places)) if len(self._places) > 1 else None
        self._own = TimeStep.empty(count)
        self._own_parts = self._parts_of(self._own)
        self._flat_notes = self._notes.reshape(-1)
        self._no_actions = np.zeros(count, np.int32)

    @property
    def deals(self) -> NDArray[np.int64]:
        """int64 [count]: the seed of each game that runs. ``Stepper(boards, seed)`` deals the same game alone."""
        return self._notes[:, DEAL].copy()

    def reset(self, deals: NDArray[np.int64] | None = None, into: TimeStep | None = None) -> TimeStep:
        """Begin all games anew, from the seed of the batch or, the first of each, from the seeds in ``deals``."""
        into = self._checked_room(into)
        self._notes[:, DEAL] = self._own_deals() if deals is None else self._numbers("deals", deals, np.int64)
        self._notes[:, LENGTH:] = 0
        self._notes[:, EPISODE] = NOT_BEGUN
        return self._go_on(self._no_actions, into)

    def step(self, actions: NDArray[Any], into: TimeStep | None = None) -> TimeStep:
        """Play one action in each game; ``actions`` are integers [count], each legal for the seat to decide.

        Written into the caller's arrays, or else into the environment's own, which the next call overwrites.
        IllegalActionError names the first illegal action; then no game has been played on.
        """
        into = self._checked_room(into)
        codes = self._numbers("actions", actions, np.int32)
        if self._notes[0, EPISODE] == NOT_BEGUN:
            raise BatchError(Phrase("batch-not-begun"))
        if self._checked:
            self._check(codes)
        return self._go_on(codes, into)

    def _own_deals(self) -> NDArray[np.int64]:
        words = np.zeros(self.count + STREAM_WORDS, np.int64)
        write_seeds(words, int(self._notes[0, SEED]), 0)
        return words[: self.count]

    def _checked_room(self, into: TimeStep | None) -> TimeStep:
        if into is None:
            return self._own
        into.check(self.count)
        return into

    def _numbers(self, name: str, numbers: Any, dtype: type[np.integer[Any]]) -> NDArray[Any]:
        """The caller's whole numbers as compiled code takes them; BatchError if they are none or too large."""
        given = np.asarray(numbers)
        right = given.shape == (self.count,) and np.issubdtype(given.dtype, np.integer)
        converted = np.require(given, dtype, ("C", "W")) if right else None  # compiled code refuses what is read-only
        if converted is None or (given.dtype != dtype and (converted != given).any()):
            raise wrong_array(name, given, (self.count,), np.dtype(dtype))
        return converted

    def _check(self, actions: NDArray[np.int32]) -> None:
        game = int(first_illegal(self._boards, self.states, self._flat_notes, actions))
        if game < self.count:
            seat, code = int(self._notes[game, SEAT]), int(actions[game])
            refusal = Refusal(why_not(self._boards, self.states[game : game + 1], seat, code))
            raise IllegalActionError(
                Phrase("batch-illegal", {"game": game, "code": code, "holder": seat, "reason": refusal.name})
            )

    def _go_on(self, actions: NDArray[np.int32], into: TimeStep) -> TimeStep:
        """Each part of the games in a thread of its own."""
        parts = self._own_parts if into is self._own else self._parts_of(into)
        if self._pool is None:
            parts[0].step(actions)
        else:
            list(self._pool.map(_Part.step, parts, repeat(actions)))
        return into

    def _parts_of(self, into: TimeStep) -> list["_Part"]:
        notes, places = self._notes, self._places
        return [
            _Part(self._boards, self._blank, self.states[games], notes[games].reshape(-1), games, *into.part(games))
            for games in places
        ]


@dataclass(frozen=True, slots=True)
class _Part:
    """The games that one thread steps, and the memory that it writes: flat, as compiled code takes it."""

    boards: Boards
    blank: States
    states: States
    notes: NDArray[np.int64]
    games: slice
    looks: tuple[Any, Any]
    reported: tuple[Any, Any, Any, Any, Any]

    def step(self, actions: NDArray[np.int32]) -> None:
        """Play, begin anew what has ended, look, and report."""
        step_games(self.boards, self.states, self.blank, self.notes, actions[self.games], *self.looks)
        report(self.notes, *self.reported)
