"""Soft paths from hard outlines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import acos, degrees, hypot

from utopia.boards.drawing.svg import number
from utopia.boards.model import Outline, Point

_GENTLE = 38
"""Corners that turn by less than so many degrees belong to a curve and are smoothed as far as their edges allow."""


def smooth(outline: Outline, radius: float = 15) -> str:
    """The `d` of a closed path along the outline: sharp corners are rounded by `radius`, gentle ones become a curve."""
    parts: list[str] = []
    for before, corner, after in _corners(outline):
        cut = 90.0 if _turn(before, corner, after) < _GENTLE else radius
        start, end = _toward(corner, before, cut), _toward(corner, after, cut)
        parts.append(f"{'L' if parts else 'M'}{_xy(start)}Q{_xy(corner)} {_xy(end)}")
    return "".join(parts) + "Z"


def line(points: Outline) -> str:
    """The `d` of an open path through the points, smooth in between."""
    d = f"M{_xy(points[0])}"
    for corner, after in pairwise(points[1:-1]):
        d += f"Q{_xy(corner)} {_xy(((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2))}"
    last = _xy(points[-1])
    return f"{d}Q{_xy(points[-2])} {last}" if len(points) > 2 else f"{d}L{last}"


def _corners(outline: Outline) -> Iterator[tuple[Point, Point, Point]]:
    for index, corner in enumerate(outline):
        yield outline[index - 1], corner, outline[(index + 1) % len(outline)]


def _turn(before: Point, corner: Point, after: Point) -> float:
    """Return the angle, in degrees, by which a walk along the outline turns at the corner."""
    ax, ay = corner[0] - before[0], corner[1] - before[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    lengths = hypot(ax, ay) * hypot(bx, by)
    return degrees(acos(max(-1.0, min(1.0, (ax * bx + ay * by) / lengths)))) if lengths else 0.0


def _toward(corner: Point, other: Point, cut: float) -> tuple[float, float]:
    """The point `cut` away from the corner on the edge to `other`, but at most halfway."""
    length = hypot(other[0] - corner[0], other[1] - corner[1]) or 1.0
    share = min(cut / length, 0.5)
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def _xy(point: tuple[float, float]) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
