"""Whether the drawing of a map fits its facts: all on the sheet, nothing on top of another, signs where they belong."""

from __future__ import annotations

from collections.abc import Iterator

from utopia.boards.faults import BoardFault
from utopia.boards.model import ISLANDS, BoardMap, DistrictShape, Geometry, Outline, Point
from utopia.boards.plane import area, contains, crosses_itself, overlap, point_to_outline

SMALLEST_CANVAS, LARGEST_CANVAS = 200, 5000
SMALLEST_AREA = 400
LONGEST_STEP = 40
"""A bridge may begin at most this far from its district."""


def geometry_faults(board: BoardMap, geometry: Geometry) -> Iterator[BoardFault]:
    """All faults of the drawing. The facts of the board must be sound."""
    if not all(SMALLEST_CANVAS <= side <= LARGEST_CANVAS for side in geometry.canvas):
        right = f"width and height from {SMALLEST_CANVAS} to {LARGEST_CANVAS}"
        yield BoardFault("geometry, field canvas", f"read {list(geometry.canvas)}", right)
        return
    outside = list(_outside(board, geometry))
    yield from outside
    bent = list(_bent(board, geometry))
    yield from bent
    if not outside and not bent:
        yield from _overlaps(board, geometry)
        yield from _misplaced(board, geometry)
        yield from _bridge_ends(board, geometry)


def _places(board: BoardMap, geometry: Geometry) -> Iterator[tuple[str, Outline]]:
    """Every group of points with its place in the file."""
    sea = geometry.sea
    yield "geometry, field sea", ((sea.x, sea.y), (sea.right, sea.bottom))
    yield "geometry, field compass", (geometry.compass,)
    for district, shape in zip(board.districts, geometry.districts, strict=True):
        yield f"geometry.district.{district.id}", (*shape.outline, *(point for _, point in _signs(shape)))
    for name, coast in zip(ISLANDS, geometry.islands, strict=True):
        yield f"geometry.island.{name}", (*coast.outline, coast.wonder, coast.ship, coast.label)
    for sector, label in zip(board.sectors, geometry.sectors, strict=True):
        yield f"geometry.sector.{sector.id}", (label,)
    for number, bridge in enumerate(geometry.bridges, start=1):
        yield f"geometry, field bridges, number {number}", (bridge.start, bridge.end)
    for number, light in enumerate(geometry.lighthouses, start=1):
        yield f"geometry, field lighthouses, number {number}", (light.at, *light.line)
    for number, reef in enumerate(geometry.reefs, start=1):
        yield f"geometry, field reefs, number {number}", (reef.at,)
    for number, line in enumerate(geometry.canal, start=1):
        yield f"geometry, field canal, number {number}", line


def _signs(shape: DistrictShape) -> list[tuple[str, Point]]:
    signs = [("seal", shape.seal), ("princes", shape.princes), ("monument", shape.monument)]
    if shape.boat is not None:
        signs.append(("boat", shape.boat))
    if shape.jetty is not None:
        signs.append(("jetty", shape.jetty))
    return signs


def _outside(board: BoardMap, geometry: Geometry) -> Iterator[BoardFault]:
    width, height = geometry.canvas
    for place, points in _places(board, geometry):
        for x, y in points:
            if not (0 <= x <= width and 0 <= y <= height):
                right = f"x from 0 to {width}, y from 0 to {height}"
                yield BoardFault(place, f"[{x}, {y}] lies outside the canvas", right)
                break


def _bent(board: BoardMap, geometry: Geometry) -> Iterator[BoardFault]:
    named = [
        *((f"geometry.district.{d.id}", s.outline) for d, s in zip(board.districts, geometry.districts, strict=True)),
        *((f"geometry.island.{name}", s.outline) for name, s in zip(ISLANDS, geometry.islands, strict=True)),
    ]
    for place, outline in named:
        if crosses_itself(outline):
            yield BoardFault(f"{place}, field outline", "it crosses itself", "corners in the order of a walk around")
        elif abs(area(outline)) < SMALLEST_AREA:
            yield BoardFault(
                f"{place}, field outline", "it has hardly any ground", f"at least {SMALLEST_AREA} square units"
            )
    if geometry.sea.width <= 0 or geometry.sea.height <= 0:
        yield BoardFault("geometry, field sea", "it is empty", "a width and a height above 0")


def _overlaps(board: BoardMap, geometry: Geometry) -> Iterator[BoardFault]:
    named = list(zip(board.districts, geometry.districts, strict=True))
    for index, (district, shape) in enumerate(named):
        for other, other_shape in named[index + 1 :]:
            if overlap(shape.outline, other_shape.outline):
                place = f"geometry.district.{other.id}, field outline"
                yield BoardFault(place, f"it overlaps {district.id}", "ground of its own, a street apart")


def _misplaced(board: BoardMap, geometry: Geometry) -> Iterator[BoardFault]:
    coasts = {name: shape.outline for name, shape in zip(ISLANDS, geometry.islands, strict=True)}
    for district, shape in zip(board.districts, geometry.districts, strict=True):
        place = f"geometry.district.{district.id}"
        for field, point in _signs(shape):
            if field == "jetty" and contains(coasts[district.island], point):
                yield BoardFault(f"{place}, field jetty", f"{list(point)} lies on land", "its end in the sea")
            if field != "jetty" and not contains(shape.outline, point):
                yield BoardFault(
                    f"{place}, field {field}", f"{list(point)} lies outside the outline", "a point inside it"
                )
        if not all(contains(coasts[district.island], point) for point in shape.outline):
            yield BoardFault(
                f"{place}, field outline", f"it leaves {district.island}", "corners inside its island's outline"
            )
    for name, coast in zip(ISLANDS, geometry.islands, strict=True):
        if not contains(coast.outline, coast.wonder) or any(
            contains(s.outline, coast.wonder) for s in geometry.districts
        ):
            place = f"geometry.island.{name}, field wonder"
            yield BoardFault(place, f"{list(coast.wonder)}", "a point of the island in no district")


def _bridge_ends(board: BoardMap, geometry: Geometry) -> Iterator[BoardFault]:
    for number, (link, bridge) in enumerate(zip(board.bridges, geometry.bridges, strict=True), start=1):
        for end, district_id in ((bridge.start, link.first), (bridge.end, link.second)):
            outline = geometry.districts[board.index_of[district_id]].outline
            if not contains(outline, end) and point_to_outline(end, outline) > LONGEST_STEP:
                place = f"geometry, field bridges, number {number}"
                yield BoardFault(
                    place, f"{list(end)} is far from {district_id}", f"an end at most {LONGEST_STEP} away from it"
                )
