"""Bringing the pages of invitations to where there is most to see."""

import functools
from contextlib import ExitStack
from typing import Final

from playwright.sync_api import Page

from tests.page.around import LIVE, State, be, settle, visitors
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import FRIEND, opened
from tests.server.lobby.test_routes import looking, told
from tests.server.people.playing import accounts, profile, short_game

TERMS: Final = {"tempo": LIVE, "language": "en", "experience": "new", "delay": 60}


def asked(page: Page, server: Server) -> str:
    """Be somebody whom two hosts have asked, one of whom is an old companion; the table of that one."""
    me, table = somebody_asked(server)
    be(page.context, me)
    return table


@functools.cache
def somebody_asked(server: Server) -> tuple[Visitor, str]:
    """They have played once, and answer nobody."""
    with visitors(server) as visit:
        ada, noor, me = accounts(visit, "Ada", "Noor van den Berg", "Mehmet")
        short_game([ada, me])
        wish = {"whom": {"person": profile(me)["id"]}}
        tables = [
            opened(noor, {"kind": "me"}, FRIEND),
            opened(ada, {"kind": "me"}, FRIEND, FRIEND, options={"target": 30, "final_tie": "shared"}, terms=TERMS),
        ]
        for host, table in zip((noor, ada), tables, strict=True):
            assert host.post(f"/api/tables/{table['id']}/invitations", wish).status_code == 201
        return me, str(tables[1]["id"])


def invitation(page: Page, server: Server) -> None:
    """What one agrees to who sits down."""
    settle(page, f"/invitations/{asked(page, server)}")
    page.get_by_role("button", name="Decline", exact=True).wait_for()


def my_invitations(page: Page, server: Server) -> None:
    asked(page, server)
    settle(page, "/games")
    page.get_by_role("heading", name="Invitations").wait_for()


def start(page: Page, server: Server) -> None:
    """The first page says that somebody is asked."""
    asked(page, server)
    settle(page, "/")
    page.get_by_role("link", name="Invitations").wait_for()


def hosting(page: Page, server: Server) -> str:
    """Be a host who has asked two people, of whom one declines; the table."""
    me, table = host(server)
    be(page.context, me)
    return table


@functools.cache
def host(server: Server) -> tuple[Visitor, str]:
    """Who has played twice."""
    with visitors(server) as visit:
        me, ada, alike, zoe, noor = accounts(visit, "Mehmet", "Ada", "Аda", "Zoë", "Noor van den Berg")  # noqa: RUF001
        short_game([me, ada, alike])
        short_game([me, zoe, noor])
        table = opened(me, {"kind": "me"}, FRIEND, FRIEND)
        for one in (zoe, noor):
            wish = {"whom": {"person": profile(one)["id"]}}
            assert me.post(f"/api/tables/{table['id']}/invitations", wish).status_code == 201
        assert noor.send("DELETE", f"/api/invitations/{table['id']}").status_code == 204
        return me, str(table["id"])


def inviting(page: Page, server: Server) -> None:
    settle(page, f"/tables/{hosting(page, server)}")
    page.get_by_text("Invite somebody by name").click()
    page.get_by_role("button", name="Invite Ada").wait_for()
    page.get_by_text("Invite somebody by name").scroll_into_view_if_needed()


def inviting_at_once(page: Page, server: Server) -> None:
    """In the form that opens a table."""
    hosting(page, server)
    settle(page, "/new")
    page.get_by_role("heading", name="Invite people").click()
    page.get_by_role("button", name="Invite Zoë").click()
    page.get_by_role("button", name="Leave out Zoë").wait_for()
    page.get_by_role("heading", name="Invite people").scroll_into_view_if_needed()


def paired(page: Page, server: Server) -> None:
    """At the table of two who have been paired, of whom one is still awaited."""
    with visitors(server) as visit, ExitStack() as pages:
        me, other = accounts(visit, "Mehmet", "Noor")
        for one in (me, other):
            assert one.send("PUT", "/api/lobby/seek", {"players": [2]}).status_code == 200
        lines = [pages.enter_context(looking(one)) for one in (me, other)]
        table = told(lines[0], "mine", lambda message: message["table"])["table"]
        be(page.context, me)
        settle(page, f"/tables/{table}?paired")


INVITING: Final[dict[str, State]] = {
    "invitation": invitation,
    "my-invitations": my_invitations,
    "start-invited": start,
    "inviting": inviting,
    "inviting-at-once": inviting_at_once,
    "paired": paired,
}
