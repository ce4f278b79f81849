"""A configuration profile with which iPhones and iPads take an authority's certificate."""

import plistlib
import uuid
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

KIND: Final = "application/x-apple-aspen-config"
_SPACE: Final = uuid.UUID("6f0cf6ab-9f0b-4ab2-8a8c-5f5d0a2c6a55")
"""Identifiers of one certificate are always the same: a profile that is installed twice replaces itself."""


def profile(certificate: x509.Certificate) -> bytes:
    """Return the profile, unsigned: systems say so, and it is the fingerprint that counts."""
    content = certificate.public_bytes(Encoding.DER)
    [name] = certificate.subject
    outer, inner = (str(uuid.uuid5(_SPACE, part + content.hex())).upper() for part in ("profile", "certificate"))
    about = {"PayloadDisplayName": name.value, "PayloadVersion": 1}
    payload = {
        **about,
        "PayloadType": "com.apple.security.root",
        "PayloadIdentifier": f"utopia.certificate.{inner}",
        "PayloadUUID": inner,
        "PayloadContent": content,
        "PayloadCertificateFileName": "utopia.crt",
    }
    whole = {
        **about,
        "PayloadType": "Configuration",
        "PayloadIdentifier": f"utopia.profile.{outer}",
        "PayloadUUID": outer,
        "PayloadContent": [payload],
    }
    return plistlib.dumps(whole)
