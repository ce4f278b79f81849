"""The chronicle as it is read: a row for each decision, folded by turns, in words that can be read out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Watch
from tests.page.drawing import JSON, Drawing
from tests.page.examining import change_language
from utopia.rules import Kind, Move

HARP, KITE = 15, 11
"""Districts by their numbers: Harp Steps and Kite Market."""
YOURS = {
    "en": "You moved two Maya princes: Harp Steps to Kite Market",
    "fr": "Tu as déplacé deux princes mayas",
    "it": "Hai spostato due principi maya",
    "de": "Du hast zwei Maya-Fürsten bewegt",
}


def happened(_room: JSON, view: JSON) -> None:
    """The turn of a neighbour, and what the reader has done since: each of several events."""
    me, other = 1, 2

    def event(seat: int, name: str, move: Move, *, points: int = 0, **words: Any) -> JSON:
        phrase = {"id": f"event-{name}", "words": {"seat": seat, **words}}
        gains = [[seat, points]] if points else []
        return {"number": 0, "seat": seat, "code": move.code, "phrase": phrase, "gains": gains, "prestige": False}

    maya: dict[str, Any] = {"civ": "maya", "district": "harp-steps"}
    end = event(other, "end", Move(Kind.END))
    moving = [
        event(me, "move", Move(Kind.MOVE, civilization=0, district=HARP), **maya),
        event(me, "to-2", Move(Kind.TO, district=KITE, number=2), district="kite-market"),
    ]
    before = [
        event(other, "raise", Move(Kind.RAISE, civilization=0), civ="maya"),
        event(other, "remove", Move(Kind.REMOVE, civilization=0, district=HARP), points=2, **maya),
        event(other, "remove", Move(Kind.REMOVE, civilization=0, district=HARP), points=2, **maya),
        end,
    ]
    events = [*before, *moving]
    view["since"] = [{**one, "number": number} for number, one in enumerate(events)]
    view["events"], view["kept"], view["draft"] = len(events), 0, len(before)


@pytest.fixture
def page(page: Page, watch: Watch) -> Page:
    watch.expect("401")  # nobody has a session, and no such game is stored
    return Drawing(page).show("cards", happened)


def read_out(page: Page) -> str:
    """What the newest row says, hidden words too."""
    return re.sub(r"\s+", " ", page.locator(".chronicle li:not(.turn)").last.text_content() or "").strip()


def test_a_decision_is_one_row_and_a_turn_folds(page: Page) -> None:
    log = page.locator(".chronicle [role=log]")
    expect(log.locator("li:not(.turn)")).to_have_count(1)
    assert read_out(page) == YOURS["en"]
    turn = log.get_by_role("button", name=re.compile("Jo: 3 moves"))
    expect(turn).to_contain_text("+4")
    expect(turn).to_have_attribute("aria-expanded", "false")
    turn.click()
    expect(log.locator("li li")).to_have_count(3)
    expect(log.locator("li li").last).to_contain_text("+2")
    assert re.search("[→]", log.inner_text()) is None, "arrows are drawn"


@pytest.mark.full
def test_the_reader_is_spoken_to_in_every_language(page: Page) -> None:
    expect(page.locator(".chronicle li:not(.turn)")).to_have_count(1)
    for language, words in YOURS.items():
        change_language(page, language)
        expect(page.locator(".chronicle li:not(.turn)").last).to_contain_text(words)
