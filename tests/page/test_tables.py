"""A table is opened, others come, the game begins."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch

Somebody = Callable[..., Page]


def open_table(page: Page, name: str = "Noor") -> str:
    """Open the table that the page proposes (me, a friend, a bot); the address of the invitation."""
    page.goto("/new")
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.get_by_role("button", name="Open and invite").click()
    page.wait_for_url("**/tables/*")
    return page.get_by_label("Link", exact=True).first.input_value()


def sit_down(page: Page, link: str, name: str = "Tomás") -> None:
    page.goto(link)
    expect(page.get_by_role("textbox", name="Your name")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")


def test_a_friend_comes_by_link_and_both_play(page: Page, somebody_else: Somebody) -> None:
    link = open_table(page)
    friend = somebody_else(viewport=PHONE, has_touch=True)
    sit_down(friend, link)
    expect(page.get_by_role("main")).to_contain_text("Everybody is here.")
    expect(page.get_by_role("listitem").filter(has_text="Tomás")).to_be_visible()

    page.get_by_role("button", name="Begin now").click()
    page.wait_for_url("**/games/*")
    friend.wait_for_url("**/games/*")
    assert page.url == friend.url
    friend.goto("/games")
    expect(friend.get_by_role("main").get_by_role("listitem")).to_contain_text("Noor")


@pytest.mark.full
def test_bots_take_the_seats_of_friends_who_do_not_come(page: Page) -> None:
    open_table(page)
    expect(page.get_by_role("main")).to_contain_text("Waiting for one more.")
    expect(page.get_by_role("main")).to_contain_text("A bot takes the free seat")
    page.get_by_role("button", name="Begin now").click()
    page.wait_for_url("**/games/*")


@pytest.mark.full
def test_a_link_is_copied_renewed_and_withdrawn(page: Page, somebody_else: Somebody, watch: Watch) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = open_table(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    picture = page.get_by_role("img", name="QR code").first
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(one) => one.naturalWidth") > 0

    page.get_by_role("button", name="New link").first.click()
    shown = page.get_by_label("Link", exact=True).first
    expect(shown).not_to_have_value(link)
    watch.expect("404")
    friend = somebody_else()
    friend.goto(link)
    expect(friend.get_by_role("alert")).to_contain_text("This link no longer works")

    renewed = shown.input_value()
    page.get_by_role("button", name="Withdraw", exact=True).first.click()
    expect(page.get_by_role("main")).to_contain_text("nobody can join")
    friend.goto(renewed)
    expect(friend.get_by_role("alert")).to_contain_text("This link no longer works")


@pytest.mark.full
def test_a_spectator_watches_without_a_name(page: Page, somebody_else: Somebody) -> None:
    open_table(page)
    page.get_by_text("For those who only watch").click()
    group = page.locator("details")
    make, field = group.get_by_role("button", name="Make a link"), group.get_by_label("Link", exact=True)
    expect(make.or_(field)).to_be_visible()
    if make.is_visible():
        make.click()
    link = field.input_value()
    page.get_by_role("button", name="Begin now").click()
    page.wait_for_url("**/games/*")
    spectator = somebody_else()
    spectator.goto(link)
    spectator.get_by_role("button", name="Watch", exact=True).click()
    spectator.wait_for_url(page.url)


@pytest.mark.full
def test_a_full_table_says_so(page: Page, somebody_else: Somebody) -> None:
    link = open_table(page)
    sit_down(somebody_else(), link)
    third = somebody_else()
    third.goto(link)
    expect(third.get_by_role("main")).to_contain_text("All seats are taken")


@pytest.mark.full
def test_several_people_at_one_device_begin_at_once(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("combobox", name="Seat 1").select_option("me")
    page.get_by_role("combobox", name="Seat 2").select_option("device")
    names = page.get_by_role("textbox", name="Name", exact=True)
    names.nth(0).fill("Noor")
    go = page.get_by_role("button", name="Open and play")
    expect(go).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("main")).to_contain_text("Everybody on this device needs a name")
    names.nth(1).fill("Lin")
    go.click()
    page.wait_for_url("**/games/*")


@pytest.mark.full
def test_edition_options_and_seats_reach_the_server(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("textbox", name="Name", exact=True).fill("Noor")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("heading", name="Rules of this table").click()
    page.get_by_role("radio", name="German edition").check()
    page.get_by_text("Rule options").click()
    page.get_by_label("Points that end the game", exact=True).select_option("30")
    expect(page.get_by_text("German edition · 1 option changed")).to_be_visible()
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Open and invite").click()
    table = answer.value.json()
    assert (table["edition"], table["options"]["target"], len(table["sitting"])) == ("de", 30, 4)


@pytest.mark.full
def test_clocks_of_ones_own_stay_within_limits(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("textbox", name="Name", exact=True).fill("Noor")
    page.get_by_role("radio", name="Live").check()
    page.get_by_role("radio", name="Custom").check()
    minutes = page.get_by_label("Minutes for the whole game", exact=True)
    minutes.fill("181")
    expect(minutes).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Open and invite").click()
    expect(page).to_have_url(re.compile("/new$"))
    minutes.fill("45")
    page.get_by_label("Seconds added after every turn", exact=True).fill("20")
    page.get_by_role("button", name="Open and invite").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_role("main")).to_contain_text("Live, 45 min + 20 s")


@pytest.mark.full
def test_a_slow_turn_of_ones_own_has_an_hour_at_least(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("textbox", name="Name", exact=True).fill("Noor")
    page.get_by_role("radio", name="Slow").check()
    page.get_by_role("radio", name="Custom").check()
    page.get_by_label("Days for every turn", exact=True).fill("0")
    expect(page.get_by_label("Hours for every turn", exact=True)).to_have_value("1")
    page.get_by_label("Hours for every turn", exact=True).fill("36")
    expect(page.get_by_label("Hours for every turn", exact=True)).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Hours for every turn", exact=True).fill("12")
    page.get_by_label("Days in reserve for the game", exact=True).fill("3")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open and invite").click()
    assert json.loads(asked.value.post_data or "")["terms"]["tempo"] == {
        "kind": "slow",
        "turn": 43_200,
        "bank": 259_200,
        "increment": 0,
    }


@pytest.mark.full
def test_the_host_closes_the_table(page: Page, somebody_else: Somebody, watch: Watch) -> None:
    link = open_table(page)
    page.get_by_role("button", name="Close the table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel", exact=True).click()
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Close the table").click()
    dialog.get_by_role("button", name="Close the table").click()
    page.wait_for_url(re.compile(r"/$"))
    watch.expect("404")
    friend = somebody_else()
    friend.goto(link)
    expect(friend.get_by_role("alert")).to_contain_text("This link no longer works")


@pytest.mark.full
def test_a_friend_gives_the_seat_back(page: Page, somebody_else: Somebody, watch: Watch) -> None:
    watch.expect("404.*/api/tables/")  # the friend's page may have asked for the table just before
    link = open_table(page)
    friend = somebody_else()
    sit_down(friend, link)
    expect(page.get_by_role("main")).to_contain_text("Everybody is here.")
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    friend.wait_for_url(re.compile(r"/$"))
    expect(page.get_by_role("main")).to_contain_text("Waiting for one more.")


@pytest.mark.full
def test_a_name_that_plays_tricks_is_refused_in_words(page: Page, watch: Watch) -> None:
    watch.expect("422")
    page.goto("/new")
    page.get_by_role("textbox", name="Name", exact=True).fill("No\u202eor")
    page.get_by_role("button", name="Open and invite").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert "⟨" not in page.get_by_role("alert").inner_text()
    assert page.get_by_role("textbox", name="Name", exact=True).input_value() == "No\u202eor"
