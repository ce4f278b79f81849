"""Puzzles in a real browser: solved, missed, given up and played out, by mouse, by keys and on a phone, and counted."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch
from tests.page.examining import bars_nobody, fits_a_hand, violations
from tests.page.test_learn import type_moves
from utopia.puzzles import Puzzle, puzzles

Somebody = Callable[..., Page]
SHORT = min(puzzles(), key=lambda one: (len(one.solution), one.id))


def begin(page: Page, one: Puzzle) -> None:
    page.goto(f"/puzzles/{one.id}")
    expect(page.locator(".task")).to_be_visible()


@pytest.mark.full
def test_a_puzzle_is_chosen_missed_played_out_and_solved(page: Page) -> None:
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    assert violations(page) == []
    assert fits_a_hand(page) == []
    page.get_by_role("radio", name=str(SHORT.players)).check()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(rf"/puzzles/[a-z2-7]{{8}}\?players={SHORT.players}$"))
    begin(page, SHORT)
    type_moves(page, ("end",))
    answer = page.locator(".solved")
    expect(answer).to_contain_text("Not the best turn")
    expect(answer).to_contain_text("Your rating: 1")
    assert violations(page) == []
    answer.get_by_role("button", name="Play it out").click()
    expect(answer.get_by_role("button", name="Play it out")).to_have_attribute("aria-busy", "true")
    answer.get_by_role("button", name="Try again").click()
    expect(answer).to_have_count(0)
    type_moves(page, (*SHORT.solution, "end"))
    expect(answer.locator("h2")).to_have_text("Solved")
    page.goto("/puzzles")
    expect(page.get_by_role("main")).to_contain_text(f"1 of {len(puzzles())}")


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_number_of_players_can_be_solved_on_the_page(page: Page, players: int) -> None:
    one = next(one for one in puzzles() if one.players == players)
    begin(page, one)
    type_moves(page, (*one.solution, "end"))
    expect(page.locator(".solved h2")).to_have_text("Solved")
    bars_nobody(page)


@pytest.mark.full
def test_a_puzzle_is_missed_and_solved_on_a_phone(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    begin(page, SHORT)
    assert fits_a_hand(page) == []
    page.get_by_role("button", name=re.compile("End turn")).tap()
    answer = page.locator(".solved")
    expect(answer.locator("h2")).to_have_text("Not the best turn")
    expect(answer.locator("li")).to_have_count(len(SHORT.solution) + 1)
    assert fits_a_hand(page) == []
    answer.get_by_role("button", name="Try again").tap()
    type_moves(page, SHORT.solution)
    page.get_by_role("button", name=re.compile("End turn")).tap()
    expect(answer.locator("h2")).to_have_text("Solved")


@pytest.mark.full
def test_help_is_given_and_not_rated_and_keys_alone_will_do(page: Page) -> None:
    begin(page, SHORT)
    page.keyboard.press("i")
    expect(page.locator(".task .news b.name")).to_be_visible()
    type_moves(page, SHORT.solution)
    page.keyboard.press("e")
    expect(page.locator(".solved h2")).to_have_text("Solved")
    expect(page.locator(".solved")).to_contain_text("This attempt changes no rating.")
    expect(page.locator(".solved h2")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()


@pytest.mark.full
def test_the_solution_is_played_out_for_who_gives_up(page: Page) -> None:
    begin(page, SHORT)
    page.get_by_role("button", name="Show the solution").click()
    answer = page.locator(".solved")
    expect(answer.locator("h2")).to_have_text("The best turn")
    expect(page.locator(".task li")).to_have_count(len(SHORT.solution) + 1)
    expect(answer.get_by_role("button", name="Play it out")).not_to_have_attribute("aria-busy", "true", timeout=30_000)
    answer.get_by_role("link", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(f"{SHORT.id}|next"))
    expect(page.locator(".task")).to_be_visible()


@pytest.mark.full
def test_the_daily_puzzle_counts_its_days(page: Page) -> None:
    page.goto("/puzzles")
    daily = page.request.get("/api/puzzles").json()["daily"]
    page.get_by_role("link", name="Solve it").click()
    expect(page).to_have_url(re.compile(f"/puzzles/{daily}$"))
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_attached()
    expect(page.locator(".task")).to_be_visible()
    one = next(one for one in puzzles() if one.id == daily)
    type_moves(page, (*one.solution, "end"))
    expect(page.locator(".solved h2")).to_have_text("Solved")
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Look at it again")).to_be_visible()
    expect(page.locator("dl div", has_text="Days in a row")).to_contain_text("1")
    bars_nobody(page)


@pytest.mark.full
def test_there_is_no_such_puzzle(page: Page, watch: Watch) -> None:
    watch.expect("404")
    page.goto("/puzzles/chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()


@pytest.mark.full
def test_the_lessons_lead_to_the_puzzles(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("link", name="Puzzles: find the best turn").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
