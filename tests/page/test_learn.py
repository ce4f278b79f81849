"""Lessons in a real browser: solved by clicks, by keys and on a phone, answered when they are missed, and kept."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE, Watch
from tests.page.examining import bars_nobody, fits_a_hand, violations
from tests.page.test_accounts import sign_in, with_account
from tests.page.typing import Typist
from utopia.lessons import lesson, lessons

Somebody = Callable[..., Page]


def begin(page: Page, id_: str) -> None:
    page.goto(f"/learn/{id_}")
    expect(page.locator(".task")).to_be_visible()


def guided(player: Clicker, most: int = 30) -> None:
    """Do what hints show, until the lesson is solved."""
    page = player.page
    for _ in range(most):
        page.wait_for_timeout(100)
        expect(page.locator(".solved h2, .prompt h2").first).to_be_visible()
        if page.locator(".solved h2").count():
            return
        if not page.locator(".task .news b.name").count():
            page.keyboard.press("i")
            expect(page.locator(".task .news p, .solved h2").first).to_be_visible()
            continue
        seen = player.look()
        lit = {one["kind"]: one for one in reversed(seen["things"])}
        for kind in ("sure", "build", "guest", "district", "end"):
            if kind in lit:  # what the hint shows begins to glow a moment after its words
                player.does_something(lit[kind], seen["sign"])
                break
    raise AssertionError(f"not solved: {page.locator('.task').inner_text()}")


def type_moves(page: Page, moves: tuple[str, ...]) -> None:
    for move in moves:
        page.keyboard.press("t")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(move)
        dialog.get_by_role("button", name="Play", exact=True).click()
        expect(dialog.get_by_role("status")).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_a_lesson_is_solved_by_clicks_and_leads_to_the_next(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("link", name="Begin").click()
    expect(page).to_have_url(re.compile("/learn/guest$"))
    expect(page.locator(".task")).to_contain_text("Take the Maya guest of Wind")
    begin(page, "monument")
    guided(Clicker(page))
    expect(page.locator(".solved")).to_contain_text("Three equal princes leave")
    expect(page.get_by_role("img", name="3 stars of 3")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Next lesson").click()
    expect(page).to_have_url(re.compile("/learn/wonder$"))
    expect(page.locator(".task")).to_contain_text("Build the wonder of Fire")
    page.goto("/learn")
    expect(page.get_by_role("link", name="Three make a monument 3 stars of 3")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("1 of 15 lessons solved, 3 of 45 stars.")
    assert fits_a_hand(page) == []


@pytest.mark.full
def test_a_lesson_is_solved_by_keys_alone(page: Page) -> None:
    begin(page, "wonder")
    guided(Typist(page))
    expect(page.locator(".solved h2")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()


@pytest.mark.full
def test_a_lesson_is_solved_on_a_phone(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    begin(page, "guest")
    assert fits_a_hand(page) == []
    guided(Clicker(page, touch=True))
    expect(page.locator(".solved")).to_contain_text("A guest gives you two things at once")
    assert fits_a_hand(page) == []


@pytest.mark.full
def test_a_wrong_move_is_answered_and_taken_back(page: Page) -> None:
    begin(page, "monument")
    type_moves(page, lesson("monument").wrong[0][:1])
    task = page.locator(".task")
    expect(task).to_contain_text("Not quite. The third Maya prince did not come to Vane Square")
    bars_nobody(page)
    task.get_by_role("button", name="Undo", exact=True).click()
    expect(task).not_to_contain_text("Not quite")
    expect(task.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    type_moves(page, ("enter maya vane-square", "end"))
    expect(task).to_contain_text("Not quite")
    task.get_by_role("button", name="Start again").click()
    expect(task).not_to_contain_text("Not quite")
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")
    guided(Clicker(page))


@pytest.mark.full
def test_what_is_not_allowed_is_explained(page: Page) -> None:
    begin(page, "land")
    page.locator(".targets [data-district]:not(.lit)").first.dispatch_event("click")
    expect(page.locator(".prompt")).to_contain_text(re.compile("R-|card first"))


@pytest.mark.full
def test_hints_say_where_to_look_and_then_the_move(page: Page) -> None:
    begin(page, "wonder")
    task = page.locator(".task")
    task.get_by_role("button", name="Hint", exact=True).click()
    expect(task).to_contain_text("Which civilization do you not have on Fire yet?")
    expect(page.locator(".guest.lit").nth(1)).to_be_visible()
    task.get_by_role("button", name="Show the move").click()
    expect(task).to_contain_text("Red (you)")
    expect(page.locator(".guest.lit")).to_have_count(1)


@pytest.mark.full
def test_there_is_no_such_lesson(page: Page, watch: Watch) -> None:
    watch.expect("404")
    page.goto("/learn/chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no such lesson.")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn the game")).to_be_visible()
    bars_nobody(page)


@pytest.mark.full
def test_every_lesson_can_be_done_on_the_page(page: Page) -> None:
    """One after the other, as each leads to the next."""
    page.emulate_media(reduced_motion="reduce")
    begin(page, lessons()[0].id)
    for one in lessons():
        if one != lessons()[0]:
            page.get_by_role("link", name="Next lesson").click()
        expect(page).to_have_url(re.compile(f"/learn/{one.id}$"))
        expect(page.locator(".solved")).to_have_count(0)
        expect(page.locator(".task")).to_be_visible()
        type_moves(page, one.solution)
        expect(page.locator(".solved h2"), one.id).to_be_visible()
        expect(page.get_by_role("img", name="3 stars of 3"), one.id).to_be_visible()


@pytest.mark.full
def test_stars_come_along_when_one_signs_in(page: Page, somebody_else: Somebody) -> None:
    device = with_account(page)
    phone = somebody_else()
    begin(phone, "monument")
    guided(Clicker(phone))
    expect(phone.get_by_role("img", name="3 stars of 3")).to_be_visible()
    phone.goto("/learn")
    expect(phone.get_by_role("main")).to_contain_text("1 of 15 lessons solved")
    sign_in(phone, device.keys)
    for one in (phone, page):
        one.goto("/learn")
        expect(one.get_by_role("link", name="Three make a monument 3 stars of 3")).to_be_visible()


@pytest.mark.full
def test_a_newcomer_comes_from_the_start_to_a_first_game_with_the_guide(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New here? Learn the game").click()
    expect(page.get_by_role("heading", name="A first game")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.locator(".guide")).to_contain_text(re.compile("take a guest|The others play"))
    room = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [one["level"] for one in room["sitting"] if one["kind"] == "bot"] == ["apprentice"] * 2
    assert room["options"]["target"] == 20


@pytest.mark.full
def test_the_strategy_guide_leads_to_positions_on_the_board(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("link", name="What wins").click()
    expect(page.get_by_role("heading", name="Monuments decide")).to_be_visible()
    expect(page.get_by_role("link", name="Try it on the board")).to_have_count(5)
    bars_nobody(page)
    assert fits_a_hand(page) == []
    page.get_by_role("link", name="Try it on the board").last.click()
    expect(page).to_have_url(re.compile("/learn/last-round$"))
    expect(page.locator(".task")).to_be_visible()
