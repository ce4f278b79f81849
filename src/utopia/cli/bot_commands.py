"""`utopia bot`: one of our bots, or one's own, at the tables of a server."""

import asyncio
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from utopia.bots import AS_MANY_AS_FIT, USUAL_BUDGET, BotError, Budget, check_name, is_built_in
from utopia.bots.supervision.crews import Crews
from utopia.bots.supervision.limits import Limits, LimitsError, limits_from_environment
from utopia.cli.refusals import refused, sentence_of
from utopia.cli.speaking import say, told
from utopia.cli.token.finding import token_for
from utopia.cli.token.keeping import TokenMisuseError
from utopia.client import Client, ClientError
from utopia.client.attending import Attendant
from utopia.client.playing import Player
from utopia.locales import Phrase, Word

FINE, FAILED, MISUSED = 0, 1, 2
_AT_FIRST: Final = 10.0
"""Seconds in which the server has to answer at all."""


@dataclass(frozen=True, slots=True)
class BotWishes:
    """The options of the command."""

    server: str
    bot: str
    token_file: str | None = None
    tables: tuple[str, ...] = ()
    """Ids of games."""
    joins: tuple[str, ...] = ()
    """Links."""
    every: bool = False
    seat: int | None = None
    """From 1."""
    seconds: float | None = None


class _MisuseError(Exception):
    """The message is said, and the status is 2."""


def play_as_bot(wishes: BotWishes) -> int:
    """Play until all games that were asked for are over, or until Ctrl-C; the exit status."""
    try:
        limits = limits_from_environment()
        _check(wishes, limits)
        token = token_for(wishes.server, wishes.token_file)
    except (BotError, LimitsError) as error:
        return refused(told(error), MISUSED)
    except (_MisuseError, TokenMisuseError) as error:
        return refused(str(error), MISUSED)
    try:
        return asyncio.run(_play(wishes, token, limits))
    except ClientError as error:
        return refused(sentence_of(error), FAILED)


async def _play(wishes: BotWishes, token: str, limits: Limits) -> int:
    async with Client(wishes.server, token, patience=_AT_FIRST) as client:
        name = (await client.me()).name or "?"
        _tell(Phrase("bot-here", {"name": name, "server": wishes.server, "bot": wishes.bot}))
        joined = [(await client.join(link)).id for link in wishes.joins]
    crews = Crews(limits=limits)
    crews.start()
    try:
        async with Client(wishes.server, token, patience=float("inf")) as client:
            player = Player(client, crews, wishes.bot, _tell, _budget(wishes.seconds))
            wanted = None if wishes.every else [*wishes.tables, *joined]
            seat = None if wishes.seat is None else wishes.seat - 1
            return FINE if await Attendant(player, wanted, seat).run() else FAILED
    finally:
        await crews.close()


def _budget(seconds: float | None) -> Budget:
    """Return the budget: a bot that is given seconds uses all of them, and plays better than its usual level."""
    return USUAL_BUDGET if seconds is None else Budget(seconds, AS_MANY_AS_FIT)


def _check(wishes: BotWishes, limits: Limits) -> None:
    if not wishes.server.startswith(("http://", "https://")):
        raise _MisuseError(say("bot-server", server=wishes.server))
    if wishes.every == bool(wishes.tables or wishes.joins):
        raise _MisuseError(say("bot-which"))
    if wishes.seconds is not None and not 0 < wishes.seconds < limits.seconds * 60:
        raise _MisuseError(say("bot-seconds", seconds=str(wishes.seconds)))
    check_name(wishes.bot)
    if not is_built_in(wishes.bot):
        from utopia.bots.supervision.guarding import try_bots  # noqa: PLC0415 - ours need no trial

        try_bots([wishes.bot], limits)


def _tell(phrase: Phrase) -> None:
    """A line on standard output, at once: when, and what."""
    words: dict[str, Word] = dict(phrase.words)
    sys.stdout.write(f"{datetime.now(UTC).astimezone():%H:%M:%S} {say(phrase.id, **words)}\n")
    sys.stdout.flush()
