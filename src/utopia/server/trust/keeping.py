"""The authority and the certificate of a server, in two files of its data directory, for its user alone."""

import contextlib
import datetime as dt
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from cryptography import x509

from utopia.locales import Phrase, SpokenError
from utopia.server.database.home import Finding
from utopia.server.trust.addresses import Names, host_label, own_names
from utopia.server.trust.authority import (
    Signed,
    is_current,
    is_for,
    is_signed_by,
    label_of,
    new_authority,
    new_certificate,
    read,
)

_AUTHORITY: Final = "utopia-authority.pem"
_CERTIFICATE: Final = "utopia-https.pem"
_OTHERS: Final = 0o077
"""Permissions of everybody but the owner."""


class TrustError(SpokenError):
    """A file cannot be read or written; the message says what to do."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(Phrase("serve-https-broken", {"file": str(file), "reason": reason}))
        self.file, self.reason = file, reason


def authority_of(folder: Path, now: dt.datetime | None = None) -> Signed:
    """Return the authority that lies there; make one if there is none, or if it is about to end. TrustError."""
    now = now or _now()
    found = _read(folder / _AUTHORITY)
    if found is not None and is_current(found.certificate, now):
        return found
    made = new_authority(host_label(), now)
    _write(folder / _AUTHORITY, made)
    return made


def certificate_file(folder: Path, allowed: Iterable[str] = (), now: dt.datetime | None = None) -> Path:
    """Return the file of a certificate for this machine as it is called now; sign one if there is none. TrustError."""
    now, file = now or _now(), folder / _CERTIFICATE
    authority = authority_of(folder, now)
    names = own_names(label_of(authority), allowed)
    with contextlib.suppress(TrustError):  # a damaged one is replaced: nobody has to trust it anew
        found = _read(file)
        if found is not None and _is_right(found, authority, names, now):
            return file
    _write(file, new_certificate(authority, names, now))
    return file


def public_certificate(folder: Path) -> x509.Certificate | None:
    """Return the authority's certificate without its key; None if there is none. TrustError."""
    found = _read(folder / _AUTHORITY)
    return found.certificate if found else None


def findings(folder: Path) -> Iterator[Finding]:
    """Return the checks of `utopia doctor`. Nothing is made or changed."""
    file = folder / _AUTHORITY
    try:
        found = _read(file)
    except TrustError as error:
        yield Finding(False, "doctor-https-broken", {"file": str(error.file), "reason": error.reason})
        return
    if found is None:
        yield Finding(True, "doctor-https-none")
    elif os.name != "nt" and file.stat().st_mode & _OTHERS:
        yield Finding(False, "doctor-https-open", {"file": str(file)})
    elif not is_current(found.certificate, _now()):
        yield Finding(True, "doctor-https-old")
    else:
        yield Finding(True, "doctor-https", {"until": f"{found.certificate.not_valid_after_utc:%Y-%m-%d}"})


def _is_right(found: Signed, authority: Signed, names: Names, now: dt.datetime) -> bool:
    certificate = found.certificate
    return is_current(certificate, now) and is_for(certificate, names) and is_signed_by(certificate, authority)


def _read(file: Path) -> Signed | None:
    try:
        return read(file.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        raise TrustError(file, error.strerror or str(error)) from None
    except ValueError as error:
        raise TrustError(file, str(error)) from None


def _write(file: Path, signed: Signed) -> None:
    """Put it there as a whole or not at all, and never where another user could read it."""
    beside = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(signed.text())
        beside.replace(file)
    except OSError as error:
        raise TrustError(file, error.strerror or str(error)) from None


def _now() -> dt.datetime:
    return dt.datetime.now(dt.UTC)
