"""The prospects of princes on the map: monuments, wonders, points for removing them."""

from utopia.bots.greedy.outlook import monument_worth
from utopia.bots.greedy.weights import (
    JOIN,
    JOIN_WITH_CARD,
    ONE_PRINCE,
    PATRONAGE,
    REMOVABLE,
    RISK,
    ROUNDS,
    STRANDED,
    THREE_PRINCES,
    TWO_PRINCES,
    WONDER_FIVE,
    WONDER_FOUR,
    WONDER_THREE,
    WONDER_TWO,
)
from utopia.rules.bits import has_bit, lowest, without_lowest
from utopia.rules.compiled import Numbers, rule
from utopia.rules.handling.buildings import controlled_districts
from utopia.rules.model.board import Board
from utopia.rules.model.material import (
    CIVILIZATIONS,
    ISLANDS,
    NOBODY,
    PRINCES_A_MOVE,
    PRINCES_FOR_A_DISTRICT,
    WONDER_POINTS,
)
from utopia.rules.model.state import State


@rule
def princes_worth(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the prospects of the seat's princes on free districts, and a little for those elsewhere."""
    controlled = controlled_districts(state)
    free = int(board.open_districts) & ~controlled if int(state.bases[seat]) > 0 else 0
    contested = _contested(board, state, seat)
    total = 0.0
    for civilization in range(CIVILIZATIONS):
        there = int(state.at_least[0, seat, civilization])
        if there == 0:
            continue
        if int(state.monuments_left[civilization]) > 0:
            progress = _progress(board, state, seat, civilization, there & free, contested, mind)
            total += progress * monument_worth(state, civilization, mind)
        total += _stranded(state, seat, civilization, there & controlled, mind)
    return total


@rule
def _contested(board: Board, state: State, seat: int) -> int:
    """Return the mask of districts where another has two princes alike."""
    mask = 0
    for other in range(int(board.players)):
        if other != seat:
            for civilization in range(CIVILIZATIONS):
                mask |= int(state.at_least[1, other, civilization])
    return mask


@rule
def _progress(
    board: Board, state: State, seat: int, civilization: int, there: int, contested: int, mind: Numbers
) -> float:
    """Return the princes in these districts as a number of monuments of the civilization."""
    join = mind[JOIN_WITH_CARD] if int(state.hand[seat, civilization]) > 0 else mind[JOIN]
    total = 0.0
    while there != 0:
        district = lowest(there)
        there = without_lowest(there)
        count = int(state.princes[seat, civilization, district])
        missing = PRINCES_FOR_A_DISTRICT - count
        share = 0.0
        if missing > 0:
            near = min(_near(board, state, seat, civilization, district), missing)
            share = _share(count + join * near, mind)
            if has_bit(contested, district):
                share *= 1.0 - mind[RISK]
        else:
            share = mind[THREE_PRINCES] - mind[ONE_PRINCE] * missing * 0.5
        total += share
    return total


@rule
def _near(board: Board, state: State, seat: int, civilization: int, district: int) -> int:
    """Count the princes one step away that would come here rather than the other way round."""
    count = int(state.princes[seat, civilization, district])
    others = int(board.reachable[district]) & int(state.at_least[0, seat, civilization])
    near = 0
    while others != 0:
        other = lowest(others)
        others = without_lowest(others)
        standing = int(state.princes[seat, civilization, other])
        goes = standing < count or (standing == count and other > district) or int(state.owner[other]) != NOBODY
        if goes:
            near += min(standing, PRINCES_A_MOVE)
    return near


@rule
def _share(princes: float, mind: Numbers) -> float:
    """Return the share of a monument for that many princes, between the weights for one, two and three."""
    if princes <= 2:
        return float(mind[ONE_PRINCE] + (princes - 1) * (mind[TWO_PRINCES] - mind[ONE_PRINCE]))
    return float(mind[TWO_PRINCES] + (princes - 2) * (mind[THREE_PRINCES] - mind[TWO_PRINCES]))


@rule
def _stranded(state: State, seat: int, civilization: int, there: int, mind: Numbers) -> float:
    """Return the value of princes under a monument: to be moved on, or removed for points by cards in hand."""
    total = 0.0
    cards = int(state.hand[seat, civilization])
    while there != 0:
        district = lowest(there)
        there = without_lowest(there)
        count = int(state.princes[seat, civilization, district])
        total += count * mind[STRANDED]
        if int(state.monument[district]) == civilization:
            removable = min(count, cards)
            cards -= removable
            total += removable * mind[REMOVABLE]
    return total


@rule
def wonders_worth(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the value of wonders: built ones pay for later districts, princes of many civilizations may build one."""
    total = 0.0
    for island in range(ISLANDS):
        owner = int(state.wonder_owner[island])
        if owner == seat:
            total += _patronage(board, state, island, mind)
        elif owner == NOBODY and int(state.bases[seat]) > 0:
            share = _wonder_share(board, state, seat, island, mind)
            if share > 0:
                total += share * (WONDER_POINTS + _patronage(board, state, island, mind))
    return total


@rule
def _wonder_share(board: Board, state: State, seat: int, island: int, mind: Numbers) -> float:
    present = 0
    for civilization in range(CIVILIZATIONS):
        if int(state.at_least[0, seat, civilization]) & int(board.island_districts[island]) != 0:
            present += 1
    if present <= 1:
        return 0.0
    if present == CIVILIZATIONS:
        return float(mind[WONDER_FIVE])
    if present == CIVILIZATIONS - 1:
        return float(mind[WONDER_FOUR])
    return float(mind[WONDER_THREE] if present == CIVILIZATIONS - 2 else mind[WONDER_TWO])


@rule
def _patronage(board: Board, state: State, island: int, mind: Numbers) -> float:
    """Return the likely points from the island's free districts for the owner of its wonder."""
    free = int(board.island_districts[island]) & ~controlled_districts(state)
    values = 0
    while free != 0:
        values += int(board.value[lowest(free)])
        free = without_lowest(free)
    return float(mind[PATRONAGE] * min(mind[ROUNDS], 4.0) * values)
