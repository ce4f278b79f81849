"""The order of play, as the rulebook lists it. Each function begins the next chapter when the one before is done.

set-up: scale, first player
round:  start space rotates - guests arrive - three laps of welcoming - guests return -
        cards are dealt - discards - one lap of development - prestige - next round or the end
"""

from utopia.rules.compiled import rule
from utopia.rules.handling.guests import return_guests
from utopia.rules.model.board import Board
from utopia.rules.model.material import LAPS_OF_WELCOME, NOBODY
from utopia.rules.model.state import State
from utopia.rules.model.steps import End, Phase, Step
from utopia.rules.phase1_welcome.arrival import begin_arrival
from utopia.rules.phase2_development.cards import begin_deal
from utopia.rules.phase3_prestige import pay_prestige, why_over
from utopia.rules.turn_order import begin_lap, end_turn, rotate_start


@rule
def begin_round(board: Board, state: State) -> None:
    """Rotate the start space from round 2 (R-ORDER-3), then let guests arrive."""
    state.round_number += 1
    state.lap = 0
    state.surprised = 0
    if int(state.round_number) > 1:
        rotate_start(board, state)
    state.round_first = state.track[0]
    begin_arrival(board, state)


@rule
def begin_welcome(board: Board, state: State) -> None:
    """Begin the first lap: all guests are at the ships."""
    begin_lap(board, state)
    state.step = Step.GUEST


@rule
def end_welcome_turn(board: Board, state: State) -> None:
    """Go on with the next player, the next lap, or phase 2 (R-WELCOME-6)."""
    end_turn(board, state)
    state.step = Step.GUEST
    if int(state.turn) != NOBODY:
        return
    if int(state.lap) < LAPS_OF_WELCOME:
        begin_lap(board, state)
        return
    return_guests(board, state)
    begin_deal(board, state)


@rule
def begin_development(board: Board, state: State) -> None:
    """Begin the one lap of actions: all discards lie open."""
    state.lap = 0
    begin_lap(board, state)
    state.step = Step.ACT


@rule
def end_development_turn(board: Board, state: State) -> None:
    """Go on with the next player, or phase 3."""
    end_turn(board, state)
    state.step = Step.ACT
    if int(state.turn) == NOBODY:
        _count_prestige(board, state)


@rule
def _count_prestige(board: Board, state: State) -> None:
    """Score phase 3, then end the game or begin the next round."""
    state.acted = 0
    pay_prestige(board, state)
    reason = why_over(board, state)
    if reason == End.RUNNING:
        begin_round(board, state)
        return
    state.end_reason = reason
    state.lap = 0
    state.phase = Phase.OVER
    state.step = Step.OVER


@rule
def after_guest(board: Board, state: State) -> None:
    """Go on after a guest was placed: end the turn, or go on with the surprise (R-WELCOME-3, R-WELCOME-5)."""
    step = int(state.step)
    if step == Step.SURPRISE_GUEST:
        state.step = Step.NAME
    elif step == Step.NAMED_GUEST and board.named_player_may_build:
        state.step = Step.NAMED_END
    else:
        end_named_turn(state)


@rule
def end_named_turn(state: State) -> None:
    """Give the decision to the player on turn."""
    state.named = NOBODY
    state.step = Step.END
