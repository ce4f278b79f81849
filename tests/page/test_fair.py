"""The sealed shuffle as people meet it: in the waiting room, at the table, at the end, and checked in the browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import begin, join, open_table, play_until

Somebody = Callable[..., Page]
FIXTURE = Path(__file__).parents[2] / "ui" / "fixtures" / "fair.utopia"


def seal_on(page: Page) -> str:
    return (page.locator(".sealed code").text_content() or "").replace(" ", "")


def serve(page: Page, record: str) -> None:
    page.route("**/api/games/g/record", lambda route: route.fulfill(body=record))


@pytest.mark.full
def test_two_play_a_sealed_game_and_check_it(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    table = open_table(page.context, "friend", options={"target": 3})
    join(friend.context, table)
    for person in (page, friend):
        person.goto(f"/tables/{table['id']}")
    expect(page.get_by_role("main")).to_contain_text("2 players have added chance of their own.")
    seal = seal_on(page)
    assert seal == table["sealed"]["commitment"] == seal_on(friend)

    page.goto(begin(page.context, table))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Fair shuffle").click()
    assert seal_on(page) == seal
    url = page.url
    friend.close()  # nobody looks on
    page.goto("/fair")
    play_until([(page.context, 0), (friend.context, 1)], url, lambda view: bool(view["phase"] == "over"))
    page.goto(url)
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="Check the shuffle").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text(re.compile(r"Fair\. All \d+ draws were fixed before the first one\."))
    expect(main).to_contain_text("It is the seal that this browser noted")
    expect(main).to_contain_text("What this browser added is part of it.")
    page.get_by_text("All draws").click()
    expect(page.get_by_role("row").nth(20)).to_be_visible()


def test_a_record_from_a_file_is_checked(page: Page, tmp_path: Path) -> None:
    page.goto("/fair")
    main = page.get_by_role("main")
    text = FIXTURE.read_text("utf-8")
    for name, content, told in (
        ("good", text, "draws were fixed before the first one."),
        ("spoiled", text.replace("scale greek = 3 of 4", "scale greek = 2 of 4"), "Line 25: the ticket is 2 of 4"),
        ("letter", "Dear Ann,\n", "This is not a record of Utopia as text."),
        ("older", re.sub(r"(?m)^(commitment|entropy|seating|seed): .*\n", "", text), "This record names no seal"),
    ):
        file = tmp_path / f"{name}.utopia"
        file.write_text(content, "utf-8")
        page.get_by_label("Choose a record", exact=True).set_input_files(file)
        expect(main).to_contain_text(told)
    expect(main).not_to_contain_text("Fair.")


@pytest.mark.full
def test_a_server_cannot_quietly_drop_what_the_browser_noted(page: Page) -> None:
    text = FIXTURE.read_text("utf-8")
    [seal], other = re.findall(r"(?m)^commitment: (\w+)$", text), "6f" * 32
    page.goto("/fair")
    for noted, lost, verdict, told in (
        (seal, "nothing", "good", "It is the seal that this browser noted"),
        (other, "nothing", "bad", "this browser noted another seal: 6f6f6f6f"),
        (other, "commitment|entropy|seating|seed", "bad", "noted a seal, and this record names none: 6f6f6f6f"),
        (seal, "seed", "bad", "The game is over, but the record does not show its seed."),
    ):
        page.evaluate("notes => localStorage.setItem('fair', notes)", json.dumps([{"game": "g", "commitment": noted}]))
        serve(page, re.sub(rf"(?m)^({lost}): .*\n", "", text))
        page.goto("/fair?game=g")
        found = page.locator(f".verdict.{verdict}")
        expect(found).to_contain_text("Fair." if verdict == "good" else "Not fair")
        expect(found.locator("svg")).to_be_visible()
        expect(page.get_by_role("main")).to_contain_text(told)
