"""Writing a board as TOML: what `load` reads, and compact enough to stand inside a game record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from utopia.boards.model import ISLANDS, BoardMap, DistrictShape, Geometry, IslandShape, Link, Outline
from utopia.boards.reading import FORMAT

_WIDTH = 118


def board_to_toml(board: BoardMap, *, geometry: bool = True) -> str:
    """The board as the text of a board file; `geometry=False` leaves the drawing out.

    Reading it again with `board_from_toml` gives an equal board.
    """
    lines = list(_facts(board))
    if geometry and board.geometry is not None:
        lines += _geometry(board, board.geometry)
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def _facts(board: BoardMap) -> Iterator[str]:
    yield f"format = {FORMAT}"
    yield f"name = {_text(board.name)}"
    if board.about:
        yield f"about = {_text(board.about)}"
    for key, links in (
        ("streets", board.streets),
        ("bridges", board.bridges),
        ("adjacent-sectors", board.adjacent_sectors),
    ):
        yield ""
        yield from _list(key, [_link(link) for link in links])
    for sector in board.sectors:
        yield from ("", "[[sector]]", f"id = {_text(sector.id)}", f"name = {_text(sector.name)}")
    for district in board.districts:
        yield from ("", "[[district]]", f"id = {_text(district.id)}", f"name = {_text(district.name)}")
        yield f"island = {_text(district.island)}"
        yield f"value = {district.value}"
        if district.sector is not None:
            yield f"sector = {_text(district.sector)}"


def _geometry(board: BoardMap, shape: Geometry) -> Iterator[str]:
    sea = shape.sea
    yield from ("", "[geometry]", f"canvas = {list(shape.canvas)}")
    yield f"sea = {[sea.x, sea.y, sea.width, sea.height]}"
    yield f"compass = {list(shape.compass)}"
    yield from _list("canal", [_points(line) for line in shape.canal])
    yield from _list("bridges", [_points((bridge.start, bridge.end)) for bridge in shape.bridges])
    lights = [f"{{ at = {list(light.at)}, line = {_points(light.line)} }}" for light in shape.lighthouses]
    yield from _list("lighthouses", lights)
    yield from _list("reefs", [str([*reef.at, reef.size]) for reef in shape.reefs])
    for sector, label in zip(board.sectors, shape.sectors, strict=True):
        yield from ("", f"[geometry.sector.{sector.id}]", f"label = {list(label)}")
    for name, island in zip(ISLANDS, shape.islands, strict=True):
        yield from ("", f"[geometry.island.{name}]", *_island(island))
    for district, ground in zip(board.districts, shape.districts, strict=True):
        yield from ("", f"[geometry.district.{district.id}]", *_district(ground))


def _island(shape: IslandShape) -> Iterator[str]:
    yield from _list("outline", [str(list(point)) for point in shape.outline])
    yield f"wonder = {list(shape.wonder)}"
    yield f"ship = {list(shape.ship)}"
    yield f"label = {list(shape.label)}"


def _district(shape: DistrictShape) -> Iterator[str]:
    yield from _list("outline", [str(list(point)) for point in shape.outline])
    for key in ("seal", "princes", "monument", "boat", "jetty"):
        point = getattr(shape, key)
        if point is not None:
            yield f"{key} = {list(point)}"


def _link(link: Link) -> str:
    return f"[{_text(link.first)}, {_text(link.second)}]"


def _points(line: Outline) -> str:
    return "[" + ", ".join(str(list(point)) for point in line) + "]"


def _list(key: str, items: Sequence[str]) -> Iterator[str]:
    """`key = [items]` on one line if it fits, else filled lines of items."""
    single = f"{key} = [{', '.join(items)}]"
    if len(single) <= _WIDTH:
        yield single
        return
    yield f"{key} = ["
    yield from _filled(items)
    yield "]"


def _filled(items: Iterable[str]) -> Iterator[str]:
    line = "   "
    for item in items:
        if len(line) + len(item) + 2 > _WIDTH and line.strip():
            yield line
            line = "   "
        line += f" {item},"
    yield line
