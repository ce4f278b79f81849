"""Bodies of the endpoints for visitors, accounts and preferences (`/api/me`, `/api/account`)."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.web.messages import about
from utopia.tables.clocks.rests import Holiday, Quiet, Rests

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Language: TypeAlias = Literal["en", "fr", "it", "de"]
Base64: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]+$")]
"""Bytes in base64url without padding, as browsers give what belongs to a passkey."""
KeyId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
Address: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254, extra_json_schema={"format": "email"})]


class Me(msgspec.Struct, frozen=True):
    """`GET /api/me`: the visitor, known by a cookie. A guest has no name before they give one."""

    name: str | None
    language: Language | None
    csrf: Annotated[str, about("To be sent back as the header `x-csrf-token` with everything that changes something.")]
    account: Annotated[
        bool, about("Signed in to an account; else a guest or a stranger. `GET /api/account` says more.")
    ] = False
    mail: Annotated[str | None, about("Of the account, masked: `a…@example.org`.")] = None


class MeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/me`."""

    name: Name | None = None
    language: Language | None = None


class DeviceLink(msgspec.Struct, frozen=True):
    """`POST /api/me/device`: a way to go on on another device, once. Its QR code is at `/api/device/TOKEN/qr.svg`."""

    path: Annotated[str, about("`/device/TOKEN`.")]
    origin: Annotated[str, about("As in `Links`.")]
    minutes: Annotated[int, about("So long it works.")]
    lan: Annotated[str | None, about("As in `Links`.")]


class Passage(msgspec.Struct, frozen=True):
    """`GET /api/device/TOKEN`: whose link this is. `POST` makes this browser go on as that person; answers `Me`."""

    name: str | None
    mine: Annotated[bool, about("The visitor is that person already.")]
    known: Annotated[bool, about("The visitor has a session here; it would be left for that person's.")]


class PasskeyEntry(msgspec.Struct, frozen=True):
    """A passkey of mine."""

    id: str
    name: str
    created: Annotated[str, about("ISO 8601, UTC.")]
    used: str | None


class Device(msgspec.Struct, frozen=True):
    """A browser in which I am signed in."""

    id: str
    browser: Annotated[str | None, about("Such as `Firefox, Windows`.")]
    created: str
    seen: Annotated[str, about("To the hour.")]
    here: bool


class GuestBehind(msgspec.Struct, frozen=True):
    """The guest who was in this browser before I signed in, with tables or seats of their own."""

    name: str | None
    games: int


class Account(msgspec.Struct, frozen=True):
    """`GET /api/account`: who I am, how I come in, and from where."""

    name: str | None
    since: Annotated[str | None, about("When the account was made; None for a guest or a stranger.")]
    mail: Annotated[str | None, about("Masked, like `a…@example.org`.")]
    passkeys: list[PasskeyEntry]
    devices: list[Device]
    guest: GuestBehind | None
    passkeys_here: Annotated[
        Literal["yes", "insecure", "address", "elsewhere"],
        about(
            "Whether this page's address lets browsers use passkeys: no on plain http, at an IP address, "
            "or elsewhere than at `origin`."
        ),
    ]
    origin: Annotated[str, about("The address at which passkeys of this server work.")]
    can_mail: Annotated[bool, about("Whether the server can send mail.")]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser needs to make or use a passkey: WebAuthn's options as JSON, with bytes in base64url."""

    options: dict[str, Any]


class PasskeyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/passkeys`: what the browser made; answers an `Account`."""

    id: KeyId
    client_data: Base64
    attestation: Base64
    name: Name | None = None


class PasskeyUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/sign-in/passkey`: what the browser signed; answers `Me`."""

    id: KeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/account/passkeys/ID`; answers an `Account`."""

    name: Name


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/sign-in/mail`, `POST /api/account/mail`: where to send a link; answers a `MailSent`."""

    mail: Address
    language: Annotated[Language, about("Of the mail.")] = "en"


class MailSent(msgspec.Struct, frozen=True):
    """A link is on its way. This says nothing of whether there is an account with that address."""

    minutes: Annotated[int, about("So long it works.")]


class MailLink(msgspec.Struct, frozen=True):
    """`GET /api/sign-in/link/TOKEN`: what a mailed link will do; `POST` does it and answers `Me`."""

    kind: Literal["sign_in", "add_mail"]
    mail: Annotated[str, about("Masked.")]
    name: Annotated[str | None, about("Whose account it is.")]
    is_new: Annotated[bool, about("No account has the address so far: one is made.")]
    mine: Annotated[bool, about("It is for the account that I am signed in to, or for none yet.")]


class LeaveWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/delete`: everything personal is deleted for good; answers `Me`."""

    name: Annotated[str, Meta(max_length=24), about("One's own, to be sure; empty for somebody without a name.")]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`GET` and `PUT /api/me/preferences`: when slow clocks stand still and no notices are sent."""

    zone: Annotated[
        str,
        Meta(min_length=1, max_length=64, examples=["Europe/Rome", "UTC"]),
        about("Of the time zone database, as browsers call it: `Europe/Rome`."),
    ] = "UTC"
    quiet: Annotated[
        Quiet | None, about("Quiet hours of every day, at most 12; they count anew from one's next turn on.")
    ] = None
    holidays: Annotated[
        list[Holiday],
        Meta(max_length=24),
        about("At most 35 days a calendar year. Days that are past stay in the count."),
    ] = []

    @property
    def rests(self) -> Rests:
        """The same as clocks and notices ask for it."""
        return Rests(self.zone, self.quiet, tuple(self.holidays))
