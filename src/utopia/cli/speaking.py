"""The language of this terminal: one for the whole program, chosen before anything is said."""

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from utopia.locales.languages import DEFAULT_LANGUAGE, LANGUAGES, language_of

if TYPE_CHECKING:
    from utopia.boards import BoardMap
    from utopia.locales import Phrase, Speaker, Word
    from utopia.rules import States

_OPTION: Final = "--language"
_chosen: Final = {"language": DEFAULT_LANGUAGE}


class UnknownLanguageError(ValueError):
    """A language that nobody here speaks; the message is what was read."""


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    _chosen["language"] = language


def language() -> str:
    """The language spoken now."""
    return _chosen["language"]


def take_language(words: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language wanted by `--language`, else by the environment, and the words without the option.

    UnknownLanguageError names a language that is not there.
    """
    rest = list(words)
    wanted = ""
    for index, word in enumerate(words):
        if word == "--":
            break
        if word == _OPTION or word.startswith(f"{_OPTION}="):
            has_value = word != _OPTION
            wanted = word.partition("=")[2] if has_value else "".join(words[index + 1 : index + 2])
            del rest[index : index + (1 if has_value else 2)]
            if wanted not in LANGUAGES:
                raise UnknownLanguageError(wanted)
            break
    return wanted or language_of(environment), rest


def say(message: "str | Phrase", /, **words: "Word") -> str:
    """A message in the language of the terminal."""
    from utopia.locales import Speaker  # noqa: PLC0415 - help must be quick

    return Speaker(language()).say(message, **words)


def speaker(board_map: "BoardMap", names: Sequence[str] = ()) -> "Speaker":
    """Who speaks about a game on this map, in the language of the terminal."""
    from utopia.notation.explain import speaker_of  # noqa: PLC0415 - as above

    return speaker_of(board_map, names, language())


def owing(speaker: "Speaker", states: "States") -> str:
    """Return the players who still choose discards (R-CARD-2)."""
    from utopia.notation.explain import owing_phrases  # noqa: PLC0415 - as above

    return say("discards-owed", owing=", ".join(speaker.say(one) for one in owing_phrases(states)))


def told(error: Exception) -> str:
    """Return an error's message, in the language of the terminal if it has one."""
    from utopia.locales import Speaker, spoken  # noqa: PLC0415 - as above

    return spoken(error, Speaker(language()))


def tell(*lines: str, stream: TextIO | None = None) -> None:
    """Print lines, with escapes for letters that the terminal's encoding lacks."""
    target = stream or sys.stdout
    encoding = target.encoding or "utf-8"
    for line in lines:
        target.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
