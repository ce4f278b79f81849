"""A small picture of a position, by which running games are told apart: whose pieces stand where."""

from collections.abc import Iterator
from typing import Final

from utopia.boards.model import Box, Point
from utopia.boards.sheet import BoardSheet
from utopia.server.game.messages.view import View

_SEA, _LAND, _LINE, _EMPTY = "#7fa9b4", "#efe3c6", "#b39b6c", "#e3d3ab"
_SEATS: Final = ("#bf2438", "#1f4fc0", "#f2b411", "#1c9c78", "#8a2f7e")
"""As the page paints the players."""
_RADIUS, _STEP, _WONDER = 27, 48, 50


def thumbnail(sheet: BoardSheet, view: View) -> str:
    """Draw the position as SVG."""
    x, y, width, height = _edges(sheet.crop)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">'
    sea = f'<path fill="{_SEA}" d="M{x} {y}h{width}v{height}h{-width}z"/>'
    return "".join([head, sea, *_islands(sheet), *_districts(sheet, view), *_princes(sheet, view), "</svg>"])


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.x, box.y, box.width, box.height


def _islands(sheet: BoardSheet) -> Iterator[str]:
    for island in sheet.islands:
        yield f'<path fill="{_LAND}" stroke="{_LINE}" stroke-width="6" d="{island.path}"/>'


def _districts(sheet: BoardSheet, view: View) -> Iterator[str]:
    """A district has the colour of its owner, an island's plinth that of who built the wonder."""
    for district, owner in zip(sheet.districts, view.owners, strict=True):
        yield f'<path fill="{_EMPTY if owner < 0 else _SEATS[owner]}" d="{district.path}"/>'
    for island, owner in zip(sheet.islands, view.wonders, strict=True):
        if owner >= 0:
            yield _dot(island.wonder, _WONDER, owner)


def _princes(sheet: BoardSheet, view: View) -> Iterator[str]:
    """Each player who has princes in a district is a dot there."""
    there: dict[int, list[int]] = {}
    for place, seat, _, _ in view.princes:
        seats = there.setdefault(place, [])
        if seat not in seats:
            seats.append(seat)
    for place, seats in sorted(there.items()):
        x, y = sheet.districts[place].middle
        for number, seat in enumerate(seats):
            yield _dot((x + _STEP * number - _STEP * (len(seats) - 1) // 2, y), _RADIUS, seat)


def _dot(at: Point, radius: int, seat: int) -> str:
    return f'<circle cx="{at[0]}" cy="{at[1]}" r="{radius}" fill="{_SEATS[seat]}" stroke="#fffdf6" stroke-width="6"/>'
