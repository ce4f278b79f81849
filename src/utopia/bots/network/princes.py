"""The network's features of a seat's princes: groups, possible buildings, and guests that help."""

from utopia.bots.network.layout import (
    CONTESTED,
    FACTS,
    GUESTS_FOR_DISTRICT,
    GUESTS_FOR_WONDER,
    GUESTS_TO_TAKE,
    JOINING,
    JOINING_WITH_CARD,
    MEETING,
    NO_SUPPLY,
    ONES,
    ONES_VALUE,
    PATRONAGE,
    PRESENT_FIVE,
    PRESENT_FOUR,
    PRESENT_THREE,
    REMOVABLE,
    SEEN,
    STRANDED,
    THREES,
    THREES_VALUE,
    TWOS,
    TWOS_VALUE,
    WONDERS,
)
from utopia.rules.bits import has_bit, lowest, without_lowest
from utopia.rules.compiled import Numbers, rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, ISLANDS, NOBODY
from utopia.rules.model.state import State


@rule
def size_of(mask: int) -> int:
    """Count the districts of the mask."""
    count = 0
    while mask != 0:
        mask = without_lowest(mask)
        count += 1
    return count


@rule
def tell_princes(board: Board, state: State, seat: int, free: int, mind: Numbers) -> None:
    """Write the princes by the size of their groups, and the districts where they may build."""
    first, contested = SEEN + seat * FACTS, 0
    for other in range(int(board.players)):
        if other != seat:
            for civilization in range(CIVILIZATIONS):
                contested |= int(state.at_least[1, other, civilization])
    can_build = int(state.bases[seat]) > 0
    for civilization in range(CIVILIZATIONS):
        if int(state.supply[seat, civilization]) == 0:
            mind[first + NO_SUPPLY] += 1.0
        there = int(state.at_least[0, seat, civilization])
        if there == 0:
            continue
        _tell_stranded(state, seat, civilization, there & ~free, mind)
        if can_build and int(state.monuments_left[civilization]) > 0:
            _tell_stacks(board, state, seat, civilization, free, mind)
            twos = int(state.at_least[1, seat, civilization]) & free & contested
            mind[first + CONTESTED] += size_of(twos & ~int(state.at_least[2, seat, civilization]))


@rule
def _tell_stacks(board: Board, state: State, seat: int, civilization: int, free: int, mind: Numbers) -> None:
    """In free districts of one civilization."""
    first = SEEN + seat * FACTS
    value = int(state.scale[civilization]) / 5.0
    everywhere = int(state.at_least[0, seat, civilization])
    twos = int(state.at_least[1, seat, civilization])
    threes = int(state.at_least[2, seat, civilization])
    mind[first + THREES] += size_of(threes & free)
    mind[first + THREES_VALUE] += size_of(threes & free) * value
    alone = everywhere & free & ~twos
    mind[first + ONES] += size_of(alone) / 4.0
    mind[first + ONES_VALUE] += size_of(alone) * value / 4.0
    left = twos & free & ~threes
    while left != 0:
        district = lowest(left)
        left = without_lowest(left)
        mind[first + TWOS] += 1.0
        mind[first + TWOS_VALUE] += value
        if int(board.reachable[district]) & everywhere & ~threes != 0:
            mind[first + JOINING] += value
            if int(state.hand[seat, civilization]) > 0:
                mind[first + JOINING_WITH_CARD] += value
    while alone != 0:
        district = lowest(alone)
        alone = without_lowest(alone)
        if int(board.reachable[district]) & alone != 0:
            mind[first + MEETING] += 0.5


@rule
def _tell_stranded(state: State, seat: int, civilization: int, there: int, mind: Numbers) -> None:
    """In controlled districts."""
    first = SEEN + seat * FACTS
    cards = int(state.hand[seat, civilization])
    while there != 0:
        district = lowest(there)
        there = without_lowest(there)
        count = int(state.princes[seat, civilization, district])
        mind[first + STRANDED] += count / 4.0
        if has_bit(int(state.monument_districts[civilization]), district):
            removable = min(count, cards)
            cards -= removable
            mind[first + REMOVABLE] += removable / 2.0


@rule
def tell_wonders(board: Board, state: State, seat: int, free: int, mind: Numbers) -> None:
    """Write the seat's wonders and their free districts, and the islands where it may yet build one."""
    first = SEEN + seat * FACTS
    for island in range(ISLANDS):
        owner = int(state.wonder_owner[island])
        districts = int(board.island_districts[island])
        if owner == seat:
            mind[first + WONDERS] += 1.0
            there = districts & free
            while there != 0:
                mind[first + PATRONAGE] += int(board.value[lowest(there)]) / 10.0
                there = without_lowest(there)
        elif owner == NOBODY and int(state.bases[seat]) > 0:
            present = 0
            for civilization in range(CIVILIZATIONS):
                if int(state.at_least[0, seat, civilization]) & districts != 0:
                    present += 1
            if present == CIVILIZATIONS:
                mind[first + PRESENT_FIVE] += 1.0
            elif present == CIVILIZATIONS - 1:
                mind[first + PRESENT_FOUR] += 1.0
            elif present == CIVILIZATIONS - 2:
                mind[first + PRESENT_THREE] += 1.0


@rule
def tell_guests(board: Board, state: State, seat: int, free: int, mind: Numbers) -> None:
    """Write the open guests that would let the seat build."""
    first = SEEN + seat * FACTS
    if mind[first + GUESTS_TO_TAKE] == 0.0 or int(state.bases[seat]) == 0:
        return
    for island in range(ISLANDS):
        districts = int(board.island_districts[island])
        missing, missed = 0, 0
        for civilization in range(CIVILIZATIONS):
            there = int(state.at_least[0, seat, civilization]) & districts
            is_open = int(state.open_guests[island * CIVILIZATIONS + civilization]) > 0
            if there == 0:
                missing += 1
                missed += 1 if is_open else 0
            elif is_open:
                twos = int(state.at_least[1, seat, civilization]) & ~int(state.at_least[2, seat, civilization])
                if twos & districts & free != 0 and int(state.monuments_left[civilization]) > 0:
                    mind[first + GUESTS_FOR_DISTRICT] += 1.0
        if missing == 1 and missed == 1 and int(state.wonder_owner[island]) == NOBODY:
            mind[first + GUESTS_FOR_WONDER] += 1.0
