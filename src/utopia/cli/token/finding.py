"""Which token is meant: from a file, the environment, or what is kept. Never from the command line: all can read it."""

import getpass
import os
import sys
from pathlib import Path
from typing import Final

from utopia.cli.speaking import say
from utopia.cli.token.keeping import TokenMisuseError, kept_tokens, plain_server

VARIABLE: Final = "UTOPIA_TOKEN"
STDIN: Final = "-"
_LONGEST: Final = 200


def token_for(server: str, file: str | None) -> str:
    """The token to come to that server with; TokenMisuseError if there is none, or what there is cannot be one."""
    if file == STDIN:
        return checked(sys.stdin.readline(_LONGEST))
    if file is not None:
        return checked(_text_of(file))
    if text := os.environ.get(VARIABLE, "").strip():
        return checked(text)
    return checked(kept_tokens().all().get(plain_server(server), ""))


def asked_for() -> str:
    """Typed without being shown, or piped in; TokenMisuseError."""
    is_typed = sys.stdin.isatty()
    return checked(getpass.getpass(say("token-type")) if is_typed else sys.stdin.readline(_LONGEST))


def checked(text: str) -> str:
    """What looks like a token; a password that was typed by mistake is sent nowhere."""
    if not (text := text.strip()):
        raise TokenMisuseError(say("bot-no-token", variable=VARIABLE))
    if not text.startswith("utopia_") or not text.isascii() or len(text.split()) > 1:
        raise TokenMisuseError(say("problem-token-malformed"))
    return text


def _text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "no text"
        raise TokenMisuseError(say("bot-token-file", file=file, reason=reason)) from None
