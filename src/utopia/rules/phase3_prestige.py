"""Phase 3, prestige (R-SCORE-1), and the end of the game (R-END-1 to R-END-3)."""

from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.model import sources
from utopia.rules.model.board import Board
from utopia.rules.model.edition import FINAL_TIES
from utopia.rules.model.material import DISTRICTS, LAST_ROUND, NOBODY, SEATS
from utopia.rules.model.state import State
from utopia.rules.model.steps import End
from utopia.rules.turn_order import score

_SHARED = FINAL_TIES.index("shared")


@rule
def prestige_of(state: State, seat: int) -> int:
    """Return the points of the seat's districts at the values that the scale shows now (R-SCORE-1)."""
    points = 0
    for district in range(DISTRICTS):
        if int(state.owner[district]) == seat:
            points += int(state.scale[int(state.monument[district])])
    return points


@rule
def pay_prestige(board: Board, state: State) -> None:
    """Score in track order as it stood when the phase began, each in one move; ``lap_order`` holds that order."""
    for place in range(int(board.players)):
        state.lap_order[place] = state.track[place]
    for place in range(int(board.players)):
        seat = int(state.lap_order[place])
        score(state, seat, prestige_of(state, seat), sources.PRESTIGE)


@rule
def why_over(board: Board, state: State) -> int:
    """Return TARGET if anyone has reached it, STALL after the last round that the guard allows, else RUNNING."""
    if int(state.score[int(state.track[0])]) >= int(board.target):
        return End.TARGET
    return End.STALL if int(state.round_number) >= LAST_ROUND else End.RUNNING


@listing
def list_places(board: Board, state: State, out: Buffer) -> None:
    """[seat] -> place from 1: track order, or equal points sharing a place (R-END-2); 0 for empty seats."""
    for seat in range(SEATS):
        out[seat] = 0
    ahead = NOBODY
    for position in range(int(board.players)):
        seat = int(state.track[position])
        out[seat] = position + 1
        is_level = ahead != NOBODY and int(state.score[seat]) == int(state.score[ahead])
        if is_level and int(board.final_tie) == _SHARED:
            out[seat] = out[ahead]
        ahead = seat
