"""Links in notifications, signed by this server: they open a game, or switch a kind of notification off.

They prove nothing about their user: mail is forwarded, and scanners open links. So a link that opens a game leads only
its own person there, who must be signed in; and anybody with one that switches mails off may do that.
"""

import base64
import hashlib
import hmac
from typing import Final, Literal

import msgspec

_SIGNATURE: Final = 16
"""Bytes."""
_LONGEST: Final = 400


class Way(msgspec.Struct, frozen=True, array_like=True):
    """A link's purpose: to open a game, a table with an invitation, or to end mails."""

    purpose: Literal["go", "come", "off"]
    person: str
    what: str
    """Game or table to open; channel and kind to switch off, with a colon between."""


class Signer:
    """Makes links that nobody else can make, and reads them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, way: Way) -> str:
        """The part in the address: letters, digits, `-` and `_`."""
        text = msgspec.json.encode(way)
        return base64.urlsafe_b64encode(self._sign(text) + text).rstrip(b"=").decode()

    def read(self, token: str, *purposes: str) -> Way | None:
        """Return the link's purpose; None if it is not ours, or for none of these purposes."""
        if len(token) > _LONGEST or not token.isascii():
            return None
        try:
            whole = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
            signature, text = whole[:_SIGNATURE], whole[_SIGNATURE:]
            if not hmac.compare_digest(signature, self._sign(text)):
                return None
            way = msgspec.json.decode(text, type=Way)
        except (ValueError, msgspec.MsgspecError):
            return None
        return way if way.purpose in purposes else None

    def _sign(self, text: bytes) -> bytes:
        return hmac.new(self._key, b"utopia notice\0" + text, hashlib.sha256).digest()[:_SIGNATURE]
