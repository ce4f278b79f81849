"""The sea: depths, canal, waves, dotted lines, lighthouses, reefs and the compass."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from utopia.boards.drawing.curves import line
from utopia.boards.drawing.palette import Palette
from utopia.boards.drawing.scenery import waves
from utopia.boards.drawing.svg import Attribute, circle, element, group, moved, path, use
from utopia.boards.model import ISLANDS, Box, Geometry, Lighthouse, Outline, Point, Reef

_DEPTHS = ((104, 0.5), (62, 0.75), (30, 1.0))
"""How far each ring of shallows reaches around a coast, doubled, and how strong it is."""
_CANAL_WIDTH = 62
_ROCKS = (
    ("M-16 6L-10-10L-3-4L4-16L16 6Q0 11-16 6Z", "M4-16L16 6Q8 9 2 9L1-4Z"),
    ("M-18 5L-12-6L-4-3L2-9L10-4L17 5Q0 10-18 5Z", "M2-9L10-4L17 5Q8 8 2 8Z"),
)


def sea_defs(colours: Palette) -> Iterator[Element]:
    """Return the definitions of the sea: its gradient and one wave."""
    yield element(
        "linearGradient",
        element("stop", offset="0", stop_color=colours.sea),
        element("stop", offset="1", stop_color=colours.sea_far),
        id="sea-depth",
        x1="0",
        y1="0",
        x2="0.6",
        y2="1",
    )
    d = "M-14 0Q-7-6 0 0Q7 6 14 0"
    yield path(d, id="wave", fill="none", stroke=colours.wave, stroke_width=2.2, stroke_linecap="round")


def draw_sea(geometry: Geometry, colours: Palette) -> Element:
    """All that lies below the islands."""
    return group(
        _rectangle(geometry.sea, fill="url(#sea-depth)"),
        *_shallows(colours),
        *(_channel(points, colours) for points in geometry.canal),
        group(*(use("wave", transform=moved(x, y, scale)) for x, y, scale in waves(geometry)), class_="waves"),
        class_="sea",
    )


def _rectangle(box: Box, **attributes: Attribute) -> Element:
    return element("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=12, **attributes)


def _shallows(colours: Palette) -> Iterator[Element]:
    """Rings around all coasts, each with the thin line old sea charts have."""
    for width, strength in _DEPTHS:
        coasts = [use(f"coast-{name}") for name in ISLANDS]
        yield group(*coasts, fill="none", stroke=colours.coast_line, stroke_width=width + 2.4, stroke_linejoin="round")
        coasts = [use(f"coast-{name}") for name in ISLANDS]
        tint = colours.shallow_near if strength == 1 else colours.shallow
        yield group(*coasts, fill=tint, stroke=tint, stroke_width=width, stroke_linejoin="round")


def _channel(points: Outline, colours: Palette) -> Element:
    return path(
        line(points),
        fill="none",
        stroke=colours.canal,
        stroke_width=_CANAL_WIDTH,
        stroke_linecap="round",
        class_="canal",
    )


def draw_compass(at: Point, colours: Palette) -> Element:
    """A compass rose with eight points, north a little longer."""
    rays: list[Element] = [circle(24, fill="none", stroke=colours.dots, stroke_width=1.2, opacity=0.7)]
    for turn in (45, 135, 225, 315, 90, 180, 270, 0):
        length = 17 if turn % 90 else 36 if turn == 0 else 30
        rays.append(
            group(
                path(f"M0-{length}L5-5L0 0Z", fill=colours.dots),
                path(f"M0-{length}L-5-5L0 0Z", fill=colours.shallow_near, stroke=colours.dots, stroke_width=0.8),
                transform=f"rotate({turn})",
            )
        )
    return group(*rays, transform=moved(*at), class_="compass")


def draw_lighthouse(light: Lighthouse, colours: Palette) -> Element:
    """A lighthouse and its dotted line, which parts two sectors."""
    dots = path(
        line(light.line),
        fill="none",
        stroke=colours.dots,
        stroke_width=4.6,
        stroke_linecap="round",
        stroke_dasharray="0.1 10.5",
        class_="cut",
    )
    return group(dots, group(*_tower(colours), transform=moved(*light.at)), class_="lighthouse")


def _tower(colours: Palette) -> Iterator[Element]:
    yield element("ellipse", cx=2, cy=2, rx=26, ry=9, fill=colours.rock_dark)
    yield element("ellipse", cx=0, cy=-1, rx=24, ry=8, fill=colours.rock)
    yield path("M-10 0L-6.5-46H6.5L10 0Q0 4-10 0Z", fill="#FBF6EA")
    yield path("M2 1.8V-46H6.5L10 0Q6 1.8 2 1.8Z", fill="#CFC8B8")
    yield path("M-9.2-11L-8.3-22H8.3L9.2-11ZM-7.5-33L-6.9-41H6.9L7.5-33Z", fill="#4B6B7C")
    yield path("M-9-46H9V-49H-9ZM-7-58Q0-68 7-58Z", fill="#2C4450")
    yield path("M-5-49H5V-58H-5Z", fill=colours.lamp, stroke="#2C4450", stroke_width=1.6)


def draw_reef(reef: Reef, number: int, colours: Palette) -> Element:
    """A rock in foam; neighbouring numbers look different."""
    face, dark = _ROCKS[number % len(_ROCKS)]
    return group(
        element("ellipse", cy=7, rx=22, ry=6, fill=colours.foam, opacity=0.5),
        path(face, fill=colours.rock),
        path(dark, fill=colours.rock_dark),
        transform=moved(*reef.at, reef.size / 22),
        class_="reef",
    )
