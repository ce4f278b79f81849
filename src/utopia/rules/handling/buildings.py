"""Monuments and wonders with their bases; once built they stand for ever (R-BUILD-1, R-BUILD-2)."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import rule
from utopia.rules.model.material import CIVILIZATIONS
from utopia.rules.model.state import State


@rule
def put_monument(state: State, seat: int, civilization: int, district: int) -> None:
    """Place a monument of the civilization on a base of the seat."""
    state.bases[seat] -= 1
    state.monuments_left[civilization] -= 1
    state.monument[district] = civilization
    state.owner[district] = seat
    state.monument_districts[civilization] |= 1 << district


@rule
def put_wonder(state: State, seat: int, island: int) -> None:
    """Place the island's wonder on a base of the seat."""
    state.bases[seat] -= 1
    state.wonder_owner[island] = seat


@rule
def controlled_districts(state: State) -> int:
    """Return the mask of the districts that carry a monument."""
    mask = 0
    for civilization in range(CIVILIZATIONS):
        mask |= int(state.monument_districts[civilization])
    return mask


@rule
def has_monument_of(state: State, civilization: int, district: int) -> bool:
    """Return whether the district carries a monument of the civilization."""
    return has_bit(int(state.monument_districts[civilization]), district)
