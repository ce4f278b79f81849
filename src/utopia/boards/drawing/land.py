"""The land: islands on their cliffs, districts between streets, houses, bridges, jetties and wonder places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import atan2, degrees, hypot
from xml.etree.ElementTree import Element

from utopia.boards.drawing.curves import smooth
from utopia.boards.drawing.glyphs import ANIMALS, draw_glyph
from utopia.boards.drawing.palette import Palette
from utopia.boards.drawing.scenery import Prop
from utopia.boards.drawing.svg import circle, element, group, moved, path, use
from utopia.boards.model import (
    ISLANDS,
    BoardMap,
    BridgeShape,
    District,
    DistrictShape,
    Geometry,
    IslandId,
    Outline,
    Point,
)
from utopia.boards.plane import area, edges

_CLIFF = 11
_SHADOW = "#0A2630"


def land_defs(board: BoardMap, geometry: Geometry, colours: Palette) -> Iterator[Element]:
    """Coasts, grounds, houses and trees, to be repeated by `use`."""
    for name, island in zip(ISLANDS, geometry.islands, strict=True):
        yield path(smooth(island.outline, 22), id=f"coast-{name}")
    for district, shape in zip(board.districts, geometry.districts, strict=True):
        yield path(smooth(shape.outline), id=f"ground-{district.id}")
        yield element("clipPath", use(f"ground-{district.id}"), id=f"within-{district.id}")
    for tint, roof in enumerate(colours.roofs):
        yield group(*_house(roof, colours, has_light=tint == 0), id=f"house-{tint}")
    yield group(
        circle(6, (2, 2), fill=_SHADOW, opacity=0.18),
        circle(6, fill=colours.tree_dark),
        circle(4.2, (-1, -1), fill=colours.tree),
        id="tree",
    )
    yield element(
        "filter",
        element("feGaussianBlur", stdDeviation="6"),
        id="soft",
        x="-10%",
        y="-10%",
        width="120%",
        height="120%",
    )


def _house(roof: str, colours: Palette, *, has_light: bool) -> Iterator[Element]:
    yield path("M-5.4-3.4H8.8V7H-5.4Z", fill=_SHADOW, opacity=0.16)
    yield path("M-7-5H7V0H-7Z", fill=roof)
    yield path("M-7 0H7V5H-7Z", fill=colours.roof_shade)
    if has_light and colours.window != "none":
        yield path("M-3.4 .9H3.4V4.4H-3.4Z", fill=colours.window)


def draw_island(name: IslandId, outline: Outline, colours: Palette) -> Element:
    """An island without its districts: soft shadow, cliff, city wall and the pale ground of the streets."""
    coast = f"coast-{name}"
    return group(
        use(coast, x=7, y=_CLIFF + 7, fill=_SHADOW, opacity=colours.shade, filter="url(#soft)"),
        use(coast, y=_CLIFF, fill=colours.cliff, stroke=colours.foam, stroke_width=3, stroke_opacity=0.4),
        use(coast, y=_CLIFF / 2, fill=colours.cliff),
        path(_hatching(outline), stroke=colours.cliff_line, stroke_width=1.4, stroke_linecap="round", opacity=0.55),
        use(coast, fill=colours.street, stroke=colours.wall, stroke_width=4.4),
        use(coast, fill="none", stroke=colours.street, stroke_width=1.6, stroke_dasharray="5 4"),
        class_="island",
    )


def _hatching(outline: Outline) -> str:
    """Short strokes down the face of the cliff, where the coast looks south."""
    d = ""
    clockwise = area(outline) > 0
    for (ax, ay), (bx, by) in edges(outline):
        length = hypot(bx - ax, by - ay)
        across = (ax - bx if clockwise else bx - ax) / (length or 1)
        for step in range(int(length / 9)):
            along = (step + 0.5) * 9 / length
            depth = across * (_CLIFF - 2.5) * (0.55 if step % 3 else 0.95)
            if depth > 2.5:
                d += f"M{ax + (bx - ax) * along:.0f} {ay + (by - ay) * along + 1.5:.0f}v{depth:.1f}"
    return d or "M0 0"


def draw_district(district: District, colours: Palette, houses: Iterable[Prop]) -> Element:
    """The ground of a district, washed darker towards its streets, with its houses and trees."""
    ground, tint = f"ground-{district.id}", colours.land[district.island]
    return group(
        use(ground, y=2.5, fill=colours.edge, opacity=0.6),
        use(ground, fill=tint),
        use(ground, fill=colours.plaza, opacity=0.16),
        group(
            *(use(ground, fill="none", stroke=tint, stroke_width=width, stroke_opacity=0.55) for width in (58, 48, 38)),
            use(ground, fill="none", stroke=colours.edge, stroke_width=9, stroke_opacity=0.10),
            use(ground, fill="none", stroke=colours.edge, stroke_width=3, stroke_opacity=0.30),
            clip_path=f"url(#within-{district.id})",
        ),
        group(*(_prop(prop) for prop in houses), class_="houses", opacity=0.86),
    )


def _prop(prop: Prop) -> Element:
    if prop.kind == "tree":
        return use("tree", transform=moved(round(prop.x, 1), round(prop.y, 1), round(prop.scale, 2)))
    turn = round(prop.turn, 1)
    return use(f"house-{prop.tint}", transform=moved(round(prop.x, 1), round(prop.y, 1), round(prop.scale, 2), turn))


def draw_ways(ends: list[tuple[Point, Point]], colours: Palette) -> Element:
    """Streets as pale lines from middle to middle, for layouts in which neighbours do not lie side by side."""
    d = "".join(f"M{ax} {ay}L{bx} {by}" for (ax, ay), (bx, by) in ends)
    return group(
        path(d, stroke=colours.edge, stroke_width=8, stroke_linecap="round"),
        path(d, stroke=colours.street, stroke_width=5, stroke_linecap="round"),
        class_="ways",
    )


def draw_bridge(bridge: BridgeShape, colours: Palette) -> Element:
    """A bridge with planks and rails."""
    (ax, ay), (bx, by) = bridge.start, bridge.end
    length = hypot(bx - ax, by - ay)
    count = max(2, round(length / 9))
    right = f"H{length:.1f}"
    planks = "".join(f"M{length * (step + 0.5) / count:.1f}-11V11" for step in range(count))
    return group(
        element("rect", y=-7, width=length, height=25, rx=4, fill=_SHADOW, opacity=colours.shade),
        element("rect", y=-13, width=length, height=26, rx=4, fill=colours.bridge),
        path(planks, stroke=colours.cliff, stroke_width=1.4, opacity=0.55),
        path(f"M0-12.5{right}M0 12.5{right}", stroke=colours.cliff, stroke_width=3.4, stroke_linecap="round"),
        path(f"M0-13.4{right}M0 11.6{right}", stroke=colours.bridge, stroke_width=1.2, stroke_linecap="round"),
        transform=moved(ax, ay, 1, degrees(atan2(by - ay, bx - ax))),
        class_="bridge",
    )


def draw_jetty(shape: DistrictShape, colours: Palette) -> Element | None:
    """The jetty of a harbour, from beside the boat out into the sea; None where there is none."""
    if shape.boat is None or shape.jetty is None:
        return None
    (ax, ay), (bx, by) = shape.boat, shape.jetty
    turn = degrees(atan2(by - ay, bx - ax))
    length = hypot(bx - ax, by - ay)
    start = min(14.0, length)
    count = max(1, int((length - start) / 6))
    planks = "".join(f"M{start + 6 * step + 3:.0f}-5V4" for step in range(count))
    return group(
        element("rect", x=start, y=-6, width=length - start, height=14, rx=2, fill=_SHADOW, opacity=colours.shade),
        element("rect", x=start, y=-6, width=length - start, height=12, rx=2, fill=colours.cliff),
        element("rect", x=start, y=-6, width=length - start, height=9.5, rx=2, fill=colours.bridge),
        path(planks, stroke=colours.cliff, stroke_width=1, opacity=0.7),
        transform=moved(ax, ay, 1, turn),
        class_="jetty",
    )


def draw_wonder_place(name: IslandId, at: Point, colours: Palette) -> Element:
    """The round plinth on which an island's wonder will stand, with the island's animal."""
    joints = group(
        *(path("M36 0H43", transform=f"rotate({turn})") for turn in range(0, 360, 15)),
        stroke=colours.plinth_line,
        stroke_width=1.2,
        opacity=0.7,
    )
    return group(
        circle(47, (4, 9), fill=_SHADOW, opacity=colours.shade),
        circle(47, (0, 6), fill=colours.cliff),
        circle(46, fill=colours.plinth),
        joints,
        circle(43.5, fill="none", stroke=colours.plinth_line, stroke_width=1.2),
        circle(36, fill="none", stroke=colours.plinth_line, stroke_width=2),
        draw_glyph(ANIMALS[name], 46, colours.plinth_ink, colours.plinth),
        transform=moved(*at),
        class_="wonder-place",
        id=f"wonder-{name}",
    )
