"""A finished game as SVG: the whole board at the left, who has how many points at the right. No words but names."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from utopia.boards.model import Box
from utopia.boards.sheet import BoardSheet, DistrictSheet
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, SEAT_NAMES
from utopia.server.game.messages.view import Place, View
from utopia.server.game.picture.placing import MONUMENT_SCALE, Spot, spots

WIDTH: Final = 1200
HEIGHT: Final = 630
"""As OpenGraph wishes pictures of links to be."""
_MAP_WIDTH: Final = 820
_LEFT, _RIGHT = _MAP_WIDTH + 34, WIDTH - 34
_FIRST_ROW, _ROW = 150, 82
_NAME_WIDTH, _NAME_SIZE, _LEAST_NAME = 222, 32, 19
_LONGEST_NAME: Final = 24
_LETTER: Final = 0.5
"""The usual width of a letter, as a share of the size of the type."""
_EMBLEM, _PIECE = 0.51, 22


@dataclass(frozen=True, slots=True)
class Paint:
    """What the page gives: its symbols (`<defs>…</defs>`) and its colours by name (`maya`, `panel`, …)."""

    symbols: str
    colours: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class City:
    """What is shown: a map with its drawing, the last view of a game, and below the result a line such as its date."""

    sheet: BoardSheet
    drawing: str
    view: View
    names: Sequence[str]
    foot: str


def ground(city: City) -> str:
    """Draw the empty board as it lies below the pieces of the card."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{_MAP_WIDTH}" height="{HEIGHT}"'
    return f"{head} {_window(city.sheet.crop)}>{city.drawing}</svg>"


def card(city: City, paint: Paint, below: str) -> str:
    """Draw it, 1200 by 630; ``below`` is the address of a picture of its ground, such as `data:image/png;…`."""
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"',
            ' font-family="Alegreya">',
            paint.symbols,
            f'<path fill="{paint.colours["panel"]}" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>',
            f'<image width="{_MAP_WIDTH}" height="{HEIGHT}" href="{below}"/>',
            *_board(city, paint),
            *_result(city, paint),
            "</svg>",
        ]
    )


def _board(city: City, paint: Paint) -> Iterator[str]:
    view = city.view
    yield f'<svg width="{_MAP_WIDTH}" height="{HEIGHT}" {_window(city.sheet.crop)}>'
    for number, district in enumerate(city.sheet.districts):
        yield from _stacks(view, number, district, paint)
    for district, civilization, seat in zip(city.sheet.districts, view.monuments, view.owners, strict=True):
        if civilization >= 0:
            yield _monument(district, civilization, seat)
    for number, (island, seat) in enumerate(zip(city.sheet.islands, view.wonders, strict=True)):
        if seat >= 0:
            yield _wonder(*island.wonder, number, seat, paint)
    yield "</svg>"


def _window(box: Box) -> str:
    return f'viewBox="{box.x} {box.y} {box.width} {box.height}" preserveAspectRatio="xMidYMid slice"'


def _stacks(view: View, number: int, district: DistrictSheet, paint: Paint) -> Iterator[str]:
    """The princes of each player and civilization as one piece, with their number if it is not 1."""
    here = [(seat, civilization, count) for place, seat, civilization, count in view.princes if place == number]
    places = spots(district, len(here), view.monuments[number] >= 0)
    for spot, (seat, civilization, count) in zip(places, here, strict=True):
        yield _stack(spot, seat, CIVILIZATION_NAMES[civilization], count, paint)


def _stack(spot: Spot, seat: int, civilization: str, count: int, paint: Paint) -> str:
    emblem = f'<g transform="translate(-12.2 -12.2) scale({_EMBLEM})" fill="{paint.colours[civilization]}">'
    number = (
        f'<circle cx="15" cy="15" r="10.5" fill="{paint.colours["ink"]}"/>'
        f'<text x="15" y="20" font-size="15" font-weight="700" text-anchor="middle" fill="#fff"'
        f' font-family="Figtree Light">{count}</text>'
    )
    return (
        f'<g transform="translate({spot.x:.1f} {spot.y:.1f}) scale({spot.radius / _PIECE:.3f})">'
        f"{_use(f'prince-{SEAT_NAMES[seat]}')}{emblem}{_use(civilization)}</g>{number if count > 1 else ''}</g>"
    )


def _monument(district: DistrictSheet, civilization: int, seat: int) -> str:
    x, y = district.monument
    picture = f'<g transform="translate(-50 -90)">{_use(f"{CIVILIZATION_NAMES[civilization]}-monument")}</g>'
    return f'<g transform="translate({x} {y}) scale({MONUMENT_SCALE})">{_use(f"base-{SEAT_NAMES[seat]}")}{picture}</g>'


def _wonder(x: int, y: int, island: int, seat: int, paint: Paint) -> str:
    """As tall as on the page's board, with the animal of its island."""
    animal = (
        f'<g transform="translate(40 4)"><circle r="14" fill="{paint.colours["inset"]}" stroke="#7c6a42"/>'
        f'<g fill="#5f4d24" transform="translate(-9.5 -9.5) scale(.4)">{_use(ISLAND_NAMES[island])}</g></g>'
    )
    return (
        f'<g transform="translate({x} {y})"><g transform="scale(1.1 1) translate(0 2)">'
        f'{_use(f"base-{SEAT_NAMES[seat]}")}</g><g transform="translate(-50 -112)">{_use("wonder")}</g>{animal}</g>'
    )


def _result(city: City, paint: Paint) -> Iterator[str]:
    ink, quiet = paint.colours["ink"], paint.colours["quiet"]
    yield f'<text x="{_LEFT}" y="88" font-size="66" font-weight="700" fill="{ink}">Utopia</text>'
    for row, place in enumerate(_places(city.view)):
        yield from _row(_FIRST_ROW + _ROW * row, place, city.names[place.seat], paint)
    yield f'<text x="{_LEFT}" y="{HEIGHT - 34}" font-size="22" fill="{quiet}" font-family="Figtree Light">'
    yield f"{escape(city.foot)}</text>"


def _places(view: View) -> list[Place]:
    """By place; of a game that was ended before its time by points, without a winner."""
    places = view.result.places if view.result else []
    scores = [Place(0, seat, player.score) for seat, player in enumerate(view.players)]
    return places or sorted(scores, key=lambda place: -place.score)


def _row(y: int, place: Place, name: str, paint: Paint) -> Iterator[str]:
    ink = paint.colours["ink"]
    if place.place == 1:
        fill = paint.colours["gold"]
        yield f'<rect x="{_LEFT - 14}" y="{y - 36}" width="{_RIGHT - _LEFT + 28}" height="72" rx="14" fill="{fill}"/>'
    yield f'<g transform="translate({_LEFT + 22} {y}) scale(1.05)">{_use(f"prince-{SEAT_NAMES[place.seat]}")}</g>'
    shown = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
    size = max(_LEAST_NAME, min(_NAME_SIZE, round(_NAME_WIDTH / (_LETTER * len(shown)))))
    yield f'<text x="{_LEFT + 58}" y="{y + 10}" font-size="{size}" fill="{ink}">{escape(shown)}</text>'
    yield f'<text x="{_RIGHT}" y="{y + 15}" font-size="42" font-weight="700" text-anchor="end" fill="{ink}"'
    yield f' font-family="Figtree Light">{place.score}</text>'


def _use(symbol: str) -> str:
    return f'<use href="#g-{symbol}"/>'
