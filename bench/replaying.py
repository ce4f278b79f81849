"""Reading, replaying and verifying a record."""

import random
from typing import Any, Final

from bench.timing import best_of
from utopia.boards import BoardMap
from utopia.game import Game
from utopia.notation.record import parse_record, record_text
from utopia.notation.replay import verify
from utopia.rules import CHANCE

_MOVES: Final = 600
_TOLERANCE: Final = 30
_PLAYERS: Final = 4


def measure_replay(board: BoardMap) -> dict[str, Any]:
    """Milliseconds of processor time from a record's text to the verdict that it keeps the rules."""
    moves, text = _record_of_length(board)
    [seconds] = best_of(lambda: _must_hold(text))
    return {"replay_ms": round(seconds * 1e3, 2), "replay_moves": moves}


def _must_hold(text: str) -> None:
    fault = verify(parse_record(text))
    if fault is not None:
        raise RuntimeError(f"the record that was to be measured is wrong: {fault}")


def _record_of_length(board: BoardMap) -> tuple[int, str]:
    """A whole game of random moves, about _MOVES of them."""
    for seed in range(1000):
        game = _random_game(board, seed)
        moves = sum(event.seat != CHANCE for event in game.events)
        if abs(moves - _MOVES) <= _TOLERANCE:
            return moves, record_text(game.record(["random"] * _PLAYERS))
    raise RuntimeError(f"no random game has about {_MOVES} moves")


def _random_game(board: BoardMap, seed: int) -> Game:
    game, dice = Game(_PLAYERS, board=board, seed=seed), random.Random(seed)  # noqa: S311 - a measurement
    while not game.is_over:
        seat = game.to_decide[0]
        game.play(dice.choice(game.moves(seat)), seat)
    return game
