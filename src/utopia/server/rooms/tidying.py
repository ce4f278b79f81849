"""Text that people say, as it may stand on everybody's screen: it shows what it is, and changes nothing around it."""

import re
import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but letters of several scripts and pictures need them."""
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, marks that turn the direction of writing, halves of letters, and numbers that are no letter."""
_SPACES: Final = re.compile(r"\s+")
_MARKS: Final = 4
"""So many accents may stand on one letter: the scripts that need most have as many."""
_VISIBLE: Final = frozenset("LNPS")


def tidied(text: str) -> str:
    """One line, composed (NFC), without what is not seen; empty if nothing is to be seen at all."""
    line = _SPACES.sub(" ", text)
    shown = "".join(letter for letter in line if letter in _JOINERS or unicodedata.category(letter) not in _DROPPED)
    tidy = unicodedata.normalize("NFC", _thinned(unicodedata.normalize("NFC", shown)))
    is_seen = any(unicodedata.category(letter)[0] in _VISIBLE for letter in tidy)
    return _SPACES.sub(" ", tidy).strip() if is_seen else ""


def _thinned(text: str) -> str:
    """Without accents that are heaped up to reach into the lines above and below."""
    kept, run = [], 0
    for letter in text:
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if run <= _MARKS:
            kept.append(letter)
    return "".join(kept)
