"""A turn is a draft: taken back step by step, shared by all tabs of a person, and never done twice."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import Watch
from tests.page.network import Network
from tests.page.playing import line, play_until, two_at_a_table
from tests.page.wire import Wire

Somebody = Callable[..., Page]


@pytest.fixture
def url(page: Page, somebody_else: Somebody) -> str:
    """A game of Ann, who is to move, and Ben."""
    return two_at_a_table(page, somebody_else())


def place_a_prince(page: Page) -> None:
    Clicker(page).enter()
    expect(page.locator(".prince")).to_have_count(1)


def test_a_draft_is_taken_back_and_the_button_says_why_not_further(page: Page, url: str) -> None:
    page.goto(url)
    back = page.get_by_role("button", name="Undo", exact=True)
    expect(back).to_be_disabled()
    expect(page.locator(".dock")).to_contain_text("The guests of the round have been drawn.")
    place_a_prince(page)
    expect(back).to_be_enabled()
    back.click()
    expect(page.locator(".prince")).to_have_count(0)
    expect(back).to_be_disabled()
    expect(page.locator(".dock")).to_contain_text("The guests of the round have been drawn.")


@pytest.mark.full
def test_what_was_chosen_is_given_up_with_escape(page: Page, url: str) -> None:
    page.goto(url)
    Clicker(page).one_of("guest")
    expect(page.locator(".guest.chosen")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".guest.chosen")).to_have_count(0)


@pytest.mark.full
def test_a_double_click_moves_once(page: Page, url: str) -> None:
    wire = Wire(page)
    page.goto(url)
    clicker = Clicker(page)
    clicker.one_of("guest")
    clicker.one_of("district", clicks=2)
    expect(page.locator(".prince")).to_have_count(1)
    page.get_by_role("button", name="End turn").dblclick()
    wire.wait(lambda: wire.view["deciding"] == [1], "Ben's turn")
    assert [json.loads(said)["type"] for said in wire.said if '"ask"' not in said] == ["play", "play"]


@pytest.mark.full
def test_two_tabs_of_one_person_agree(page: Page, url: str, watch: Watch) -> None:
    other = watch.over(page.context.new_page())
    for tab in (page, other):
        tab.goto(url)
        expect(tab.locator("svg.board")).to_be_visible()
    place_a_prince(page)
    expect(other.locator(".prince")).to_have_count(1)
    other.get_by_role("button", name="Undo", exact=True).click()
    for tab in (page, other):
        expect(tab.locator(".prince")).to_have_count(0)
        expect(tab.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


@pytest.mark.full
def test_a_stale_move_is_refused_in_words_and_harms_nothing(page: Page, url: str) -> None:
    """What is clicked here is meant for a position that the same person has left on another device; then the news
    come late, in the wrong order and twice."""
    network = Network(page)
    page.goto(url)
    Clicker(page).one_of("guest")
    network.hold()
    with line(page.context, page.url, 0) as device:
        device.play(device.view["choices"][0])
        Clicker(page).one_of("district")
        network.wait_for(lambda message: message["type"] == "answer" and message.get("refusal"))
        device.catch_up()
        assert sum(count for *_, count in device.view["princes"]) == 1
    assert network.held
    network.deliver([*reversed(network.held), *network.held])
    expect(page.locator(".prompt .refused")).to_be_visible()
    expect(page.locator(".prince")).to_have_count(1)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


@pytest.mark.full
def test_cards_are_taken_back_too(page: Page, somebody_else: Somebody, base_url: str) -> None:
    friend = somebody_else()
    url = f"{base_url}{two_at_a_table(page, friend)}"
    seats = [(page.context, 0), (friend.context, 1)]
    play_until(seats, url, lambda view: view["step"] == "act" and view["viewer"] == 0 and len(view["choices"]) > 1)
    wire = Wire(page)
    page.goto(url)
    hand = page.locator(".hand")
    expect(hand.locator(".card")).not_to_have_count(0)
    clicker = Clicker(page, ending=0.0)
    back = page.get_by_role("button", name="Undo", exact=True)
    before = hand.get_attribute("aria-label") or ""
    for _ in range(12):
        clicker.once()
        if hand.get_attribute("aria-label") != before:
            break
    expect(hand).not_to_have_attribute("aria-label", before)
    while (view := wire.view)["can_take_back"]:
        back.click()
        wire.wait(lambda view=view: wire.view["version"] > view["version"], "a step back")
    expect(hand).to_have_attribute("aria-label", before)
