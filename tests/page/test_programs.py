"""The page of one's programs: a bot gets an account and a token, a record comes in, in a real browser."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch
from tests.page.examining import overflow, small_targets, violations
from tests.server.conftest import Server
from tests.server.programs.test_records import played_elsewhere
from utopia.notation.record import Comment, record_text


def examine(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert small_targets(page) == []
    assert overflow(page) <= 0


@pytest.mark.full
def test_a_bot_gets_an_account_and_a_token_that_works_until_it_is_revoked(page: Page, server: Server) -> None:
    page.goto("/account/programs")
    page.get_by_label("Name of the bot", exact=True).fill("Deep Thought")
    page.get_by_role("button", name="Open an account").click()
    expect(page.get_by_role("button", name="Remove Deep Thought")).to_be_visible()
    page.get_by_label("What it is for", exact=True).fill("laptop")
    page.get_by_label("Who uses it", exact=True).select_option(label="The bot Deep Thought")
    page.get_by_role("button", name="Make the token").click()
    text = page.get_by_label("Keep this now").input_value()
    assert re.fullmatch(r"utopia_bot_\w{38}", text)
    expect(page.get_by_text("utopia bot --server")).to_be_visible()
    examine(page)
    headers = {"authorization": f"Bearer {text}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json()["name"] == "Deep Thought"
    page.reload()
    expect(page.get_by_role("heading", name="Your tokens")).to_be_visible()
    assert text not in page.content(), "it is shown once"
    page.get_by_role("button", name="Revoke laptop").click()
    expect(page.get_by_role("button", name="Revoke laptop")).to_have_count(0)
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


@pytest.mark.full
def test_a_record_is_put_in_and_replayed(page: Page, tmp_path: Path, watch: Watch) -> None:
    record = tmp_path / "game.txt"
    comments = (Comment(0, "Before it began"), Comment(40, "A good one"))
    told = replace(played_elsewhere(), title="An evening in May", comments=comments)
    record.write_text(record_text(told), encoding="utf-8")
    broken = tmp_path / "broken.txt"
    broken.write_text("utopia record 1\nnonsense\n", encoding="utf-8")
    page.goto("/account/programs")
    watch.expect("422")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("This is not a record of a game")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay")
    expect(page.get_by_text("Ada").first).to_be_visible()
    expect(page.get_by_role("note")).to_contain_text("This game was played elsewhere")
    expect(page.get_by_role("heading", name="An evening in May")).to_be_visible()
    page.get_by_role("button", name="A good one").click()
    expect(page.get_by_role("button", name="A good one")).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("slider")).to_have_value("40")
    page.goto("/account/programs")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("status").filter(has_text="it is here already")).to_be_visible()
    examine(page)
    page.get_by_role("link", name="Watch it").click()
    page.wait_for_url("**/replay")
    page.get_by_role("button", name="Delete this game…").click()
    dialog = page.get_by_role("dialog", name="Delete this game?")
    expect(dialog).to_be_visible()
    examine(page)
    dialog.get_by_role("button", name="Cancel", exact=True).click()
    page.get_by_role("button", name="Delete this game…").click()
    dialog.get_by_role("button", name="Delete the game").click()
    page.wait_for_url("**/games")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("link", name="Played elsewhere")).to_have_count(0)


@pytest.mark.full
def test_all_games_of_somebody_come_in_by_one_file(page: Page, tmp_path: Path, watch: Watch) -> None:
    def line(record: str, state: str = "over") -> str:
        return json.dumps({"id": "there", "state": state, "record": record}) + "\n"

    games = [line(record_text(played_elsewhere(seed))) for seed in (7, 8)]
    everything = tmp_path / "utopia-records.ndjson"
    everything.write_text("".join([games[0], line("…", "running"), line("nonsense"), games[1]]), encoding="utf-8")
    page.goto("/account/programs")
    watch.expect("422")
    page.locator("input[type=file]").set_input_files(everything)
    expect(page.get_by_text("2 games imported. One is still running and was left out.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text("utopia-records.ndjson, line 3: ")
    examine(page)
    page.locator("input[type=file]").set_input_files(everything)
    expect(
        page.get_by_text("No game imported. One is still running and was left out. 2 were here already.")
    ).to_be_visible()
    page.get_by_role("link", name="See them").click()
    expect(page.get_by_role("link", name="Played elsewhere")).to_have_count(2)


@pytest.mark.full
def test_the_page_on_a_phone(somebody_else: Callable[..., Page]) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    page.goto("/account/programs")
    expect(page.get_by_role("heading", name="A new token")).to_be_visible()
    examine(page)
