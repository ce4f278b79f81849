"""The lanes that boats take: stretches of one line along all coasts, a little out at sea, one stretch a sector."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TypeAlias

from utopia.boards.drawing.curves import line
from utopia.boards.model import BoardMap, Geometry, Link, Point

Place: TypeAlias = tuple[float, float]
Span: TypeAlias = tuple[int, int]
_OUT_AT_SEA = 36
_STEP = 12.0


def lanes(board: BoardMap, geometry: Geometry) -> list[str]:
    """[sector] -> the `d` of its lane; empty if no harbour lies there.

    A lane passes all harbours of its sector. Towards an adjacent sector it goes on to the lighthouse between them, or
    halfway to the next harbour if there is none, so that two lanes meet.
    """
    ring = _ring(geometry)
    cuts = [_nearest(ring, light.at) for light in geometry.lighthouses]
    spans = [_span(board, geometry, ring, sector.id) for sector in board.sectors]
    paths = []
    for number, span in enumerate(spans):
        if span is None:
            paths.append("")
            continue
        start, end = span
        neighbours = [spans[other] for other in adjacent(board, number)]
        before = _gap(_room_before(neighbours, start, len(ring)), start, cuts, len(ring))
        after = _gap(_room_after(neighbours, end, len(ring)), end, cuts, len(ring), forward=True)
        paths.append(line(tuple(_stretch(ring, start - before, end + after))))
    return paths


def adjacent(board: BoardMap, sector: int) -> list[int]:
    """The sectors that boats reach from this one, this one left out."""
    ids = [one.id for one in board.sectors]
    met = [link for link in board.adjacent_sectors if ids[sector] in link]
    return sorted(ids.index(_other(link, ids[sector])) for link in met)


def _other(link: Link, one: str) -> str:
    return link.second if link.first == one else link.first


def _room_before(spans: list[Span | None], start: int, size: int) -> int | None:
    """Return how many steps before `start` the nearest of these stretches ends; None if there is none."""
    return min(((start - span[1]) % size for span in spans if span), default=None)


def _room_after(spans: list[Span | None], end: int, size: int) -> int | None:
    """Return how many steps after `end` the nearest of these stretches starts; None if there is none."""
    return min(((span[0] - end) % size for span in spans if span), default=None)


def _gap(room: int | None, place: int, cuts: list[int], size: int, *, forward: bool = False) -> int:
    """Return how many steps a lane goes on beyond its last harbour."""
    if room is None or room > size // 2:
        return min(3, size // 8)
    steps = [(cut - place) % size if forward else (place - cut) % size for cut in cuts]
    return min((step for step in steps if step <= room), default=room // 2)


def _span(board: BoardMap, geometry: Geometry, ring: list[Place], sector: str) -> Span | None:
    """First and last place on the ring at which a harbour of the sector lies; the last may be beyond the ring's end."""
    shapes = zip(board.districts, geometry.districts, strict=True)
    quays = [shape.jetty or shape.boat or shape.princes for district, shape in shapes if district.sector == sector]
    places = sorted({_nearest(ring, quay) for quay in quays})
    if not places:
        return None
    size = len(ring)
    gaps = [(places[(i + 1) % len(places)] - place) % size or size for i, place in enumerate(places)]
    widest = max(range(len(places)), key=gaps.__getitem__)
    start = places[(widest + 1) % len(places)]
    return start, start + size - gaps[widest]


def _stretch(ring: list[Place], first: int, last: int) -> list[Point]:
    """The places from one step to another, thinned out: the curve between them is smooth anyway."""
    steps = [*range(first, last, 8), last]
    points = [ring[step % len(ring)] for step in steps]
    if len(points) < 2:
        points.append(ring[(last + 1) % len(ring)])
    return [(round(x), round(y)) for x, y in points]


def _nearest(ring: list[Place], point: Point) -> int:
    return min(range(len(ring)), key=lambda step: hypot(ring[step][0] - point[0], ring[step][1] - point[1]))


def _ring(geometry: Geometry) -> list[Place]:
    """Places every few units on the line around all islands, clockwise on the sheet."""
    corners = {
        (x + _OUT_AT_SEA * cos(turn * pi / 8), y + _OUT_AT_SEA * sin(turn * pi / 8))
        for island in geometry.islands
        for x, y in island.outline
        for turn in range(16)
    }
    hull = _hull(sorted(corners))
    ring: list[Place] = []
    for (ax, ay), (bx, by) in zip(hull, [*hull[1:], hull[0]], strict=True):
        count = max(1, round(hypot(bx - ax, by - ay) / _STEP))
        ring += [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count)]
    return ring


def _hull(points: list[Place]) -> list[Place]:
    """The convex hull of sorted points."""
    lower, upper = _chain(points), _chain(points[::-1])
    return lower[:-1] + upper[:-1]


def _chain(points: list[Place]) -> list[Place]:
    chain: list[Place] = []
    for x, y in points:
        while len(chain) > 1 and _left(chain[-2], chain[-1], (x, y)) <= 0:
            chain.pop()
        chain.append((x, y))
    return chain


def _left(a: Place, b: Place, c: Place) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
