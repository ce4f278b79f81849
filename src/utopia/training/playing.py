"""The games of a training, in parts, on one or several processor cores; how many does not change what comes out."""

import math
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.boards import load_board, playing_board
from utopia.bots import Budget, make
from utopia.bots.greedy.weights import MIND
from utopia.bots.network.facts import facts_of_position
from utopia.bots.network.layout import FACTS, GENERAL, NETWORK_MIND, OWN, SEEN, SEEN_OF_ALL, TRUST
from utopia.bots.pools import interruptions_ignored, pool
from utopia.bots.quick import new_mind
from utopia.bots.search.room import PLANS_WANTED, WIDTH_WANTED
from utopia.bots.search.self_play import (
    DEALER,
    EVERY,
    GAME_NOTES,
    GAME_ROOM,
    GAME_TABLE,
    GAME_TASK,
    LOTS,
    SLIP,
    play_and_keep,
)
from utopia.chance.playouts import settle_chance
from utopia.chance.stream import new_stream
from utopia.locales import Phrase
from utopia.rules import MOST_MOVES, NOBODY, States, edition, empty_states, legal_moves, play, seen_by, start
from utopia.training.course import GREEDY, NETWORK, TrainingError
from utopia.training.positions import Positions

_MOST_KEPT: Final = 400
_PLANS: Final = 8
_WIDTH: Final = 4
_SLIPS: Final = (0, 30, 15)
"""In every third game all moves are meant; in the others one in so many is by lot, so that the network sees more."""
_BUDGET: Final = Budget(seconds=math.inf)


@dataclass(frozen=True, slots=True)
class Part:
    """Some games of one generation, and the file that keeps their positions."""

    file: Path
    players: int
    games: range
    teacher: str
    weights: NDArray[np.float64] | None
    every: int
    seed: int
    """Of the generation."""


def play_parts(parts: Sequence[Part], jobs: int) -> Iterator[Part]:
    """Play and write each part; told as they are finished. Leaving the loop ends the processes.

    TrainingError if one of them ends before its time: the same command goes on.
    """
    if jobs == 1 or len(parts) <= 1:
        for part in parts:
            play_part(part)
            yield part
        return
    try:
        with pool(min(jobs, len(parts)), _begin) as executor:
            with interruptions_ignored():
                futures = [executor.submit(play_part, part) for part in parts]
            for part, future in zip(parts, futures, strict=True):
                future.result()
                yield part
    except BrokenProcessPool:
        raise TrainingError(Phrase("train-process-ended")) from None


def _begin() -> None:
    """Make the data of a process with its first part."""


def play_part(part: Part) -> None:
    """Play the games and write their positions."""
    room = _Room(part)
    own, general, winner, game = [], [], [], []
    for number in part.games:
        kept = room.play(number)
        for i in range(len(kept) - 1):
            facts = room.facts(kept[i : i + 1])
            own.append(facts[0])
            general.append(facts[1])
        winner += [int(kept["track"][-1][0])] * (len(kept) - 1)
        game += [number] * (len(kept) - 1)
    Positions(
        np.array(own, np.float32).reshape(-1, part.players, FACTS),
        np.array(general, np.float32).reshape(-1, GENERAL),
        np.array(winner, np.int32),
        np.array(game, np.int32),
    ).save(part.file)


class _Room:
    """The tools to play the games of one part."""

    def __init__(self, part: Part) -> None:
        self._part = part
        self._boards = playing_board(load_board("reconstruction"), edition(), part.players)
        self._mind = np.zeros(NETWORK_MIND)
        self._mind[:MIND] = new_mind()
        if part.weights is not None:
            self._mind[OWN:TRUST], self._mind[TRUST] = part.weights, 1.0
        self._table, self._kept = empty_states(GAME_TABLE), empty_states(_MOST_KEPT)
        self._lists, self._notes = np.zeros(GAME_ROOM, np.int32), np.zeros(GAME_NOTES)
        self._notes[PLANS_WANTED], self._notes[WIDTH_WANTED] = _PLANS, _WIDTH
        self._task = np.zeros(GAME_TASK, np.int64)

    def play(self, number: int) -> States:
        """Positions of a game, the finished one last."""
        seed, players = self._part.seed, self._part.players
        dealer, lots = (new_stream(seed, 32 * number + 4 * players + label) for label in range(2))
        if self._part.teacher not in (GREEDY, NETWORK):
            return self._play_searching(dealer, lots)
        self._task[SLIP], self._task[EVERY] = _SLIPS[number % len(_SLIPS)], self._part.every
        self._task[DEALER:LOTS], self._task[LOTS:GAME_TASK] = dealer, lots
        self._table[:] = 0
        mind = self._mind if self._part.teacher == NETWORK else new_mind()
        n = play_and_keep(self._boards, self._table, self._task, mind, self._lists, self._notes, self._kept)
        return self._kept[: int(n)].copy()

    def _play_searching(self, dealer: NDArray[np.int64], lots: NDArray[np.int64]) -> States:
        """A game of a searching level, asked decision by decision; the positions at which a phase begins."""
        states, view, moves = empty_states(), empty_states(), np.zeros(MOST_MOVES, np.int32)
        bots = [make(self._part.teacher, self._boards, seat) for seat in range(self._part.players)]
        start(self._boards, states)
        kept: list[States] = []
        stage = (1, 1)
        while True:
            now = (int(states["round_number"][0]), int(states["phase"][0]))
            if now > stage:
                stage = now
                kept.append(states.copy())
            if (seat := int(settle_chance(self._boards, states, dealer, moves))) == NOBODY:
                return np.concatenate(kept)
            n = int(legal_moves(self._boards, states, seat, moves))
            seen_by(self._boards, states, seat, view)
            play(self._boards, states, seat, bots[seat].choose(view, moves[:n].copy(), _BUDGET, lots))

    def facts(self, states: States) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """[seat, fact] and [fact that all share] of a whole position."""
        facts_of_position(self._boards, states, self._mind)
        players = self._part.players
        own = self._mind[SEEN : SEEN + players * FACTS].reshape(players, FACTS).copy()
        return own, self._mind[SEEN_OF_ALL : SEEN_OF_ALL + GENERAL].copy()
