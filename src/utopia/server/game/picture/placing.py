"""Where the pieces of a district stand in the picture of a finished city."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from utopia.boards.model import Point
from utopia.boards.plane import contains, point_to_outline
from utopia.boards.sheet import Circle, DistrictSheet

MONUMENT_SCALE: Final = 0.8
_BODY: Final = (0, -38, 46)
"""The circle that a monument covers, seen from the middle of its foot, before it is scaled."""
_RADII: Final = (34, 31, 28, 25, 22, 19, 16, 13, 11, 9, 7)
_NEEDED: Final = 0.9
"""The share of its radius that a piece needs to the edge: the corners of the ground are cut anyway."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle of a piece, in map units, and its radius."""

    x: float
    y: float
    radius: float


def spots(district: DistrictSheet, count: int, has_monument: bool) -> list[Spot]:
    """Return a place for each of so many stacks, as large as they go, those at the top first."""
    if count == 0:
        return []
    taken = (*district.clear, *([_body(district.monument)] if has_monument else []))
    for obstacles in (taken, district.clear, ()):
        for radius in _RADII:
            free = list(_free(district, obstacles, radius))
            if len(free) >= count:
                return _nearest(free, district.middle, count)
    return _nearest([Spot(*district.middle, _RADII[-1])] * count, district.middle, count)


def _body(foot: Point) -> Circle:
    x, y, radius = (round(value * MONUMENT_SCALE) for value in _BODY)
    return foot[0] + x, foot[1] + y, radius


def _free(district: DistrictSheet, obstacles: tuple[Circle, ...], radius: float) -> Iterator[Spot]:
    """Places in a honeycomb around the middle of the free ground."""
    xs, ys = ([point[axis] for point in district.ground] for axis in (0, 1))
    step, (left, top) = 2.05 * radius, district.middle
    height = step * sqrt(3) / 2
    for row in range(int((min(ys) - top) / height) - 1, int((max(ys) - top) / height) + 2):
        for column in range(int((min(xs) - left) / step) - 1, int((max(xs) - left) / step) + 2):
            spot = Spot(left + step * (column + (row % 2) / 2), top + height * row, radius)
            if _fits(spot, district, obstacles):
                yield spot


def _fits(spot: Spot, district: DistrictSheet, obstacles: tuple[Circle, ...]) -> bool:
    at, room = (spot.x, spot.y), spot.radius * _NEEDED
    if not contains(district.ground, at) or point_to_outline(at, district.ground) < room:
        return False
    return all(hypot(spot.x - x, spot.y - y) >= radius + room for x, y, radius in obstacles)


def _nearest(free: list[Spot], middle: Point, count: int) -> list[Spot]:
    """Of the free places those nearest to the middle, in reading order."""
    near = sorted(free, key=lambda spot: hypot(spot.x - middle[0], spot.y - middle[1]))[:count]
    return sorted(near, key=lambda spot: (spot.y, spot.x))
