"""Games are found: by being paired, in the lobby, and by watching."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch
from tests.page.playing import JSON, open_table, play_until, two_at_a_table
from tests.page.pushing import Clock
from tests.page.switching import turn, turn_and_keep
from tests.page.wire import Wire
from tests.server.conftest import Server

Somebody = Callable[..., Page]
pytestmark = pytest.mark.full


def look_for(page: Page, name: str, *numbers: int, fill: str = "Never") -> None:
    """Wait for a game of so many."""
    page.goto("/lobby#seek")
    page.get_by_label("Your name", exact=True).fill(name)
    for number in (2, 3, 4, 5):
        page.get_by_role("checkbox", name=re.compile(f"^{number}")).set_checked(number in numbers)
    page.get_by_label("Bots for empty seats", exact=True).select_option(fill)
    page.get_by_role("button", name="Find me a game").click()


def test_two_browsers_are_paired_and_play(page: Page, somebody_else: Somebody) -> None:
    other = somebody_else(viewport=PHONE, has_touch=True)
    look_for(page, "Ann", 2, 3)
    expect(page.get_by_text("Looking for people")).to_be_visible()
    look_for(other, "Ben", 2)
    for one in (page, other):
        one.wait_for_url("**/games/*")
        expect(one.locator("svg.board")).to_be_visible()
    assert page.url == other.url
    for name in ("Ann", "Ben"):
        expect(page.locator("h1").first).to_contain_text(name)


def test_who_does_not_come_is_left_out(clock: Clock, somebody_else: Somebody, watch: Watch) -> None:
    watch.expect("ERR_FAILED")
    url = clock.server.url
    page, other = somebody_else(base_url=url), somebody_else(base_url=url)
    look_for(page, "Ann", 2, fill="After 5 minutes")
    expect(page.get_by_text("Looking for people")).to_be_visible()
    other.route("**/api/tables/**", lambda route: route.abort())  # this page never gets there
    look_for(other, "Ben", 2, fill="After 5 minutes")
    page.wait_for_url("**/tables/*")
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    clock.push(60)
    page.wait_for_url("**/games/*", timeout=120_000)
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator("h1").first).to_contain_text("Ann")
    expect(page.locator("h1").first).not_to_contain_text("Ben")


def test_a_search_is_stopped_and_survives_a_reload(page: Page) -> None:
    look_for(page, "Ann", 5)
    expect(page.get_by_text("Looking for people")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Looking for people")).to_be_visible()
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Find me a game")).to_be_visible()


def test_a_listed_table_is_found_joined_and_begun(page: Page, somebody_else: Somebody) -> None:
    guest, watcher = somebody_else(viewport=PHONE, has_touch=True), somebody_else()
    guest.goto("/lobby")
    watcher.goto("/lobby?players=2&tempo=live")
    page.goto("/new?listed")
    page.get_by_placeholder("Name").first.fill("Olivia")
    page.get_by_role("button", name="Remove seat 3").click()
    turn(page.get_by_role("switch", name="Everybody may watch"))
    page.get_by_role("button", name="Open and invite").click()
    page.wait_for_url("**/tables/*")
    expect(watcher.get_by_role("button", name="Show all")).to_be_visible()  # it has no clock
    watcher.get_by_role("button", name="Show all").click()
    expect(watcher.get_by_role("heading", name="Table of Olivia")).to_be_visible()
    assert watcher.url.endswith("/lobby")
    guest.get_by_role("button", name="Sit down: Table of Olivia").click()
    guest.get_by_label("Your name", exact=True).last.fill("Gil")
    guest.locator("dialog").get_by_role("button", name="Sit down", exact=True).click()
    guest.wait_for_url("**/tables/*")
    guest.get_by_role("button", name="Begin now").click()
    guest.wait_for_url("**/games/*")
    page.wait_for_url("**/games/*")
    watcher.get_by_role("button", name="Watch: Table of Olivia").click()
    watcher.wait_for_url("**/games/*")
    expect(watcher.get_by_text("You are watching; hands are hidden.")).to_be_visible()


def test_a_phone_shows_tables_and_games_before_any_form(page: Page, somebody_else: Somebody) -> None:
    open_table(page.context, "device Ben", name="Ann", first=0, terms={"listed": True, "watchable": True})
    phone = somebody_else(viewport=PHONE, has_touch=True)
    phone.goto("/lobby")
    game = phone.get_by_role("listitem").filter(has=phone.get_by_role("button", name="Watch: Table of Ann")).last
    expect(game).to_contain_text("Ann to play")
    picture = game.locator("img[loading=lazy]")
    picture.scroll_into_view_if_needed()
    phone.wait_for_function("(one) => one.naturalWidth > 0", arg=picture.element_handle())
    headings = phone.get_by_role("main").get_by_role("heading", level=2)
    expect(headings.nth(0)).to_have_text("Open tables")
    expect(headings.nth(1)).to_have_text("Games to watch")
    expect(phone.locator("form")).to_have_count(0)
    phone.get_by_role("button", name="Find me a game").click()
    expect(phone.get_by_label("Your name", exact=True)).to_be_focused()
    assert "waiting" not in phone.get_by_role("main").inner_text().lower(), "nobody is: that needs no words"


def test_a_spectator_is_late_and_sees_a_hand_that_is_shown(clock: Clock, somebody_else: Somebody) -> None:
    url = clock.server.url
    page, rival = somebody_else(base_url=url), somebody_else(base_url=url)
    spectator = somebody_else(base_url=url, viewport=PHONE, has_touch=True)
    wires = {"rival": Wire(rival), "spectator": Wire(spectator)}
    game = two_at_a_table(page, rival, terms={"listed": True, "watchable": True})
    seats = [(page.context, 0), (rival.context, 1)]
    play_until(seats, f"{url}{game}", lambda view: bool(view["players"][0]["cards"]))
    page.goto(game)
    rival.goto(game)
    spectator.goto("/lobby")
    spectator.get_by_role("button", name=re.compile("^Watch: Table of Ann")).last.click()
    spectator.wait_for_url(f"**{game}")
    expect(spectator.locator("svg.board")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Spectators").click()
    expect(page.get_by_text("1 spectator", exact=True)).to_be_visible()
    turn_and_keep(page.get_by_role("switch", name="Show them my hand"))
    expect(spectator.get_by_text("You are watching with a delay of 1 minute")).to_be_visible()
    clock.push(30)
    expect(spectator.locator(".watching li")).to_have_count(0)
    clock.push(30)
    expect(spectator.locator(".watching li")).to_be_visible()
    shown = [hands_of(view) for view in wires["spectator"].views]
    assert not any(hands[1] for hands in shown), "nobody asked the other one"
    assert shown[-1][0]
    assert not any(hands_of(view)[0] for view in wires["rival"].views), "the rival never sees it"


def hands_of(view: JSON) -> list[bool]:
    return [player["hand"] is not None for player in view["players"]]


def test_bots_play_where_nobody_does(page: Page, make_server: Callable[..., Server]) -> None:
    server = make_server(UTOPIA_EXHIBITION="on")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.url}/lobby")
    expect(page.get_by_role("heading", name="Exhibition game")).to_be_visible()
    expect(page.get_by_text("so bots play one for you")).to_be_visible()
    page.get_by_role("button", name="Watch: Exhibition game").click()
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator(".prince")).not_to_have_count(0)
