"""Completing typed input: unique beginnings of words become the words, several moves fit on one line."""

from collections.abc import Sequence
from typing import Final

from utopia.boards import BoardMap
from utopia.cli.speaking import say
from utopia.locales import Phrase
from utopia.notation.draws import FORMS as DRAW_FORMS
from utopia.notation.moves import FORMS
from utopia.notation.words import NotationError
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, SEAT_NAMES

_MOST_DIGITS: Final = 18


def number_in(text: str) -> int | None:
    """A whole number of few digits, or None."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS else None


def parts_of(line: str) -> list[str]:
    """The moves of a line, parted by commas or semicolons."""
    return [part.strip() for part in line.replace(";", ",").split(",") if part.strip()]


def whole_move(board: BoardMap, text: str, likely: Sequence[str] = ()) -> str:
    """A move with all its words written out; words that fit nothing stay, so that the parser can say what is wrong.

    ``likely`` are verbs to think of first. NotationError if a beginning fits several words.
    """
    verb, *rest = text.lower().split()
    meant = {word for word in likely if word.startswith(verb)}
    verb = meant.pop() if len(meant) == 1 else whole_word(verb, list(FORMS))
    if verb not in FORMS:
        return " ".join([verb, *rest])
    slots = FORMS[verb].split(" or ")[-1].split()[1:]
    districts = [district.id for district in board.districts]
    if verb == "privilege" and len(rest) == 2:
        rest.insert(1, "as")
    words = {"CIV": CIVILIZATION_NAMES, "DISTRICT": districts, "ISLAND": ISLAND_NAMES, "SEAT": SEAT_NAMES}
    known = [whole_word(word, words.get(slot, (slot,))) for word, slot in zip(rest, slots, strict=False)]
    return " ".join([verb, *known, *rest[len(slots) :]])


def whole_word(word: str, names: Sequence[str]) -> str:
    """The name that begins with the word; the word itself if none does."""
    if word in names:
        return word
    fitting = [name for name in names if name.startswith(word)]
    if len(fitting) > 1:
        raise _ambiguous(word, fitting)
    return fitting[0] if fitting else word


def bare_discards(parts: Sequence[str], *, is_together: bool) -> list[str]:
    """Cards named without ``discard``, made moves: one for each, or ``is_together`` a single one for all."""
    words = [word for part in parts for word in part.lower().split()]
    if not words or not all(any(name.startswith(word) for name in CIVILIZATION_NAMES) for word in words):
        return list(parts)
    cards = [whole_word(word, CIVILIZATION_NAMES) for word in words]
    if is_together:
        return [f"discard {' '.join(sorted(cards, key=CIVILIZATION_NAMES.index))}"]
    return [f"discard {card}" for card in cards]


def begins(words: Sequence[str], beginnings: Sequence[str]) -> bool:
    """Return whether every beginning begins the word in its place."""
    pairs = zip(words, beginnings, strict=False)
    return len(beginnings) <= len(words) and all(word.startswith(begun) for word, begun in pairs)


def whole_draw(text: str, asked: Sequence[str]) -> str:
    """The possible draw that is meant: ``maya fire`` or ``m f`` for a guest, ``maya`` for a card or on the scale.

    NotationError if it may be several; if it is none, it comes back as a draw that the parser can say more about.
    """
    words = text.lower().split()
    is_whole = bool(words) and words[0] in DRAW_FORMS
    fitting = [draw for draw in asked if any(begins(way, words) for way in _ways(draw, is_whole=is_whole))]
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) > 1:
        raise _ambiguous(text, fitting)
    if is_whole:
        return " ".join(words)
    common = asked[0].split()[: 2 if asked[0].startswith("deal ") else 1]
    return " ".join([*common, *words])


def _ambiguous(text: str, fitting: Sequence[str]) -> NotationError:
    words = fitting[0]
    for other in fitting[1:]:
        words = say("typed-or", first=words, last=other)
    return NotationError(Phrase("typed-may-be", {"word": repr(text), "words": words}))


def _ways(draw: str, *, is_whole: bool) -> list[list[str]]:
    """Return how a draw may be written: with its first word, or without what goes without saying."""
    words = draw.split()
    if is_whole:
        return [words]
    return [words[1:], words[2:]] if words[0] == "deal" else [words[1:]]
