"""The dock shows what the chosen card or guest can do, and what it brings: as the server tells it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import JSON, play_until, two_at_a_table
from tests.page.wire import Wire
from utopia.boards import load_board
from utopia.rules import Kind, decode

Somebody = Callable[..., Page]
CIVILIZATIONS = ("maya", "persian", "chinese", "greek", "egyptian")


def paying(view: JSON) -> list[int]:
    """Raises of civilizations of which the viewer has a monument: they bring a point more at the end of the round."""
    mine = {civ for civ, owner in zip(view["monuments"], view["owners"], strict=True) if civ >= 0 and owner == 0}
    moves = [(code, decode(code)) for code in view["choices"]]
    return [code for code, move in moves if move.kind == Kind.RAISE and move.civilization in mine]


@pytest.mark.full
def test_a_chosen_card_tells_what_each_use_brings(page: Page, somebody_else: Somebody, base_url: str) -> None:
    friend = somebody_else()
    url = f"{base_url}{two_at_a_table(page, friend, options={'target': 200})}"
    seats = [(page.context, 0), (friend.context, 1)]
    view = play_until(seats, url, lambda one: one["viewer"] == 0 and one["step"] == "act" and bool(paying(one)))
    wire = Wire(page)
    page.goto(url)
    code = paying(view)[0]
    civ = CIVILIZATIONS[decode(code).civilization]
    page.locator(f".hand .card.of-{civ}").click()
    wire.wait(lambda: code in told(wire), "what the raise brings")
    projected = told(wire)[code]["projected"][0]
    assert projected > view["players"][0]["projected"]
    button = page.locator(".dock .offer").filter(has_text="Raise")
    expect(button.locator(".then")).to_contain_text(str(projected))
    expect(button).to_contain_text(f"You would stand at {projected}")


def completing(view: JSON) -> list[int]:
    """Guests that can come to two princes of the viewer and of their civilization, where no monument stands."""
    mine = [(where, civ) for where, seat, civ, count in view["princes"] if seat == view["viewer"] and count == 2]
    pairs = {(where, civ) for where, civ in mine if view["monuments"][where] < 0}
    moves = [(code, decode(code)) for code in view["choices"]]
    return [code for code, move in moves if move.kind == Kind.ENTER and (move.district, move.civilization) in pairs]


def dock_of(page: Page) -> list[float]:
    """Where its parts lie that never move."""
    parts = page.locator(".dock, .dock .prompt, .dock .buttons, .place-of-board")
    boxes: list[float] = parts.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    return boxes


def told(wire: Wire) -> dict[int, JSON]:
    """What the server has said about moves, by their code."""
    return {one["code"]: one for one in wire.messages if one.get("type") == "told"}


def choose_guest(page: Page, wire: Wire, code: int) -> None:
    """Choose the guest who can go as ``code`` says: the page asks about each way of the guest pointed at."""
    move = decode(code)
    island = load_board("reconstruction").districts[move.district].island.capitalize()
    guest = page.locator(f".board .guest.lit.of-{CIVILIZATIONS[move.civilization]}[aria-label*='{island}']").first
    guest.hover()
    expect(page.locator(".dock .ways button")).not_to_have_count(0)
    guest.click()
    wire.wait(lambda: code in told(wire), "what that way brings")


@pytest.mark.full
def test_a_guest_tells_what_each_district_brings(page: Page, somebody_else: Somebody, base_url: str) -> None:
    """Under the pointer it is only told; once it is chosen a button leads there."""
    friend = somebody_else()
    url = f"{base_url}{two_at_a_table(page, friend, options={'target': 200})}"
    seats = [(page.context, 0), (friend.context, 1)]

    def is_there(one: JSON) -> bool:
        return bool(one["viewer"] == 0 and one["step"] == "guest" and completing(one))

    view = play_until(seats, url, is_there)
    wire = Wire(page)
    page.goto(url)
    code = completing(view)[0]
    expect(page.locator(".dock .offer")).not_to_have_count(0)
    before = dock_of(page)
    choose_guest(page, wire, code)
    assert told(wire)[code]["enables"]
    expect(page.locator(".dock .ways button.builds")).not_to_have_count(0)
    expect(page.locator(".dock .ways button.builds").first).to_contain_text("It lets you build.")
    assert dock_of(page) == before
    page.locator(".dock .ways button.builds").first.click()
    wire.wait(lambda: wire.view["version"] > view["version"], "the prince to be placed")
    expect(page.locator(".dock .offer.build")).not_to_have_count(0)
