"""The dock shows what the chosen card can do, and the points that it brings: as the server tells it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import JSON, play_until, two_at_a_table
from tests.page.wire import Wire
from utopia.rules import Kind, decode

Somebody = Callable[..., Page]
CIVILIZATIONS = ("maya", "persian", "chinese", "greek", "egyptian")


def paying(view: JSON) -> list[int]:
    """Raises of civilizations of which the viewer has a monument: they bring a point more at the end of the round."""
    mine = {civ for civ, owner in zip(view["monuments"], view["owners"], strict=True) if civ >= 0 and owner == 0}
    moves = [(code, decode(code)) for code in view["choices"]]
    return [code for code, move in moves if move.kind == Kind.RAISE and move.civilization in mine]


@pytest.mark.full
def test_a_chosen_card_tells_what_each_use_brings(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    page.goto(two_at_a_table(page, friend, options={"target": 200}))
    seats = [(page.context, 0), (friend.context, 1)]
    view = play_until(seats, page.url, lambda one: one["viewer"] == 0 and one["step"] == "act" and bool(paying(one)))
    wire = Wire(page)
    page.reload()
    code = paying(view)[0]
    civ = CIVILIZATIONS[decode(code).civilization]
    page.locator(f".hand .card.of-{civ}").click()

    def told() -> list[Any]:
        return [one for one in wire.messages if one.get("type") == "told" and one["code"] == code]

    wire.wait(lambda: bool(told()), "what the raise brings")
    projected = told()[0]["projected"][0]
    assert projected > view["players"][0]["projected"]
    button = page.locator(".dock .offer").filter(has_text="Raise")
    expect(button.locator(".then")).to_contain_text(str(projected))
    expect(button).to_contain_text(f"You would stand at {projected}")
