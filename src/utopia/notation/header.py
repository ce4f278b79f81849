"""The head of a record: the game, its players and its rules. Written here, read in ``header_reading``."""

import functools
import re
import unicodedata
from collections.abc import Iterator
from datetime import date
from typing import Final

from utopia.boards import BUILTIN_BOARDS, BoardMap, board_to_toml, load_board
from utopia.notation.fair.text import fair_values
from utopia.notation.model import Record, Result
from utopia.notation.words import NotationError
from utopia.rules import SPECTATOR
from utopia.rules.model.material import SEAT_NAMES

FORMAT: Final = 1
FORMATS: Final = (1,)
"""Versions of the format that are read; the last is written."""
MAGIC: Final = "utopia record"
INLINE: Final = "inline"
INLINE_MARK: Final = "|"
"""The beginning of each line of an inline board."""
SPECTATOR_NAME: Final = "spectator"
RESULT_KEY: Final = "result"
POSITION_KEY: Final = "position"
LONGEST_TEXT: Final = 200
"""Most characters of a title or a player's name."""
_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_UNWRITABLE: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that are not allowed in one line of text."""


def header_text(record: Record, *, geometry: bool = False) -> str:
    """Write the head with the empty line that ends it. After it, events may be appended line by line.

    With ``geometry`` a map of one's own keeps its drawing, which play does not need.
    """
    return "\n".join([*_lines(record, geometry), "", ""])


def _lines(record: Record, geometry: bool) -> Iterator[str]:
    yield f"{MAGIC} {FORMAT}"
    if record.title is not None:
        yield f"title: {checked_text(record.title, 'title')}"
    if record.date is not None:
        yield f"date: {checked_date(record.date)}"
    yield f"rules: {record.rules_version}"
    if record.preset is not None:
        yield f"edition: {record.preset}"
    for name, value in record.edition.options().items():
        yield f"{name}: {option_text(value)}"
    yield from _board_lines(record.board, geometry)
    for seat, name in enumerate(record.names):
        yield f"{SEAT_NAMES[seat]}: {checked_text(name, 'name')}".rstrip()
    if record.fair is not None:
        yield from (f"{key}: {value}" for key, value in fair_values(record.fair))
    if record.begin is not None:
        yield f"{POSITION_KEY}: {record.begin}"
    if record.viewer is not None:
        yield f"view: {viewer_name(record.viewer)}"
    if record.result is not None:
        yield result_line(record.result)


def _board_lines(board: BoardMap, geometry: bool) -> Iterator[str]:
    name = builtin_name(board)
    yield f"board: {name or INLINE}"
    yield f"digest: {board.digest}"
    if name is None:
        for line in board_to_toml(board, geometry=geometry).splitlines():
            yield f"{INLINE_MARK} {line}".rstrip()


@functools.cache
def builtin_board(name: str) -> BoardMap:
    """Return the built-in board of that name, loaded once; maps never change."""
    return load_board(name)


def builtin_name(board: BoardMap) -> str | None:
    """Return the name of the built-in board that equals this one in every district; None for a board of one's own."""
    return next((name for name in BUILTIN_BOARDS if builtin_board(name).digest == board.digest), None)


def option_text(value: int | bool | str) -> str:
    """Write an option: ``on``, ``off``, a number or a word."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def viewer_name(viewer: int) -> str:
    """Return a seat's word or ``spectator``."""
    return SPECTATOR_NAME if viewer == SPECTATOR else SEAT_NAMES[viewer]


def result_line(result: Result) -> str:
    """Write the result: the reason of the end, and each seat with its place and points, best first."""
    places = [f"{entry.place} {SEAT_NAMES[entry.seat]} {entry.score}" for entry in result.standings]
    return f"{RESULT_KEY}: {'; '.join([result.reason.name.lower(), *places])}"


def checked_comment(text: str) -> str:
    """Return a comment that fits on one line as it is, of any length; NotationError names its fault."""
    return _checked_line(text, "comment", allowed="\t")


def checked_text(text: str, what: str) -> str:
    """Return a title or name that fits on one line as it is; NotationError names its fault."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"the {what} has {len(text)} characters; at most {LONGEST_TEXT} are possible")
    return _checked_line(text, what)


def _checked_line(text: str, what: str, allowed: str = "") -> str:
    for character in text:
        if unicodedata.category(character) in _UNWRITABLE and character not in allowed:
            raise NotationError(f"the {what} holds the character {character!r}; it is one line of text")
    if text != text.strip():
        raise NotationError(f"the {what} {text!r} begins or ends with a blank")
    return text


def checked_date(text: str) -> str:
    """Return a day of the calendar as it is written; NotationError if it is none."""
    if _DATE.fullmatch(text):
        try:
            return date.fromisoformat(text).isoformat()
        except ValueError:
            pass
    raise NotationError(f"the date is {text!r}; it is a day such as 2026-01-31")
