"""The constants of a game in one record: the map and the options of the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from utopia.rules.model.edition import FINAL_TIES, SCALE_CARDS, START_ROTATIONS, Edition
from utopia.rules.model.layout import Field, IntArray, record_dtype
from utopia.rules.model.material import DISTRICTS, ISLANDS, MIN_PLAYERS, SEATS, WATER

Small: TypeAlias = Annotated[int, Field(np.int8)]


class Board:
    """Map and options. Closed districts (R-SETUP-3) appear in no mask. Masks have bit *i* for district *i*."""

    players: Small
    island_of: Annotated[IntArray, Field(np.int8, DISTRICTS)]
    value: Annotated[IntArray, Field(np.int8, DISTRICTS)]
    """[district] -> printed value, at least ``lowest_value`` (R-BOARD-2)."""
    island_districts: Annotated[IntArray, Field(np.int32, ISLANDS)]
    """[island] -> mask of its open districts; 0 for a closed island."""
    open_districts: Annotated[int, Field(np.int32)]
    with_way_out: Annotated[int, Field(np.int32)]
    """Mask of open districts from which a prince can move."""
    by_land: Annotated[IntArray, Field(np.int32, DISTRICTS)]
    """[district] -> mask of those across a street or bridge."""
    reachable: Annotated[IntArray, Field(np.int32, DISTRICTS)]
    """[district] -> mask of those one step away by land or sea (R-MOVE-1)."""

    surprise_guest_returns: Small
    live_order: Small
    start_rotation: Small
    """Index into START_ROTATIONS."""
    named_player_may_build: Small
    wonder_pays_own_district: Small
    scale_cards: Small
    """Index into SCALE_CARDS."""
    component_limits: Small
    target: Annotated[int, Field(np.int16)]
    final_tie: Small
    """Index into FINAL_TIES."""


BOARD_DTYPE = record_dtype(Board)

Boards: TypeAlias = Annotated[NDArray[np.void], "boards"]
"""Return an array of one board record, as the entry points take it."""


def make_board(
    island_of: Sequence[int],
    value: Sequence[int],
    links: Sequence[tuple[int, int]],
    harbours: Mapping[int, int],
    adjacent_sectors: Sequence[tuple[int, int]],
    edition: Edition,
    players: int,
) -> Boards:
    """Return the board record of a map for an edition and 2 to 5 players.

    ``links`` are undirected streets and bridges between districts, ``harbours`` maps a district to its sector.
    """
    if not MIN_PLAYERS <= players <= SEATS:
        raise ValueError(f"the number of players is {players}; Utopia is for {MIN_PLAYERS} to {SEATS}")
    boards = np.zeros(1, BOARD_DTYPE)
    board = boards[0]
    board["players"] = players
    board["island_of"] = island_of
    board["value"] = [max(printed, edition.lowest_value) for printed in value]
    is_open = [not (players == MIN_PLAYERS and island == WATER) for island in island_of]
    board["open_districts"] = _mask(d for d in range(DISTRICTS) if is_open[d])
    for island in range(ISLANDS):
        board["island_districts"][island] = _mask(d for d in range(DISTRICTS) if is_open[d] and island_of[d] == island)
    for district in range(DISTRICTS):
        land = {a + b - district for a, b in links if district in (a, b)}
        sea = _by_sea(district, harbours, adjacent_sectors)
        if is_open[district]:
            board["by_land"][district] = _mask(d for d in land if is_open[d])
            board["reachable"][district] = _mask(d for d in land | sea if is_open[d])
    board["with_way_out"] = _mask(d for d in range(DISTRICTS) if board["reachable"][d] != 0)
    _write_options(board, edition)
    return boards


def _mask(districts: Iterable[int]) -> int:
    return sum(1 << district for district in districts)


def _by_sea(district: int, harbours: Mapping[int, int], adjacent_sectors: Sequence[tuple[int, int]]) -> set[int]:
    """Return the harbours that a boat reaches from here: those in the same or an adjacent sector (R-MOVE-1)."""
    if district not in harbours:
        return set()
    here = harbours[district]
    sectors = {here} | {a + b - here for a, b in adjacent_sectors if here in (a, b)}
    return {other for other, sector in harbours.items() if sector in sectors and other != district}


def _write_options(board: np.void, edition: Edition) -> None:
    coded = {
        "start_rotation": START_ROTATIONS.index(edition.start_rotation),
        "scale_cards": SCALE_CARDS.index(edition.scale_cards),
        "final_tie": FINAL_TIES.index(edition.final_tie),
    }
    for name in BOARD_DTYPE.names or ():
        if hasattr(edition, name):
            board[name] = coded.get(name, getattr(edition, name))
