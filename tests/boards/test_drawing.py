"""The drawn map is sound SVG and shows every district."""

from dataclasses import replace
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from utopia.boards import ISLANDS, BoardMap, draw_board, load_board
from utopia.boards.check_geometry import geometry_faults
from utopia.boards.drawing.palette import PALETTES, Palette, Theme
from utopia.boards.drawing.schematic import schematic_layout
from utopia.boards.plane import contains

BOARD = load_board("reconstruction")
FACTS = replace(BOARD, geometry=None)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(board: BoardMap, theme: Theme = "light", *, names: bool = True) -> ET.Element:
    return ET.fromstring(draw_board(board, theme=theme, names=names))


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("board", [BOARD, FACTS], ids=["drawn", "schematic"])
def test_every_district_ship_and_wonder_is_there_once(board: BoardMap, theme: Theme) -> None:
    ids = [element.get("id") for element in drawn(board, theme).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"district-{district.id}" for district in board.districts} <= set(ids)
    assert {f"{thing}-{name}" for thing in ("ship", "wonder") for name in ISLANDS} <= set(ids)


@pytest.mark.parametrize("board", [BOARD, FACTS], ids=["drawn", "schematic"])
def test_what_is_used_is_defined(board: BoardMap) -> None:
    root = drawn(board)
    ids = {element.get("id") for element in root.iter()}
    used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    clips = {element.get("clip-path", "")[5:-1] for element in root.iter() if element.get("clip-path")}
    assert used | clips <= ids


def test_values_boats_and_names_are_shown() -> None:
    root = drawn(BOARD)
    values = [g.findtext(f"{SVG}text") for g in root.iter(f"{SVG}g") if g.get("class") == "value"]
    assert values == [str(district.value) for district in BOARD.districts]
    boats = [g for g in root.iter(f"{SVG}g") if g.get("class") == "harbour"]
    assert len(boats) == sum(district.is_harbour for district in BOARD.districts)
    names = [g for g in root.iter(f"{SVG}g") if g.get("class") == "name"]
    assert [" ".join(t.text or "" for t in g) for g in names] == [district.name for district in BOARD.districts]


def test_names_can_be_left_out_and_islands_named_in_another_language() -> None:
    assert not [g for g in drawn(BOARD, names=False).iter(f"{SVG}g") if g.get("class") == "name"]
    words = {"water": "Eau", "fire": "Feu", "wind": "Vent", "earth": "Terre"}
    assert ">Terre<" in draw_board(BOARD, island_names=words)  # type: ignore[arg-type]


def test_a_name_cannot_break_the_picture() -> None:
    nasty = replace(BOARD, name='<script>alert("&")</script>')
    assert drawn(nasty).findtext(f"{SVG}title") == nasty.name


def test_the_picture_is_the_same_each_time() -> None:
    assert draw_board(BOARD) == draw_board(load_board("reconstruction"))
    assert draw_board(BOARD) != draw_board(BOARD, theme="dark")


def test_houses_stand_inside_districts_and_keep_off_the_signs() -> None:
    assert BOARD.geometry is not None
    outlines = [shape.outline for shape in BOARD.geometry.districts]
    houses = [u for u in drawn(BOARD).iter(f"{SVG}use") if u.get("href", "").startswith("#house")]
    assert len(houses) > 200
    for house in houses:
        x, y = house.get("transform", "").removeprefix("translate(").split(")")[0].split()
        assert any(contains(outline, (float(x), float(y))) for outline in outlines)


def test_the_schematic_layout_is_a_sound_geometry() -> None:
    layout = schematic_layout(FACTS)
    faults = [fault for fault in geometry_faults(FACTS, layout) if "jetty" not in fault.place]
    assert [str(fault) for fault in faults if "is far from" not in str(fault)] == []


def test_the_schematic_layout_bears_islands_of_any_size() -> None:
    lopsided = tuple(
        replace(district, island="earth" if index > 5 else ISLANDS[index // 2])
        for index, district in enumerate(BOARD.districts)
    )
    assert len([e for e in drawn(replace(FACTS, districts=lopsided)).iter() if "district-" in e.get("id", "")]) == 24


@pytest.mark.parametrize("colours", PALETTES.values(), ids=PALETTES)
def test_words_can_be_read(colours: Palette) -> None:
    assert all(contrast(colours.ink, land) >= 4.5 for land in colours.land.values())
    assert contrast(colours.sea_ink, colours.sea) >= 4.5
    assert contrast(colours.seal_ink, colours.seal) >= 7
    assert contrast(colours.quiet, colours.paper) >= 4.5
    assert contrast(colours.boat_ink, colours.boat) >= 3
