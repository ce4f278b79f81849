"""A map as the page needs it: the facts it shows and where everything lies, as plain data (`BoardSheet`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from utopia.boards.drawing.curves import smooth
from utopia.boards.drawing.lanes import adjacent, lanes
from utopia.boards.drawing.schematic import schematic_layout
from utopia.boards.model import ISLANDS, BoardMap, Box, DistrictShape, Geometry, Outline, Point

Circle: TypeAlias = tuple[int, int, int]
"""Middle and radius, in map units."""
_SIGN_ROOM = 21
_TOWER: tuple[Circle, ...] = ((0, 0, 52), (0, -44, 40), (0, -80, 26))
"""The area that a wonder covers, measured from the middle of its plinth."""
_AROUND = (50, 48)


@dataclass(frozen=True, slots=True)
class DistrictSheet:
    """A district. `path` is the `d` of its ground with rounded corners, `ground` the same as a polygon.

    Pieces stand on the ground, but not in the circles `clear` (value, boat, wonder). `monument` is the middle of the
    monument's foot, `middle` that of the free ground. `sector` is -1 inland. `neighbours` lie across a street or a
    bridge.
    """

    id: str
    name: str
    island: int
    value: int
    harbour: bool
    sector: int
    path: str
    ground: Outline
    clear: tuple[Circle, ...]
    seal: Point
    boat: Point | None
    monument: Point
    middle: Point
    neighbours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IslandSheet:
    """An island: its coast (a path's `d`), and the places of its wonder, its ship and the ship's name."""

    id: str
    path: str
    wonder: Point
    ship: Point
    label: Point


@dataclass(frozen=True, slots=True)
class SectorSheet:
    """A stretch of sea: where its name stands, the lane boats take (`d`, may be empty), and the sectors beside it."""

    id: str
    name: str
    label: Point
    lane: str
    adjacent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardSheet:
    """All of a map. `crop` is the part of the sea to show where there is no room for the track and the scale.

    Districts, islands and sectors are numbered from 0 in the map's order; lengths are map units.
    """

    name: str
    canvas: tuple[int, int]
    sea: Box
    crop: Box
    districts: tuple[DistrictSheet, ...]
    islands: tuple[IslandSheet, ...]
    sectors: tuple[SectorSheet, ...]


def sheet_of(board: BoardMap) -> BoardSheet:
    """The map for the page; one without geometry gets the schematic layout (R-BOARD-1)."""
    geometry = board.geometry or schematic_layout(board)
    return BoardSheet(
        name=board.name,
        canvas=geometry.canvas,
        sea=geometry.sea,
        crop=_crop(geometry),
        districts=tuple(_districts(board, geometry)),
        islands=tuple(_islands(geometry)),
        sectors=tuple(_sectors(board, geometry)),
    )


def _crop(geometry: Geometry) -> Box:
    """The box around all islands with a margin, but no more than the sea."""
    points = [point for island in geometry.islands for point in island.outline]
    sea = geometry.sea
    left = max(sea.x, min(x for x, _ in points) - _AROUND[0])
    top = max(sea.y, min(y for _, y in points) - _AROUND[1])
    right = min(sea.right, max(x for x, _ in points) + _AROUND[0])
    bottom = min(sea.bottom, max(y for _, y in points) + _AROUND[1])
    return Box(left, top, right - left, bottom - top)


def _districts(board: BoardMap, geometry: Geometry) -> list[DistrictSheet]:
    sectors = [sector.id for sector in board.sectors]
    return [
        DistrictSheet(
            id=district.id,
            name=district.name,
            island=ISLANDS.index(district.island),
            value=district.value,
            harbour=district.is_harbour,
            sector=-1 if district.sector is None else sectors.index(district.sector),
            path=smooth(shape.outline),
            ground=shape.outline,
            clear=_clear(shape, geometry.islands[ISLANDS.index(district.island)].wonder),
            seal=shape.seal,
            boat=shape.boat,
            monument=shape.monument,
            middle=shape.princes,
            neighbours=_neighbours(board, district.id),
        )
        for district, shape in zip(board.districts, geometry.districts, strict=True)
    ]


def _clear(shape: DistrictShape, wonder: Point) -> tuple[Circle, ...]:
    """Value, boat, and the wonder's tower if it reaches into the district."""
    signs = [(*place, _SIGN_ROOM) for place in (shape.seal, shape.boat) if place is not None]
    xs, ys = [x for x, _ in shape.outline], [y for _, y in shape.outline]
    tower = [(wonder[0] + x, wonder[1] + y, radius) for x, y, radius in _TOWER]
    near = [
        (x, y, radius)
        for x, y, radius in tower
        if min(xs) < x + radius and x - radius < max(xs) and min(ys) < y + radius and y - radius < max(ys)
    ]
    return (*signs, *near)


def _neighbours(board: BoardMap, district: str) -> tuple[int, ...]:
    links = [link for link in (*board.streets, *board.bridges) if district in link]
    return tuple(sorted(board.index_of[end] for link in links for end in link if end != district))


def _islands(geometry: Geometry) -> list[IslandSheet]:
    shapes = zip(ISLANDS, geometry.islands, strict=True)
    return [
        IslandSheet(name, smooth(shape.outline, 22), shape.wonder, shape.ship, shape.label) for name, shape in shapes
    ]


def _sectors(board: BoardMap, geometry: Geometry) -> list[SectorSheet]:
    drawn = zip(board.sectors, geometry.sectors, lanes(board, geometry), strict=True)
    return [
        SectorSheet(sector.id, sector.name, label, lane, tuple(adjacent(board, number)))
        for number, (sector, label, lane) in enumerate(drawn)
    ]
