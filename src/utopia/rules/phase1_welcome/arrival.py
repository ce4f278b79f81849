"""Arrival: three guests a player come from bag to ships (R-WELCOME-1), as many as there are turns (R-WELCOME-4)."""

from utopia.rules.compiled import rule
from utopia.rules.handling.guests import lay_open
from utopia.rules.model.board import Board
from utopia.rules.model.material import GUESTS_A_PLAYER
from utopia.rules.model.state import State
from utopia.rules.model.steps import Phase, Step


@rule
def begin_arrival(board: Board, state: State) -> None:
    """Begin the arrival: guests are drawn from the bag."""
    state.phase = Phase.WELCOME
    state.step = Step.ARRIVAL
    state.draws_left = GUESTS_A_PLAYER * int(board.players)


@rule
def arrive(state: State, kind: int) -> None:
    """Move one guest from the bag to the ship of the guest's island."""
    lay_open(state, kind)
    state.draws_left -= 1
