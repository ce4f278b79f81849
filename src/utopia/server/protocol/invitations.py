"""Asking somebody to a table by name: whom one may ask, and who has been asked."""

from typing import Literal

import msgspec

from utopia.server.protocol.moderation import Target


class Companion(msgspec.Struct, frozen=True):
    """Somebody whom I could ask, in the answer to `GET /api/companions`."""

    name: str
    whom: Target
    """To be sent in an `InvitationWish`."""
    person: str | None
    """Whose profile there is to look at; None for a guest."""
    since: str | None
    """When he made his account: ISO 8601, UTC."""
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
    """When he was asked: ISO 8601, UTC."""
