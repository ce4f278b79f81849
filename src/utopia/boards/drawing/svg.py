"""A few lines of help to build SVG trees."""

from __future__ import annotations

from typing import TypeAlias
from xml.etree.ElementTree import Element, indent, tostring

from utopia.boards.model import Point


def number(value: float) -> str:
    """A coordinate with at most two decimals and no needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


Attribute: TypeAlias = str | float | None


def element(name: str, *children: Element, **attributes: Attribute) -> Element:
    """An SVG element. `stroke_width` becomes `stroke-width`, `class_` becomes `class`; None leaves an attribute out."""
    node = Element(name)
    for key, value in attributes.items():
        if value is not None:
            node.set(key.rstrip("_").replace("_", "-"), value if isinstance(value, str) else number(value))
    node.extend(children)
    return node


def text_element(name: str, words: str, **attributes: Attribute) -> Element:
    """An SVG element that holds words: `text`, `title`, `desc`."""
    node = element(name, **attributes)
    node.text = words
    return node


def group(*children: Element, **attributes: Attribute) -> Element:
    """A `g` element."""
    return element("g", *children, **attributes)


def path(d: str, **attributes: Attribute) -> Element:
    """A `path` element."""
    return element("path", d=d, **attributes)


def circle(r: float, at: Point = (0, 0), **attributes: Attribute) -> Element:
    """A `circle` element."""
    return element("circle", cx=at[0] or None, cy=at[1] or None, r=r, **attributes)


def use(name: str, **attributes: Attribute) -> Element:
    """A `use` element that repeats the element of that id."""
    return element("use", href=f"#{name}", **attributes)


def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A transform to a place, turned by degrees and scaled."""
    text = f"translate({number(x)} {number(y)})"
    if turn:
        text += f" rotate({number(turn)})"
    return text if scale == 1 else f"{text} scale({number(scale)})"


def written(root: Element) -> str:
    """The tree as text, indented, with a line break at the end."""
    indent(root)
    return tostring(root, encoding="unicode") + "\n"
