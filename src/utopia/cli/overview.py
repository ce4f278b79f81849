"""The commands and what they are for: told by `utopia --help`, and known to the parser."""

from collections.abc import Mapping
from typing import Final

from utopia.locales.plain import plain_lines

GROUPS: Final = ("arena", "record", "board", "puzzles")
COMMANDS: Final = (
    "serve",
    "play",
    "learn",
    "puzzles",
    "puzzles solve",
    "puzzles make",
    "arena",
    "arena ladder",
    "analyse",
    "record show",
    "record replay",
    "record verify",
    "record convert",
    "board check",
    "board draw",
    "doctor",
    "backup",
    "restore",
    "bot",
    "bench",
    "train",
)
"""`group word`, or a word alone, which may be a group too; what it does is the message `command-group-word`."""
APPS: Final = ("token", "admin")
"""Commands with commands of their own, which they tell themselves: `utopia.cli.NAME.parser`."""


def about(name: str, language: str) -> str:
    """Return the help text of a command or group."""
    return words_of(language)[f"command-{name.replace(' ', '-')}"]


def words_of(language: str) -> Mapping[str, str]:
    """Return the command's sentences, before anything heavy is loaded."""
    return plain_lines(language, "commands")


def overview(language: str) -> str:
    """The help of the whole command."""
    words, width = words_of(language), max(map(len, COMMANDS)) + 2
    return "\n".join(
        [
            words["overview-usage"],
            "",
            words["overview-about"],
            "",
            words["overview-commands"],
            *(f"  {name:{width}}{about(name, language)}" for name in (*COMMANDS, *APPS)),
            "",
            words["overview-more"],
            words["overview-language"],
            "",
            words["overview-made"],
            words["overview-independent"],
            "",
        ]
    )
