"""The whole position as numbers, hidden information included: for critics and referees, never for players.

A spectator's observation, seats counted from the first, and behind it what a spectator may not know.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.observation import observe
from utopia.batch.parts import OBSERVATION_SIZE, PARTS, Part, laid_out, parts_of
from utopia.rules import NOBODY, Boards, States, who_decides
from utopia.rules.model.material import CARDS_OF_A_CIVILIZATION, CIVILIZATIONS, NOTHING, SEATS, SPECTATOR

_CARDS: Final = CARDS_OF_A_CIVILIZATION
_BY_SEAT: Final = ("seats", "civilizations")

HIDDEN_PARTS: Final = laid_out(
    Part("decides", (), NOTHING, SEATS - 1, "seat that is to decide"),
    Part("hand", _BY_SEAT, 0, _CARDS, "cards in each hand"),
    Part("chosen", _BY_SEAT, 0, _CARDS, "discards chosen and not yet shown; they still count in the hand"),
    Part("others_hold", _BY_SEAT, 0, _CARDS, "cards that, as the seat knows, the others must hold together at least"),
    Part("pile", ("civilizations",), 0, _CARDS, "cards in the pile"),
    offset=OBSERVATION_SIZE,
)
STATE_PARTS: Final = PARTS + HIDDEN_PARTS
STATE_SIZE: Final = HIDDEN_PARTS[-1].offset + HIDDEN_PARTS[-1].size
"""Numbers in a whole position; each fits an int8."""


def whole_position(boards: Boards, states: States) -> NDArray[np.int8]:
    """Return STATE_SIZE numbers, in an array of their own."""
    out = np.zeros(STATE_SIZE, np.int8)
    observe(boards, states, SPECTATOR, out[:OBSERVATION_SIZE])
    players, state, parts = int(boards["players"][0]), states[0], describe_whole(out)
    seat = int(who_decides(boards, states))
    parts["decides"][...] = seat if seat >= 0 else NOBODY
    for name, field in (("hand", "hand"), ("chosen", "chosen"), ("others_hold", "must_hold")):
        parts[name][:players] = state[field][:players].reshape(players, CIVILIZATIONS)
    parts["pile"][:] = state["pile"]
    return out


def describe_whole(position: NDArray[Any]) -> Mapping[str, NDArray[Any]]:
    """The parts of a whole position, or of an array of them, by name; arrays share its memory."""
    return parts_of(position, STATE_PARTS)
