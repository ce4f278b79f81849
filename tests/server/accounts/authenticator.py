"""A security key for tests: makes passkeys and signs with them as a browser's would, or otherwise if told so."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.encode_cbor import encode_cbor

PRESENT, VERIFIED, ATTESTED = 1, 4, 64

Options = dict[str, Any]


@dataclass
class Authenticator:
    """One passkey at one site. ``origin`` and ``site`` are what it says, and may be another site's."""

    origin: str
    site: str = "localhost"
    counter: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))

    def make(self, options: Options, **more: Any) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": self._client_data("webauthn.create", options["challenge"]),
            "attestation": bytes_to_base64url(
                encode_cbor({"fmt": "none", "attStmt": {}, "authData": self._new_key_data()})
            ),
            **more,
        }

    def use(self, options: Options, **more: Any) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.counter += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(PRESENT | VERIFIED)
        signed = data + hashlib.sha256(base64url_to_bytes(client_data)).digest()
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": client_data,
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(self.key.sign(signed, ECDSA(hashes.SHA256()))),
            **more,
        }

    def _client_data(self, kind: str, challenge: str) -> str:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return bytes_to_base64url(json.dumps(told).encode())

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _new_key_data(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(public)
        return self._data(PRESENT | VERIFIED | ATTESTED) + attested
