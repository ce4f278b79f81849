"""The parser of `utopia token`, loaded when it is called."""

import sys
from typing import Final, Literal

from cyclopts import App

from utopia.cli.speaking import say
from utopia.cli.token import signatures

COMMANDS: Final = ("check", "keep", "list", "forget", "revoke")
"""What each is for is the message `token-about-` and its name."""


def make_app() -> App:
    """The command with all its subcommands."""
    formatter: Literal["default", "plain"] = "default" if sys.stdout.isatty() else "plain"
    app = App(name="token", help=say("token-about"), help_format="plaintext", help_formatter=formatter)
    for name in COMMANDS:
        function = signatures.list_kept if name == "list" else getattr(signatures, name)
        app.command(function, name=name, help=say(f"token-about-{name}"))
    return app


token: Final = make_app()
