"""The parser of `utopia token`, loaded when it is called."""
# ruff: noqa: D103, PLC0415 - a command's help is a message, in every language

import sys
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from utopia.cli.options import ABOUT, Json
from utopia.cli.speaking import say

Server = Annotated[str, Parameter(help=ABOUT["argument-bot-server"])]
File = Annotated[str | None, Parameter(name="--token-file", help=say("token-argument-file"), allow_leading_hyphen=True)]
_USUAL = "http://localhost:8420"


def check(*, server: Server = _USUAL, file: File = None, json: Json = False) -> int:
    from utopia.cli.token.commands import check as check_token

    return check_token(server, file, json=json)


def keep(*, server: Server = _USUAL) -> int:
    from utopia.cli.token.commands import keep as keep_token

    return keep_token(server)


def list_kept() -> int:
    from utopia.cli.token.commands import list_kept as list_tokens

    return list_tokens()


def forget(*, server: Server = _USUAL) -> int:
    from utopia.cli.token.commands import forget as forget_token

    return forget_token(server)


def revoke(*, server: Server = _USUAL, file: File = None) -> int:
    from utopia.cli.token.commands import revoke as revoke_token

    return revoke_token(server, file)


COMMANDS: Final = {"check": check, "keep": keep, "list": list_kept, "forget": forget, "revoke": revoke}
"""Name -> signature. What each is for is the message `token-about-` and its name."""


def make_app() -> App:
    """The command with all its subcommands."""
    formatter: Literal["default", "plain"] = "default" if sys.stdout.isatty() else "plain"
    app = App(name="token", help=say("token-about"), help_format="plaintext", help_formatter=formatter)
    for name, function in COMMANDS.items():
        app.command(function, name=name, help=say(f"token-about-{name}"))
    return app


token: Final = make_app()
