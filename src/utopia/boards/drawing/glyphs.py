"""The four animals of the islands and the little boat: our own signs, each in a square of 48 units."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import Element

from utopia.boards.drawing.svg import Attribute, circle, group, path
from utopia.boards.model import IslandId

SIZE = 48


@dataclass(frozen=True, slots=True)
class Glyph:
    """A silhouette (`filled`), lines in the same ink with their width, and eyes and gills in the ground's colour."""

    filled: tuple[str, ...] = ()
    lines: tuple[tuple[str, float], ...] = ()
    cuts: tuple[tuple[str, float], ...] = ()
    eyes: tuple[tuple[float, float, float], ...] = ()


FISH = Glyph(
    filled=("M3 24C9 12.5 22 9.5 32.5 18.5L44.5 10.5C42 17.5 42 30.5 44.5 37.5L32.5 29.5C22 38.5 9 35.5 3 24Z",),
    cuts=(("M19 15.5C22.5 20.5 22.5 27.5 19 32.5", 2.2),),
    eyes=((12.5, 21.5, 2.3),),
)
SALAMANDER = Glyph(
    filled=(
        (
            "M15 5.5C20 2.5 26 5.5 26.5 11C27 16 22.5 18.5 24 23C25.5 27.5 33 28.5 33.5 35.5C34 41.5 28 45.5 21 45"
            "C15.5 44.6 12 42 10.5 39.5C15 42 21 42 23.5 39.5C26.5 36.5 24 33.5 20.5 31C16 27.7 14 24 15 19"
            "C15.5 16.5 12 15.5 11.5 11.5C11.2 9 12.5 7 15 5.5Z"
        ),
    ),
    lines=(
        ("M24 17L33 14.5L36 9.5M33 14.5L38 15.5M15 19L7.5 21.5L3.5 18.5M7.5 21.5L5 26", 3),
        ("M30 29L38.5 25.5L43 28M38.5 25.5L40.5 20.5M18.5 30.5L11 33L6.5 31M11 33L8.5 37.5", 3),
    ),
    eyes=((16, 10, 1.5), (21.5, 9, 1.5)),
)
BIRD = Glyph(
    filled=(
        (
            "M2.5 10.5C10 9 18 11.5 22.5 18C26 8.5 34.5 3.5 45.5 4C40 7 36 11.5 34.5 17.5C38.5 18 41.5 20 45 23.5"
            "C41 23.5 38.5 25 36 28C32 33 26.5 35 20.5 34.5L9 44L12.5 31C9 28 7.5 24.5 7.5 20.5C11 23 14 24 17 24"
            "C13 18 9 13.5 2.5 10.5Z"
        ),
    ),
    eyes=((37.5, 21.8, 1.5),),
)
SNAKE = Glyph(
    filled=("M33 3C38.5 3 40.5 7 39.5 11C38.7 14 36 16.5 33 16.5C30 16.5 27.3 14 26.5 11C25.5 7 27.5 3 33 3Z",),
    lines=(
        ("M7 42.5H33C41.5 42.5 41.5 30.5 33 30.5H17C8.5 30.5 8.5 18.5 17 18.5H27.5C32.5 18.5 33 14.5 33 12.5", 6),
        ("M33 4V.5", 1.8),
    ),
    eyes=((30.5, 9, 1.5), (35.5, 9, 1.5)),
)
BOAT = Glyph(
    filled=(
        "M4 32H44C42 40 37 43 32 43H16C11 43 6 40 4 32Z",
        "M22.6 5H25.4V32H22.6Z",
        "M27 8C37 12 40 21 40 28H27Z",
        "M21 12C14 16 11 22 10 28H21Z",
    )
)
ANIMALS: dict[IslandId, Glyph] = {"water": FISH, "fire": SALAMANDER, "wind": BIRD, "earth": SNAKE}


def draw_glyph(glyph: Glyph, size: float, ink: str, ground: str, **attributes: Attribute) -> Element:
    """The glyph around the origin, `size` units wide and high."""
    scale = size / SIZE
    parts = [path(d, fill=ink) for d in glyph.filled]
    parts += [_stroke(d, width, ink) for d, width in glyph.lines]
    parts += [_stroke(d, width, ground) for d, width in glyph.cuts]
    parts += [group(circle(r, fill=ground), transform=f"translate({x} {y})") for x, y, r in glyph.eyes]
    return group(*parts, transform=f"scale({scale:.3f}) translate(-{SIZE // 2} -{SIZE // 2})", **attributes)


def _stroke(d: str, width: float, colour: str) -> Element:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
