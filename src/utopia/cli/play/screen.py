"""The interface of a screen, painted or spoken, and the choice between the two."""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from utopia.cli.play.facts import Facts

_NO_BREAKS: Final = {0xA0: " ", 0x202F: " "}
"""Blanks before French marks; a terminal breaks its lines as it likes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a numbered list."""

    text: str
    note: str = ""


class Screen(Protocol):
    """Everything a game says goes through here."""

    def say(self, *lines: str) -> None:
        """Sentences, each on a line of its own."""

    def command(self, lead: str, command: str) -> None:
        """Something to copy: a command or a path, never broken into lines."""

    def title(self, text: str) -> None:
        """The beginning of something new."""

    def story(self, lines: Sequence[str]) -> None:
        """Tell the events."""

    def table(self, facts: Facts) -> None:
        """Everything that lies on the table."""

    def turn(self, facts: Facts, *, is_first: bool) -> None:
        """What is wanted when a person comes to act, the first time or again."""

    def remind(self, facts: Facts) -> None:
        """What is wanted at every decision, in short."""

    def guests(self, facts: Facts) -> None:
        """Guests at the ships and in the bag."""

    def scores(self, facts: Facts) -> None:
        """The track, the order of play and what the round would pay."""

    def menu(self, heading: str, entries: Sequence[Entry]) -> None:
        """A list to choose from by number, from 1."""

    def cover(self) -> None:
        """Take from sight what the next person must not see."""

    def ask(self, prompt: str) -> str:
        """A line that somebody types; EOFError if nobody does."""


def is_plain(*, wanted: bool) -> bool:
    """Return whether to speak, not paint: on demand, under NO_COLOR, or without a capable terminal."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    incapable = os.environ.get("TERM") == "dumb" or encoding != "utf8"
    return wanted or bool(os.environ.get("NO_COLOR")) or incapable or not sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """Ask with a prompt; without a keyboard what was read is echoed, so that the output can be followed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(printable(line))  # noqa: T201 - the other half of the prompt
    return line


def printable(text: str) -> str:
    """The text with escapes for what the output's encoding lacks, and for control characters."""
    encoding = sys.stdout.encoding or "utf-8"
    plain = text.translate(_NO_BREAKS)
    shown = "".join(letter if letter.isprintable() or letter == "\n" else repr(letter)[1:-1] for letter in plain)
    return shown.encode(encoding, "backslashreplace").decode(encoding)


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop, unless it ends in a mark of its own."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?', '!', ']')) else '.'}"


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    if sys.stdin.isatty() and os.name == "posix":
        import readline  # noqa: F401, PLC0415 - changes input() by being imported
