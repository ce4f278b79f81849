"""Mail addresses: which are valid, how two are compared, and how one is partly hidden for display."""

import re
from typing import Final

LONGEST: Final = 254
_LONGEST_LOCAL: Final = 64
_LOCAL: Final = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


class AddressError(ValueError):
    """An address that cannot be written to. ``id`` is a message of ``locales/*/accounts.ftl``."""

    def __init__(self, sentence: str, id_: str) -> None:
        super().__init__(sentence)
        self.id = id_


def checked_address(text: str) -> str:
    """The address in small letters, its domain as it is looked up; AddressError if it is none, or cannot be written.

    Small letters make one of `Ada@Example.org` and `ada@example.org`: no provider of note keeps them apart.
    """
    local, at, domain = text.strip().lower().rpartition("@")
    if not (at and local and domain):
        raise AddressError("mail: an address has one @, as in ada@example.org", "account-mail-malformed")
    if not local.isascii():
        sentence = "mail: before the @ only the letters a to z, digits and a few signs can be written to"
        raise AddressError(sentence, "account-mail-letters")
    address = f"{local}@{_checked_domain(domain)}"
    if not _LOCAL.fullmatch(local) or len(local) > _LONGEST_LOCAL or len(address) > LONGEST:
        raise AddressError("mail: this is no mail address", "account-mail-malformed")
    return address


def _checked_domain(domain: str) -> str:
    """The domain in ASCII (`bücher.example` is `xn--bcher-kva.example`)."""
    try:
        name = domain.encode("idna").decode("ascii").removesuffix(".")
    except UnicodeError:
        name = ""
    labels = name.split(".")
    if len(labels) < 2 or not all(_LABEL.fullmatch(label) for label in labels):
        raise AddressError("mail: what stands behind the @ is no domain", "account-mail-malformed")
    return name


def masked(address: str) -> str:
    """Enough to recognize one's own: `a…@example.org`."""
    local, _, domain = address.partition("@")
    return f"{local[:1]}…@{domain}"
