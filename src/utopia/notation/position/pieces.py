"""Laying out guests, princes and buildings: each piece comes from bag, supply or box, so none exists twice."""

from utopia.notation.position.facts import Fact
from utopia.notation.position.table import Table, guest_words
from utopia.rules.model.material import (
    CIVILIZATION_NAMES,
    CIVILIZATIONS,
    GUESTS_OF_A_KIND,
    PRINCES_FOR_A_DISTRICT,
)


def draws_left(table: Table, _fact: Fact, number: int) -> None:
    """Set the number of guests or cards still to be drawn."""
    table.state["draws_left"] = number


def open_guest(table: Table, fact: Fact, civilization: int, island: int, number: int) -> None:
    """Move a guest from the bag to the ship."""
    table.state["open_guests"][_from_bag(table, fact, civilization, island, number)] = number


def taken(table: Table, fact: Fact, seat: int, civilization: int, island: int, number: int) -> None:
    """Move a guest from the bag to a player."""
    table.state["taken"][seat, _from_bag(table, fact, civilization, island, number)] = number


def surprise_taken(table: Table, fact: Fact, civilization: int, island: int, number: int) -> None:
    """Set the number of taken guests that came as a surprise."""
    kind = island * CIVILIZATIONS + civilization
    if number > int(table.state["taken"][:, kind].sum()):
        raise fact.refused("position-fewer-taken", "R-WELCOME-3", **guest_words(kind))
    table.state["surprise_taken"][kind] = number


def drawn(table: Table, fact: Fact, civilization: int, island: int) -> None:
    """Set the surprise guest that waits to be placed."""
    table.state["surprise_guest"] = _from_bag(table, fact, civilization, island, 1)


def gone(table: Table, fact: Fact, civilization: int, island: int, number: int) -> None:
    """Remove surprise guests that have left the game."""
    if table.board["surprise_guest_returns"]:
        raise fact.refused("position-gone", "R-WELCOME-6")
    _from_bag(table, fact, civilization, island, number)


def _from_bag(table: Table, fact: Fact, civilization: int, island: int, number: int) -> int:
    """Take guests out of the bag; return their kind."""
    table.check_island(fact, island)
    kind = island * CIVILIZATIONS + civilization
    left = int(table.state["bag"][kind])
    if number > left:
        raise fact.refused("position-guests", "R-MAT-1", all=GUESTS_OF_A_KIND, left=left, **guest_words(kind))
    table.state["bag"][kind] -= number
    return kind


def prince(table: Table, fact: Fact, seat: int, civilization: int, district: int, number: int) -> None:
    """Move princes from the supply to the map."""
    table.check_district(fact, district)
    left = int(table.state["supply"][seat, civilization])
    if number > left:
        civ = CIVILIZATION_NAMES[civilization]
        raise fact.refused("position-princes", "R-MAT-2", seat=seat, left=left, civ=civ)
    table.state["supply"][seat, civilization] -= number
    table.state["princes"][seat, civilization, district] = number
    for least in range(min(number, PRINCES_FOR_A_DISTRICT)):
        table.state["at_least"][least, seat, civilization] |= 1 << district


def monument(table: Table, fact: Fact, district: int, civilization: int, seat: int) -> None:
    """Place a monument on a base of its owner."""
    table.check_district(fact, district)
    _take_base(table, fact, seat)
    if table.state["monuments_left"][civilization] == 0:
        raise fact.refused("position-monuments", "R-MAT-2", civ=CIVILIZATION_NAMES[civilization])
    table.state["monuments_left"][civilization] -= 1
    table.state["monument"][district] = civilization
    table.state["owner"][district] = seat
    table.state["monument_districts"][civilization] |= 1 << district


def wonder(table: Table, fact: Fact, island: int, seat: int) -> None:
    """Place a wonder on a base of its owner."""
    table.check_island(fact, island)
    _take_base(table, fact, seat)
    table.state["wonder_owner"][island] = seat


def _take_base(table: Table, fact: Fact, seat: int) -> None:
    if table.state["bases"][seat] == 0:
        raise fact.refused("position-bases", "R-MAT-2", seat=seat)
    table.state["bases"][seat] -= 1


def building(table: Table, fact: Fact, island: int) -> None:
    """Set the wonder that waits for its princes."""
    table.check_island(fact, island)
    table.state["wonder_island"] = island


def leaving(table: Table, _fact: Fact, civilization: int, district: int) -> None:
    """Set the prince that will leave for it."""
    table.state["leaving"][civilization] = district


def moving(table: Table, fact: Fact, civilization: int, district: int) -> None:
    """Set the move that waits for its destination."""
    table.check_district(fact, district)
    table.state["action_civilization"] = civilization
    table.state["action_district"] = district
