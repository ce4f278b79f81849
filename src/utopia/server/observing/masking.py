"""Secrets that must not stand in a log: tokens, mail addresses, keys. They are replaced in every line."""

import re
from typing import Final

MASK: Final = "***"
_WAYS: Final = "join|watch|device|mail|sign-in|enter|confirm|invite|open|answer|unsubscribe|token|go|off"
_TOKEN_IN_PATH: Final = re.compile(rf"(?i)(/(?:{_WAYS})(?:/[a-z-]{{1,12}})?/)[\w-]{{12,}}")
_NAMED: Final = re.compile(
    r"(?i)\b((?:token|secret|seed|password|passwd|key|code|cookie|authorization|csrf|x-csrf-token)['\"]?\s*[=:]\s*"
    r"['\"]?(?:bearer\s+|basic\s+)?)[^\s'\",;&}]{6,}"
)
_LONG: Final = re.compile(r"(?<![\w/.-])(?:[A-Za-z0-9_-]{43}|[0-9a-f]{64})(?![\w/.-])")
"""Sessions, visits, commitments and seeds as they are written."""
_PREFIXED: Final = re.compile(r"\butopia_[a-z]+_[A-Za-z0-9]{16,}")
"""Keys of programs."""
_MAIL: Final = re.compile(r"[\w.+%-]+@[\w-]+(?:\.[\w-]+)+")
_IN_ADDRESS: Final = re.compile(r"(?<=://)[^\s/@]+@")
"""User and password of an address."""


def masked(text: str) -> str:
    """Return the text without credentials and mail addresses."""
    text = _TOKEN_IN_PATH.sub(rf"\g<1>{MASK}", text)
    text = _IN_ADDRESS.sub(f"{MASK}@", text)
    text = _MAIL.sub(MASK, text)
    text = _NAMED.sub(rf"\g<1>{MASK}", text)
    return _PREFIXED.sub(MASK, _LONG.sub(MASK, text))
