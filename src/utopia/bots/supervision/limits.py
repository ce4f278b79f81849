"""The limits of a bot's use of its machine."""

import os
from dataclasses import dataclass
from typing import Final

from utopia.locales import Phrase, SpokenError

_MEBIBYTE: Final = 1 << 20
_SECONDS: Final = "UTOPIA_BOT_SECONDS"
_MEMORY: Final = "UTOPIA_BOT_MEMORY"


class LimitsError(SpokenError):
    """An invalid limit; the message names it and the right form."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a process in which bots think."""

    seconds: float = 10.0
    """By the clock, for a decision whose budget sets no seconds."""
    memory: int = 4096 * _MEBIBYTE
    """Bytes, where the system keeps count (not on Windows)."""


USUAL_LIMITS: Final = Limits()


def limits_from_environment() -> Limits:
    """Return the defaults, or those of `UTOPIA_BOT_SECONDS` and `UTOPIA_BOT_MEMORY` (MiB); LimitsError if invalid."""
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
