"""The map as the page is sent it: all facts are there, and the drawing is one that a strict page can show."""

import gzip
import re
from dataclasses import fields, is_dataclass, replace
from math import hypot
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from utopia.boards import BoardMap, load_board, sheet
from utopia.boards.drawing.palette import LIGHT
from utopia.boards.page import page_drawing
from utopia.boards.plane import contains
from utopia.boards.sheet import BoardSheet, sheet_of

BOARD = load_board("reconstruction")
FACTS = replace(BOARD, geometry=None)
PAGE = Path(__file__).parents[2] / "ui"
BOTH = pytest.mark.parametrize("board", [BOARD, FACTS], ids=["drawn", "schematic"])


def points(d: str) -> list[tuple[float, float]]:
    """The places that a path of absolute M, L and Q commands goes through."""
    numbers = [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", d)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@BOTH
def test_the_sheet_says_what_the_map_says(board: BoardMap) -> None:
    made = sheet_of(board)
    assert [one.id for one in made.districts] == [one.id for one in board.districts]
    assert [one.value for one in made.districts] == [one.value for one in board.districts]
    for number, district in enumerate(made.districts):
        harbour = board.districts[number].sector
        assert district.harbour == (harbour is not None) == (district.boat is not None)
        assert (made.sectors[district.sector].id if district.harbour else None) == harbour
        assert all(number in made.districts[other].neighbours for other in district.neighbours)
    links = sum(len(district.neighbours) for district in made.districts)
    assert links == 2 * (len(board.streets) + len(board.bridges))


@BOTH
def test_values_and_boats_are_kept_clear(board: BoardMap) -> None:
    for district in sheet_of(board).districts:
        for sign in filter(None, (district.seal, district.boat)):
            assert any((x, y) == sign and radius >= 18 for x, y, radius in district.clear)


def test_the_crop_holds_all_islands_and_no_more_than_the_sea() -> None:
    made = sheet_of(BOARD)
    for island in made.islands:
        for x, y in points(island.path):
            assert made.crop.x <= x <= made.crop.right
            assert made.crop.y <= y <= made.crop.bottom
    assert made.sea.x <= made.crop.x
    assert made.crop.bottom <= made.sea.bottom


@BOTH
def test_a_lane_passes_the_harbours_of_its_sector_and_no_land(board: BoardMap) -> None:
    made = sheet_of(board)
    for number, sector in enumerate(made.sectors):
        lane = points(sector.lane)
        harbours = [one for one in made.districts if one.sector == number]
        assert bool(lane) == bool(harbours)
        for x, y in lane:
            assert not any(contains(district.ground, (x, y)) for district in made.districts)
        for harbour in harbours:
            assert harbour.boat is not None
            way = min(hypot(x - harbour.boat[0], y - harbour.boat[1]) for x, y in lane)
            assert way < 150, (sector.id, harbour.id)


def test_lanes_of_adjacent_sectors_meet() -> None:
    made = sheet_of(BOARD)
    for number, sector in enumerate(made.sectors):
        for other in sector.adjacent:
            assert number in made.sectors[other].adjacent
            ends = [(points(sector.lane)[end], points(made.sectors[other].lane)[-1 - end]) for end in (0, -1)]
            assert min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in ends) < 30, (sector.id, made.sectors[other].id)


@BOTH
def test_the_drawing_is_coloured_by_the_page_alone(board: BoardMap) -> None:
    root = ET.fromstring(page_drawing(board))
    ids = [node.get("id", "") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("map-") for name in ids)
    for node in root.iter():
        assert node.get("style") is None
        assert node.tag.split("}")[1] not in {"style", "script", "title", "text"}
        for value in node.attrib.values():
            for name in re.findall(r"url\(#([^)]+)\)", value):
                assert name in ids
        if "href" in node.attrib:
            assert node.attrib["href"][1:] in ids


def test_the_page_knows_every_colour_of_the_drawing_in_every_theme() -> None:
    wanted = set(re.findall(r"var\((--map-[\w-]+)\)", page_drawing(BOARD)))
    css = (PAGE / "src/board/map.css").read_text(encoding="utf-8")
    light, *others = re.split(r"^:root\[data-theme", css, flags=re.MULTILINE)
    assert wanted <= set(re.findall(r"(--map-[\w-]+):", light))
    assert len(others) >= 2
    assert f"--map-earth: {LIGHT.land['earth'].lower()};" in light


def test_the_drawing_is_small() -> None:
    assert len(gzip.compress(page_drawing(BOARD).encode())) < 25_000
    assert len(gzip.compress(msgspec.json.encode(sheet_of(BOARD)))) < 10_000


def test_the_page_reads_what_is_sent() -> None:
    """`board/types.ts` has each struct's fields, by the same names."""
    types = (PAGE / "src/board/types.ts").read_text(encoding="utf-8")
    things = [one for one in vars(sheet).values() if isinstance(one, type)]
    structs = [one for one in things if is_dataclass(one) and one.__module__ == sheet.__name__]
    assert BoardSheet in structs
    for struct in structs:
        body = re.search(rf"export interface {struct.__name__} {{(.*?)^}}", types, re.DOTALL | re.MULTILINE)
        assert body, struct
        assert re.findall(r"^  (\w+):", body[1], re.MULTILINE) == [field.name for field in fields(struct)]


def test_the_fixture_is_the_shipped_map() -> None:
    """After a change: `python ui/fixtures/board/make.py`."""
    folder = PAGE / "fixtures/board"
    assert (folder / "sheet.json").read_bytes() == msgspec.json.encode(sheet_of(BOARD)) + b"\n"
    assert (folder / "map.svg").read_text(encoding="utf-8") == page_drawing(BOARD) + "\n"
