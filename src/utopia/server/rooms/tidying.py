"""Clean text from people, for everybody's screen: nothing invisible, and no effect on the text around it."""

import re
import unicodedata
from typing import Final

from utopia.server.storage.letters import BLANKS, JOINERS, is_seen, stacks

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, marks of writing direction, halves of letters, and numbers that are no letter."""
_SPACES: Final = re.compile(r"\s+")
_MARKS: Final = 4
"""So many accents may stand on one letter: the scripts that need most have as many."""


def tidied(text: str) -> str:
    """Return one line, composed (NFC), without invisible letters; empty if nothing is visible."""
    line = _SPACES.sub(" ", text)
    shown = "".join(letter for letter in line if not _is_dropped(letter))
    tidy = unicodedata.normalize("NFC", _thinned(unicodedata.normalize("NFC", shown)))
    return _SPACES.sub(" ", tidy).strip() if is_seen(tidy) else ""


def _is_dropped(letter: str) -> bool:
    return letter in BLANKS or (unicodedata.category(letter) in _DROPPED and letter not in JOINERS)


def _thinned(text: str) -> str:
    """Without accents that are heaped up to reach into the lines above and below."""
    kept, run = [], 0
    for letter in text:
        run = run + 1 if stacks(letter) else 0
        if run <= _MARKS:
            kept.append(letter)
    return "".join(kept)
