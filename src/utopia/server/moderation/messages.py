"""Bodies about blocks, mutes and reports, and of the endpoints for admins (`/api/admin`)."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.web.messages import about

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
    since: Annotated[str, about("ISO 8601, UTC.")]


class Neighbour(msgspec.Struct, frozen=True):
    """Somebody else at a table, in the answer to `GET /api/relations/at/GAME`."""

    seat: int
    block: bool
    mute: bool
    person: Annotated[str | None, about("Who that is, if they are on my list.")]


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
    at: Annotated[str, about("ISO 8601, UTC.")]


class Standing(msgspec.Struct, frozen=True):
    """`GET /api/me/standing`: whether I am barred or have been warned. `POST` says that I have read the warnings."""

    barred_until: Annotated[str | None, about("ISO 8601, UTC.")]
    barred_why: str | None
    warnings: list[Caution]
    admin: Annotated[bool, about("The admin pages are open to me.")]


class Site(msgspec.Struct, frozen=True):
    """`GET /api/site`: what this server is called and who answers for it."""

    name: str
    imprint: Annotated[bool, about("`/imprint` says who answers for it.")]
    imprint_url: Annotated[str | None, about("Where it says so, if that is not here.")]
    imprint_text: Annotated[str | None, about("Markdown.")]
    documentation: Annotated[bool, about("`/docs` shows it: the installation has it.")]
    https: Annotated[bool, about("`/trust` explains to devices at home how they reach this server over https.")]


Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Hours: TypeAlias = Annotated[int, Meta(ge=1, le=876_000)]


class AdminReport(msgspec.Struct, frozen=True):
    """A report in the list."""

    id: str
    reporter: str | None
    reporter_name: str | None
    about: str | None
    about_name: str | None
    game: str | None
    line: int | None
    message: str
    created: str
    handled: str | None
    handled_by: str | None
    outcome: str | None


class AdminLine(msgspec.Struct, frozen=True):
    """Something said at the table of a report; what has been removed is shown too."""

    id: int
    person: str | None
    name: str | None
    side: str
    at: str
    text: str | None
    phrase: str | None
    removed: bool
    reported: bool


class Deed(msgspec.Struct, frozen=True):
    """Something that an admin did."""

    id: int
    at: str
    who: Annotated[str | None, about("A person's id, `terminal` or `server`.")]
    action: str
    about: str | None
    details: dict[str, Any] | None
    who_name: str | None
    about_name: Annotated[str | None, about("As they are called now, where those are people.")]


class AdminPerson(msgspec.Struct, frozen=True):
    """Somebody in the list of people."""

    id: str
    name: str | None
    mail: str | None
    created: str
    signed_up: str | None
    admin: bool
    bot_of: str | None
    barred_until: str | None
    barred_why: str | None
    seen: Annotated[str | None, about("When they were here last, to the hour.")]
    sessions: int
    games: int
    reports: Annotated[int, about("About them.")]


class AdminTable(msgspec.Struct, frozen=True):
    """A table in the list."""

    id: str
    state: Literal["open", "running", "over"]
    host: str
    host_name: str | None
    created: str
    changed: str
    round: int
    seats: Annotated[list[str | None], about("[seat] -> who sits there, None on a free one.")]


class ReportPage(msgspec.Struct, frozen=True):
    """`GET /api/admin/reports`."""

    reports: list[AdminReport]
    next: str | None


class ReportCase(msgspec.Struct, frozen=True):
    """`GET /api/admin/reports/ID`: a report with what was said around it and what is known of whom it is about."""

    report: AdminReport
    lines: list[AdminLine]
    about: AdminPerson | None
    deeds: Annotated[list[Deed], about("What was done about this report and that person before.")]


class ReportAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/reports/ID`: do something about it; only `close` ends it. Answers a `ReportCase`."""

    act: Literal["note", "remove_line", "warn", "bar", "close"]
    text: Annotated[Text, about("The note, the warning, the reason, or what came of it.")] = ""
    hours: Annotated[Hours | None, about("For `bar`.")] = None


class PeoplePage(msgspec.Struct, frozen=True):
    """`GET /api/admin/people`."""

    people: list[AdminPerson]
    next: str | None


class PersonFile(msgspec.Struct, frozen=True):
    """`GET /api/admin/people/ID`."""

    person: AdminPerson
    deeds: list[Deed]
    tables: Annotated[list[AdminTable], about("Last changed first.")]


class PersonAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/admin/people/ID`; answers a `PersonFile`."""

    act: Literal["sign_out", "bar", "unbar", "warn", "promote", "demote"]
    text: Text = ""
    hours: Hours | None = None


class TablesPage(msgspec.Struct, frozen=True):
    """`GET /api/admin/tables`."""

    tables: list[AdminTable]
    next: str | None


class DeedPage(msgspec.Struct, frozen=True):
    """`GET /api/admin/audit`."""

    deeds: list[Deed]
    next: str | None


class ServerFacts(msgspec.Struct, frozen=True):
    """`GET /api/admin/server`."""

    version: str
    schema: str
    since: Annotated[str, about("When it was started.")]
    page: bool
    rules: bool
    database_mb: float
    free_mb: Annotated[int | None, about("None where the database lies on another machine.")]
    games: Annotated[dict[str, int], about("`open`, `running`, `over`.")]
    guests: int
    accounts: int
    barred: int
    sessions: int
    sockets: int
    rooms: int
    reports: Annotated[int, about("Open ones.")]
    notices: Annotated[int, about("To be sent.")]
    mail: Annotated[bool, about("There is a mail server to send by.")]
    backup: Annotated[str | None, about("When the last copy was taken by `utopia backup` from here.")] = None
