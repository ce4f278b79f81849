"""One event of a game as one line and back: a move after its seat, or an answer of chance (docs/record-format.md)."""

from dataclasses import dataclass
from typing import Final

from utopia.boards import BoardMap
from utopia.notation.draws import FORMS as DRAW_FORMS
from utopia.notation.draws import UNSEEN, draw_text, parse_draw
from utopia.notation.moves import move_table, parse_move
from utopia.notation.words import NotationError, read_word
from utopia.rules import CHANCE, MOVE_CODES, NOBODY
from utopia.rules.model.material import SEAT_NAMES

UNSEEN_DISCARD: Final = MOVE_CODES
"""Code of a discard that another seat has chosen and not yet shown; only in a redacted record. No move has it."""
UNSEEN_DISCARD_TEXT: Final = f"discard {UNSEEN}"


@dataclass(frozen=True, slots=True)
class Event:
    """One step of a game: its actor and its code."""

    seat: int
    """A seat, or CHANCE."""
    code: int
    """A move's code or UNSEEN_DISCARD; for chance, an outcome."""


def event_line(board_map: BoardMap, event: Event, dealt_to: int = NOBODY) -> str:
    """Write an event in its one form, without the line's end; a card needs the seat it is dealt to."""
    if event.seat == CHANCE:
        return draw_text(event.code, dealt_to)
    if event.code == UNSEEN_DISCARD:
        return f"{SEAT_NAMES[event.seat]} {UNSEEN_DISCARD_TEXT}"
    return f"{SEAT_NAMES[event.seat]} {move_table(board_map).texts[event.code]}"


def parse_event(board_map: BoardMap, line: str) -> tuple[Event, int]:
    """Return the event of a line and, for a card, the seat it is dealt to (else NOBODY).

    Case and spacing do not matter. NotationError names the text read and the text expected.
    """
    words = line.lower().split()
    if not words:
        raise NotationError("an empty line is no event; it begins with a seat or with what chance answered")
    first, rest = words[0], " ".join(words[1:])
    if first in DRAW_FORMS:
        outcome, dealt_to = parse_draw(line)
        return Event(CHANCE, outcome), dealt_to
    read_word(first, [*SEAT_NAMES, *DRAW_FORMS], "beginning of an event")
    seat = SEAT_NAMES.index(first)
    if rest == UNSEEN_DISCARD_TEXT:
        return Event(seat, UNSEEN_DISCARD), NOBODY
    code = move_table(board_map).codes.get(rest)
    return Event(seat, parse_move(board_map, rest) if code is None else code), NOBODY
