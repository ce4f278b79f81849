"""The alphabet of moves: every move a player can make is a number, and every number a :class:`Move`.

Numbers stand in named ranges. Where a range has a civilization and a district, its number is
``FIRST + civilization * DISTRICTS + district``. ``docs/moves.md`` says what each move means and how it is written.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Final

import numpy as np

from utopia.rules.model.material import CARD_PAIRS, CIVILIZATIONS, DISTRICTS, ISLANDS, NOTHING, PRINCES_A_MOVE, SEATS

_PLACES: Final = CIVILIZATIONS * DISTRICTS

ENTER_FIRST: Final = 0
TAKE_FIRST: Final = ENTER_FIRST + _PLACES
SURPRISE: Final = TAKE_FIRST + CIVILIZATIONS * ISLANDS
NAME_FIRST: Final = SURPRISE + 1
END: Final = NAME_FIRST + SEATS
DISTRICT_FIRST: Final = END + 1
WONDER_FIRST: Final = DISTRICT_FIRST + _PLACES
LEAVE_FIRST: Final = WONDER_FIRST + ISLANDS
DISCARD_FIRST: Final = LEAVE_FIRST + _PLACES
DISCARD_TWO_FIRST: Final = DISCARD_FIRST + CIVILIZATIONS
PRIVILEGE_FIRST: Final = DISCARD_TWO_FIRST + CARD_PAIRS
MOVE_FIRST: Final = PRIVILEGE_FIRST + CIVILIZATIONS * CIVILIZATIONS
TO_FIRST: Final = MOVE_FIRST + _PLACES
ADD_FIRST: Final = TO_FIRST + DISTRICTS * PRINCES_A_MOVE
ANYWHERE_FIRST: Final = ADD_FIRST + _PLACES
REMOVE_FIRST: Final = ANYWHERE_FIRST + _PLACES
RAISE_FIRST: Final = REMOVE_FIRST + _PLACES
LOWER_FIRST: Final = RAISE_FIRST + CIVILIZATIONS
PAY_FIRST: Final = LOWER_FIRST + CIVILIZATIONS
PAY_TWO_FIRST: Final = PAY_FIRST + CIVILIZATIONS
MOVE_CODES: Final = PAY_TWO_FIRST + CARD_PAIRS

MOST_MOVES: Final = 1024
"""Length of a buffer that holds any list of legal moves."""

_PAIRS_OF_CARDS: Final = tuple((i, j) for i in range(CIVILIZATIONS) for j in range(i, CIVILIZATIONS))
PAIR_FIRST: Final = np.array([first for first, _ in _PAIRS_OF_CARDS], np.int64)
"""[pair] -> its first civilization."""
PAIR_SECOND: Final = np.array([second for _, second in _PAIRS_OF_CARDS], np.int64)
"""[pair] -> its second civilization, the same or a later one."""


class Kind(IntEnum):
    """The verbs, in the order of their ranges."""

    ENTER = 0
    TAKE = 1
    SURPRISE = 2
    NAME = 3
    END = 4
    DISTRICT = 5
    WONDER = 6
    LEAVE = 7
    DISCARD = 8
    DISCARD_TWO = 9
    PRIVILEGE = 10
    MOVE = 11
    TO = 12
    ADD = 13
    ANYWHERE = 14
    REMOVE = 15
    RAISE = 16
    LOWER = 17
    PAY = 18
    PAY_TWO = 19


_FIRST_CODES: Final = (
    ENTER_FIRST,
    TAKE_FIRST,
    SURPRISE,
    NAME_FIRST,
    END,
    DISTRICT_FIRST,
    WONDER_FIRST,
    LEAVE_FIRST,
    DISCARD_FIRST,
    DISCARD_TWO_FIRST,
    PRIVILEGE_FIRST,
    MOVE_FIRST,
    TO_FIRST,
    ADD_FIRST,
    ANYWHERE_FIRST,
    REMOVE_FIRST,
    RAISE_FIRST,
    LOWER_FIRST,
    PAY_FIRST,
    PAY_TWO_FIRST,
)
FIRST_OF: Final = np.array(_FIRST_CODES, np.int64)
"""[kind] -> its first code; a kind's range ends where the next begins."""
KIND_OF: Final = np.repeat(np.arange(len(_FIRST_CODES)), np.diff([*_FIRST_CODES, MOVE_CODES]))
"""[code] -> kind."""

_PLACED: Final = frozenset({Kind.ENTER, Kind.DISTRICT, Kind.LEAVE, Kind.MOVE, Kind.ADD, Kind.ANYWHERE, Kind.REMOVE})
_SECONDS: Final[dict[Kind, int]] = {
    **dict.fromkeys(_PLACED, DISTRICTS),
    Kind.TAKE: ISLANDS,
    Kind.PRIVILEGE: CIVILIZATIONS,
    Kind.TO: PRINCES_A_MOVE,
}
"""How many second parts there are, in the verbs whose moves have two; in the others the first part is all."""


def _parts_of(code: int, kind: Kind) -> tuple[int, int]:
    first, second = divmod(code - _FIRST_CODES[kind], _SECONDS.get(kind, 1))
    return first, second + 1 if kind is Kind.TO else second


_PARTS: Final = [_parts_of(code, Kind(kind)) for code, kind in enumerate(KIND_OF.tolist())]
FIRST_PART: Final = np.array([first for first, _ in _PARTS], np.int64)
"""[code] -> its civilization; or an island, a seat, a pair of cards, or the district where princes go."""
SECOND_PART: Final = np.array([second for _, second in _PARTS], np.int64)
"""[code] -> its district; or an island, what a card is turned into, or how many princes go; 0 if it has one part."""

_ONE_CARD: Final = frozenset({Kind.DISCARD, Kind.RAISE, Kind.LOWER, Kind.PAY})
_PAIRS: Final = frozenset({Kind.DISCARD_TWO, Kind.PAY_TWO})


@dataclass(frozen=True, slots=True)
class Move:
    """A move with its parts by name; parts a kind does not have are NOTHING."""

    kind: Kind
    civilization: int = NOTHING
    district: int = NOTHING
    island: int = NOTHING
    seat: int = NOTHING
    second: int = NOTHING
    """Second civilization: of a pair of cards, or what a card is turned into."""
    number: int = NOTHING
    """Princes that move, 1 or 2."""

    @property
    def code(self) -> int:
        """Return the move's number."""
        return _FIRST_CODES[self.kind] + self._offset()

    def _offset(self) -> int:
        kind = self.kind
        if kind in _PLACED:
            return self.civilization * DISTRICTS + self.district
        if kind in _ONE_CARD:
            return self.civilization
        if kind in _PAIRS:
            return _PAIRS_OF_CARDS.index((self.civilization, self.second))
        offsets = {
            Kind.TAKE: self.civilization * ISLANDS + self.island,
            Kind.NAME: self.seat,
            Kind.WONDER: self.island,
            Kind.PRIVILEGE: self.civilization * CIVILIZATIONS + self.second,
            Kind.TO: self.district * PRINCES_A_MOVE + self.number - 1,
        }
        return offsets.get(kind, 0)


@cache
def decode(code: int) -> Move:
    """Return the move of a number; IndexError outside ``range(MOVE_CODES)``."""
    if not 0 <= code < MOVE_CODES:
        raise IndexError(f"move code {code} is outside 0 to {MOVE_CODES - 1}")
    kind, (first, second) = Kind(KIND_OF[code]), _PARTS[code]
    if kind in _PLACED:
        return Move(kind, civilization=first, district=second)
    if kind in _ONE_CARD:
        return Move(kind, civilization=first)
    if kind in _PAIRS:
        return Move(kind, civilization=_PAIRS_OF_CARDS[first][0], second=_PAIRS_OF_CARDS[first][1])
    return _decode_rare(kind, first, second)


def _decode_rare(kind: Kind, first: int, second: int) -> Move:
    match kind:
        case Kind.TAKE:
            return Move(kind, civilization=first, island=second)
        case Kind.NAME:
            return Move(kind, seat=first)
        case Kind.WONDER:
            return Move(kind, island=first)
        case Kind.PRIVILEGE:
            return Move(kind, civilization=first, second=second)
        case Kind.TO:
            return Move(kind, district=first, number=second)
        case _:
            return Move(kind)
