"""How push services identify this server (RFC 8292), and how only the browser can read a push (RFC 8291)."""

import base64
import os
import secrets
import time
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from utopia.server.database.facts import Facts

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_LIFE: Final = 12 * 3600
"""Seconds that a signature holds; push services take at most a day."""
_RECORD: Final = 4096
"""Bytes of a push: services must take this many and may refuse more."""


def new_secret() -> int:
    """Return a private key."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - only where pushes are sent

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value


def base64url(content: bytes) -> str:
    """Without padding, as in JWT."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class PushKey:
    """The key pair of this server. The public half binds browsers' subscriptions to it for ever."""

    def __init__(self, secret: int, contact: str) -> None:
        """``contact``: the admin's address for push services, `mailto:` or `https:`."""
        self._secret, self._contact = secret, contact

    @cached_property
    def _key(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - only where pushes are sent

        return ec.derive_private_key(self._secret, ec.SECP256R1())

    @property
    def public(self) -> str:
        """`applicationServerKey`: the point uncompressed, as base64url."""
        return base64url(_point(self._key))

    def authorization(self, endpoint: str) -> str:
        """Return the header by which a push service identifies the sender."""
        import jwt  # noqa: PLC0415

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _LIFE, "sub": self._contact}
        return f"vapid t={jwt.encode(claims, self._key, algorithm='ES256')}, k={self.public}"


def sealed(payload: bytes, keys: dict[str, str]) -> bytes:
    """Encrypt for one browser. Raise ValueError if its keys are none."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    return sealed_by(ec.generate_private_key(ec.SECP256R1()), os.urandom(16), payload, keys)


def sealed_by(own: "EllipticCurvePrivateKey", salt: bytes, payload: bytes, keys: dict[str, str]) -> bytes:
    """Encrypt as `aes128gcm` in one record (RFC 8188, 8291); ``own`` and ``salt`` are used for this message alone."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    browser, auth, ours = from_base64url(keys["p256dh"]), from_base64url(keys["auth"]), _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))

    def derived(secret: bytes, length: int, salt: bytes, info: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    secret = derived(shared, 32, auth, b"WebPush: info\0" + browser + ours)
    key = derived(secret, 16, salt, b"Content-Encoding: aes128gcm\0")
    nonce = derived(secret, 12, salt, b"Content-Encoding: nonce\0")
    header = salt + _RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, payload + b"\2", None)  # 2: this is the last record


def _point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys can be used: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(p256dh))
        return len(from_base64url(auth)) == 16
    except ValueError:
        return False


_LINK_BYTES = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """They are shown nowhere."""

    push: int = field(repr=False)
    links: bytes = field(repr=False)


async def keys_of(facts: Facts) -> Keys:
    """Made when they are first wanted."""
    push = await facts.get_or_make("push_key", lambda: f"{new_secret():x}")
    links = await facts.get_or_make("link_key", lambda: secrets.token_hex(_LINK_BYTES))
    return Keys(int(push, 16), bytes.fromhex(links))
