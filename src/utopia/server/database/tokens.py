"""Unguessable names."""

import hashlib
import secrets
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused in typing."""


def short_id() -> str:
    """For games and people: 12 letters, 59 bits."""
    return _drawn(12)


def link_token() -> str:
    """For links: 20 letters, 99 bits; short enough for a small QR code."""
    return _drawn(20)


def session_token() -> str:
    """For cookies: 256 bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return the stored form of a session's token, useless to a reader of the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def _drawn(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
