"""Sampling how a game goes on: each seat's share of the win, and its points, after a plan or from a whole position."""

import math
from typing import Final

from utopia.bots.greedy.outlook import rounds_to_come
from utopia.bots.greedy.weights import ROUNDS
from utopia.bots.search.room import LIVE
from utopia.bots.search.simulating import FIRST, begin_streams, play_on, simulate_one
from utopia.bots.search.value import worth_of
from utopia.rules.compiled import Buffer, Numbers, Words, door, rule
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.edition import FINAL_TIES
from utopia.rules.model.material import SEATS
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Phase

SAMPLE: Final = 2 * SEATS
"""Numbers of a sample: each seat's share of the win, then each seat's points."""

_SHARED = FINAL_TIES.index("shared")


@rule
def _write_sample(board: Board, state: State, mind: Numbers, out: Numbers) -> None:
    """Write the shares of the win, which add up to 1, and the points."""
    players = int(board.players)
    for seat in range(players):
        out[SEATS + seat] = float(state.score[seat])
    if int(state.phase) == Phase.OVER:
        _share_the_win(board, state, out)
        return
    mind[ROUNDS] = rounds_to_come(board, state, mind)
    first, total = worth_of(board, state, 0, mind), 0.0
    for seat in range(players):
        out[seat] = math.exp(worth_of(board, state, seat, mind) - first)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def _share_the_win(board: Board, state: State, out: Numbers) -> None:
    """The first on the track wins; where the edition shares places, equal points share it (R-END-2)."""
    first, equals = int(state.track[0]), 0
    for seat in range(int(board.players)):
        out[seat] = 0.0
        if int(state.score[seat]) == int(state.score[first]):
            equals += 1
    if int(board.final_tie) != _SHARED:
        out[first] = 1.0
        return
    for seat in range(int(board.players)):
        if int(state.score[seat]) == int(state.score[first]):
            out[seat] = 1.0 / equals


@door
def sample_plans(
    boards: Boards, table: States, plans: Buffer, task: Words, mind: Numbers, lists: Buffer, out: Numbers
) -> None:
    """Go on once from each of the ``plans`` (places on the table), with the luck of simulation ``task[FIRST]``.

    ``out[SAMPLE * i:]`` becomes the sample of plan i.
    """
    board = boards[0]
    for i in range(len(plans)):
        table[LIVE] = table[int(plans[i])]
        begin_streams(task, int(task[FIRST]))
        simulate_one(board, table, task, mind, lists)
        _write_sample(board, table[LIVE], mind, out[SAMPLE * i : SAMPLE * (i + 1)])


@door
def sample_whole(
    boards: Boards, table: States, place: int, task: Words, mind: Numbers, lists: Buffer, out: Numbers
) -> None:
    """Go on once from the whole position at ``table[place]``, with the luck of simulation ``task[FIRST]``."""
    table[LIVE] = table[place]
    begin_streams(task, int(task[FIRST]))
    play_on(boards[0], table, task, mind, lists)
    _write_sample(boards[0], table[LIVE], mind, out)
