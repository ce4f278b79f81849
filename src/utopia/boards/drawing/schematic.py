"""A plain layout for maps whose file holds facts only: each island a block of places, good enough to check links."""

from __future__ import annotations

from collections import Counter
from math import ceil, cos, pi, sin

from utopia.boards.model import (
    ISLANDS,
    BoardMap,
    Box,
    BridgeShape,
    DistrictShape,
    Geometry,
    Island,
    IslandId,
    IslandShape,
    Outline,
    Point,
)

_BLOCKS: dict[IslandId, Box] = {
    "water": Box(392, 112, 310, 336),
    "fire": Box(960, 112, 390, 336),
    "wind": Box(960, 552, 390, 336),
    "earth": Box(392, 552, 310, 336),
}
_WONDER_STRIP = 104
_SHIPS: dict[IslandId, Point] = {"water": (312, 190), "fire": (1466, 190), "wind": (1466, 890), "earth": (312, 890)}
_MIDDLE = (830, 500)


def schematic_layout(board: BoardMap) -> Geometry:
    """A geometry that follows from the facts alone: districts in rows on four rectangles, links as they are."""
    shapes: dict[str, DistrictShape] = {}
    for island in board.islands:
        for district_id, outline in zip(island.districts, _cells(island), strict=True):
            shapes[district_id] = _district(outline, board.district(district_id).is_harbour)
    placed = tuple(shapes[district.id] for district in board.districts)
    return Geometry(
        canvas=(1600, 1000),
        sea=Box(236, 44, 1320, 912),
        compass=_MIDDLE,
        districts=placed,
        islands=tuple(_island(name) for name in ISLANDS),
        bridges=tuple(_bridge(shapes[link.first], shapes[link.second]) for link in board.bridges),
        sectors=_sector_labels(board),
        lighthouses=(),
        reefs=(),
        canal=(((830, 130), (830, 870)), ((420, 500), (1320, 500))),
    )


def _cells(island: Island) -> list[Outline]:
    """The block of an island cut into two or three rows of cells."""
    block, count = _BLOCKS[island.id], len(island.districts)
    rows = 1 if count < 3 else 2 if count < 8 else 3
    across = ceil(count / rows) if count else 1
    cells: list[Outline] = []
    for row in range(rows):
        in_row = min(across, count - row * across)
        top, bottom = block.height * row // rows, block.height * (row + 1) // rows
        for column in range(max(0, in_row)):
            left, right = block.width * column // in_row, block.width * (column + 1) // in_row
            cells.append(_rectangle(Box(block.x + left + 7, block.y + top + 7, right - left - 14, bottom - top - 14)))
    return cells


def _rectangle(box: Box) -> Outline:
    return ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))


def _district(outline: Outline, is_harbour: bool) -> DistrictShape:
    (left, top), (right, bottom) = outline[0], outline[2]
    middle = ((left + right) // 2, (top + bottom) // 2 + 12)
    boat = (right - 20, top + 20) if is_harbour else None
    return DistrictShape(outline, (left + 20, top + 20), middle, (middle[0], bottom - 10), boat)


def _island(name: IslandId) -> IslandShape:
    """The block with a rim of 12 units, and beside it, towards the middle of the sheet, room for the wonder."""
    block, ship = _BLOCKS[name], _SHIPS[name]
    at_left = block.right < _MIDDLE[0]
    left = block.x - 12 if at_left else block.x - _WONDER_STRIP
    outline = _rectangle(Box(left, block.y - 12, block.width + 12 + _WONDER_STRIP, block.height + 24))
    across = block.right + _WONDER_STRIP // 2 - 4 if at_left else block.x - _WONDER_STRIP // 2 + 4
    return IslandShape(outline, (across, block.y + block.height // 2), ship, (ship[0], ship[1] + 32))


def _bridge(one: DistrictShape, other: DistrictShape) -> BridgeShape:
    """A straight way from the rim of one place to the rim of the other."""
    return BridgeShape(_exit(one, other.princes), _exit(other, one.princes))


def _exit(start: DistrictShape, goal: Point) -> Point:
    """Return the point where the way from a rectangle's middle to `goal` leaves it, 8 units before its edge."""
    (x, y), (left, top) = start.princes, start.outline[0]
    across, down = goal[0] - x, goal[1] - y
    right, bottom = start.outline[2]
    share = min(
        (right - 8 - x if across > 0 else x - left - 8) / (abs(across) or 1),
        (bottom - 8 - y if down > 0 else y - top - 8) / (abs(down) or 1),
    )
    return round(x + across * share), round(y + down * share)


def _sector_labels(board: BoardMap) -> tuple[Point, ...]:
    """Each sector's name outside the island where most of its harbours lie; the others around the compass."""
    places: dict[IslandId, Point] = {"water": (585, 78), "fire": (1090, 78), "wind": (1090, 938), "earth": (585, 938)}
    labels: list[Point] = []
    for number, sector in enumerate(board.sectors):
        homes = Counter(district.island for district in board.districts if district.sector == sector.id)
        free = [island for island, _ in homes.most_common() if island in places]
        if free:
            labels.append(places.pop(free[0]))
        else:
            turn = 2 * pi * number / len(board.sectors)
            labels.append((round(_MIDDLE[0] + 140 * cos(turn)), round(_MIDDLE[1] + 60 * sin(turn))))
    return tuple(labels)
