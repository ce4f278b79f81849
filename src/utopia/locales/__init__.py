"""What is said to people, in every language: Fluent messages by id, and who puts the words in.

``Phrase`` is a message id with its words, in no language yet; a ``Speaker`` says it in one.

>>> Speaker("de", seats=("Anna", "Bo")).say(Phrase("event-end", {"seat": 1}))
'Bo beendet den Zug.'

Names are imported when they are wanted, so that `utopia --help` waits for none of this.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from utopia.locales.languages import DEFAULT_LANGUAGE, LANGUAGES, language_of
    from utopia.locales.phrase import Phrase, SpokenError, Word, spoken
    from utopia.locales.speaker import ENGLISH, MissingWordsWarning, Speaker

_HOMES: Final = {
    "languages": ("DEFAULT_LANGUAGE", "LANGUAGES", "language_of"),
    "phrase": ("Phrase", "SpokenError", "Word", "spoken"),
    "speaker": ("ENGLISH", "MissingWordsWarning", "Speaker"),
}
__all__ = [
    "DEFAULT_LANGUAGE",
    "ENGLISH",
    "LANGUAGES",
    "MissingWordsWarning",
    "Phrase",
    "Speaker",
    "SpokenError",
    "Word",
    "language_of",
    "spoken",
]


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
