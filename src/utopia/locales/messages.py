"""The messages of a language, read from its files when they are first wanted."""

import re
import threading
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from utopia.locales.phrase import Word

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_FIRST: Final = "game"
"""The file whose messages all others may use."""
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Messages:
    """All messages of a language. A file is read by Fluent when one of its messages is asked for."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle: FluentBundle | None = None
        self._reading = threading.RLock()
        """One thread reads a file, and the others wait for it."""
        self._files = file_texts(language)
        self._file_of = {id_: name for name, text in self._files.items() for id_ in _MESSAGE.findall(text)}

    def ids(self) -> Iterable[str]:
        """All of them, in the order of the files."""
        return self._file_of

    def __contains__(self, message: str) -> bool:
        return message in self._file_of

    def format(self, message: str, words: Mapping[str, Word]) -> tuple[str, list[Exception]]:
        """The text, and what went wrong."""
        pattern = self._with(self._file_of[message]).get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, troubles = self._with(_FIRST).format_pattern(pattern, dict(words))
        return str(text), list(troubles)

    def _with(self, name: str) -> "FluentBundle":
        """The bundle, once a file is in it."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - takes a sixth of a second to load

        with self._reading:
            if self._bundle is None:
                self._bundle = FluentBundle([self._language], use_isolating=False)
                self._with(_FIRST)
            if text := self._files.pop(name, ""):
                self._bundle.add_resource(FluentResource(text))
            return self._bundle


@cache
def messages_of(language: str) -> Messages:
    """The messages of a language, each file read once."""
    return Messages(language)


def file_texts(language: str) -> dict[str, str]:
    """Name of each file of a language, without its ending -> its text."""
    files = sorted((Path(__file__).parent / language).glob("*.ftl"))
    return {file.stem: file.read_text("utf-8") for file in files}
