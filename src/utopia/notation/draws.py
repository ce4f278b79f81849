"""The answers of chance as text and back: ``scale maya``, ``first red``, ``guest greek fire``, ``deal blue maya``.

A card dealt to another seat is ``deal blue ?``.
"""

from typing import Final

from utopia.locales import Phrase
from utopia.notation.words import NotationError, read_word
from utopia.rules import Draw, DrawKind, decode_draw
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, NOBODY, SEAT_NAMES

FORMS: Final = {
    "scale": "scale CIV",
    "first": "first SEAT",
    "guest": "guest CIV ISLAND",
    "deal": "deal SEAT CIV",
}
"""Word -> the form of its draw."""
UNSEEN: Final = "?"


def draw_text(outcome: int, dealt_to: int = NOBODY) -> str:
    """Write an answer of chance in its one form; a card needs the seat it is dealt to (``?`` if that is not known)."""
    draw = decode_draw(outcome)
    receiver = UNSEEN if dealt_to == NOBODY else SEAT_NAMES[dealt_to]
    match draw.kind:
        case DrawKind.SCALE:
            return f"scale {CIVILIZATION_NAMES[draw.civilization]}"
        case DrawKind.FIRST_PLAYER:
            return f"first {SEAT_NAMES[draw.seat]}"
        case DrawKind.GUEST:
            return f"guest {CIVILIZATION_NAMES[draw.civilization]} {ISLAND_NAMES[draw.island]}"
        case DrawKind.CARD:
            return f"deal {receiver} {CIVILIZATION_NAMES[draw.civilization]}"
        case DrawKind.UNSEEN_CARD:
            return f"deal {receiver} {UNSEEN}"


def parse_draw(text: str) -> tuple[int, int]:
    """Return the outcome and, for a card, the seat it is dealt to (else NOBODY); NotationError names the fault."""
    words = text.lower().split()
    if not words:
        raise NotationError(Phrase("notation-empty-draw", {"words": ", ".join(FORMS)}))
    read_word(words[0], list(FORMS), "draw")
    if len(words) != len(FORMS[words[0]].split()):
        raise NotationError(Phrase("notation-length", {"text": repr(text.strip()), "form": FORMS[words[0]]}))
    match words[0]:
        case "scale":
            return Draw(DrawKind.SCALE, civilization=_civilization(words[1])).outcome, NOBODY
        case "first":
            return Draw(DrawKind.FIRST_PLAYER, seat=_seat(words[1])).outcome, NOBODY
        case "guest":
            island = read_word(words[2], ISLAND_NAMES, "island")
            return Draw(DrawKind.GUEST, civilization=_civilization(words[1]), island=island).outcome, NOBODY
        case _:
            return _parse_card(words[2]).outcome, _seat(words[1])


def _parse_card(word: str) -> Draw:
    if word == UNSEEN:
        return Draw(DrawKind.UNSEEN_CARD)
    return Draw(DrawKind.CARD, civilization=_civilization(word))


def _civilization(word: str) -> int:
    return read_word(word, CIVILIZATION_NAMES, "civilization")


def _seat(word: str) -> int:
    return read_word(word, SEAT_NAMES, "seat")
