"""Princes between supply and districts; the only code that writes their counts and masks."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import rule
from utopia.rules.model.material import PRINCES_FOR_A_DISTRICT
from utopia.rules.model.state import State


@rule
def put_princes(state: State, seat: int, civilization: int, district: int, number: int) -> None:
    """Change a stack by a number of princes, up or down, and keep its masks in step."""
    count = int(state.princes[seat, civilization, district]) + number
    state.princes[seat, civilization, district] = count
    bit = 1 << district
    for least in range(PRINCES_FOR_A_DISTRICT):
        mask = int(state.at_least[least, seat, civilization])
        state.at_least[least, seat, civilization] = mask | bit if count > least else mask & ~bit


@rule
def place_prince(state: State, seat: int, civilization: int, district: int) -> None:
    """Move a prince from the supply to a district."""
    state.supply[seat, civilization] -= 1
    put_princes(state, seat, civilization, district, 1)


@rule
def take_home(state: State, seat: int, civilization: int, district: int, number: int) -> None:
    """Move a prince from a district back to the supply."""
    put_princes(state, seat, civilization, district, -number)
    state.supply[seat, civilization] += number


@rule
def has_prince(state: State, seat: int, civilization: int, district: int) -> bool:
    """Return whether at least one such prince stands there."""
    return has_bit(int(state.at_least[0, seat, civilization]), district)


@rule
def supply_holds(state: State, seat: int, civilization: int) -> bool:
    """Return whether the supply still has such a prince (R-MAT-2)."""
    return int(state.supply[seat, civilization]) > 0
