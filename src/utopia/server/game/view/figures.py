"""What the rules say of a position beside its fields: who decides, prestige to come, where princes stand, other hands.

Compiled, since every move asks for all of it.
"""

from typing import Final

import numpy as np

from utopia.rules.compiled import Buffer, door
from utopia.rules.flow import deciders, next_decider
from utopia.rules.model.board import Boards
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, NOBODY, SEATS
from utopia.rules.model.state import States, empty_states
from utopia.rules.model.steps import Phase, Step
from utopia.rules.phase2_development.cards import dealt_to
from utopia.rules.phase3_prestige import prestige_of
from utopia.rules.views import blank_for

_MAY_DECIDE: Final = 0
_DECIDES: Final = 1
_DEALT: Final = 2
_PROJECTED: Final = 3
_PRINCES: Final = _PROJECTED + SEATS
_COLUMNS: Final = 4
_LONGEST: Final = _PRINCES + 1 + _COLUMNS * SEATS * CIVILIZATIONS * DISTRICTS
_OWN: Final = 2 * CIVILIZATIONS
"""Numbers that only a seat itself knows: its hand, and its choice of discards."""


class Figures:
    """The figures of one position, for those who may know that position."""

    __slots__ = ("dealt", "decides", "may_decide", "princes", "projected")

    def __init__(self, boards: Boards, states: States) -> None:
        out = np.empty(_LONGEST, np.int32)
        end = int(_write_figures(boards, states, out))
        numbers = out[:end].tolist()
        self.may_decide: int = numbers[_MAY_DECIDE]
        """Mask of the seats that may decide."""
        self.decides: int = numbers[_DECIDES]
        """The first of them on the track; CHANCE; NOBODY when the game is over."""
        self.dealt: int = numbers[_DEALT]
        """The seat that gets the card now asked for, else NOBODY."""
        self.projected: list[int] = numbers[_PROJECTED:_PRINCES]
        """[seat] -> the score if the round ended now (R-SCORE-1); once it has ended, the score."""
        self.princes = list(zip(*(numbers[_PRINCES + i :: _COLUMNS] for i in range(_COLUMNS)), strict=True))
        """(district, seat, civilization, how many), none of them 0, in that order."""


@door
def _write_figures(boards: Boards, states: States, out: Buffer) -> int:
    """Write a position's figures and return how many there are."""
    state = states[0]
    out[_MAY_DECIDE] = deciders(state)
    out[_DECIDES] = next_decider(boards[0], state)
    out[_DEALT] = dealt_to(boards[0], state) if int(state.step) == Step.DEAL else NOBODY
    for seat in range(SEATS):
        out[_PROJECTED + seat] = state.score[seat]
        if int(state.phase) == Phase.WELCOME or int(state.phase) == Phase.DEVELOPMENT:
            out[_PROJECTED + seat] += prestige_of(state, seat)
    end = _PRINCES
    for district in range(DISTRICTS):
        for seat in range(SEATS):
            for civilization in range(CIVILIZATIONS):
                number = int(state.princes[seat, civilization, district])
                if number > 0:
                    out[end] = district
                    out[end + 1] = seat
                    out[end + 2] = civilization
                    out[end + 3] = number
                    end += _COLUMNS
    return end


def own_cards(boards: Boards, states: States) -> list[tuple[list[int], list[int]]]:
    """Return [seat] -> its hand and its choice of discards, each from that seat's own view (R-CARD-4)."""
    out = np.zeros((SEATS, 2, CIVILIZATIONS), np.int32)
    _write_own_cards(boards, states, empty_states(), out.reshape(-1))
    return [(hand, chosen) for hand, chosen in out.tolist()]


@door
def _write_own_cards(boards: Boards, states: States, view: States, out: Buffer) -> None:
    for seat in range(int(boards[0].players)):
        view[0] = states[0]
        blank_for(boards[0], view[0], seat)
        for civilization in range(CIVILIZATIONS):
            out[_OWN * seat + civilization] = view[0].hand[seat, civilization]
            out[_OWN * seat + CIVILIZATIONS + civilization] = view[0].chosen[seat, civilization]
