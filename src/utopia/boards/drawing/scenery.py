"""Houses and trees along the streets, and waves on the open sea: always the same ones for the same map."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Literal, TypeAlias

from utopia.boards.model import Box, DistrictShape, Geometry, Outline, Point
from utopia.boards.plane import area, contains, edges, point_to_edge, point_to_outline

_FROM_STREET = 13
_SPACING = 17.5
_TREE_SHARE = 0.22
Kind: TypeAlias = Literal["house", "tree"]


@dataclass(frozen=True, slots=True)
class Prop:
    """One house or tree: place, turn in degrees, scale, and a number from 0 to 2 for its colour."""

    kind: Kind
    x: float
    y: float
    turn: float
    scale: float
    tint: int


def chance(*key: object) -> float:
    """A number from 0 up to 1 that depends on nothing but the key."""
    return zlib.crc32(repr(key).encode()) / 2**32


def props(shape: DistrictShape, keep_free: list[tuple[Point, float]], words: Box | None) -> Iterator[Prop]:
    """Houses and trees along the inner side of a district's outline, clear of signs, `keep_free` circles and words."""
    signs = [(shape.seal, 29.0), *([(shape.boat, 30.0)] if shape.boat else []), *keep_free]
    placed: list[tuple[float, float]] = []
    for x, y, turn in _walk(shape.outline):
        if point_to_outline((x, y), shape.outline) < _FROM_STREET - 2 or not contains(shape.outline, (x, y)):
            continue
        if any(hypot(x - px, y - py) < radius for (px, py), radius in signs):
            continue
        if words is not None and _near(words, (x, y)):
            continue
        if any(hypot(x - px, y - py) < _SPACING * 0.8 for px, py in placed):
            continue
        placed.append((x, y))
        luck = chance("prop", round(x), round(y))
        if luck < 0.1:  # a gap between two houses
            continue
        kind: Kind = "tree" if luck < 0.1 + _TREE_SHARE else "house"
        scale = 0.88 + 0.24 * chance("scale", round(x), round(y))
        yield Prop(kind, x, y, turn, scale, int(3 * chance("tint", round(x), round(y))))


def _walk(outline: Outline) -> Iterator[tuple[float, float, float]]:
    """Places beside the edges, with the direction of the edge in degrees."""
    side = 1 if area(outline) > 0 else -1
    for (ax, ay), (bx, by) in edges(outline):
        length = hypot(bx - ax, by - ay)
        count = max(1, round(length / _SPACING))
        for step in range(count):
            along = (step + 0.5) / count
            x = ax + (bx - ax) * along - side * (by - ay) / length * _FROM_STREET
            y = ay + (by - ay) * along + side * (bx - ax) / length * _FROM_STREET
            turn = degrees(atan2(by - ay, bx - ax))
            yield x, y, turn if -90 < turn <= 90 else turn - 180


def waves(geometry: Geometry, count: int = 60) -> Iterator[tuple[int, int, float]]:
    """Places and scales of little waves on the open sea, well away from coasts, ships, names and rocks."""
    sea = geometry.sea
    placed: list[Point] = []
    for number in range(count * 12):
        if len(placed) >= count:
            return
        x = sea.x + 30 + int(chance("x", number) * max(1, sea.width - 60))
        y = sea.y + 24 + int(chance("y", number) * max(1, sea.height - 48))
        if _is_open((x, y), geometry) and all(hypot(x - px, y - py) > 34 for px, py in placed):
            placed.append((x, y))
            yield x, y, 0.7 + 0.4 * chance("wave", number)


def _is_open(point: Point, geometry: Geometry) -> bool:
    x, y = point
    coasts = [island.outline for island in geometry.islands]
    if any(contains(coast, point) or point_to_outline(point, coast) < 58 for coast in coasts):
        return False
    if any(abs(x - sx) < 100 and -150 < y - sy < 46 for sx, sy in (island.ship for island in geometry.islands)):
        return False
    if any(abs(x - lx) < 100 and abs(y - ly) < 26 for lx, ly in geometry.sectors):
        return False
    if any(hypot(x - reef.at[0], y - reef.at[1]) < reef.size + 22 for reef in geometry.reefs):
        return False
    lines = [*geometry.canal, *(light.line for light in geometry.lighthouses)]
    return all(point_to_edge(point, a, b) > 34 for line in lines for a, b in pairwise(line))


def _near(box: Box, point: tuple[float, float], margin: int = 7) -> bool:
    """Return whether the point lies in the box or at most `margin` outside."""
    x, y = point
    return box.x - margin <= x <= box.right + margin and box.y - margin <= y <= box.bottom + margin
