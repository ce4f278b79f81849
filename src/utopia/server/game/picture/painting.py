"""From SVG to PNG, with the symbols, colours and letters that belong to the page."""

import asyncio
import base64
import json
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import resvg_py

from utopia.locales import Phrase, Speaker
from utopia.rules.model.material import SEAT_NAMES
from utopia.server.database.errors import SaidError
from utopia.server.game.picture.card import City, Paint, card, ground
from utopia.server.settings import authority_of
from utopia.server.tables.rows import Game, Seat, names_of

_SYMBOLS, _COLOURS = "symbols.svg", "colours.json"
_INSIDE: Final = re.compile(r".*?<svg[^>]*>(.*)</svg>.*", re.DOTALL)
_PICTURES_KEPT: Final = 32
_GROUNDS_KEPT: Final = 4
"""Some 400 kB each."""


class NoPageError(SaidError):
    """The page was not built, so there is nothing to paint with."""

    status = 503

    def __init__(self) -> None:
        super().__init__("the page that belongs to this server is not built", "problem-unbuilt")


class Painter:
    """Paints one picture at a time: the first of a map takes most of a second, others some 200 ms of a core."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is `picture` of a built page (ui/scripts/picture.ts)."""
        self._folder = folder
        self._one_at_a_time = asyncio.Lock()
        self._grounds = lru_cache(_GROUNDS_KEPT)(self._address)
        self._pictures = lru_cache(_PICTURES_KEPT)(self._png)

    async def paint(self, city: City) -> bytes:
        """Return the picture as PNG. Raise NoPageError if the page was not built."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._paint, city)

    def _paint(self, city: City) -> bytes:
        return self._pictures(card(city, self._colours_and_symbols(), self._grounds(ground(city))))

    def _colours_and_symbols(self) -> Paint:
        try:
            symbols = (self._folder / _SYMBOLS).read_text("utf-8")
            colours = json.loads((self._folder / _COLOURS).read_bytes())
        except FileNotFoundError:
            raise NoPageError from None
        return Paint(_INSIDE.sub(r"\1", symbols), colours)

    def _address(self, drawing: str) -> str:
        return "data:image/png;base64," + base64.b64encode(self._png(drawing)).decode()

    def _png(self, drawing: str) -> bytes:
        letters = [str(file) for file in sorted(self._folder.glob("*.ttf"))]
        return bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_files=letters))


def shown_names(seats: Sequence[Seat], language: str) -> list[str]:
    """Return [seat] -> the player's name, or the colour of the seat."""
    speaker = Speaker(language)
    return [
        name or speaker.say(Phrase(f"seat-{colour}")) for name, colour in zip(names_of(seats), SEAT_NAMES, strict=False)
    ]


def caption(game: Game, origin: str | None) -> str:
    """Return the day the game ended, and where it was played if the server has a public address."""
    day = game.changed.date().isoformat()
    return f"{day} · {authority_of(origin).host}" if origin else day
