"""The parser of `utopia admin`, loaded when it is called."""

import sys
from typing import Final, Literal

from cyclopts import App

from utopia.cli.admin import signatures
from utopia.cli.speaking import say

GROUPS: Final = ("people", "reports", "tables", "tokens")
COMMANDS: Final = (
    "people find",
    "people ban",
    "people unban",
    "people promote",
    "people demote",
    "people sign-out",
    "people delete",
    "link",
    "reports list",
    "reports show",
    "reports close",
    "tables list",
    "tables end",
    "tokens list",
    "tokens make",
    "tokens revoke",
    "audit",
    "retention",
    "servers",
)
"""What each is for is the message `admin-` and its name, with hyphens."""


def make_app() -> App:
    """The command with all its subcommands."""
    app = _app("admin")
    groups = {name: _app(name) for name in GROUPS}
    for group in groups.values():
        app.command(group)
    for command in COMMANDS:
        group_name, _, word = command.rpartition(" ")
        function = getattr(signatures, command.replace(" ", "_").replace("-", "_"))
        (groups[group_name] if group_name else app).command(function, name=word, help=_about(command))
    return app


def _app(name: str) -> App:
    formatter: Literal["default", "plain"] = "default" if sys.stdout.isatty() else "plain"
    return App(name=name, help=_about(name), help_format="plaintext", help_formatter=formatter)


def _about(name: str) -> str:
    return say(f"admin-about-{name.replace(' ', '-')}")


admin: Final = make_app()
