"""A move as text and back (docs/moves.md): ``enter maya lantern-hill``, ``to kilns 2``, ``pay greek greek``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from utopia.boards import BoardMap
from utopia.locales import Phrase
from utopia.notation.words import NotationError, read_number, read_word
from utopia.rules import MOVE_CODES, Kind, Move, decode
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, PRINCES_A_MOVE, SEAT_NAMES

VERBS: Final = {
    Kind.ENTER: "enter",
    Kind.TAKE: "take",
    Kind.SURPRISE: "surprise",
    Kind.NAME: "name",
    Kind.END: "end",
    Kind.DISTRICT: "district",
    Kind.WONDER: "wonder",
    Kind.LEAVE: "leave",
    Kind.DISCARD: "discard",
    Kind.DISCARD_TWO: "discard",
    Kind.PRIVILEGE: "privilege",
    Kind.MOVE: "move",
    Kind.TO: "to",
    Kind.ADD: "add",
    Kind.ANYWHERE: "anywhere",
    Kind.REMOVE: "remove",
    Kind.RAISE: "raise",
    Kind.LOWER: "lower",
    Kind.PAY: "pay",
    Kind.PAY_TWO: "pay",
}
FORMS: Final = {
    "enter": "enter CIV DISTRICT",
    "take": "take CIV ISLAND",
    "surprise": "surprise",
    "name": "name SEAT",
    "end": "end",
    "district": "district CIV DISTRICT",
    "wonder": "wonder ISLAND",
    "leave": "leave CIV DISTRICT",
    "discard": "discard CIV or discard CIV CIV",
    "privilege": "privilege CIV as CIV",
    "move": "move CIV DISTRICT",
    "to": "to DISTRICT 1 or to DISTRICT 2",
    "add": "add CIV DISTRICT",
    "anywhere": "anywhere CIV DISTRICT",
    "remove": "remove CIV DISTRICT",
    "raise": "raise CIV",
    "lower": "lower CIV",
    "pay": "pay CIV or pay CIV CIV",
}
"""Verb -> the form of its move."""

_PLACED: Final = {
    "enter": Kind.ENTER,
    "district": Kind.DISTRICT,
    "leave": Kind.LEAVE,
    "move": Kind.MOVE,
    "add": Kind.ADD,
    "anywhere": Kind.ANYWHERE,
    "remove": Kind.REMOVE,
}
_CARDS: Final = {"discard": (Kind.DISCARD, Kind.DISCARD_TWO), "pay": (Kind.PAY, Kind.PAY_TWO)}


_KEPT_TABLES: Final = 8


@dataclass(frozen=True, slots=True)
class MoveTable:
    """Every move of a map with its text, as a lookup table."""

    texts: tuple[str, ...]
    """[code] -> text."""
    codes: Mapping[str, int]
    """Text -> code."""


def move_table(board: BoardMap) -> MoveTable:
    """Return the texts of all moves on this map; made once for the ids of its districts."""
    return _table_for(tuple(district.id for district in board.districts))


@lru_cache(_KEPT_TABLES)
def _table_for(districts: tuple[str, ...]) -> MoveTable:
    texts = tuple(_spelled(districts, decode(code)) for code in range(MOVE_CODES))
    return MoveTable(texts, {text: code for code, text in enumerate(texts)})


def move_text(board: BoardMap, code: int) -> str:
    """Write a move in its one form; IndexError outside ``range(MOVE_CODES)``."""
    return _spelled([district.id for district in board.districts], decode(code))


def _spelled(districts: Sequence[str], move: Move) -> str:
    words = [VERBS[move.kind]]
    if move.civilization >= 0:
        words.append(CIVILIZATION_NAMES[move.civilization])
    if move.second >= 0:
        words += (["as"] if move.kind == Kind.PRIVILEGE else []) + [CIVILIZATION_NAMES[move.second]]
    if move.district >= 0:
        words.append(districts[move.district])
    if move.island >= 0:
        words.append(ISLAND_NAMES[move.island])
    if move.seat >= 0:
        words.append(SEAT_NAMES[move.seat])
    if move.number >= 0:
        words.append(str(move.number))
    return " ".join(words)


def parse_move(board: BoardMap, text: str) -> int:
    """Return the code of a move in any case and spacing; NotationError names the text read and the text expected."""
    words = text.lower().split()
    if not words:
        raise NotationError(Phrase("notation-empty-move", {"words": ", ".join(FORMS)}))
    verb, rest = words[0], words[1:]
    read_word(verb, list(FORMS), "move")
    try:
        return _PARSERS.get(verb, _parse_placed)(board, verb, rest).code
    except _WrongLengthError:
        told = {"text": repr(text.strip()), "form": FORMS[verb]}
        raise NotationError(Phrase("notation-length", told)) from None


class _WrongLengthError(Exception):
    """Return the error for a move with too few or too many words."""


def _expect(words: Sequence[str], *lengths: int) -> None:
    if len(words) not in lengths:
        raise _WrongLengthError


def _civilization(word: str) -> int:
    return read_word(word, CIVILIZATION_NAMES, "civilization")


def _district(board: BoardMap, word: str) -> int:
    return read_word(word, [district.id for district in board.districts], "district")


def _parse_placed(board: BoardMap, verb: str, words: list[str]) -> Move:
    _expect(words, 2)
    return Move(_PLACED[verb], civilization=_civilization(words[0]), district=_district(board, words[1]))


def _parse_bare(_board: BoardMap, verb: str, words: list[str]) -> Move:
    _expect(words, 0)
    return Move(Kind.END if verb == "end" else Kind.SURPRISE)


def _parse_take(_board: BoardMap, _verb: str, words: list[str]) -> Move:
    _expect(words, 2)
    return Move(Kind.TAKE, civilization=_civilization(words[0]), island=read_word(words[1], ISLAND_NAMES, "island"))


def _parse_name(_board: BoardMap, _verb: str, words: list[str]) -> Move:
    _expect(words, 1)
    return Move(Kind.NAME, seat=read_word(words[0], SEAT_NAMES, "seat"))


def _parse_wonder(_board: BoardMap, _verb: str, words: list[str]) -> Move:
    _expect(words, 1)
    return Move(Kind.WONDER, island=read_word(words[0], ISLAND_NAMES, "island"))


def _parse_cards(_board: BoardMap, verb: str, words: list[str]) -> Move:
    _expect(words, 1, 2)
    one, two = _CARDS[verb]
    if len(words) == 1:
        return Move(one, civilization=_civilization(words[0]))
    first, second = sorted(_civilization(word) for word in words)
    return Move(two, civilization=first, second=second)


def _parse_privilege(_board: BoardMap, _verb: str, words: list[str]) -> Move:
    _expect(words, 3)
    read_word(words[1], ["as"], "part of a privilege")
    return Move(Kind.PRIVILEGE, civilization=_civilization(words[0]), second=_civilization(words[2]))


def _parse_to(board: BoardMap, _verb: str, words: list[str]) -> Move:
    _expect(words, 2)
    number = read_number(words[1], 1, PRINCES_A_MOVE, "number-of-princes")
    return Move(Kind.TO, district=_district(board, words[0]), number=number)


def _parse_influence(_board: BoardMap, verb: str, words: list[str]) -> Move:
    _expect(words, 1)
    return Move(Kind.RAISE if verb == "raise" else Kind.LOWER, civilization=_civilization(words[0]))


_PARSERS: Final[dict[str, Callable[[BoardMap, str, list[str]], Move]]] = {
    "end": _parse_bare,
    "surprise": _parse_bare,
    "take": _parse_take,
    "name": _parse_name,
    "wonder": _parse_wonder,
    "discard": _parse_cards,
    "pay": _parse_cards,
    "privilege": _parse_privilege,
    "to": _parse_to,
    "raise": _parse_influence,
    "lower": _parse_influence,
}
