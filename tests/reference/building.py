"""Wonders and districts (R-BUILD)."""

from tests.reference.material import CIVILIZATIONS, PRINCES_FOR_A_DISTRICT, WONDER_POINTS
from tests.reference.table import Table


def build_moves(table: Table, seat: str) -> list[str]:
    """Everything the player may build now; nothing without a base (R-MAT-2)."""
    if table.bases[seat] == 0:
        return []
    return wonder_moves(table, seat) + district_moves(table, seat)


def wonder_moves(table: Table, seat: str) -> list[str]:
    """Islands without a wonder that hold one of each civilization (R-BUILD-1)."""
    moves = []
    for island in table.open_islands():
        complete = all(places(table, seat, civilization, island) for civilization in CIVILIZATIONS)
        if complete and island not in table.wonder:
            moves.append(f"wonder {island}")
    return moves


def district_moves(table: Table, seat: str) -> list[str]:
    """Free districts that hold three princes of one civilization (R-BUILD-2)."""
    moves = []
    for civilization in CIVILIZATIONS:
        for district in table.open_districts:
            enough = table.princes[seat, civilization, district] >= PRINCES_FOR_A_DISTRICT
            if enough and table.monuments[civilization] > 0 and district not in table.monument:
                moves.append(f"district {civilization} {district}")
    return moves


def places(table: Table, seat: str, civilization: str, island: str) -> list[str]:
    """The districts of an island where the player has a prince of a civilization."""
    return [district for district in table.districts_of(island) if table.princes[seat, civilization, district] > 0]


def build(table: Table, seat: str, words: list[str]) -> bool:
    """Build if the words are a build; say whether they were."""
    if words[0] == "district":
        take_district(table, seat, words[1], words[2])
    elif words[0] == "wonder":
        begin_wonder(table, seat, words[1])
    else:
        return False
    return True


def take_district(table: Table, seat: str, civilization: str, district: str) -> None:
    """Three princes leave, a monument comes, the wonder of the island may pay (R-BUILD-2, R-BUILD-3)."""
    table.take_back(seat, civilization, district, PRINCES_FOR_A_DISTRICT)
    table.monuments[civilization] -= 1
    table.bases[seat] -= 1
    table.monument[district] = (civilization, seat)
    owner = table.wonder.get(table.board.island_of[district])
    if owner is None:
        return
    if owner != seat or table.edition.wonder_pays_own_district:
        table.gain(owner, table.value_of(district))


def begin_wonder(table: Table, seat: str, island: str) -> None:
    """Choose the princes who leave, as far as there is no choice (R-BUILD-1)."""
    table.builder = seat
    table.built_island = island
    table.interrupted = table.step
    table.leaving = {}
    for civilization in CIVILIZATIONS:
        districts = places(table, seat, civilization, island)
        if len(districts) == 1:
            table.leaving[civilization] = districts[0]
    finish_wonder_if_ready(table)


def leave_moves(table: Table, seat: str) -> list[str]:
    """Where the next prince may leave from."""
    civilization = next(word for word in CIVILIZATIONS if word not in table.leaving)
    return [f"leave {civilization} {district}" for district in places(table, seat, civilization, table.built_island)]


def play_leave(table: Table, _seat: str, words: list[str]) -> None:
    """One more prince is chosen to leave."""
    table.leaving[words[1]] = words[2]
    finish_wonder_if_ready(table)


def finish_wonder_if_ready(table: Table) -> None:
    """When all five are chosen they leave, the wonder stands and pays; the interrupted step is asked again."""
    if len(table.leaving) < len(CIVILIZATIONS):
        table.step = "leave"
        return
    for civilization, district in table.leaving.items():
        table.take_back(table.builder, civilization, district)
    table.bases[table.builder] -= 1
    table.wonder[table.built_island] = table.builder
    table.gain(table.builder, WONDER_POINTS)
    table.leaving = {}
    table.step = table.interrupted
