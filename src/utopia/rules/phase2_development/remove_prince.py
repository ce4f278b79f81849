"""Removing a prince at a monument of the prince's civilization, under any control: two points (R-REMOVE-1)."""

from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.buildings import has_monument_of
from utopia.rules.handling.princes import has_prince, take_home
from utopia.rules.model import sources
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, REMOVAL_POINTS
from utopia.rules.model.moves import REMOVE_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer
from utopia.rules.phase2_development.payment import can_pay, pay
from utopia.rules.turn_order import score


@rule
def removable(state: State, seat: int, civilization: int) -> int:
    """Return the mask of districts with such a prince and a monument of the prince's civilization."""
    return int(state.at_least[0, seat, civilization]) & int(state.monument_districts[civilization])


@listing
def list_removals(state: State, seat: int, out: Buffer, n: int) -> int:
    """List every prince a card in hand may remove."""
    for civilization in range(CIVILIZATIONS):
        there = removable(state, seat, civilization)
        if there == 0 or not can_pay(state, seat, civilization, 1):
            continue
        n = offer(REMOVE_FIRST + civilization * DISTRICTS, there, out, n)
    return n


@rule
def why_not_remove(state: State, seat: int, civilization: int, district: int) -> int:
    """Require a monument of the civilization there, an own prince of it, a card."""
    if not has_monument_of(state, civilization, district):
        return Refusal.NO_MONUMENT_OF_IT
    if not has_prince(state, seat, civilization, district):
        return Refusal.NO_PRINCE_THERE
    return Refusal.ALLOWED if can_pay(state, seat, civilization, 1) else Refusal.CARD_NEEDED


@rule
def remove(state: State, seat: int, civilization: int, district: int) -> None:
    """Return the prince to the supply and score two points."""
    pay(state, seat, civilization, 1)
    take_home(state, seat, civilization, district, 1)
    state.step = Step.ACT
    score(state, seat, REMOVAL_POINTS, sources.REMOVAL)
