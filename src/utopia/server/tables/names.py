"""Names of people: which are allowed, which look alike, and letters that do not show."""

import re
import unicodedata
from typing import Final

from utopia.server.web.problems import ProblemError

JOINERS: Final = "\u200c\u200d"
"""Zero-width joiners: several scripts and pictures need them between two letters."""
SELECTORS: Final = frozenset(
    map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Variation selectors: they choose a form of the letter before them."""
BLANKS: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, *range(0xE0000, 0xE0100)))
)
"""Letters, marks and signs by their category that leave a gap or nothing at all, such as the Hangul filler."""
_VISIBLE: Final = frozenset("LNPS")


def is_unseen(letter: str) -> bool:
    """Return whether the letter is invisible: a blank, a joiner, a selector, or a format mark."""
    return letter in BLANKS or letter in SELECTORS or unicodedata.category(letter) == "Cf"


def is_seen(text: str) -> bool:
    """Return whether any letter of the text is visible by itself: marks need a letter to stand on."""
    return any(unicodedata.category(letter)[0] in _VISIBLE and letter not in BLANKS for letter in text)


def longest_stack(text: str) -> int:
    """Return how many marks stand on one letter at most; joiners and selectors between them change nothing."""
    longest = run = 0
    for letter in text:
        run = run + 1 if stacks(letter) else 0
        longest = max(longest, run)
    return longest


def stacks(letter: str) -> bool:
    """Whether the letter stands on the one before it."""
    return unicodedata.category(letter) in ("Mn", "Me") or letter in JOINERS


_CAPITAL_LETTERS: Final = str.maketrans(
    # Cyrillic, Greek, and signs -> the Latin letters that they resemble
    "АВЕЅІЈКМНОРСТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧI0|",  # noqa: RUF001
    "ABESIJKMHOPCTYXQWABEZHIKMNOPTYXlol",
)
_SMALL_LETTERS: Final = str.maketrans(
    "асԁеһіјѕорԛԝхуӏёαιοκνρυχϲ1",  # noqa: RUF001
    "acdehijsopqwxylëaiokvpuxcl",
)


def folded(name: str) -> str:
    """The same for names that differ in capital letters only."""
    return unicodedata.normalize("NFKC", name).casefold()


def likeness(name: str) -> str:
    """Return the same key for names that look the same: `Ada` in Latin letters, and with a Cyrillic А."""  # noqa: RUF002
    plain = unicodedata.normalize("NFKC", "".join(letter for letter in name if not is_unseen(letter)))
    return plain.translate(_CAPITAL_LETTERS).casefold().translate(_SMALL_LETTERS)


LONGEST_NAME: Final = 24
"""Letters, as the column of names has it."""
_REFUSED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS: Final = 3
"""So many accents may stand on one letter."""
_IDLE_JOINERS: Final = re.compile(f"^[{JOINERS}]|[{JOINERS}]{{2}}|[{JOINERS}]$")
"""Joiners that join nothing."""


def checked_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name without spaces at its ends or several in a row; ProblemError 422 if it is empty or plays tricks."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    if any(map(_is_trick, name)) or longest_stack(tidy) > _MARKS:
        raise _tricks()
    if not is_seen(tidy):
        raise ProblemError(422, "name: it is empty", "problem-name-empty")
    if _IDLE_JOINERS.search(tidy):
        raise _tricks()
    if len(tidy) > longest:
        raise ProblemError(422, f"name: it is longer than {longest} letters", "problem-name-long", most=longest)
    return tidy


def plays_tricks(text: str) -> bool:
    """Return whether a text has letters that do not show or change how others do, so that it is not shown as it is."""
    return any(map(_is_trick, text)) or longest_stack(text) > _MARKS or _IDLE_JOINERS.search(text) is not None


def _is_trick(letter: str) -> bool:
    return letter in BLANKS or (unicodedata.category(letter) in _REFUSED and letter not in JOINERS)


def _tricks() -> ProblemError:
    told = "name: it has letters that do not show, or change how others do"
    return ProblemError(422, told, "problem-name-tricks")
