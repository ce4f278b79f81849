"""The CSRF token: it proves that our own page sent a change, not another one with the visitor's cookie.

It is a digest of the secret in the cookie: the page, which cannot read the cookie, learns it from `GET /api/me`; nobody
else can make it, and it stays valid over a restart without being stored.
"""

import hashlib
import hmac
from typing import Final

HEADER: Final = "x-csrf-token"


def csrf_of(token: str) -> str:
    """The token for the visitor with this secret."""
    return hashlib.sha256(b"utopia csrf\0" + token.encode()).hexdigest()[:32]


def is_right(token: str | None, sent: str) -> bool:
    """Return whether the sent token belongs to the secret in the cookie."""
    return token is not None and hmac.compare_digest(csrf_of(token).encode(), sent.encode())
