"""The signature of `utopia bot`."""
# ruff: noqa: PLC0415

from typing import Annotated

from cyclopts import Parameter

from utopia.cli.options import ABOUT


def bot(  # noqa: PLR0913 - every option of the command
    *,
    server: Annotated[str, Parameter(help=ABOUT["argument-bot-server"])] = "http://localhost:8420",
    bot: Annotated[str, Parameter(help=ABOUT["argument-bot-bot"])] = "regent",
    token: Annotated[
        str | None, Parameter(name="--token-file", help=ABOUT["argument-bot-token"], allow_leading_hyphen=True)
    ] = None,
    table: Annotated[
        tuple[str, ...], Parameter(help=ABOUT["argument-bot-table"], negative="", show_default=False)
    ] = (),
    join: Annotated[tuple[str, ...], Parameter(help=ABOUT["argument-bot-join"], negative="", show_default=False)] = (),
    accept: Annotated[
        bool, Parameter(name="--accept-all", help=ABOUT["argument-bot-accept"], negative="", show_default=False)
    ] = False,
    seat: Annotated[int | None, Parameter(help=ABOUT["argument-bot-seat"])] = None,
    seconds: Annotated[float | None, Parameter(help=ABOUT["argument-bot-seconds"])] = None,
) -> int:
    """Let a bot play on a server: one of ours, or your own.

    It comes with a token, from a file or from UTOPIA_TOKEN. It goes on after every interruption, on either side.
    """
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.bot_commands import BotWishes, play_as_bot

    return play_as_bot(BotWishes(server, bot, token, table, join, accept, seat, seconds))
