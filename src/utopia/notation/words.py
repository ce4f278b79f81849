"""Reading single words: the field's names for seats, civilizations, islands and districts, with errors that help."""

from collections.abc import Sequence
from difflib import get_close_matches


class NotationError(ValueError):
    """Text that is not notation; the message says what was read and what was expected."""


def read_word(word: str, names: Sequence[str], what: str) -> int:
    """The index of a word in a list of names; NotationError with the nearest name or all of them."""
    if word in names:
        return names.index(word)
    near = get_close_matches(word, names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"it is one of {', '.join(names)}"
    raise NotationError(f"{word!r} is no {what}; {hint}")


def read_number(word: str, least: int, most: int, what: str) -> int:
    """A whole number within bounds."""
    if word.isascii() and word.isdigit() and least <= int(word) <= most:
        return int(word)
    raise NotationError(f"{word!r} is no {what}; it is a number from {least} to {most}")
