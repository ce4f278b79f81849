"""Whole games of random moves, every legal move listed at every decision: the compiled rules and the reference."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from tests.comparison.pair import reference_board
from tests.reference import ReferenceBoard, ReferenceEdition, ReferenceGame, chance
from tests.reference.engine import PLAYS

from bench.timing import best_of
from utopia.boards import BoardMap, playing_board
from utopia.chance.playouts import random_games
from utopia.chance.stepping import Stepper
from utopia.chance.stream import new_stream
from utopia.rules import MOST_MOVES, edition, empty_states

_COMPILED_GAMES: Final = 1000
_REFERENCE_GAMES: Final = 4
_STEPPED_GAMES: Final = 200
_SEED: Final = 20070101


@dataclass(frozen=True, slots=True)
class Speed:
    """Of one number of players."""

    decisions_per_s: float
    games_per_s: float
    ns_per_decision: float
    ratio_to_reference: float
    """Decisions a second of the compiled rules by those of the reference."""


def measure_speed(board: BoardMap, players: int) -> Speed:
    """Both engines by turns in one process, on one core, in processor time."""
    compiled, reference = _Counted(_compiled_games(board, players)), _Counted(_reference_games(board, players))
    seconds, reference_seconds = best_of(compiled, reference, rounds=3)
    rate = compiled.count / seconds
    return Speed(
        decisions_per_s=round(rate),
        games_per_s=round(_COMPILED_GAMES / seconds, 1),
        ns_per_decision=round(1e9 / rate, 1),
        ratio_to_reference=round(rate / (reference.count / reference_seconds), 1),
    )


class _Counted:
    """Plays the same games at every call and remembers how many decisions they had."""

    def __init__(self, play: Callable[[], int]) -> None:
        self._play, self.count = play, 0

    def __call__(self) -> None:
        self.count = self._play()


def _compiled_games(board: BoardMap, players: int) -> Callable[[], int]:
    boards, states, moves = playing_board(board, edition(), players), empty_states(2), np.zeros(MOST_MOVES, np.int32)

    def play() -> int:
        dealer, player = new_stream(_SEED, 0), new_stream(_SEED, 1)
        return int(random_games(boards, states, _COMPILED_GAMES, dealer, player, moves))

    return play


def _reference_games(board: BoardMap, players: int) -> Callable[[], int]:
    theirs = reference_board(board)

    def play() -> int:
        dice = random.Random(_SEED)  # noqa: S311 - a measurement
        return sum(_reference_game(theirs, players, dice) for _ in range(_REFERENCE_GAMES))

    return play


def _reference_game(board: ReferenceBoard, players: int, dice: random.Random) -> int:
    """Decisions of one game. Moves are played without the reference's own check, which would list them once more."""
    game, decisions = ReferenceGame(board, ReferenceEdition(), players), 0
    while (who := game.who()) != "over":
        if who == "chance":
            chances = game.chances()
            [text] = dice.choices(list(chances), list(chances.values()))
            chance.apply_answer(game.table, text.split())
            continue
        seat = who[0]
        PLAYS[game.table.step](game.table, seat, dice.choice(game.moves(seat)).split())
        decisions += 1
    return decisions


def measure_stepping(board: BoardMap) -> float:
    """Decisions a second from Python with one compiled call each, four players."""
    stepper = Stepper(playing_board(board, edition(), 4))
    counted = _Counted(lambda: _step_games(stepper))
    [seconds] = best_of(counted)
    return round(counted.count / seconds)


def _step_games(stepper: Stepper) -> int:
    """Random games, stepped; the choices are cheap ones, so that stepping is what is measured."""
    step, decisions, ticket = stepper.step_nth, 0, _SEED
    for game in range(_STEPPED_GAMES):
        n = stepper.reset(game)
        while n:
            ticket = ticket * 69069 + 1 & 0xFFFFFFFF
            n = step((ticket >> 16) % n)
            decisions += 1
    return decisions
