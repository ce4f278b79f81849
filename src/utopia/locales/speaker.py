"""Saying messages in a language."""

import warnings
from collections.abc import Mapping, Sequence
from typing import Final

from utopia.locales.languages import DEFAULT_LANGUAGE
from utopia.locales.messages import messages_of
from utopia.locales.phrase import Phrase, Word

COLOURS: Final = ("red", "blue", "yellow", "green", "violet")
"""[seat] -> the id of its colour."""
_SEATS: Final = frozenset({"seat", "other"})


class MissingWordsWarning(ResourceWarning):
    """A language lacks a message, or a message a word; silent unless told otherwise, as in tests."""


class Speaker:
    """Says messages in one language, with the names of a table's players and of its board's districts.

    ``seats``: [seat] -> name; by default the colours. ``districts``: id -> name of those whose board calls them
    otherwise than our messages do. What a language lacks is said in English; what English lacks is a KeyError.
    """

    def __init__(
        self,
        language: str = DEFAULT_LANGUAGE,
        *,
        seats: Sequence[str] = (),
        districts: Mapping[str, str] | None = None,
    ) -> None:
        self.language: Final = language
        self._seats = seats
        self._districts = districts or {}

    def say(self, message: str | Phrase, /, **words: Word) -> str:
        """The sentence of a message id, or of a phrase, with its words."""
        phrase = Phrase(message, words) if isinstance(message, str) else message
        filled = {name: self._word(name, word) for name, word in phrase.words.items()}
        for language in dict.fromkeys((self.language, DEFAULT_LANGUAGE)):
            messages = messages_of(language)
            if phrase.id in messages:
                text, troubles = messages.format(phrase.id, filled)
                for trouble in troubles:
                    _warn(f"{phrase.id} in {language}: {trouble}")
                return text
            _warn(f"there is no message {phrase.id} in {language}")
        raise KeyError(phrase.id)

    def knows(self, message: str) -> bool:
        """Whether the language has a message of that id."""
        return message in messages_of(self.language)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self._seats[seat] if self._seats else self.say(f"seat-{COLOURS[seat]}")

    def _word(self, name: str, word: Word) -> Word:
        if name in _SEATS and isinstance(word, int):
            return self.seat(word)
        return self._districts.get(word, word) if name == "district" and isinstance(word, str) else word


def _warn(text: str) -> None:
    warnings.warn(text, MissingWordsWarning, stacklevel=3)


ENGLISH: Final = Speaker()
"""With the colours as names."""
