"""Plane geometry on outlines: just what the checks and the drawing of a map need."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from utopia.boards.model import Outline, Point


def edges(outline: Outline) -> Iterator[tuple[Point, Point]]:
    """The edges of a closed outline, the last one back to the first point."""
    return pairwise((*outline, *outline[:1]))


def area(outline: Outline) -> float:
    """The area inside; positive if the points run clockwise on the sheet (y runs down)."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(outline)) / 2


def contains(outline: Outline, point: tuple[float, float]) -> bool:
    """Return whether the point lies inside (on the edge: either answer)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def point_to_edge(point: tuple[float, float], start: Point, end: Point) -> float:
    """The distance from a point to a line segment."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def point_to_outline(point: tuple[float, float], outline: Outline) -> float:
    """The distance from a point to the nearest edge, from inside or outside."""
    return min(point_to_edge(point, start, end) for start, end in edges(outline))


def outlines_apart(one: Outline, other: Outline) -> float:
    """The width of the gap between two outlines that do not overlap."""
    there = (point_to_outline(point, other) for point in one)
    back = (point_to_outline(point, one) for point in other)
    return min(*there, *back)


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def edges_cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Return whether two segments cross in a point inside both."""
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def crosses_itself(outline: Outline) -> bool:
    """Return whether two edges of a closed outline cross."""
    lines = list(edges(outline))
    return any(edges_cross(one, other) for index, one in enumerate(lines) for other in lines[index + 1 :])


def overlap(one: Outline, other: Outline) -> bool:
    """Return whether two outlines share ground."""
    if not _boxes_meet(one, other):
        return False
    if any(edges_cross(first, second) for first in edges(one) for second in edges(other)):
        return True
    return contains(one, _inner_point(other)) or contains(other, _inner_point(one))


def _boxes_meet(one: Outline, other: Outline) -> bool:
    return all(
        max(min(p[axis] for p in one), min(p[axis] for p in other))
        < min(max(p[axis] for p in one), max(p[axis] for p in other))
        for axis in (0, 1)
    )


def _inner_point(outline: Outline) -> tuple[float, float]:
    """A point inside: halfway across the outline on a level between its corners."""
    levels = sorted({y for _, y in outline})
    if len(levels) < 2:
        return outline[0]
    gap = max(pairwise(levels), key=lambda pair: pair[1] - pair[0])
    y = (gap[0] + gap[1]) / 2
    hits = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges(outline) if (ay > y) != (by > y)
    )
    return (hits[0] + hits[1]) / 2, y
