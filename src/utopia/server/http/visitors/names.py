"""Names of people: which are allowed on everybody's screen and in records."""

import re
import unicodedata
from typing import Final

from utopia.server.storage.letters import BLANKS, JOINERS, is_seen, longest_stack
from utopia.server.storage.sitting import LONGEST_NAME
from utopia.server.web.problems import ProblemError

LONGEST: Final = LONGEST_NAME
_REFUSED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKS: Final = 3
"""So many accents may stand on one letter."""
_IDLE_JOINERS: Final = re.compile(f"^[{JOINERS}]|[{JOINERS}]{{2}}|[{JOINERS}]$")
"""Joiners that join nothing."""


def checked_name(name: str, longest: int = LONGEST) -> str:
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
