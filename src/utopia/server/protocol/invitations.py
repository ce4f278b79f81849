"""Invitations to a table: by a link, and by name."""

from typing import Literal

import msgspec

from utopia.server.protocol.accounts import Name
from utopia.server.protocol.lobby import Terms
from utopia.server.protocol.messages import Sitting
from utopia.server.protocol.moderation import Target


class Invitation(msgspec.Struct, frozen=True):
    """`GET /api/join/TOKEN`, or by name `GET /api/invitations/TABLE`: what one is invited to.

    `POST` there with a `JoinWish` takes a seat and answers a `Table`.
    """

    table: str
    purpose: Literal["join", "watch"]
    host: str
    sitting: list[Sitting]
    free: int
    """Free seats."""
    edition: str
    options: dict[str, int | bool | str]
    terms: Terms
    host_person: str | None = None
    """The host's profile, if they have an account."""
    met: bool = False
    """I have played with the host."""
    asked: str | None = None
    """When the host asked me by name, ISO 8601, UTC; None where the link is all."""


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest who takes a seat; may be left out when only watching."""

    name: Name | None = None


class Companion(msgspec.Struct, frozen=True):
    """Somebody whom I could ask, in the answer to `GET /api/companions`."""

    name: str
    whom: Target
    """To be sent in an `InvitationWish`."""
    person: str | None
    """Whose profile there is to look at; None for a guest."""
    since: str | None
    """When they made their account: ISO 8601, UTC."""
    games: int
    """Games that we have played together."""
    last: str | None
    """When the latest of them began."""
    alike: bool
    """Somebody else in this list has a name that looks the same."""


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/invitations` by the host, while the table gathers; answers a `Table`."""

    whom: Target
    """Somebody with an account, or whom one has played with."""


class Invited(msgspec.Struct, frozen=True):
    """Somebody whom the host has asked, who does not sit there yet."""

    id: str
    """Of the invitation, to take it back: `DELETE /api/tables/ID/invitations/ID`."""
    name: str
    person: str | None
    """As in `Companion`."""
    state: Literal["asked", "declined"]
    at: str
    """When they were asked: ISO 8601, UTC."""
