"""A seat's view (R-CARD-4): the same record with everything blanked that the seat cannot know.

Only views leave the rules, for any reader: a person, a bot, a spectator, a log line.
"""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, HIDDEN, SPECTATOR, VIEWERS
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.phase2_development.cards import cards_owed


@rule
def blank_for(board: Board, state: State, viewer: int) -> None:
    """Hide other hands, the pile's order and kinds, unrevealed discards, and the others' knowledge."""
    for civilization in range(CIVILIZATIONS):
        state.pile[civilization] = HIDDEN
    for other in range(int(board.players)):
        if other != viewer:
            _blank_hand(board, state, other)
    for other in range(VIEWERS):
        if other != viewer and other != SPECTATOR and other < int(board.players):
            for civilization in range(CIVILIZATIONS):
                state.must_hold[other, civilization] = HIDDEN


@rule
def _blank_hand(board: Board, state: State, seat: int) -> None:
    has_chosen = (
        int(state.step) == Step.DISCARD
        and not has_bit(int(state.undecided), seat)
        and cards_owed(board, state, seat) > 0
    )
    for civilization in range(CIVILIZATIONS):
        state.hand[seat, civilization] = HIDDEN
        if has_chosen:
            state.chosen[seat, civilization] = HIDDEN
