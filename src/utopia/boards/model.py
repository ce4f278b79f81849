"""The nouns of a map: districts on islands, what links them, and (if known) where all of it lies on the sheet.

Facts and geometry are kept apart. `BoardMap` holds the facts that play needs (R-BOARD-1); `BoardMap.geometry` holds the
drawing and may be missing. Lengths are map units: the shipped sheet is 1600 wide and 1000 high, x to the right, y down.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

Point: TypeAlias = tuple[int, int]
Outline: TypeAlias = tuple[Point, ...]
IslandId: TypeAlias = Literal["water", "fire", "wind", "earth"]

ISLANDS: tuple[IslandId, ...] = ("water", "fire", "wind", "earth")
DISTRICT_COUNT = 24
LOWEST_VALUE, HIGHEST_VALUE = 1, 4


class Link(NamedTuple):
    """Two ids that belong together: neighbours across a street, the two ends of a bridge, two adjacent sectors.

    The order of the two means nothing.
    """

    first: str
    second: str

    @property
    def key(self) -> tuple[str, str]:
        """The two ids in alphabetical order: equal for equal links."""
        return min(self.first, self.second), max(self.first, self.second)


@dataclass(frozen=True, slots=True)
class District:
    """A place where princes stand. `value` is the printed one (R-BOARD-2); `sector` is set in harbours only."""

    id: str
    name: str
    island: IslandId
    value: int
    sector: str | None = None

    @property
    def is_harbour(self) -> bool:
        """Whether a boat lies here, so that princes may sail (R-MOVE-1)."""
        return self.sector is not None


@dataclass(frozen=True, slots=True)
class Sector:
    """A stretch of sea between two cuts (a lighthouse's dotted line or the reefs)."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Island:
    """An island and the ids of its districts, in the order of the file."""

    id: IslandId
    districts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: upper left corner, width and height, in map units."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The y of the lower edge."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class DistrictShape:
    """How a district lies on the sheet.

    `outline` is the polygon between the streets, corners not yet rounded. `seal` bears the value, `monument` is the
    middle of the monument's foot, `princes` the middle of the free ground. `boat` (in the district) and `jetty` (its
    end in the sea) are given for harbours only.
    """

    outline: Outline
    seal: Point
    princes: Point
    monument: Point
    boat: Point | None = None
    jetty: Point | None = None


@dataclass(frozen=True, slots=True)
class IslandShape:
    """How an island lies on the sheet: its coast, and the places of its wonder, its guest ship and its name."""

    outline: Outline
    wonder: Point
    ship: Point
    label: Point


@dataclass(frozen=True, slots=True)
class BridgeShape:
    """The two ends of a bridge, the first in the bridge's first district."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Lighthouse:
    """A lighthouse's foot and the dotted line from it that parts two sectors."""

    at: Point
    line: Outline


@dataclass(frozen=True, slots=True)
class Reef:
    """A rock no boat passes, and its half width."""

    at: Point
    size: int


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where everything lies.

    Each tuple runs like its twin among the facts: `districts` like `BoardMap.districts`, `islands` like `ISLANDS`,
    `bridges` like `BoardMap.bridges`, `sectors` (where their names stand) like `BoardMap.sectors`. `canal` holds middle
    lines of the water between the islands that no boat enters.
    """

    canvas: tuple[int, int]
    sea: Box
    compass: Point
    districts: tuple[DistrictShape, ...]
    islands: tuple[IslandShape, ...]
    bridges: tuple[BridgeShape, ...]
    sectors: tuple[Point, ...]
    lighthouses: tuple[Lighthouse, ...]
    reefs: tuple[Reef, ...]
    canal: tuple[Outline, ...]


@dataclass(frozen=True)
class BoardMap:
    """A map: what play needs, and the drawing if there is one.

    Building one checks nothing; `load_board` gives only boards without errors and `check_board` lists what is wrong.
    """

    name: str
    about: str
    districts: tuple[District, ...]
    streets: tuple[Link, ...]
    bridges: tuple[Link, ...]
    sectors: tuple[Sector, ...]
    adjacent_sectors: tuple[Link, ...]
    geometry: Geometry | None = None

    @cached_property
    def islands(self) -> tuple[Island, ...]:
        """The four islands in the order of `ISLANDS`."""
        return tuple(Island(name, tuple(d.id for d in self.districts if d.island == name)) for name in ISLANDS)

    @cached_property
    def index_of(self) -> dict[str, int]:
        """District id -> place in `districts`, from 0."""
        return {district.id: index for index, district in enumerate(self.districts)}

    def district(self, district_id: str) -> District:
        """The district of that id; KeyError if there is none."""
        return self.districts[self.index_of[district_id]]

    @cached_property
    def digest(self) -> str:
        """SHA-256 (64 hex digits) of all that matters for play.

        That is: ids, islands, printed values and sectors of the districts in their order, links, sectors and their
        adjacency. Names, the text about the map and the geometry do not count, nor does the order of links.
        """
        facts = {
            "districts": [[d.id, d.island, d.value, d.sector] for d in self.districts],
            "streets": sorted(link.key for link in self.streets),
            "bridges": sorted(link.key for link in self.bridges),
            "sectors": sorted(sector.id for sector in self.sectors),
            "adjacent_sectors": sorted(link.key for link in self.adjacent_sectors),
        }
        text = json.dumps(facts, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode("ascii")).hexdigest()
