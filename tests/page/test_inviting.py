"""Asking somebody by name, in browsers: told beside any page and by mail, they sit down or decline."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.around import be
from tests.page.conftest import PHONE, Watch
from tests.page.inviting import paired
from tests.page.quiet import then_quiet
from tests.page.switching import turn
from tests.server.accounts.passkeys import signed_up
from tests.server.accounts.test_mail import entered
from tests.server.conftest import NO_BOTS, TOLD_SOON, Server, Visitor, make_visitor
from tests.server.lobby.opening import FRIEND, opened
from tests.server.notifications.postbox import Postbox, postbox
from tests.server.people.playing import accounts, profile

__all__ = ["make_visitor"]

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]
Come = Callable[[Server], Visitor]
SOON = 60_000
"""Milliseconds; what goes on beside a page begins a little after it has come."""


@pytest.fixture
def box() -> Iterator[tuple[Postbox, int]]:
    with postbox() as received:
        yield received


@pytest.fixture
def mailing(make_server: Callable[..., Server], box: tuple[Postbox, int]) -> Server:
    """A server that sends its mail to the postbox."""
    relay = f"smtp://127.0.0.1:{box[1]}"
    return make_server(first=NO_BOTS + TOLD_SOON, UTOPIA_SMTP=relay, UTOPIA_MAIL_FROM="Utopia <utopia@play.example>")


def looks_for(host: Page, name: str) -> None:
    """In the list by which people are asked."""
    host.get_by_role("textbox", name="Or find an account").fill(name)
    host.get_by_role("textbox", name="Or find an account").press("Enter")
    host.get_by_role("button", name=f"Invite {name}").click()


def test_who_is_asked_is_told_beside_his_page_and_sits_down(
    page: Page, somebody_else: Somebody, server: Server, make_visitor: Come
) -> None:
    ann, ben = accounts(lambda: make_visitor(server), "Ann", "Ben the Invited")
    table = opened(ann, {"kind": "me"}, FRIEND, FRIEND)
    guest = somebody_else(viewport=PHONE)
    be(guest.context, ben)
    with guest.expect_websocket(lambda line: line.url.endswith("/ws/me"), timeout=SOON) as line:
        guest.goto("/rules")
    line.value.wait_for_event("framereceived")
    be(page.context, ann)
    page.goto(f"/tables/{table['id']}")
    page.get_by_text("Invite somebody by name").click()
    looks_for(page, "Ben the Invited")
    expect(page.get_by_text("invited, no answer yet")).to_be_visible()
    expect(guest.get_by_text("Ann invites you to a table")).to_be_visible(timeout=SOON)
    guest.get_by_role("link", name="Have a look").click()
    expect(guest.get_by_role("heading", name="Ann invites you to Utopia")).to_be_visible()
    expect(guest.get_by_text("You have not played with Ann before.")).to_be_visible()
    expect(guest.get_by_text("The game ends with the round in which somebody has 50 points.")).to_be_visible()
    guest.get_by_role("button", name="Sit down", exact=True).click()
    guest.wait_for_url(f"**/tables/{table['id']}")
    expect(page.get_by_text("invited, no answer yet")).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Ben the Invited")).to_have_count(1)


def test_a_mail_leads_to_the_invitation_and_the_host_sees_that_it_is_declined(
    box: tuple[Postbox, int], mailing: Server, make_visitor: Come, somebody_else: Somebody
) -> None:
    ann, ben = make_visitor(mailing), make_visitor(mailing)
    signed_up(ann, "Ann")
    ben.send("PATCH", "/api/me", {"name": "Ben"})
    entered(ben, box[0], "ben@example.org")
    assert ben.post("/api/notices/mail").status_code == 201
    table = opened(ann, {"kind": "me"}, FRIEND)
    wish = {"whom": {"person": profile(ben)["id"]}}
    assert ann.post(f"/api/tables/{table['id']}/invitations", wish).status_code == 201
    mail = box[0].last_to("ben@example.org", 2)
    assert mail["subject"] == "Utopia: You are invited to a table (Ann)"
    link = re.search(r"/go/\S+", mail.get_content())
    assert link
    guest, host = (somebody_else(base_url=mailing.url) for _ in range(2))
    be(guest.context, ben)
    guest.goto(link[0])
    guest.wait_for_url(f"**/invitations/{table['id']}")
    guest.get_by_role("button", name="Decline", exact=True).click()
    expect(guest.get_by_text("Declined. Ann can see that.")).to_be_visible()
    be(host.context, ann)
    host.goto(f"/tables/{table['id']}")
    expect(host.get_by_text("has declined")).to_be_visible()


def test_people_are_chosen_in_the_form_and_asked_when_the_table_is_there(
    page: Page, server: Server, make_visitor: Come
) -> None:
    ann, _ = accounts(lambda: make_visitor(server), "Ann", "Ben the Chosen")
    be(page.context, ann)
    page.goto("/new")
    with then_quiet(page):  # it asks once whom they have played with
        page.get_by_role("heading", name="Invite people").click()
    looks_for(page, "Ben the Chosen")
    expect(page.get_by_role("button", name="Leave out Ben the Chosen")).to_be_visible()
    page.get_by_role("button", name="Open and invite").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_text("invited, no answer yet")).to_be_visible()


def test_people_are_asked_from_their_profiles_to_a_rated_table_with_programs(
    page: Page, server: Server, make_visitor: Come
) -> None:
    ann, ben, cleo = accounts(lambda: make_visitor(server), "Ann", "Ben", "Cleo")
    be(page.context, ann)
    page.goto(f"/people/{profile(ben)['id']}")
    page.get_by_role("link", name="Open a table and invite").click()
    expect(page.locator("summary").filter(has_text="Invite people")).to_contain_text("Ben")
    page.get_by_role("combobox").filter(has=page.get_by_role("option", name="A bot")).nth(2).select_option("friend")
    page.get_by_role("heading", name="Who may join and watch").click()
    for name in ("Rated game", "Bot accounts may play too"):
        turn(page.get_by_role("switch", name=re.compile(f"^{name}")))
    page.get_by_role("button", name="Open and invite").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_text("Rated, programs too")).to_be_visible()
    expect(page.get_by_text("invited, no answer yet")).to_have_count(1)
    page.goto(f"/people/{profile(cleo)['id']}")
    page.get_by_role("button", name="Invite to your open table").click()
    expect(page.get_by_text("Cleo has been invited.")).to_be_visible()
    expect(page.get_by_role("button", name="Invite to your open table")).to_have_count(0)


def test_a_table_of_people_who_were_paired_can_be_left(page: Page, server: Server, watch: Watch) -> None:
    watch.expect("404.*/api/tables/")  # the page may have asked for the table just before
    paired(page, server)
    page.get_by_role("button", name="Leave this table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave this table").click()
    page.wait_for_url("**/lobby")
