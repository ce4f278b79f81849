"""Is the analysis calibrated? ``python -m bench.analysing BOT PLAYERS GAMES`` compares predicted with observed wins.

Games between equal bots; before each round the analysis says each seat's share of the win, and at the end one knows.
"""

import sys
import time
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.analysis.judging import LEVELS, Judge
from utopia.analysis.report import shares_of
from utopia.boards import load_board, playing_board
from utopia.bots import USUAL_BUDGET, make
from utopia.chance.playouts import settle_chance
from utopia.chance.stream import new_stream
from utopia.notation.verifying import result_of
from utopia.rules import MOST_MOVES, NOBODY, Boards, States, edition, empty_states, legal_moves, play, seen_by, start

_DECILES: Final = 10
Pairs = NDArray[np.float64]
"""[position and seat] -> predicted share, observed share."""


def main(bot: str, players: int, games: int) -> None:
    """Play, predict, and print a line for each decile."""
    boards = playing_board(load_board("reconstruction"), edition(), players)
    judge, began = Judge(boards, LEVELS["quick"]), time.process_time()
    pairs = np.array([pair for game in range(games) for pair in _pairs(boards, bot, game, judge)])
    print(f"{games} games of {players} {bot}, {len(pairs)} predictions, {time.process_time() - began:.0f} s")
    for line in calibration(pairs):
        print(line)


def calibration(pairs: Pairs) -> Iterator[str]:
    """Yield for each decile of the prediction how many there are, the mean predicted, and the mean observed."""
    deciles = np.minimum((pairs[:, 0] * _DECILES).astype(int), _DECILES - 1)
    for decile in range(_DECILES):
        inside = pairs[deciles == decile]
        if len(inside):
            predicted, observed = inside.mean(axis=0)
            yield f"{decile * 10:3} to {decile * 10 + 10:3} %: {len(inside):6}  {predicted:6.1%}  {observed:6.1%}"


def _pairs(boards: Boards, bot: str, game: int, judge: Judge) -> Iterator[tuple[float, float]]:
    positions, end = _play(boards, bot, game)
    result = result_of(boards, end)
    assert result is not None
    for position in positions:
        yield from zip(judge.value(position), shares_of(result), strict=True)


def _play(boards: Boards, bot: str, game: int) -> tuple[list[States], States]:
    """Play one game; return the positions at the beginning of its rounds, and its end."""
    players = int(boards["players"][0])
    bots = [make(bot, boards, seat) for seat in range(players)]
    streams = [new_stream(game, place) for place in range(players + 1)]
    states, view, moves = empty_states(), empty_states(), np.zeros(MOST_MOVES, np.int32)
    seen: list[States] = []
    start(boards, states)
    while (seat := int(settle_chance(boards, states, streams[-1], moves))) != NOBODY:
        if int(states["round_number"][0]) > len(seen):
            seen.append(states.copy())
        legal = moves[: legal_moves(boards, states, seat, moves)].copy()
        seen_by(boards, states, seat, view)
        play(boards, states, seat, bots[seat].choose(view, legal, USUAL_BUDGET, streams[seat]))
    return seen, states


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
