"""Invisible letters, of which names and messages must not consist (Unicode: Default_Ignorable)."""

import unicodedata
from typing import Final

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
