"""Games tried out: how fast a searching bot simulates, from a decision with much to choose from."""

import math
import time
from typing import Any, Final

import numpy as np

from utopia.boards import BoardMap, playing_board
from utopia.bots import USUAL_BUDGET, Budget, make
from utopia.chance.playouts import settle_chance
from utopia.chance.stream import new_stream
from utopia.rules import MOST_MOVES, edition, empty_states, legal_moves, play, seen_by, start

_SIMULATIONS: Final = 512
_ROUND: Final = 3
_MANY: Final = 12


def measure_search(board: BoardMap) -> dict[str, Any]:
    """Rounds that ``regent`` tries out a second, to their end, with two and with four players; on one core."""
    return {"search_rounds_per_s": {str(players): _measure(board, players) for players in (2, 4)}}


def _measure(board: BoardMap, players: int) -> float:
    boards = playing_board(board, edition(), players)
    states, view, moves = empty_states(), empty_states(), np.zeros(MOST_MOVES, np.int32)
    dealer, rng = new_stream(1, 0), new_stream(1, 1)
    masons, regent = [make("mason", boards, seat) for seat in range(players)], make("regent", boards, 0)
    start(boards, states)
    while True:
        seat = int(settle_chance(boards, states, dealer, moves))
        n = int(legal_moves(boards, states, seat, moves))
        seen_by(boards, states, seat, view)
        if seat == 0 and n >= _MANY and int(states["round_number"][0]) >= _ROUND:
            break
        play(boards, states, seat, masons[seat].choose(view, moves[:n].copy(), USUAL_BUDGET, rng))
    budget, offered = Budget(math.inf, _SIMULATIONS), moves[:n].copy()
    regent.choose(view, offered, budget, rng)
    began = time.process_time()
    regent.choose(view, offered, budget, rng)
    return round(_SIMULATIONS / (time.process_time() - began))
