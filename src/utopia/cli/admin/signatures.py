"""The signature of every command of `utopia admin`; what it does is imported when it is called."""
# ruff: noqa: D103, PLC0415 - a command's help is a message, in every language

from typing import Annotated

from cyclopts import Parameter

from utopia.cli.options import Data, Json
from utopia.cli.speaking import say

Who = Annotated[str, Parameter(help=say("admin-argument-who"))]
Words = Annotated[str, Parameter(help=say("admin-argument-words"))]


def _flag(message: str) -> Parameter:
    return Parameter(help=say(message), negative="", show_default=False)


def people_find(
    words: Words = "",
    /,
    *,
    barred: Annotated[bool, _flag("admin-argument-barred")] = False,
    data: Data = None,
    json: Json = False,
) -> int:
    from utopia.cli.admin.people import find

    return find(words, data, barred=barred, json=json)


def people_ban(
    who: Who,
    /,
    *,
    life: Annotated[str, Parameter(name="--for", help=say("admin-argument-for"))] = "1d",
    why: Annotated[str, Parameter(help=say("admin-argument-why"))],
    data: Data = None,
) -> int:
    from utopia.cli.admin.people import ban

    return ban(who, life, why, data)


def people_unban(who: Who, /, *, data: Data = None) -> int:
    from utopia.cli.admin.people import unban

    return unban(who, data)


def people_promote(who: Who, /, *, data: Data = None) -> int:
    from utopia.cli.admin.people import set_admin

    return set_admin(who, data, is_admin=True)


def people_demote(who: Who, /, *, data: Data = None) -> int:
    from utopia.cli.admin.people import set_admin

    return set_admin(who, data, is_admin=False)


def people_sign_out(who: Who, /, *, data: Data = None) -> int:
    from utopia.cli.admin.people import sign_out

    return sign_out(who, data)


def people_delete(
    who: Who, /, *, sure: Annotated[bool, _flag("admin-argument-sure")] = False, data: Data = None
) -> int:
    from utopia.cli.admin.people import delete

    return delete(who, data, sure=sure)


def link(who: Who, /, *, data: Data = None) -> int:
    from utopia.cli.admin.people import link as make_link

    return make_link(who, data)


def reports_list(
    *, handled: Annotated[bool, _flag("admin-argument-handled")] = False, data: Data = None, json: Json = False
) -> int:
    from utopia.cli.admin.reports import list_reports

    return list_reports(data, handled=handled, json=json)


def reports_show(
    report: Annotated[str, Parameter(help=say("admin-argument-report"))], /, *, data: Data = None, json: Json = False
) -> int:
    from utopia.cli.admin.reports import show

    return show(report, data, json=json)


def reports_close(
    report: Annotated[str, Parameter(help=say("admin-argument-report"))],
    outcome: Annotated[str, Parameter(help=say("admin-argument-outcome"))],
    /,
    *,
    data: Data = None,
) -> int:
    from utopia.cli.admin.reports import close

    return close(report, outcome, data)


def tables_list(
    words: Words = "",
    /,
    *,
    state: Annotated[str | None, Parameter(help=say("admin-argument-state"))] = None,
    data: Data = None,
    json: Json = False,
) -> int:
    from utopia.cli.admin.tables import list_tables

    return list_tables(words, state, data, json=json)


def tables_end(table: Annotated[str, Parameter(help=say("admin-argument-table"))], /, *, data: Data = None) -> int:
    from utopia.cli.admin.tables import end

    return end(table, data)


def tokens_list(who: Who, /, *, data: Data = None, json: Json = False) -> int:
    from utopia.cli.admin.tokens import list_tokens

    return list_tokens(who, data, json=json)


def tokens_make(
    who: Who,
    /,
    *,
    name: Annotated[str, Parameter(help=say("admin-argument-token-name"))] = "terminal",
    scope: Annotated[
        tuple[str, ...], Parameter(help=say("admin-argument-scope"), negative="", show_default=False)
    ] = (),
    days: Annotated[int, Parameter(help=say("admin-argument-days"))] = 365,
    data: Data = None,
) -> int:
    from utopia.cli.admin.tokens import make

    return make(who, name, scope, days, data)


def tokens_revoke(token: Annotated[str, Parameter(help=say("admin-argument-token"))], /, *, data: Data = None) -> int:
    from utopia.cli.admin.tokens import revoke

    return revoke(token, data)


def audit(
    *,
    before: Annotated[int | None, Parameter(help=say("admin-argument-before"))] = None,
    data: Data = None,
    json: Json = False,
) -> int:
    from utopia.cli.admin.reports import audit as list_deeds

    return list_deeds(data, before=before, json=json)


def retention(
    *, dry_run: Annotated[bool, _flag("admin-argument-dry-run")] = False, data: Data = None, json: Json = False
) -> int:
    from utopia.cli.admin.tables import retention as forget

    return forget(data, dry_run=dry_run, json=json)


def servers(*, data: Data = None, json: Json = False) -> int:
    from utopia.cli.admin.servers import list_servers

    return list_servers(data, json=json)
