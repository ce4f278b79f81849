from dataclasses import replace

import numpy as np
import pytest

from tests.properties.conserved import bits_of
from tests.rules.laying_out import BOARD
from tests.rules.table import rule
from utopia.boards import check_board, playing_board
from utopia.rules import PRESETS, edition
from utopia.rules.model.material import DISTRICTS, SEATS


@rule("R-BOARD-1")
def test_the_islands_have_five_eight_six_and_five_districts() -> None:
    board = playing_board(BOARD, edition(), 3)[0]
    assert [int(mask).bit_count() for mask in board.island_districts] == [5, 6, 5, 8]  # water, fire, wind, earth
    assert np.bincount(board.island_of).tolist() == [5, 6, 5, 8]


@rule("R-BOARD-1")
def test_values_run_from_one_to_four_with_a_two_on_water() -> None:
    values = playing_board(BOARD, edition(), 3)[0].value
    assert set(values.tolist()) == {1, 2, 3, 4}
    assert 2 in values[:5]


@rule("R-BOARD-1")
def test_four_sectors_in_a_chain_from_fire_to_wind() -> None:
    island_of = {district.sector: district.island for district in BOARD.districts if district.sector}
    chain = [tuple(island_of[sector] for sector in link) for link in BOARD.adjacent_sectors]
    assert chain == [("fire", "water"), ("water", "earth"), ("earth", "wind")]


@rule("R-BOARD-1", "R-MOVE-1")
@pytest.mark.parametrize("players", [2, 5])
def test_every_way_leads_both_ways_and_nowhere_to_itself(players: int) -> None:
    board = playing_board(BOARD, edition(), players)[0]
    ways = {(here, there) for here in range(DISTRICTS) for there in bits_of(int(board.reachable[here]))}
    assert ways == {(there, here) for here, there in ways}
    assert not [here for here, there in ways if here == there]
    assert all(int(board.by_land[here]) & ~int(board.reachable[here]) == 0 for here in range(DISTRICTS))


@rule("R-BOARD-2")
@pytest.mark.parametrize(("preset", "lowest"), [("fr", 1), ("it", 1), ("en", 2), ("de", 2)])
def test_a_district_printed_below_the_lowest_value_counts_as_it(preset: str, lowest: int) -> None:
    values = playing_board(BOARD, PRESETS[preset], 3)[0].value.tolist()
    assert values == [max(district.value, lowest) for district in BOARD.districts]
    assert min(values) == lowest


@rule("R-BOARD-2")
@pytest.mark.parametrize("lowest", [3, 4])
def test_the_lowest_value_is_a_free_choice_up_to_four(lowest: int) -> None:
    assert min(playing_board(BOARD, edition(lowest_value=lowest), 3)[0].value) == lowest


def reached(reachable: list[int], start: int) -> set[int]:
    seen, waiting = {start}, [start]
    while waiting:
        new = set(bits_of(reachable[waiting.pop()])) - seen
        seen |= new
        waiting += new
    return seen


@rule("R-BOARD-3", "R-SETUP-3")
@pytest.mark.parametrize("players", range(2, SEATS + 1))
def test_every_open_district_is_reached_from_every_other(players: int) -> None:
    board = playing_board(BOARD, edition(), players)[0]
    is_open = set(bits_of(int(board.open_districts)))
    assert len(is_open) == (19 if players == 2 else 24)
    for start in is_open:
        assert reached(board.reachable.tolist(), start) == is_open


@rule("R-BOARD-3")
def test_a_map_on_which_two_players_cannot_reach_fire_is_refused() -> None:
    away = tuple(bridge for bridge in BOARD.bridges if "fire" not in (BOARD.district(end).island for end in bridge))
    faults = [str(fault) for fault in check_board(replace(BOARD, bridges=away, geometry=None))]
    assert len(faults) == 1
    assert "with water closed no way leads to cinder-wharf, " in faults[0]
    assert check_board(BOARD) == []
