"""The quiet map for the page: an SVG whose colours are CSS variables, so that the page's theme colours it."""

from __future__ import annotations

import re
from dataclasses import fields
from xml.etree.ElementTree import Element, tostring

from utopia.boards.draw import draw_land
from utopia.boards.drawing.land import land_defs
from utopia.boards.drawing.palette import LIGHT, Palette
from utopia.boards.drawing.schematic import schematic_layout
from utopia.boards.drawing.sea import draw_compass, draw_lighthouse, draw_reef, draw_sea, sea_defs
from utopia.boards.drawing.svg import Attribute, element
from utopia.boards.model import BoardMap, Geometry

_PREFIX = "map-"
_POINTS_TO = re.compile(r"(^#|url\(#)")


def page_drawing(board: BoardMap, colours: Palette | None = None) -> str:
    """Sea, land, bridges, lighthouses and reefs of the map as an SVG; no seals, boats, ships or names.

    Those belong to the page's own layers, which are always visible. Colours are `var(--map-…)`, named like the fields
    of `Palette`; ids start with `map-`; there are no style sheets and no style attributes, for a strict
    Content-Security-Policy forbids them. A map without geometry gets the schematic layout. With ``colours`` these stand
    in place of the variables.
    """
    colours = colours or VARIABLES
    geometry = board.geometry or schematic_layout(board)
    root = element(
        "svg",
        element("defs", *sea_defs(colours), *land_defs(board, geometry, colours)),
        draw_sea(geometry, colours),
        *draw_land(board, geometry, colours, names=False),
        *_at_sea(geometry, colours),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {geometry.canvas[0]} {geometry.canvas[1]}",
        width=geometry.canvas[0],
        height=geometry.canvas[1],
        class_="map",
    )
    for node in root.iter():
        _prefix(node)
    _without_titles(root)
    return tostring(root, encoding="unicode")


def _at_sea(geometry: Geometry, colours: Palette) -> list[Element]:
    reefs = sorted(geometry.reefs, key=lambda rock: rock.at[1])
    return [
        draw_compass(geometry.compass, colours),
        *(draw_reef(reef, number, colours) for number, reef in enumerate(reefs)),
        *(draw_lighthouse(light, colours) for light in geometry.lighthouses),
    ]


def _prefix(node: Element) -> None:
    """Keep the fragment's ids apart from those of the page."""
    if "id" in node.attrib:
        node.set("id", _PREFIX + node.attrib["id"])
    for key, value in node.attrib.items():
        if value.startswith(("#", "url(#")) and not re.fullmatch(r"#[0-9A-Fa-f]{6}", value):
            node.set(key, _POINTS_TO.sub(rf"\1{_PREFIX}", value))


def _without_titles(node: Element) -> None:
    """A browser would show them as tooltips over the districts; the page says it elsewhere."""
    for child in list(node):
        if child.tag == "title":
            node.remove(child)
        else:
            _without_titles(child)


def _variables() -> Palette:
    """A palette that names colours instead of giving them."""
    names: dict[str, Attribute | dict[str, str] | tuple[str, ...]] = {
        field.name: f"var(--map-{field.name.replace('_', '-')})" for field in fields(Palette)
    }
    names["land"] = {island: f"var(--map-{island})" for island in LIGHT.land}
    names["roofs"] = tuple(f"var(--map-roof-{number})" for number in range(len(LIGHT.roofs)))
    return Palette(**names)  # type: ignore[arg-type]  # one of each field, as made above


VARIABLES = _variables()
