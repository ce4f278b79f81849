"""The parser of the command line; what a command does is imported only when it is called."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, Literal

from cyclopts import App, CycloptsError
from rich.console import Console

from utopia import __version__
from utopia.cli.overview import APPS, COMMANDS, GROUPS, about
from utopia.cli.speaking import language

_MISUSED: Final = 2
_SIGNATURES: Final = "utopia.cli.signatures"
"""Where the function of `record show` is `record_show`, and so on."""


_UNWRAPPED: Final = 500
"""Columns where nobody sees them: each option on a line of its own."""


def run(words: Sequence[str]) -> int:
    """Parse and call; the command's exit status, 2 if it was used wrongly."""
    try:
        status = make_app()(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        sys.stderr.write(f"utopia: {_one_line(str(error))}\n")
        return _MISUSED
    return status if isinstance(status, int) else 0


def make_app() -> App:
    """The command with all its subcommands, none of them imported yet."""
    app = App(
        name="utopia",
        version=__version__,
        help_format="plaintext",
        help_formatter=_formatter(),
        console=None if _formatter() == "default" else Console(width=_UNWRAPPED, highlight=False, color_system=None),
        suppress_keyboard_interrupt=False,
    )
    groups = {name: App(name=name, help=about(name, language()), help_formatter=_formatter()) for name in GROUPS}
    for group in groups.values():
        app.command(group)
    for name in APPS:
        app.command(f"utopia.cli.{name}.parser:{name}", name=name, help=about(name, language()))
    for name in COMMANDS:
        *group_name, word = name.split()
        parent = groups[group_name[0]] if group_name else app
        if name in groups:
            _also_alone(groups[name], name)
            continue
        parent.command(f"{_SIGNATURES}:{name.replace(' ', '_')}", name=word, help=about(name, language()))
    return app


def _also_alone(group: App, name: str) -> None:
    """A group that does something without a word behind it."""
    group.default(getattr(import_module(_SIGNATURES), name))


def _formatter() -> Literal["default", "plain"]:
    """Help without boxes where nobody sees them."""
    is_painted = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return "default" if is_painted else "plain"


def _one_line(text: str) -> str:
    """The parser's own words, on one line and with what to do next."""
    words = " ".join(text.split()).replace("Unused Tokens: ", "nothing is known to do with ")
    words = words.replace("['", "'").replace("']", "'")
    return f"{words[0].lower()}{words[1:].removesuffix(', ...').rstrip('.')}; `--help` behind a command explains it."
