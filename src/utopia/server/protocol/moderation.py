"""Bodies of the HTTP interface about keeping others at a distance, reporting them, and being warned or barred."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Complaint: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
RelationKindName: TypeAlias = Literal["block", "mute"]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person: by their id, or by their seat in a game, or by a line they said there."""

    person: Id | None = None
    game: Id | None = None
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    line: LineNumber | None = None


class NewRelation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/relations`: block a person (we do not sit at one table) or mute them (I do not see their lines)."""

    kind: RelationKindName
    whom: Target


class Relation(msgspec.Struct, frozen=True):
    """An entry of my list, in the answer to `GET /api/relations`."""

    kind: RelationKindName
    person: str
    name: str | None
    since: str
    """ISO 8601, UTC."""


class Neighbour(msgspec.Struct, frozen=True):
    """Somebody else at a table, in the answer to `GET /api/relations/at/GAME`."""

    seat: int
    block: bool
    mute: bool
    person: str | None
    """Who that is, if they are on my list."""


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/reports`: report a person, a line they said, or a table to the admins."""

    message: Complaint
    about: Target


class Reported(msgspec.Struct, frozen=True):
    """The answer: the report is stored."""

    id: str


class Caution(msgspec.Struct, frozen=True):
    """Something that the admins want me to know."""

    text: str
    at: str
    """ISO 8601, UTC."""


class Standing(msgspec.Struct, frozen=True):
    """`GET /api/me/standing`: whether I am barred or have been warned. `POST` says that I have read the warnings."""

    barred_until: str | None
    """ISO 8601, UTC."""
    barred_why: str | None
    warnings: list[Caution]
    admin: bool
    """The admin pages are open to me."""


class Site(msgspec.Struct, frozen=True):
    """`GET /api/site`: what this server is called and who answers for it."""

    name: str
    imprint: bool
    """`/imprint` says who answers for it."""
    imprint_url: str | None
    """Where it says so, if that is not here."""
    imprint_text: str | None
    """Markdown."""
