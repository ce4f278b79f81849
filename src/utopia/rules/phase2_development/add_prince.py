"""Adding a prince: at a monument of the prince's civilization for one card (R-ADD-1), anywhere for three (R-ADD-2)."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.buildings import has_monument_of
from utopia.rules.handling.princes import place_prince, supply_holds
from utopia.rules.model import sources
from utopia.rules.model.board import Board
from utopia.rules.model.material import ADDITION_POINTS, CARDS_ANYWHERE, CIVILIZATIONS, DISTRICTS
from utopia.rules.model.moves import ADD_FIRST, ANYWHERE_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer
from utopia.rules.phase2_development.payment import can_pay, pay
from utopia.rules.turn_order import score


@listing
def list_additions(state: State, seat: int, out: Buffer, n: int) -> int:
    """List every monument at which a card in hand adds a prince."""
    for civilization in range(CIVILIZATIONS):
        there = int(state.monument_districts[civilization])
        if there == 0 or not supply_holds(state, seat, civilization) or not can_pay(state, seat, civilization, 1):
            continue
        n = offer(ADD_FIRST + civilization * DISTRICTS, there, out, n)
    return n


@rule
def why_not_add(state: State, seat: int, civilization: int, district: int) -> int:
    """Require a monument of the civilization there, a prince in the supply, a card."""
    if not has_monument_of(state, civilization, district):
        return Refusal.NO_MONUMENT_OF_IT
    if not supply_holds(state, seat, civilization):
        return Refusal.NO_PRINCE_IN_SUPPLY
    return Refusal.ALLOWED if can_pay(state, seat, civilization, 1) else Refusal.CARD_NEEDED


@rule
def add(state: State, seat: int, civilization: int, district: int) -> None:
    """Place the prince; another player who controls the district gains a point."""
    pay(state, seat, civilization, 1)
    place_prince(state, seat, civilization, district)
    state.step = Step.ACT
    controller = int(state.owner[district])
    if controller != seat:
        score(state, controller, ADDITION_POINTS, sources.ADDITION)


@listing
def list_additions_anywhere(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every open district for every civilization of which three cards can be paid."""
    for civilization in range(CIVILIZATIONS):
        if not can_pay(state, seat, civilization, CARDS_ANYWHERE) or not supply_holds(state, seat, civilization):
            continue
        there = int(board.open_districts)
        n = offer(ANYWHERE_FIRST + civilization * DISTRICTS, there, out, n)
    return n


@rule
def why_not_anywhere(board: Board, state: State, seat: int, civilization: int, district: int) -> int:
    """Require an open district, a prince in the supply, three cards."""
    if not has_bit(int(board.open_districts), district):
        return Refusal.ISLAND_IS_CLOSED
    if not supply_holds(state, seat, civilization):
        return Refusal.NO_PRINCE_IN_SUPPLY
    return Refusal.ALLOWED if can_pay(state, seat, civilization, CARDS_ANYWHERE) else Refusal.THREE_CARDS_NEEDED


@rule
def add_anywhere(state: State, seat: int, civilization: int, district: int) -> None:
    """Place the prince; nobody gains."""
    pay(state, seat, civilization, CARDS_ANYWHERE)
    place_prince(state, seat, civilization, district)
    state.step = Step.ACT
