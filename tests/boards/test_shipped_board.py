"""The map that comes with the game honours all that is known of the printed one."""

from itertools import combinations, pairwise

import pytest

from utopia.boards import ISLANDS, BoardMap, Geometry, Link, check_board, load_board
from utopia.boards.check_facts import groups, ways
from utopia.boards.plane import area, contains, outlines_apart, overlap, point_to_outline

BOARD = load_board("reconstruction")


def geometry(board: BoardMap = BOARD) -> Geometry:
    assert board.geometry is not None
    return board.geometry


def test_it_has_no_findings_at_all() -> None:
    assert check_board(BOARD) == []


def test_it_has_24_districts_on_four_islands() -> None:
    """R-MAT-1"""
    assert len(BOARD.districts) == 24
    assert [(island.id, len(island.districts)) for island in BOARD.islands] == [
        ("water", 5),
        ("fire", 6),
        ("wind", 5),
        ("earth", 8),
    ]


def test_districts_stand_in_island_order() -> None:
    order = [ISLANDS.index(district.island) for district in BOARD.districts]
    assert order == sorted(order)


def test_values_run_from_1_to_4_with_a_2_on_water() -> None:
    """R-BOARD-1"""
    assert {district.value for district in BOARD.districts} == {1, 2, 3, 4}
    assert any(district.value == 2 for district in BOARD.districts if district.island == "water")


def test_sectors_form_the_chain_fire_water_earth_wind() -> None:
    """R-BOARD-1"""
    ids = [sector.id for sector in BOARD.sectors]
    assert len(ids) == 4
    chain = [Link(one, other).key for one, other in pairwise(ids)]
    assert sorted(link.key for link in BOARD.adjacent_sectors) == sorted(chain)
    homes = [{d.island for d in BOARD.districts if d.sector == sector} for sector in ids]
    assert homes == [{"fire"}, {"water"}, {"earth"}, {"wind"}]


def test_islands_lie_where_the_printed_ones_do() -> None:
    """R-BOARD-1"""
    middles = {}
    for name, island in zip(ISLANDS, geometry().islands, strict=True):
        xs, ys = zip(*island.outline, strict=True)
        middles[name] = (sum(xs) / len(xs), sum(ys) / len(ys))
    assert middles["water"][0] < middles["fire"][0]
    assert middles["earth"][0] < middles["wind"][0]
    assert middles["water"][1] < middles["earth"][1]
    assert middles["fire"][1] < middles["wind"][1]


def test_three_lighthouses_and_reefs_at_the_right() -> None:
    """R-BOARD-1"""
    assert len(geometry().lighthouses) == 3
    rightmost = max(x for island in geometry().islands for x, _ in island.outline)
    assert geometry().reefs
    assert max(reef.at[0] for reef in geometry().reefs) > rightmost


def test_streets_stay_on_an_island_and_bridges_leave_it() -> None:
    """R-BOARD-1"""
    island = {district.id: district.island for district in BOARD.districts}
    assert all(island[one] == island[other] for one, other in BOARD.streets)
    assert all(island[one] != island[other] for one, other in BOARD.bridges)


@pytest.mark.parametrize("closed", [None, "water"])
def test_every_open_district_is_reachable_from_every_other(closed: str | None) -> None:
    """R-BOARD-3"""
    open_ids = [district.id for district in BOARD.districts if district.island != closed]
    assert len(groups(open_ids, ways(BOARD))) == 1


@pytest.mark.parametrize("closed", [None, "water"])
def test_every_open_district_has_a_neighbour_by_land(closed: str | None) -> None:
    open_ids = {district.id for district in BOARD.districts if district.island != closed}
    land = [link for link in (*BOARD.streets, *BOARD.bridges) if open_ids.issuperset(link)]
    assert {end for link in land for end in link} == open_ids


def test_water_has_bridges() -> None:
    assert any("water" in (BOARD.district(a).island, BOARD.district(b).island) for a, b in BOARD.bridges)


def test_polygons_do_not_overlap() -> None:
    outlines = [shape.outline for shape in geometry().districts]
    assert not any(overlap(one, other) for one, other in combinations(outlines, 2))
    assert all(abs(area(outline)) > 10_000 for outline in outlines)


def test_neighbours_are_a_street_apart_and_others_are_not() -> None:
    streets = {link.key for link in BOARD.streets}
    named = list(zip(BOARD.districts, geometry().districts, strict=True))
    for (one, shape), (other, other_shape) in combinations(named, 2):
        if one.island == other.island:
            gap = outlines_apart(shape.outline, other_shape.outline)
            side = shared_side(shape.outline, other_shape.outline)
            if Link(one.id, other.id).key in streets:
                assert 9 <= gap <= 16, (one.id, other.id)
                assert side >= 30, (one.id, other.id)
            else:
                assert gap >= 20, (one.id, other.id)
                assert side == 0, (one.id, other.id)


def shared_side(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]) -> float:
    """Return how many units of the first outline run along the second, a street's width away."""
    length = 0
    for (ax, ay), (bx, by) in zip(one, (*one[1:], one[0]), strict=True):
        steps = max(1, round(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5))
        for step in range(steps):
            along = step / steps
            length += point_to_outline((ax + (bx - ax) * along, ay + (by - ay) * along), other) < 18
    return length


def test_signs_lie_inside_their_districts_and_apart() -> None:
    for district, shape in zip(BOARD.districts, geometry().districts, strict=True):
        signs = [shape.seal, shape.princes, shape.monument, *([shape.boat] if shape.boat else [])]
        assert all(contains(shape.outline, sign) for sign in signs), district.id
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) >= 30 for a, b in combinations((shape.seal, *signs[3:]), 2))
        assert point_to_outline(shape.princes, shape.outline) >= 18, district.id
        assert (shape.boat is not None) == (shape.jetty is not None) == district.is_harbour


def test_jetties_end_in_the_sea() -> None:
    coasts = [island.outline for island in geometry().islands]
    jetties = [shape.jetty for shape in geometry().districts if shape.jetty]
    assert not any(contains(coast, jetty) for coast in coasts for jetty in jetties)


def test_it_says_that_it_is_a_reconstruction() -> None:
    assert "reconstruction" in BOARD.name
