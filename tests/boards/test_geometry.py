"""Faults of a drawing, and the plane geometry below."""

import re

import pytest

from utopia.boards import BoardError, board_from_toml, board_to_toml, load_board
from utopia.boards.plane import area, contains, crosses_itself, outlines_apart, overlap, point_to_edge

BOARD = load_board("reconstruction")
WHOLE = board_to_toml(BOARD)
SQUARE = ((0, 0), (10, 0), (10, 10), (0, 10))


def faults_of(text: str) -> list[str]:
    with pytest.raises(BoardError) as caught:
        board_from_toml(text)
    return [str(fault) for fault in caught.value.faults]


def section(name: str) -> str:
    found = re.search(rf"\[{re.escape(name)}\]\n(.*?)(?=\n\[|\Z)", WHOLE, re.DOTALL)
    assert found
    return found[1]


def with_field(table: str, key: str, value: str) -> str:
    old = section(table)
    new = re.sub(rf"^{key} = .*?(?=\n[a-z]+ = |\Z)", f"{key} = {value}", old, count=1, flags=re.DOTALL | re.MULTILINE)
    assert new != old
    return WHOLE.replace(old, new, 1)


KILNS = "geometry.district.kilns"


@pytest.mark.parametrize(
    ("table", "key", "value", "says"),
    [
        (KILNS, "seal", "[10, 10]", f"{KILNS}, field seal: [10, 10] lies outside the outline"),
        (KILNS, "princes", "[10, 10]", f"{KILNS}, field princes"),
        (KILNS, "monument", "[10, 10]", f"{KILNS}, field monument"),
        (KILNS, "seal", "[1601, 10]", f"{KILNS}: [1601, 10] lies outside the canvas"),
        (KILNS, "seal", "[1.5, 10]", f"{KILNS}, field seal: read [1.5, 10]; right would be a point"),
        (KILNS, "seal", "[1, 2, 3]", f"{KILNS}, field seal"),
        (KILNS, "outline", "[[1, 1], [2, 2]]", f"{KILNS}, field outline"),
        (KILNS, "outline", "[[1, 1], [2, 1], [2, 2]]", "it has hardly any ground"),
        (KILNS, "outline", "[[0, 0], [90, 90], [90, 0], [0, 90]]", "it crosses itself"),
        (KILNS, "outline", "[[1040, 200], [1300, 200], [1300, 500], [1040, 500]]", "it overlaps"),
        (KILNS, "outline", "[[1, 1], [90, 1], [90, 90]]", "it leaves fire"),
        ("geometry.district.sun-gate", "boat", "[10, 10]", "field boat: [10, 10] lies outside the outline"),
        ("geometry.district.sun-gate", "jetty", "[1200, 300]", "field jetty: [1200, 300] lies on land"),
        ("geometry.island.fire", "wonder", "[1100, 450]", "geometry.island.fire, field wonder"),
        ("geometry.island.fire", "ship", "[-1, 5]", "geometry.island.fire: [-1, 5] lies outside the canvas"),
        ("geometry.island.fire", "outline", "3", "geometry.island.fire, field outline: read 3"),
        ("geometry.sector.mirror-bay", "label", "[9999, 5]", "geometry.sector.mirror-bay: [9999, 5]"),
        ("geometry", "canvas", "[10, 10]", "field canvas: read [10, 10]"),
        ("geometry", "sea", "[236, 44, 0, 912]", "field sea: it is empty"),
        ("geometry", "sea", "[236, 44]", "geometry, field sea: read [236, 44]"),
        ("geometry", "bridges", "[]", "field bridges: read 0 lines for 5 bridges"),
        ("geometry", "reefs", "[[1, 2]]", "field reefs, number 1: read [1, 2]"),
        ("geometry", "reefs", "[[1, 2, 0]]", "half width from 1 to 200"),
        ("geometry", "lighthouses", "[{ at = [1, 2] }]", "field lighthouses, number 1, field line: it is missing"),
        ("geometry", "canal", "[[[1, 2]]]", "field canal, number 1: read"),
    ],
)
def test_a_bad_place_is_told(table: str, key: str, value: str, says: str) -> None:
    said = faults_of(with_field(table, key, value))
    assert any(says in fault for fault in said), said


def test_a_bridge_must_end_by_its_districts() -> None:
    assert BOARD.geometry is not None
    bridge = BOARD.geometry.bridges[0]
    old = f"[{list(bridge.start)}, {list(bridge.end)}]"
    assert old in WHOLE
    said = faults_of(WHOLE.replace(old, f"[[846, 500], {list(bridge.end)}]", 1))
    assert any("geometry, field bridges, number 1: [846, 500] is far from bell-foundry" in fault for fault in said)


def test_geometry_is_whole_or_absent() -> None:
    gone = WHOLE.replace(f"[{KILNS}]\n{section(KILNS)}", "", 1)
    assert any(fault.startswith(f"{KILNS}: it is missing") for fault in faults_of(gone))


def test_geometry_of_an_unknown_district() -> None:
    said = faults_of(WHOLE.replace(f"[{KILNS}]", "[geometry.district.kiln]", 1))
    assert any("geometry.district.kiln: there is no district 'kiln'" in fault for fault in said)


def test_a_boat_needs_a_sector() -> None:
    text = WHOLE.replace(f"[{KILNS}]\n", f"[{KILNS}]\nboat = [1100, 420]\n", 1)
    said = faults_of(text)
    assert any(f"{KILNS}, field boat: the district has no sector" in fault for fault in said)


def test_plane_geometry() -> None:
    assert area(SQUARE) == 100
    assert contains(SQUARE, (5, 5))
    assert not contains(SQUARE, (15, 5))
    assert point_to_edge((5, 3), (0, 0), (10, 0)) == 3
    assert point_to_edge((13, 4), (0, 0), (10, 0)) == 5
    assert point_to_edge((3, 4), (0, 0), (0, 0)) == 5
    assert crosses_itself(((0, 0), (10, 10), (10, 0), (0, 10)))
    assert not crosses_itself(SQUARE)


def test_overlap_sees_crossings_and_containment() -> None:
    inner = ((3, 3), (6, 3), (6, 6), (3, 6))
    beside = ((12, 0), (20, 0), (20, 10), (12, 10))
    across = ((5, -5), (8, -5), (8, 15), (5, 15))
    assert overlap(SQUARE, inner)
    assert overlap(inner, SQUARE)
    assert overlap(SQUARE, across)
    assert overlap(SQUARE, SQUARE)
    assert not overlap(SQUARE, beside)
    assert outlines_apart(SQUARE, beside) == 2
