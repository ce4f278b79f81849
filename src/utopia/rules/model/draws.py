"""The possible answers of chance: every outcome is a number, in named ranges like the moves'."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Final

from utopia.rules.model.material import CIVILIZATIONS, GUEST_KINDS, NOTHING, SEATS

SCALE_FIRST: Final = 0
FIRST_PLAYER_FIRST: Final = SCALE_FIRST + CIVILIZATIONS
GUEST_FIRST: Final = FIRST_PLAYER_FIRST + SEATS
CARD_FIRST: Final = GUEST_FIRST + GUEST_KINDS
UNSEEN_CARD: Final = CARD_FIRST + CIVILIZATIONS
"""A card dealt to another seat, as a viewer without that hand sees it; never an outcome of the full game."""
OUTCOMES: Final = UNSEEN_CARD + 1


class DrawKind(IntEnum):
    """The kind of a draw."""

    SCALE = 0
    FIRST_PLAYER = 1
    GUEST = 2
    CARD = 3
    UNSEEN_CARD = 4


_FIRST_OUTCOMES: Final = (SCALE_FIRST, FIRST_PLAYER_FIRST, GUEST_FIRST, CARD_FIRST, UNSEEN_CARD)


@dataclass(frozen=True, slots=True)
class Draw:
    """An answer of chance with its parts by name; parts it does not have are NOTHING."""

    kind: DrawKind
    civilization: int = NOTHING
    island: int = NOTHING
    seat: int = NOTHING

    @property
    def outcome(self) -> int:
        """Return the answer's number."""
        first = _FIRST_OUTCOMES[self.kind]
        match self.kind:
            case DrawKind.FIRST_PLAYER:
                return first + self.seat
            case DrawKind.GUEST:
                return first + self.island * CIVILIZATIONS + self.civilization
            case DrawKind.UNSEEN_CARD:
                return first
            case _:
                return first + self.civilization


@cache
def decode_draw(outcome: int) -> Draw:
    """Return the answer of a number; IndexError outside ``range(OUTCOMES)``."""
    if not 0 <= outcome < OUTCOMES:
        raise IndexError(f"outcome {outcome} is outside 0 to {OUTCOMES - 1}")
    kind = DrawKind(sum(outcome >= first for first in _FIRST_OUTCOMES) - 1)
    offset = outcome - _FIRST_OUTCOMES[kind]
    match kind:
        case DrawKind.FIRST_PLAYER:
            return Draw(kind, seat=offset)
        case DrawKind.GUEST:
            return Draw(kind, civilization=offset % CIVILIZATIONS, island=offset // CIVILIZATIONS)
        case DrawKind.UNSEEN_CARD:
            return Draw(kind)
        case _:
            return Draw(kind, civilization=offset)
