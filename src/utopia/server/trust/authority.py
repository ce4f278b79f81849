"""A certificate authority that can sign for addresses at home only, and the certificates that it signs (RFC 5280)."""

import datetime as dt
import ipaddress
from dataclasses import dataclass
from typing import Final

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from utopia.server.trust.addresses import DOMAINS, NETWORKS, Names

AUTHORITY_LIFE: Final = dt.timedelta(days=3650)
CERTIFICATE_LIFE: Final = dt.timedelta(days=397)
"""Apple's systems refuse longer ones."""
RENEWED: Final = dt.timedelta(days=30)
"""Before its end."""
_SKEW: Final = dt.timedelta(days=1)
"""A phone's clock may be behind ours."""
_PEM: Final = serialization.Encoding.PEM
_BEGIN: Final = b"-----BEGIN CERTIFICATE-----"


@dataclass(frozen=True)
class Signed:
    """A certificate with its private key."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate

    def text(self) -> bytes:
        """Return both as PEM."""
        form, closed = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        return self.key.private_bytes(_PEM, form, closed) + self.certificate.public_bytes(_PEM)


def read(text: bytes) -> Signed:
    """Read what ``text`` returned; ValueError if it is anything else."""
    key_text, begin, rest = text.partition(_BEGIN)
    try:
        key = serialization.load_pem_private_key(key_text, None)
    except TypeError:  # it has a password
        raise ValueError("the key cannot be read") from None
    certificate = x509.load_pem_x509_certificate(begin + rest)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.public_key() != certificate.public_key():
        raise ValueError("the key is not that of the certificate")
    return Signed(key, certificate)


def new_authority(label: str, now: dt.datetime) -> Signed:
    """Make an authority for the machine of that name; it can sign for no site on the internet."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = _name(f"Utopia on {label}, made {now:%Y-%m-%d}")
    builder = _builder(name, name, key.public_key(), now, now + AUTHORITY_LIFE)
    own_id = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    permitted: list[x509.GeneralName] = [x509.DNSName(domain) for domain in dict.fromkeys((*DOMAINS, label))]
    permitted += [x509.IPAddress(network) for network in NETWORKS]
    builder = (
        builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(is_authority=True), critical=True)
        .add_extension(x509.NameConstraints(permitted_subtrees=permitted, excluded_subtrees=None), critical=True)
        .add_extension(own_id, critical=False)
    )
    return Signed(key, builder.sign(key, hashes.SHA256()))


def new_certificate(authority: Signed, names: Names, now: dt.datetime) -> Signed:
    """Make a certificate for a server with these names."""
    key = ec.generate_private_key(ec.SECP256R1())
    end = min(now + CERTIFICATE_LIFE, authority.certificate.not_valid_after_utc)
    issuer = authority.certificate.subject
    builder = _builder(_name("Utopia, this server"), issuer, key.public_key(), now, end)
    issuer_id = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    subjects: list[x509.GeneralName] = [x509.DNSName(host) for host in sorted(names.hosts)]
    subjects += [x509.IPAddress(address) for address in sorted(names.addresses, key=str)]
    builder = (
        builder.add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(is_authority=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(subjects), critical=False)
        .add_extension(issuer_id, critical=False)
    )
    return Signed(key, builder.sign(authority.key, hashes.SHA256()))


def is_current(certificate: x509.Certificate, now: dt.datetime) -> bool:
    """Return whether it is valid, and for some time to come."""
    return certificate.not_valid_before_utc <= now < certificate.not_valid_after_utc - RENEWED


def is_for(certificate: x509.Certificate, names: Names) -> bool:
    """Return whether it is for exactly these names."""
    return names_of(certificate) == names


def is_signed_by(certificate: x509.Certificate, authority: Signed) -> bool:
    """Return whether this authority signed it."""
    try:
        certificate.verify_directly_issued_by(authority.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return True


def names_of(certificate: x509.Certificate) -> Names:
    """Return the names that a certificate is for."""
    found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = [
        one
        for one in found.get_values_for_type(x509.IPAddress)
        if isinstance(one, ipaddress.IPv4Address | ipaddress.IPv6Address)
    ]
    return Names(frozenset(addresses), frozenset(found.get_values_for_type(x509.DNSName)))


def label_of(authority: Signed) -> str:
    """Return the machine's name that an authority was made for."""
    found = authority.certificate.extensions.get_extension_for_class(x509.NameConstraints).value
    own = [one.value for one in found.permitted_subtrees or () if isinstance(one, x509.DNSName)]
    return next((name for name in own if name not in DOMAINS), "localhost")


def fingerprint(certificate: x509.Certificate) -> str:
    """Return its SHA-256 fingerprint, as systems show it: `AB:CD:…`."""
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, now: dt.datetime, end: dt.datetime
) -> x509.CertificateBuilder:
    builder = x509.CertificateBuilder().subject_name(subject).issuer_name(issuer).public_key(key)
    return builder.serial_number(x509.random_serial_number()).not_valid_before(now - _SKEW).not_valid_after(end)


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text[:64])])


def _usage(*, is_authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not is_authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=is_authority,
        crl_sign=is_authority,
        encipher_only=False,
        decipher_only=False,
    )
