"""What a bot may take of the machine it thinks on."""

import os
from dataclasses import dataclass
from typing import Final

from utopia.locales import Phrase, SpokenError

_MEBIBYTE: Final = 1 << 20
_SECONDS: Final = "UTOPIA_BOT_SECONDS"
_MEMORY: Final = "UTOPIA_BOT_MEMORY"


class LimitsError(SpokenError):
    """A limit that is none; the message says which, and what would be right."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that a process in which bots think is granted."""

    seconds: float = 10.0
    """By the clock, for a decision whose budget sets no seconds."""
    memory: int = 4096 * _MEBIBYTE
    """Bytes, where the system keeps count (not on Windows)."""


USUAL_LIMITS: Final = Limits()


def limits_from_environment() -> Limits:
    """The usual ones, or what `UTOPIA_BOT_SECONDS` and `UTOPIA_BOT_MEMORY` (MiB) say; LimitsError if that is none."""
    memory = _number(_MEMORY, USUAL_LIMITS.memory / _MEBIBYTE)
    return Limits(_number(_SECONDS, USUAL_LIMITS.seconds), int(memory * _MEBIBYTE))


def _number(name: str, usual: float) -> float:
    text = os.environ.get(name)
    if text is None:
        return usual
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise LimitsError(Phrase("bot-limit", {"name": name, "text": repr(text)}))
    return number
