"""Tokens that are kept on this machine, one for each server, in a file that nobody else can read."""

import json
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from utopia.cli.speaking import say

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


class TokenMisuseError(Exception):
    """The message is a sentence for the caller of the command."""


def kept_tokens() -> "Kept":
    """Return the tokens of the current user."""
    return Kept(platformdirs.user_config_path("utopia", appauthor=False) / "tokens.json")


def plain_server(server: str) -> str:
    """The address by which a server is known; TokenMisuseError if it is none."""
    server = server.strip().rstrip("/")
    if not server.startswith(("http://", "https://")) or server[-3:] == "://":
        raise TokenMisuseError(say("bot-server", server=server))
    return server.lower()


@dataclass(frozen=True, slots=True)
class Kept:
    """The content of the file."""

    file: Path

    def all(self) -> dict[str, str]:
        """Server -> token. TokenMisuseError if others could read the file, or it is none of ours."""
        try:
            self._check_alone()
            found = json.loads(self.file.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise TokenMisuseError(say("bot-token-file", file=str(self.file), reason=reason)) from None
        if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
            raise TokenMisuseError(say("bot-token-file", file=str(self.file), reason="JSON"))
        return found

    def keep(self, server: str, token: str) -> None:
        """Store the token for that server."""
        self._write({**self.all(), server: token})

    def forget(self, server: str) -> bool:
        """Keep none for that server; whether there was one."""
        tokens = self.all()
        was_kept = tokens.pop(server, None) is not None
        if was_kept:
            self._write(tokens)
        return was_kept

    def _check_alone(self) -> None:
        if os.name == "posix" and self.file.stat().st_mode & _OTHERS:
            raise TokenMisuseError(say("token-open-file", file=str(self.file)))

    def _write(self, tokens: dict[str, str]) -> None:
        """Whole or not at all, and never readable for others, not even for a moment."""
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        new = self.file.with_name(f"{self.file.name}.{os.getpid()}.new")
        try:
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                json.dump(tokens, file, indent=1)
            new.replace(self.file)
        except OSError as error:
            new.unlink(missing_ok=True)
            raise TokenMisuseError(say("token-not-kept", file=str(self.file), reason=str(error.strerror))) from None
