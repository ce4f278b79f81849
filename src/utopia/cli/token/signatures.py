"""The signature of every command of `utopia token`; what it does is imported when it is called."""
# ruff: noqa: D103, PLC0415 - a command's help is a message, in every language

from typing import Annotated

from cyclopts import Parameter

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
