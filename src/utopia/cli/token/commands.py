"""What `utopia token` does with each of its words; every function answers with the exit status."""

import asyncio
import json as as_json
import sys
from collections.abc import Callable
from datetime import datetime
from typing import Final

import msgspec

from utopia.cli.refusals import refused, sentence_of
from utopia.cli.speaking import say
from utopia.cli.token.finding import asked_for, token_for
from utopia.cli.token.keeping import TokenMisuseError, kept_tokens, plain_server
from utopia.client import Client, ClientError
from utopia.server.programs.messages import ThisToken

FINE, FAILED, MISUSED = 0, 1, 2
_PATIENCE: Final = 5.0
"""Seconds in which the server has to answer."""
_SHOWN: Final = 4
"""Letters of a token's end that are shown: enough to tell it from others."""


def check(server: str, file: str | None, *, json: bool) -> int:
    """Tell what the token may do."""

    def work() -> int:
        token = asyncio.run(_asked(plain_server(server), token_for(server, file)))
        _say_as_json(token) if json else _say_what(server, token)
        return FINE

    return _guarded(work)


def keep(server: str) -> int:
    """Keep a token for that server, once the server has taken it."""

    def work() -> int:
        plain = plain_server(server)
        text = asked_for()
        _say_what(server, asyncio.run(_asked(plain, text)))
        kept_tokens().keep(plain, text)
        return _said("token-kept", server=plain, file=str(kept_tokens().file))

    return _guarded(work)


def list_kept() -> int:
    """Which servers a token is kept for."""

    def work() -> int:
        kept = kept_tokens().all()
        for server, text in sorted(kept.items()):
            sys.stdout.write(f"{server}  {text.rpartition('_')[0]}_…{text[-_SHOWN:]}\n")
        return FINE if kept else _said("token-none-kept")

    return _guarded(work)


def forget(server: str) -> int:
    """Keep it no more; it goes on working."""

    def work() -> int:
        plain = plain_server(server)
        return _said("token-forgotten" if kept_tokens().forget(plain) else "token-was-not-kept", server=plain)

    return _guarded(work)


def revoke(server: str, file: str | None) -> int:
    """End the token, wherever it is used; and keep it no more."""

    def work() -> int:
        plain, text = plain_server(server), token_for(server, file)
        asyncio.run(_revoked(plain, text))
        if kept_tokens().all().get(plain) == text:
            kept_tokens().forget(plain)
        return _said("token-revoked", server=plain)

    return _guarded(work)


async def _asked(server: str, text: str) -> ThisToken:
    async with Client(server, text, patience=_PATIENCE) as client:
        return await client.token()


async def _revoked(server: str, text: str) -> None:
    async with Client(server, text, patience=_PATIENCE) as client:
        await client.revoke_token()


def _guarded(work: Callable[[], int]) -> int:
    try:
        return work()
    except TokenMisuseError as error:
        return refused(str(error), MISUSED)
    except ClientError as error:
        return refused(sentence_of(error), FAILED)


def _say_as_json(found: ThisToken) -> None:
    sys.stdout.write(as_json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1) + "\n")


def _say_what(server: str, found: ThisToken) -> None:
    token, name = found.token, _clean(found.name)
    whose = say("token-of-bot", name=name, owner=_clean(found.owner)) if found.owner else say("token-of", name=name)
    lines = [
        say("token-at", server=server, token=_clean(token.name)),
        whose,
        say("token-may", scopes=", ".join(token.scopes)),
        say("token-until", until=_day(token.until)) if token.until else say("token-until-revoked"),
        *(
            say("token-allowance", what=one.what, left=one.left, most=one.most, seconds=one.seconds)
            for one in found.allowances
        ),
    ]
    sys.stdout.write("\n".join(lines) + "\n")


def _day(moment: str) -> str:
    return f"{datetime.fromisoformat(moment).astimezone():%Y-%m-%d %H:%M}"


def _clean(name: str | None) -> str:
    """A name as a terminal may show it."""
    return "".join(letter if letter.isprintable() else "�" for letter in name or "-")


def _said(message: str, **words: str) -> int:
    sys.stdout.write(f"{say(message, **words)}\n")
    return FINE
