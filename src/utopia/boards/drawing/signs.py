"""The signs on the map: values, boats, names, and the four guest ships."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from utopia.boards.drawing.glyphs import ANIMALS, BOAT, draw_glyph
from utopia.boards.drawing.palette import Palette
from utopia.boards.drawing.svg import Attribute, circle, element, group, moved, path, text_element
from utopia.boards.model import Box, IslandId, Point

SERIF = "Alegreya, 'Iowan Old Style', Georgia, serif"
_NAME_SIZE, _LEADING = 20, 21
_SAIL = "M-58-150Q0-160 58-150Q72-98 54-52Q0-64-54-52Q-72-98-58-150Z"
_SAIL_SHADE = "M20-154Q40-153 58-150Q72-98 54-52Q40-56 24-57.5Q44-104 20-154Z"
_HULL = "M-94-34C-70-26 70-26 98-38C96-14 78 4 58 6H-56C-76 4-88-14-94-34Z"
_RAIL = "M-94-34C-70-26 70-26 98-38L96.5-29C70-18-70-18-92-25Z"


def label(words: str, at: Point, size: float, colour: str, **attributes: Attribute) -> Element:
    """A text in the middle of `at`."""
    style: dict[str, Attribute] = {"text_anchor": "middle", "font_size": size, "fill": colour, **attributes}
    return text_element("text", words, x=at[0], y=at[1], **style)


def draw_seal(value: int, at: Point, colours: Palette) -> Element:
    """The printed value of a district."""
    return group(
        circle(18.5, (1, 2), fill="#10222C", opacity=0.2),
        circle(17.5, fill=colours.seal, stroke=colours.seal_line, stroke_width=2),
        label(str(value), (0, 9), 26, colours.seal_ink, font_weight="750"),
        transform=moved(*at),
        class_="value",
    )


def draw_boat(at: Point, colours: Palette) -> Element:
    """The badge of a harbour."""
    return group(
        circle(18.5, (1, 2), fill="#10222C", opacity=0.2),
        circle(17.5, fill=colours.boat, stroke="#FFFDF6", stroke_width=2.4),
        draw_glyph(BOAT, 25, colours.boat_ink, colours.boat),
        transform=moved(*at),
        class_="harbour",
    )


def draw_district_name(name: str, at: Point, halo: str, colours: Palette) -> Element:
    """The name of a district, over two lines where it has two words."""
    lines = _two_lines(name)
    texts = []
    for index, words in enumerate(lines):
        y = at[1] + 6 + round((index - (len(lines) - 1) / 2) * _LEADING)
        texts.append(
            label(
                words,
                (at[0], y),
                _NAME_SIZE,
                colours.ink,
                font_weight="600",
                stroke=halo,
                stroke_width=4,
                stroke_opacity=0.8,
                stroke_linejoin="round",
                paint_order="stroke",
            )
        )
    return group(*texts, class_="name")


def name_box(name: str, at: Point) -> Box:
    """About the ground that a district's name covers."""
    lines = _two_lines(name)
    width = round(max(map(len, lines)) * _NAME_SIZE * 0.5) + 12
    height = len(lines) * _LEADING + 8
    return Box(at[0] - width // 2, at[1] - height // 2, width, height)


def _two_lines(name: str) -> list[str]:
    """The name, parted at the space nearest to its middle if it is long."""
    spaces = [index for index, letter in enumerate(name) if letter == " "]
    if not spaces or len(name) < 8:
        return [name]
    cut = min(spaces, key=lambda index: abs(index - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]


def draw_sea_name(name: str, at: Point, colours: Palette) -> Element:
    """The name of a sector, spaced out as on sea charts."""
    style: dict[str, Attribute] = {"font_style": "italic", "letter_spacing": 3, "class_": "sector"}
    return label(name, at, 21, colours.sea_ink, opacity=0.8, **style)


def draw_ship(name: IslandId, words: str, at: Point, below: Point, colours: Palette) -> Element:
    """The ship that brings an island's guests, its animal on the sail and the island's name below."""
    ship = group(*_ship(name), transform=moved(*at, 0.68))
    title = label(words, below, 27, colours.sea_ink, font_weight="600", font_style="italic")
    return group(ship, title, class_="ship", id=f"ship-{name}")


def _ship(name: IslandId) -> Iterator[Element]:
    yield element("ellipse", cx=4, cy=4, rx=98, ry=12, fill="#0A2630", opacity=0.3)
    yield path("M-4-168H4V-30H-4Z", fill="#6A4A2C")
    yield path("M0-168L34-160L0-150Z", fill="#B9513C")
    yield path(_SAIL, fill="#FFFAEC", stroke="#B7A47E", stroke_width=1.6)
    yield path(_SAIL_SHADE, fill="#E9DCBE", opacity=0.75)
    yield path("M-62-150H62", stroke="#6A4A2C", stroke_width=5, stroke_linecap="round")
    yield group(draw_glyph(ANIMALS[name], 68, "#2F4A57", "#FFFAEC"), transform=moved(0, -104))
    yield path(_HULL, fill="#8A6238")
    yield path(_RAIL, fill="#B98B52")
    yield path("M-84-12C-50-4 52-4 90-15", fill="none", stroke="#6A4A2C", stroke_width=2.5, opacity=0.7)
