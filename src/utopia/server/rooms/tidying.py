"""Text that people say, as it may stand on everybody's screen: it shows what it is, and changes nothing around it."""

import re
import unicodedata
from typing import Final

from utopia.server.storage.letters import BLANKS, JOINERS, is_seen, stacks

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, marks that turn the direction of writing, halves of letters, and numbers that are no letter."""
_SPACES: Final = re.compile(r"\s+")
_MARKS: Final = 4
"""So many accents may stand on one letter: the scripts that need most have as many."""


def tidied(text: str) -> str:
    """One line, composed (NFC), without what is not seen; empty if nothing is to be seen at all."""
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
