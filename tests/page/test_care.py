"""Somebody is reported, the keeper of the server looks into it, who is barred is told; who is muted is listed."""

import subprocess
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch
from tests.page.playing import open_table, send, two_at_a_table
from tests.page.test_chat import said, say
from tests.server.conftest import UTOPIA, Server

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]


def open_row(page: Page, name: str) -> None:
    """What there is to know of a player, and to do about them."""
    page.locator(".players").get_by_role("button", name=name).click()
    expect(page.locator(".players").get_by_role("button", name="Report…", exact=True)).to_be_visible()


def test_reported_handled_and_told(page: Page, somebody_else: Somebody, server: Server) -> None:
    ben, keeper = somebody_else(), somebody_else()
    table = two_at_a_table(page, ben)
    page.goto(table)
    open_row(page, "Ben")
    page.get_by_role("button", name="Report…", exact=True).click()
    page.get_by_label("What happened?", exact=True).fill("Insults everybody.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status").filter(has_text="your report has arrived")).to_be_visible()

    send(keeper.context, "PATCH", "/api/me", {"name": "Keeper of the Page"})
    command = [*UTOPIA, "admin", "people", "promote", "Keeper of the Page", "--data", str(server.data)]
    subprocess.run(command, check=True, capture_output=True)
    keeper.goto("/games")
    keeper.get_by_role("link", name="Manage this server").click()
    keeper.get_by_role("link", name="Insults everybody.").first.click()
    keeper.get_by_label("Message", exact=True).fill("Insults.")
    keeper.get_by_label("For how long", exact=True).select_option(label="three days")
    keeper.get_by_role("button", name="Ban", exact=True).click()
    keeper.get_by_role("button", name="Ban: Really?").click()
    expect(keeper.get_by_text("banned until")).to_be_visible()
    keeper.get_by_label("Message", exact=True).fill("Banned for three days.")
    keeper.get_by_role("button", name="Close the report").click()
    expect(keeper.get_by_text("Outcome: Banned for three days.")).to_be_visible()
    keeper.get_by_role("link", name="Audit log").click()
    expect(keeper.get_by_text("closed a report").first).to_be_visible()

    for place in ("/games", table):
        ben.goto(place)
        notice = ben.get_by_role("alert").filter(has_text="Until")
        expect(notice).to_contain_text("you can only read and leave")
        expect(notice).to_contain_text("The reason: Insults.")
    expect(page.locator(".players")).not_to_contain_text("Ben")


def test_who_is_muted_is_not_read_until_he_is_let_go(page: Page, somebody_else: Somebody) -> None:
    ben = somebody_else(viewport=PHONE)
    url = two_at_a_table(page, ben)
    for one in (page, ben):
        one.goto(url)
        one.get_by_role("button", name="Chat", exact=True).click()
    say(ben, "you will lose")
    expect(said(page)).to_have_text(["you will lose"])
    open_row(page, "Ben")
    page.get_by_role("button", name="Mute", exact=True).click()
    expect(page.get_by_role("button", name="Unmute")).to_be_visible()
    say(ben, "again")
    say(page, "hello?")
    expect(said(page).last).to_have_text("hello?")
    page.reload()
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(said(page)).to_have_text(["hello?"])
    expect(said(ben)).to_have_text(["you will lose", "again", "hello?"])  # Ben learns nothing of it

    page.goto("/account")
    entry = page.get_by_role("listitem").filter(has_text="Ben").filter(has_text="muted")
    entry.get_by_role("button").click()
    expect(page.get_by_text("Nobody. At a table")).to_be_visible()
    page.goto(url)
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(said(page)).to_have_text(["you will lose", "again", "hello?"])


def test_who_is_blocked_sits_at_no_table_of_ones_own_until_he_is_let_go(
    page: Page, somebody_else: Somebody, watch: Watch
) -> None:
    ben = somebody_else(viewport=PHONE)
    page.goto(two_at_a_table(page, ben))
    open_row(page, "Ben")
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    table = open_table(page.context, "friend", name="Ann the Careful", terms={"listed": True})
    link = f"/join/{table['links']['join'].rpartition('/')[2]}"
    ben.goto("/lobby")
    expect(ben.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(ben.get_by_role("heading", name="Table of Ann the Careful")).to_have_count(0)
    watch.expect("403")
    ben.goto(link)
    ben.get_by_role("button", name="Sit down", exact=True).click()
    expect(ben.get_by_role("alert")).to_contain_text("You cannot sit down at this table")

    page.goto("/account")
    entry = page.get_by_role("listitem").filter(has_text="Ben").filter(has_text="blocked")
    entry.get_by_role("button").click()
    expect(page.get_by_text("Nobody. At a table")).to_be_visible()
    ben.goto("/lobby")
    ben.get_by_role("button", name="Sit down: Table of Ann the Careful").click()
    ben.wait_for_url("**/tables/*")
