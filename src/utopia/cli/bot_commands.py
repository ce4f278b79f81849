"""`utopia bot`: one of our bots, or one's own, at the tables of a server."""

import asyncio
import os
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from utopia.bots import USUAL_BUDGET, BotError, Budget, check_name, is_built_in
from utopia.bots.supervision.crews import Crews
from utopia.bots.supervision.limits import Limits, LimitsError, limits_from_environment
from utopia.cli.speaking import say, told
from utopia.client import Client, ClientError
from utopia.client.attending import Attendant
from utopia.client.playing import Player
from utopia.locales import Phrase, Word

FINE, FAILED, MISUSED = 0, 1, 2
_VARIABLE: Final = "UTOPIA_TOKEN"
_AT_FIRST: Final = 10.0
"""Seconds in which the server has to answer at all."""


@dataclass(frozen=True, slots=True)
class BotWishes:
    """What the command was asked for."""

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
        token, limits = _token(wishes.token_file), limits_from_environment()
        _check(wishes, limits)
    except (BotError, LimitsError) as error:
        return _ended(told(error), MISUSED)
    except _MisuseError as error:
        return _ended(str(error), MISUSED)
    try:
        return asyncio.run(_play(wishes, token, limits))
    except ClientError as error:
        return _ended(str(error), FAILED)


async def _play(wishes: BotWishes, token: str, limits: Limits) -> int:
    async with Client(wishes.server, token, patience=_AT_FIRST) as client:
        name = (await client.me()).name or "?"
        _tell(Phrase("bot-here", {"name": name, "server": wishes.server, "bot": wishes.bot}))
        joined = [(await client.join(link)).id for link in wishes.joins]
    crews = Crews(limits=limits)
    crews.start()
    try:
        async with Client(wishes.server, token, patience=float("inf")) as client:
            budget = USUAL_BUDGET if wishes.seconds is None else Budget(wishes.seconds)
            player = Player(client, crews, wishes.bot, _tell, budget)
            wanted = None if wishes.every else [*wishes.tables, *joined]
            seat = None if wishes.seat is None else wishes.seat - 1
            return FINE if await Attendant(player, wanted, seat).run() else FAILED
    finally:
        await crews.close()


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


def _token(file: str | None) -> str:
    """From a file or the environment: on a command line all programs of this machine could read it."""
    if file is None:
        text = os.environ.get(_VARIABLE, "")
    else:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "no text"
            raise _MisuseError(say("bot-token-file", file=file, reason=reason)) from None
    if not (text := text.strip()):
        raise _MisuseError(say("bot-no-token", variable=_VARIABLE))
    if not text.startswith("utopia_") or not text.isascii() or len(text.split()) > 1:
        raise _MisuseError(say("problem-token-malformed"))
    return text


def _tell(phrase: Phrase) -> None:
    """A line on standard output, at once: when, and what."""
    words: dict[str, Word] = dict(phrase.words)
    sys.stdout.write(f"{datetime.now(UTC).astimezone():%H:%M:%S} {say(phrase.id, **words)}\n")
    sys.stdout.flush()


def _ended(sentence: str, status: int) -> int:
    sys.stderr.write(f"utopia: {sentence.removesuffix('.')}.\n")
    return status
