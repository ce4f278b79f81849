"""Turn order: the score track, its queues, and the next player (R-ORDER-1 to R-ORDER-4)."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import rule
from utopia.rules.model.board import Board
from utopia.rules.model.edition import START_ROTATIONS
from utopia.rules.model.material import NOBODY
from utopia.rules.model.state import State

_ONLY_LAST_FIRST_PLAYER = START_ROTATIONS.index("last_first_player")


@rule
def score(state: State, seat: int, points: int, source: int) -> None:
    """Move a minister forward, to the back of the queue on the new space; 0 points move nobody (R-ORDER-1)."""
    if points == 0:
        return
    state.score[seat] += points
    state.gained[seat, source] += points
    place = place_of(state, seat)
    while place > 0 and int(state.score[state.track[place - 1]]) < int(state.score[seat]):
        state.track[place] = state.track[place - 1]
        place -= 1
    state.track[place] = seat


@rule
def place_of(state: State, seat: int) -> int:
    """Return the place on the track, 0 for the first."""
    place = 0
    while int(state.track[place]) != seat:
        place += 1
    return place


@rule
def rotate_start(board: Board, state: State) -> None:
    """Move the front of the start space's queue to its back (R-ORDER-3)."""
    players = int(board.players)
    front = 0
    while front < players and int(state.score[state.track[front]]) > 0:
        front += 1
    if front == players:
        return
    seat = int(state.track[front])
    if int(board.start_rotation) == _ONLY_LAST_FIRST_PLAYER and seat != int(state.round_first):
        return
    for place in range(front, players - 1):
        state.track[place] = state.track[place + 1]
    state.track[players - 1] = seat


@rule
def begin_lap(board: Board, state: State) -> None:
    """Begin a lap: nobody has acted, and the first on the track comes next."""
    state.lap += 1
    state.acted = 0
    for place in range(int(board.players)):
        state.lap_order[place] = state.track[place]
    state.turn = next_in_lap(board, state)


@rule
def end_turn(board: Board, state: State) -> None:
    """End the turn of the player on turn; the next comes on turn, or NOBODY when the lap is over."""
    state.acted |= 1 << int(state.turn)
    state.turn = next_in_lap(board, state)


@rule
def next_in_lap(board: Board, state: State) -> int:
    """Return the highest seat on the track that has not acted in this lap, or NOBODY (R-ORDER-2)."""
    for place in range(int(board.players)):
        seat = int(state.track[place]) if board.live_order else int(state.lap_order[place])
        if not has_bit(int(state.acted), seat):
            return seat
    return NOBODY
