"""How push services identify this server (RFC 8292), and how only the browser can read a push (RFC 8291)."""

import base64
import json
import secrets
import time
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_LIFE: Final = 12 * 3600
"""Seconds that a signature holds; push services take at most a day."""
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


def new_secret() -> int:
    """A private key."""
    return secrets.randbelow(_ORDER - 1) + 1


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
        numbers = self._key.public_key().public_numbers()
        return base64url(b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32))

    def authorization(self, endpoint: str) -> str:
        """Return the header by which a push service identifies the sender."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _LIFE, "sub": self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(base64url(json.dumps(one, separators=(",", ":")).encode()) for one in (head, claims))
        return f"vapid t={signed}.{self._signature(signed)}, k={self.public}"

    def _signature(self, text: str) -> str:
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415

        r, s = utils.decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return base64url(r.to_bytes(32) + s.to_bytes(32))


def sealed(payload: bytes, keys: dict[str, str]) -> bytes:
    """Encrypted for one browser; ValueError if its keys are none."""
    import http_ece  # type: ignore[import-untyped] # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    return bytes(
        http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64url(keys["p256dh"]),
            auth_secret=from_base64url(keys["auth"]),
            version="aes128gcm",
        )
    )


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys can be used: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(p256dh))
        return len(from_base64url(auth)) == 16
    except ValueError:
        return False
