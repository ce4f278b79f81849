"""Reading single words: the names of seats, civilizations, islands and districts, with errors that help."""

from collections.abc import Sequence
from difflib import get_close_matches

from utopia.locales import Phrase, SpokenError


class NotationError(SpokenError):
    """Text that is not notation; the message names the text read and the text expected."""


def read_word(word: str, names: Sequence[str], what: str) -> int:
    """Return the index of a word in a list of names; NotationError with the nearest name or all of them."""
    if word in names:
        return names.index(word)
    near = get_close_matches(word, names, 1)
    if near:
        raise NotationError(Phrase("notation-near", {"word": repr(word), "what": what, "near": repr(near[0])}))
    raise NotationError(Phrase("notation-one-of", {"word": repr(word), "what": what, "words": ", ".join(names)}))


def read_number(word: str, least: int, most: int, what: str) -> int:
    """Read a whole number within bounds."""
    if word.isascii() and word.isdigit() and least <= int(word) <= most:
        return int(word)
    words = {"word": repr(word), "what": what, "least": str(least), "most": str(most)}
    raise NotationError(Phrase("notation-number", words))
