"""Drawing a map as an SVG picture."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from utopia.boards.drawing.land import (
    draw_bridge,
    draw_district,
    draw_island,
    draw_jetty,
    draw_ways,
    draw_wonder_place,
    land_defs,
)
from utopia.boards.drawing.palette import PALETTES, Palette, Theme
from utopia.boards.drawing.scenery import props
from utopia.boards.drawing.schematic import schematic_layout
from utopia.boards.drawing.sea import draw_compass, draw_lighthouse, draw_reef, draw_sea, sea_defs
from utopia.boards.drawing.signs import (
    SERIF,
    draw_boat,
    draw_district_name,
    draw_sea_name,
    draw_seal,
    draw_ship,
    label,
    name_box,
)
from utopia.boards.drawing.svg import Attribute, element, group, text_element, written
from utopia.boards.model import ISLANDS, BoardMap, Box, District, DistrictShape, Geometry, IslandId, Point

_MARGIN = 34
ISLAND_NAMES: dict[IslandId, str] = {name: name.capitalize() for name in ISLANDS}


def draw_board(
    board: BoardMap,
    *,
    theme: Theme = "light",
    names: bool = True,
    island_names: dict[IslandId, str] | None = None,
) -> str:
    """The map as an SVG document, one unit a map unit, with a paper margin around the sea.

    A board without geometry gets a schematic layout. `names=False` leaves out the names of the districts;
    `island_names` are the words below the ships, English ones if not given. Each district is a group with the id
    `district-ID`, so that a page or a style sheet can find it.
    """
    geometry = board.geometry or schematic_layout(board)
    colours = PALETTES[theme]
    sheet = _sheet(geometry.sea)
    root = element(
        "svg",
        text_element("title", board.name),
        text_element("desc", board.about or "A map of four islands"),
        element("defs", *sea_defs(colours), *land_defs(board, geometry, colours), _sea_window(geometry.sea)),
        *_paper(board.name, geometry.sea, sheet, colours),
        group(
            draw_sea(geometry, colours),
            *draw_land(board, geometry, colours, names),
            *_signs(board, geometry, colours, names, island_names or ISLAND_NAMES),
            clip_path="url(#sea-window)",
        ),
        _border(geometry.sea, colours),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{sheet.x} {sheet.y} {sheet.width} {sheet.height}",
        width=sheet.width,
        height=sheet.height,
        role="img",
        font_family=SERIF,
        style="font-variant-numeric: lining-nums",
    )
    return written(root)


def _sheet(sea: Box) -> Box:
    """The sea with its paper margin, a little wider below for the map's name."""
    return Box(sea.x - _MARGIN, sea.y - _MARGIN, sea.width + 2 * _MARGIN, sea.height + 2 * _MARGIN + 8)


def _sea_window(sea: Box) -> Element:
    return element("clipPath", _box(sea, rx=12), id="sea-window")


def _box(box: Box, **attributes: Attribute) -> Element:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, **attributes)


def _paper(name: str, sea: Box, sheet: Box, colours: Palette) -> Iterator[Element]:
    yield _box(sheet, rx=18, fill=colours.paper)
    inner = Box(sea.x - 9, sea.y - 9, sea.width + 18, sea.height + 18)
    yield _box(inner, rx=18, fill="none", stroke=colours.frame, stroke_width=1.4)
    at = (sea.x + sea.width // 2, sea.bottom + 32)
    yield label(name, at, 19, colours.quiet, font_style="italic", letter_spacing=1)


def _border(sea: Box, colours: Palette) -> Element:
    return _box(sea, rx=12, fill="none", stroke=colours.frame, stroke_width=3)


def draw_land(board: BoardMap, geometry: Geometry, colours: Palette, names: bool) -> Iterator[Element]:
    """Islands and all that stands on them; with `names` no house stands where a district's name goes."""
    for shape in geometry.districts:
        if (jetty := draw_jetty(shape, colours)) is not None:
            yield jetty
    for name, island in zip(ISLANDS, geometry.islands, strict=True):
        yield draw_island(name, island.outline, colours)
    yield from _districts(board, geometry, colours, names)
    if board.geometry is None:
        yield draw_ways(_streets(board, geometry), colours)
    for bridge in geometry.bridges:
        yield draw_bridge(bridge, colours)
    for name, island in zip(ISLANDS, geometry.islands, strict=True):
        yield draw_wonder_place(name, island.wonder, colours)


def _districts(board: BoardMap, geometry: Geometry, colours: Palette, names: bool) -> Iterator[Element]:
    clear = _clear_places(geometry)
    for district, shape in zip(board.districts, geometry.districts, strict=True):
        words = name_box(district.name, shape.princes) if names else None
        houses = props(shape, clear, words) if board.geometry else ()
        ground = draw_district(district, colours, houses)
        ground.insert(0, text_element("title", _described(board, district)))
        ground.set("id", f"district-{district.id}")
        ground.set("class", f"district {district.island}")
        yield ground


def _streets(board: BoardMap, geometry: Geometry) -> list[tuple[Point, Point]]:
    """Return the lines from middle to middle of all neighbours across a street."""
    middle = {district.id: shape.princes for district, shape in zip(board.districts, geometry.districts, strict=True)}
    return [(middle[link.first], middle[link.second]) for link in board.streets]


def _clear_places(geometry: Geometry) -> list[tuple[Point, float]]:
    """Circles where no house may stand: around wonders and where bridges come ashore."""
    ends = [(end, 26.0) for bridge in geometry.bridges for end in (bridge.start, bridge.end)]
    return [*((island.wonder, 62.0) for island in geometry.islands), *ends]


def _described(board: BoardMap, district: District) -> str:
    """Return the text shown to a reader who points at a district."""
    words = f"{district.name} ({ISLAND_NAMES[district.island]}), value {district.value}"
    names = {sector.id: sector.name for sector in board.sectors}
    return f"{words}, harbour on {names[district.sector]}" if district.sector else words


def _signs(
    board: BoardMap, geometry: Geometry, colours: Palette, names: bool, island_names: dict[IslandId, str]
) -> Iterator[Element]:
    yield draw_compass(geometry.compass, colours)
    for sector, at in zip(board.sectors, geometry.sectors, strict=True):
        yield draw_sea_name(sector.name, at, colours)
    for number, reef in enumerate(sorted(geometry.reefs, key=lambda rock: rock.at[1])):
        yield draw_reef(reef, number, colours)
    for light in geometry.lighthouses:
        yield draw_lighthouse(light, colours)
    for district, shape in zip(board.districts, geometry.districts, strict=True):
        yield from _district_signs(district, shape, colours, names)
    for name, island in zip(ISLANDS, geometry.islands, strict=True):
        yield draw_ship(name, island_names[name], island.ship, island.label, colours)


def _district_signs(district: District, shape: DistrictShape, colours: Palette, names: bool) -> Iterator[Element]:
    yield draw_seal(district.value, shape.seal, colours)
    if shape.boat is not None:
        yield draw_boat(shape.boat, colours)
    if names:
        yield draw_district_name(district.name, shape.princes, colours.land[district.island], colours)
