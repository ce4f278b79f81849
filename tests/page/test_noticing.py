"""What is easily missed at a table: it is said, shown for a moment, and said to those who do not see it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.playing import join, open_table, play_until
from tests.page.wire import JSON, Wire

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]
ANN_AND_LIN = (0, 1)


def table_of_two(page: Page, base_url: str, is_there: Callable[[JSON], bool], **wishes: Any) -> JSON:
    """Ann and Lin at this device, at the first position like this, seen by the player who decides, and nobody else.

    The game is long, so that each position comes.
    """
    url = f"{base_url}/games/{open_table(page.context, 'device Lin', **{'options': {'target': 200}, **wishes})['id']}"

    def is_alone_there(view: JSON) -> bool:
        return view["deciding"] == [view["viewer"]] and is_there(view)

    view = play_until([(page.context, seat) for seat in ANN_AND_LIN], url, is_alone_there)
    page.goto(url)
    page.locator("svg.board").wait_for()
    if any(view["players"][seat]["cards"] for seat in ANN_AND_LIN):  # hands are covered
        page.get_by_role("dialog").get_by_role("button").click()
    expect(page.locator(".dock .buttons")).to_be_visible()
    return view


def ends_the_round(view: JSON) -> bool:
    """Somebody is the last to act in a round, nobody has to discard, and prestige will pay."""
    to_come = [seat for seat in view["order"] if seat not in view["acted"]]
    pays = any(player["projected"] > player["score"] for player in view["players"])
    keeps = all(player["cards"] <= 5 for player in view["players"])
    return view["step"] == "act" and len(to_come) == 1 and pays and keeps


def test_prestige_is_a_moment_of_its_own(page: Page, base_url: str) -> None:
    wire = Wire(page)
    view = table_of_two(page, base_url, ends_the_round)
    page.get_by_role("button", name="End turn").click()
    gained = [one["projected"] - one["score"] for one in view["players"]]
    expect(page.locator(".prestige")).to_be_visible()
    expect(page.locator(".payments text").first).to_be_attached()
    shown, payments = page.evaluate(
        "[document.querySelector('.prestige').textContent, document.querySelectorAll('.payments text').length]"
    )
    assert all(f"+{points}" in shown for points in gained if points)
    assert payments > 0
    expect(page.get_by_role("status").filter(has_text="Prestige: ")).to_have_count(1)
    # each earlier round may have a line of its own
    told = page.locator(".chronicle li").filter(has_text="Prestige for every district.").last
    for points in filter(None, gained):
        expect(told).to_contain_text(f"+{points}")
    expect(page.locator(".prestige")).to_have_count(0)
    assert wire.view["round"] == view["round"] + 1


def test_that_the_game_would_end_with_this_round_is_said(page: Page, base_url: str) -> None:
    view = table_of_two(page, base_url, lambda view: bool(view["ending"] and view["choices"]), options={"target": 3})
    said = {"end-likely": "The game would end with this round:", "end-certain": "This is the last round:"}
    expect(page.locator(".players")).to_contain_text(said[view["ending"]["id"]])
    expect(page.get_by_role("status").filter(has_text=said[view["ending"]["id"]])).to_have_count(1)


def test_what_ending_the_turn_costs_is_said_before(page: Page, base_url: str) -> None:
    def holds_too_much(view: JSON) -> bool:
        return view["step"] == "act" and bool(view["choices"]) and view["players"][view["viewer"]]["cards"] > 5

    view = table_of_two(page, base_url, holds_too_much)
    surplus = view["players"][view["viewer"]]["cards"] - 5
    wanted = "one card" if surplus == 1 else f"{surplus} cards"
    expect(page.locator(".buttons")).to_contain_text(f"Final; then you discard {wanted}")


def test_equal_cards_lie_on_each_other_and_are_picked_one_by_one(page: Page, base_url: str) -> None:
    def owes_two_and_holds_a_pair(view: JSON) -> bool:
        mine = view["players"][view["viewer"]]
        return view["step"] == "discard" and bool(view["choices"]) and mine["owes"] == 2 and max(mine["hand"]) >= 2

    view = table_of_two(page, base_url, owes_two_and_holds_a_pair)
    hand = view["players"][view["viewer"]]["hand"]
    expect(page.locator(".hand .card")).to_have_count(sum(number > 0 for number in hand))
    stack = page.locator(".hand .card", has=page.locator(f'[data-count$="{max(hand)}"]')).first
    name = stack.get_attribute("aria-label")
    stack.evaluate("(one) => (one.id = 'stack')")
    stack = page.locator("#stack")
    for picked in (1, 2):
        stack.click()
        expect(stack).to_have_accessible_name(f"{name}, {picked} chosen")
        expect(stack.locator(".up")).to_have_count(picked)
    expect(page.get_by_role("button", name="Discard the chosen cards (2 of 2)")).to_be_enabled()
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "false")


def test_a_turned_card_is_seen_as_what_it_counts(page: Page, base_url: str) -> None:
    view = table_of_two(page, base_url, lambda view: view["step"] == "privilege" and bool(view["choices"]))
    expect(page.locator(".turned .card")).to_have_accessible_name(re.compile("card, played as"))
    expect(page.locator(".hand")).not_to_contain_text("You hold no cards")
    assert sum(view["action"]["turned"]) == 1


def test_a_touch_that_can_mean_nothing_is_answered(page: Page, base_url: str) -> None:
    table_of_two(
        page, base_url, lambda view: view["step"] == "end" and len(view["choices"]) == 1 and view["round"] == 1
    )
    empty = page.locator(".targets [aria-label*='Nobody lives here yet']").first
    empty.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Nothing else can be done in this turn")


def test_districts_are_called_by_their_names(page: Page, base_url: str) -> None:
    table_of_two(page, base_url, lambda view: view["step"] == "guest")
    expect(page.locator(".board .tag")).to_have_count(0)
    page.locator("[data-district='1']").hover()
    expect(page.locator(".board .tag")).to_have_text("Lantern Hill")
    page.mouse.move(5, 5)
    expect(page.locator(".board .tag")).to_have_count(0)
    page.locator("[data-district='1']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board .tag")).to_have_count(1)


def test_a_phone_shows_the_ships_while_others_choose(somebody_else: Somebody, page: Page) -> None:
    phone = somebody_else(viewport={"width": 360, "height": 740}, has_touch=True)
    table = open_table(page.context, "friend")
    phone.goto(table["links"]["join"])
    phone.get_by_role("textbox", name="Your name").fill("ann")
    expect(phone.get_by_role("main")).to_contain_text("Somebody here is already called ann")
    join(phone.context, table, "ann")
    page.goto(f"/tables/{table['id']}")
    page.get_by_role("button", name="Begin now").click()
    phone.goto(f"/games/{table['id']}")
    expect(phone.locator(".ships.quiet .waiting")).not_to_have_count(0)
    expect(phone.locator(".cells")).to_contain_text("You")
    expect(page.locator(".players .mine")).to_contain_text("Ann (you)")
    expect(page.locator(".players")).to_contain_text("ann 2")
    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    expect(phone.locator(".ships.quiet")).to_have_count(0)


def test_a_line_of_the_chronicle_leads_a_replay_to_its_moment(page: Page, base_url: str) -> None:
    url = f"{base_url}/games/{open_table(page.context, 'device Lin')['id']}"
    play_until([(page.context, seat) for seat in ANN_AND_LIN], url, lambda view: view["round"] == 2)
    page.goto(f"{url}/replay")
    page.get_by_role("button", name="To the end").click()
    lines = page.locator(".jump")
    expect(lines.filter(has_text="goes first")).to_have_count(1)
    before = lines.count()
    lines.filter(has_text="placed").first.click()
    expect(page.locator(".desk .told")).to_contain_text("takes")
    page.wait_for_function("(before) => document.querySelectorAll('.jump').length < before", arg=before)
