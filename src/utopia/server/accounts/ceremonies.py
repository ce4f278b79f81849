"""Registration and use of passkeys, with WebAuthn's own checks and messages of our own; the site that they are for."""

import asyncio
import base64
import binascii
import ipaddress
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

import msgspec
from litestar import Request

from utopia.server.accounts.messages import PasskeyMade, PasskeyUsed
from utopia.server.accounts.passkeys import Passkey
from utopia.server.accounts.people import Person
from utopia.server.accounts.store import CHALLENGE_LIFE
from utopia.server.settings import Settings, authority_of
from utopia.server.web.problems import ProblemError

Here = Literal["yes", "insecure", "address", "elsewhere"]
_WHY_NOT = {
    "insecure": "browsers use passkeys over https only, or at localhost",
    "address": "browsers use no passkeys at an IP address; open the server by a name, such as localhost",
    "elsewhere": "passkeys of this server are made and used at its own address only",
}


@dataclass(frozen=True, slots=True)
class Site:
    """The domain to which passkeys are bound."""

    origin: str
    """`https://play.example`, in small letters."""
    passkeys: Here
    """Return whether the requesting page can use them; else the reason."""

    @property
    def host(self) -> str:
        """The id of WebAuthn's relying party."""
        return authority_of(self.origin).host

    def require_passkeys(self) -> None:
        """ProblemError 409 where browsers would refuse."""
        if self.passkeys != "yes":
            told = f"{_WHY_NOT[self.passkeys]} ({self.origin})"
            raise ProblemError(409, told, f"account-passkeys-{self.passkeys}", origin=self.origin)


def site_of(request: Request[Any, Any, Any], settings: Settings) -> Site:
    """Return the origin from the setting, or from the request; the middleware has checked the name.

    With the setting, a proxy that hides https does no harm: the browser signs the address that it sees.
    """
    host = request.headers.get("host", "").lower()
    origin = settings.origin or f"{request.scope['scheme']}://{host}"
    is_here = origin.partition("://")[2] == host
    return Site(origin, _passkeys_at(origin) if is_here else "elsewhere")


def _passkeys_at(origin: str) -> Here:
    host = authority_of(origin).host
    try:
        ipaddress.ip_address(host)
    except ValueError:
        is_local = host == "localhost" or host.endswith(".localhost")
        return "yes" if origin.startswith("https:") or is_local else "insecure"
    return "address"


NAME: Final = "Utopia"
_PATIENCE: Final = round(CHALLENGE_LIFE.total_seconds() * 1000)
"""Milliseconds that a browser may take."""
Answer = TypeVar("Answer")


class ClientData(msgspec.Struct, frozen=True):
    """The browser's signed data: the requested action, and the origin of the page."""

    type: str
    challenge: str
    """As base64url."""
    origin: str


@dataclass(frozen=True, slots=True)
class NewKey:
    """The public half of a passkey that was made."""

    id: str
    public_key: bytes
    sign_count: int


def to_text(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """Back again; ProblemError 422 if it is none."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        raise _unreadable() from None


def client_data_of(text: str, site: Site) -> ClientData:
    """Raise ProblemError 422 if it cannot be read, 403 if it comes from another site's page."""
    try:
        data = msgspec.json.decode(to_bytes(text), type=ClientData)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError):
        raise _unreadable() from None
    if data.origin != site.origin:
        raise _other_site(site)
    return data


async def options_to_make(site: Site, person: Person, known: Sequence[Passkey], challenge: bytes) -> dict[str, Any]:
    """For `navigator.credentials.create`; a device that has one of the known passkeys makes no other."""

    def options() -> Any:
        from webauthn import generate_registration_options  # noqa: PLC0415
        from webauthn.helpers import options_to_json_dict, structs  # noqa: PLC0415

        chosen = structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,  # found without naming the account first
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        made = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_name=person.name or NAME,
            user_id=person.id.encode(),
            challenge=challenge,
            timeout=_PATIENCE,
            authenticator_selection=chosen,
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(to_bytes(key.id)) for key in known],
        )
        return options_to_json_dict(made)

    return dict(await asyncio.to_thread(options))


async def options_to_use(site: Site, challenge: bytes) -> dict[str, Any]:
    """For `navigator.credentials.get`: any passkey of this site."""

    def options() -> Any:
        from webauthn import generate_authentication_options  # noqa: PLC0415
        from webauthn.helpers import options_to_json_dict  # noqa: PLC0415

        return options_to_json_dict(
            generate_authentication_options(rp_id=site.host, challenge=challenge, timeout=_PATIENCE)
        )

    return dict(await asyncio.to_thread(options))


async def checked_new(made: PasskeyMade, challenge: bytes, site: Site) -> NewKey:
    """The key that was made for that challenge; ProblemError 403 if anything about it is wrong."""

    def check() -> NewKey:
        from webauthn import verify_registration_response  # noqa: PLC0415

        response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
        verified = verify_registration_response(
            credential=_credential(made.id, response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
        return NewKey(to_text(verified.credential_id), verified.credential_public_key, verified.sign_count)

    return await _checked(check, site)


async def checked_use(used: PasskeyUsed, key: Passkey, challenge: bytes, site: Site) -> int:
    """How far the key counts now; ProblemError 403 if it did not sign that challenge for this site."""

    def check() -> int:
        from webauthn import verify_authentication_response  # noqa: PLC0415

        response = {
            "clientDataJSON": used.client_data,
            "authenticatorData": used.authenticator_data,
            "signature": used.signature,
        }
        verified = verify_authentication_response(
            credential=_credential(used.id, response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=0,  # compared when it is stored, so that two at once cannot pass
        )
        return verified.new_sign_count

    return await _checked(check, site)


def _credential(id_: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": id_, "rawId": id_, "type": "public-key", "response": response}


async def _checked(check: Callable[[], Answer], site: Site) -> Answer:
    try:
        return await asyncio.to_thread(check)
    except Exception as error:  # noqa: BLE001 - whatever a crooked answer makes the library raise
        if str(error) == "Unexpected RP ID hash":
            raise _other_site(site) from None
        told = "the passkey's answer does not hold what it must; try again"
        raise ProblemError(403, told, "account-passkey-refused") from None


def _unreadable() -> ProblemError:
    return ProblemError(422, "client_data: the browser's answer cannot be read", "account-passkey-refused")


def _other_site(site: Site) -> ProblemError:
    told = f"this passkey was asked for by another site; this one is {site.origin}"
    return ProblemError(403, told, "account-passkey-site", origin=site.origin)
