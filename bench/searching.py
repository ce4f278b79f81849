"""Games tried out, and positions valued: how fast a searching bot simulates, and how fast the network answers."""

import math
import time
from typing import Any, Final

import numpy as np

from utopia.boards import BoardMap, playing_board
from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream, make
from utopia.bots.greedy.weights import MIND
from utopia.bots.network.forward import repeat_chance
from utopia.bots.network.layout import NETWORK_MIND, OWN, TRUST
from utopia.bots.network.weights import network_weights
from utopia.bots.quick import new_mind
from utopia.chance.playouts import settle_chance
from utopia.chance.stream import new_stream
from utopia.rules import MOST_MOVES, Boards, States, edition, empty_states, legal_moves, play, seen_by, start

_SIMULATIONS: Final = 512
_ROUND: Final = 3
_MANY: Final = 12
_VALUED: Final = 20_000


def measure_search(board: BoardMap) -> dict[str, Any]:
    """With two and with four players, on one core.

    Rounds that ``regent`` tries out a second, to their end; nanoseconds in which the network values a position.
    """
    measured = {str(players): _measure(board, players) for players in (2, 4)}
    names = ("search_rounds_per_s", "value_ns")
    return {name: {players: both[i] for players, both in measured.items()} for i, name in enumerate(names)}


def _measure(board: BoardMap, players: int) -> tuple[float, float]:
    boards = playing_board(board, edition(), players)
    dealer, rng = new_stream(1, 0), new_stream(1, 1)
    states, view, offered = _interesting(boards, players, dealer, rng)
    regent, budget = make("regent", boards, 0), Budget(math.inf, _SIMULATIONS)
    regent.choose(view, offered, budget, rng)
    began = time.process_time()
    regent.choose(view, offered, budget, rng)
    return round(_SIMULATIONS / (time.process_time() - began)), _value_ns(boards, states)


def _value_ns(boards: Boards, states: States) -> float:
    mind = np.zeros(NETWORK_MIND)
    mind[:MIND], mind[OWN:TRUST] = new_mind(), network_weights()
    began = time.process_time()
    repeat_chance(boards, states, _VALUED, mind)
    return round((time.process_time() - began) / _VALUED * 1e9)


def _interesting(boards: Boards, players: int, dealer: Stream, rng: Stream) -> tuple[States, States, Moves]:
    """A position of greedy players in which the first seat has much to choose from, its view, and its moves."""
    states, view, moves = empty_states(), empty_states(), np.zeros(MOST_MOVES, np.int32)
    masons = [make("mason", boards, seat) for seat in range(players)]
    start(boards, states)
    while True:
        seat = int(settle_chance(boards, states, dealer, moves))
        n = int(legal_moves(boards, states, seat, moves))
        seen_by(boards, states, seat, view)
        if seat == 0 and n >= _MANY and int(states["round_number"][0]) >= _ROUND:
            return states, view, moves[:n].copy()
        play(boards, states, seat, masons[seat].choose(view, moves[:n].copy(), USUAL_BUDGET, rng))
