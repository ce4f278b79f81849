"""A sentence in no language yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from utopia.locales.speaker import Speaker

Word: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Phrase:
    """The id of a message and what fills it.

    Seats (``seat``, ``other``) are numbers, which a speaker replaces by players' names; ``civ``, ``second``, ``island``
    and ``district`` are identifiers of the notation (``maya``, ``water``, ``heron-quay``).
    """

    id: str
    words: Mapping[str, Word] = field(default_factory=dict)


class SpokenError(ValueError):
    """An error that a person reads in their language; ``str`` gives it in English."""

    def __init__(self, phrase: Phrase | str) -> None:
        super().__init__(phrase)
        self.phrase = phrase
        """A plain text is the same in all languages."""

    def __str__(self) -> str:
        from utopia.locales.speaker import ENGLISH  # noqa: PLC0415 - nothing is loaded before something is said

        return self.told(ENGLISH)

    def told(self, speaker: "Speaker") -> str:
        """The message in the speaker's language."""
        return speaker.say(self.phrase) if isinstance(self.phrase, Phrase) else self.phrase


def spoken(error: Exception, speaker: "Speaker") -> str:
    """An error's message in the speaker's language, if it knows that."""
    return error.told(speaker) if isinstance(error, SpokenError) else str(error)
