"""Names of people: what may stand on everybody's screen and in records."""

import unicodedata
from typing import Final

from utopia.server.http.problems.problems import ProblemError

LONGEST: Final = 24
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but letters of several scripts need them."""
_REFUSED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_VISIBLE: Final = "LNPS"
_MARKS: Final = 3
"""So many accents may stand on one letter."""


def checked_name(name: str, longest: int = LONGEST) -> str:
    """The name without spaces at its ends or several in a row; ProblemError 422 if it is empty or plays tricks."""
    tricks = any(unicodedata.category(letter) in _REFUSED and letter not in _JOINERS for letter in name)
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    categories = [unicodedata.category(letter) for letter in tidy]
    if tricks or _is_stacked(categories):
        raise ProblemError(422, "name: it has letters that do not show, or change how others do", "problem-name-tricks")
    if not any(category[0] in _VISIBLE for category in categories):
        raise ProblemError(422, "name: it is empty", "problem-name-empty")
    if len(tidy) > longest:
        raise ProblemError(422, f"name: it is longer than {longest} letters", "problem-name-long", most=longest)
    return tidy


def _is_stacked(categories: list[str]) -> bool:
    """Whether accents are heaped up to reach into the lines above and below."""
    run = 0
    for category in categories:
        run = run + 1 if category in ("Mn", "Me") else 0
        if run > _MARKS:
            return True
    return False
