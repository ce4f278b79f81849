"""Taking control of a district (R-BUILD-2): three princes leave for a monument; a wonder's owner gains (R-BUILD-3)."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.buildings import controlled_districts, put_monument
from utopia.rules.handling.princes import take_home
from utopia.rules.model import sources
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, NOBODY, PRINCES_FOR_A_DISTRICT
from utopia.rules.model.moves import DISTRICT_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.offers import offer
from utopia.rules.turn_order import score


@listing
def list_districts(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every district the seat may take, with the civilization of its monument."""
    if int(state.bases[seat]) == 0:
        return n
    free = ~controlled_districts(state)
    for civilization in range(CIVILIZATIONS):
        ready = int(state.at_least[PRINCES_FOR_A_DISTRICT - 1, seat, civilization]) & free
        if int(state.monuments_left[civilization]) == 0:
            continue
        n = offer(DISTRICT_FIRST + civilization * DISTRICTS, ready, out, n)
    return n


@rule
def why_not_district(board: Board, state: State, seat: int, civilization: int, district: int) -> int:
    """Require three own princes of the civilization, no monument there yet, a base and a monument left."""
    if has_bit(controlled_districts(state), district):
        return Refusal.DISTRICT_IS_CONTROLLED
    if not has_bit(int(state.at_least[PRINCES_FOR_A_DISTRICT - 1, seat, civilization]), district):
        return Refusal.DISTRICT_NEEDS_THREE
    if int(state.bases[seat]) == 0:
        return Refusal.NO_BASE_LEFT
    if int(state.monuments_left[civilization]) == 0:
        return Refusal.NO_MONUMENT_LEFT
    return Refusal.ALLOWED


@rule
def take_district(board: Board, state: State, seat: int, civilization: int, district: int) -> None:
    """Return the three princes, place the monument; the wonder's owner gains the district's value."""
    take_home(state, seat, civilization, district, PRINCES_FOR_A_DISTRICT)
    put_monument(state, seat, civilization, district)
    patron = int(state.wonder_owner[int(board.island_of[district])])
    if patron == NOBODY or (patron == seat and not board.wonder_pays_own_district):
        return
    score(state, patron, int(board.value[district]), sources.PATRONAGE)
