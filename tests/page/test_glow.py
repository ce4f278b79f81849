"""What can be touched shines: in every position, on every size, in the light and in the dark."""

import base64
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.page.conftest import Watch
from tests.page.drawing import FIXTURES, Drawing, read
from tests.page.examining import change_look
from utopia.rules import Kind, Move, decode

JSON = dict[str, Any]
Somebody = Callable[..., Page]
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "upright": (820, 1180), "phone": (390, 844)}
CIVILIZATIONS = ("Maya", "Persian", "Chinese", "Greek", "Egyptian")
ISLANDS = ("Water", "Fire", "Wind", "Earth")
SPENDS_A_CARD = {Kind.MOVE, Kind.ADD, Kind.REMOVE, Kind.RAISE, Kind.LOWER, Kind.ANYWHERE, Kind.PRIVILEGE, Kind.DISCARD}
AT_A_PLACE = {Kind.MOVE, Kind.REMOVE, Kind.LEAVE, Kind.TO, Kind.DISTRICT}
ASKING = sorted(path.stem for path in FIXTURES.glob("*.json") if len(read(path.stem)[1]["choices"]) > 1)
LOOKS = ("light", "dark")
CONTRAST = 1.25
"""By WCAG, with the same pixel while nothing can be touched."""
LEAST, LEAST_OF_A_MINISTER = 500, 150
"""Pixels that differ so much, at least, in and around each thing; a thin ring round a prince has a hundred."""
TELLING = ("cards", "name", "wonder", "district")
QUICK = ("cards",)
LIT = "document.querySelector('.board .light, .guest.lit, .hand .lit, .players .lit, .cells .lit')"
LIGHTS = """
async ([dark, lit, boxes, contrast]) => {
  const linear = Array.from({ length: 256 }, (_, one) =>
    one <= 10 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4)
  const read = async (text) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    return canvas.getImageData(0, 0, image.width, image.height)
  }
  const [before, after] = [await read(dark), await read(lit)]
  const light = ({ data }, at) =>
    0.05 + 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]]
  const differs = (at) => {
    const [one, other] = [light(before, at), light(after, at)]
    return Math.max(one, other) / Math.min(one, other) >= contrast
  }
  return boxes.map(({ x, y, width, height }) => {
    const [left, right] = [Math.max(0, Math.floor(x - 8)), Math.min(after.width, Math.ceil(x + width + 8))]
    const [top, foot] = [Math.max(0, Math.floor(y - 8)), Math.min(after.height, Math.ceil(y + height + 8))]
    let found = 0
    for (let row = top; row < foot; row += 1)
      for (let column = left; column < right; column += 1) found += differs(4 * (row * after.width + column))
    return found
  })
}
"""
"""[box] -> pixels in and around it that are lighter or darker in the second picture."""


def picture(page: Page) -> str:
    """How it looks when everything stands still."""
    page.mouse.move(1, 1)
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))")
    return base64.b64encode(page.screenshot(animations="disabled", scale="css")).decode()


def things(page: Page, drawing: Drawing, size: str) -> dict[str, Locator]:
    """What the legal moves let one touch first, by the rules' own decoding of them."""
    moves = [decode(code) for code in drawing.view["choices"]]
    found: dict[str, Locator] = {}
    names = [one["name"] for one in drawing.room["sitting"]]
    for move in moves:
        found |= cards(page, move) | at_places(page, move) | seats(page, move, names, size)
    entering = {(move.civilization, move.district) for move in moves if move.kind == Kind.ENTER}
    if entering and size != "phone":  # a phone's ships are another test's
        found |= guests(page, drawing.view)
    return found


def cards(page: Page, move: Move) -> dict[str, Locator]:
    """The card that is spent."""
    if move.kind not in SPENDS_A_CARD:
        return {}
    name = CIVILIZATIONS[move.civilization]
    return {f"{name} card": page.locator(f".hand .card.of-{name.lower()}:not(.turned *)")}


def at_places(page: Page, move: Move) -> dict[str, Locator]:
    """The district where princes stand or go, and that prince; the island where a wonder can be built."""
    if move.kind == Kind.WONDER:
        return {"wonder": page.locator("circle.plinth")}
    if move.kind not in AT_A_PLACE:
        return {}
    return {f"district {move.district}": page.locator(f'[data-district="{move.district}"]')}


def seats(page: Page, move: Move, names: list[str], size: str) -> dict[str, Locator]:
    """The player in the list, and the minister where there is a track."""
    if move.kind != Kind.NAME:
        return {}
    name = names[move.seat]
    if size in {"phone", "upright"}:
        found = {name: page.locator(".cells button").filter(has_text=name)}
    else:
        found = {name: page.locator(".players li").filter(has_text=name)}
    if size != "phone":
        found[f"{name}'s minister"] = page.get_by_role("button", name=re.compile(f"{name}.s minister"))
    return found


def guests(page: Page, view: JSON) -> dict[str, Locator]:
    """Those on the ships; a surprise guest has come already, and the question is where to place it."""
    if view["step"] == "surprise":
        fitting = {decode(code).district for code in view["choices"]}
        return {f"district {one}": page.locator(f'[data-district="{one}"]') for one in fitting}
    waiting = [guest for guest, count in enumerate(view["ships"]) if count]
    named = {guest: f"{CIVILIZATIONS[guest % 5]} guest of {ISLANDS[guest // 5]}" for guest in waiting}
    return {name: page.get_by_role("button", name=name).first for name in named.values()}


PLACES = [
    pytest.param("desktop", QUICK, id="quick"),
    pytest.param("desktop", tuple(name for name in ASKING if name not in QUICK), id="desktop", marks=pytest.mark.full),
    *(pytest.param(size, TELLING, id=size, marks=pytest.mark.full) for size in ("tablet", "upright", "phone")),
]


@pytest.mark.parametrize(("size", "names"), PLACES)
def test_what_can_be_touched_shines(somebody_else: Somebody, watch: Watch, size: str, names: tuple[str, ...]) -> None:
    watch.expect("401")  # nobody has a session, and no such game is stored
    width, height = SIZES[size]
    page = somebody_else(viewport={"width": width, "height": height}, has_touch=size == "phone")
    drawing = Drawing(page)
    for number, name in enumerate(names):
        drawing.show(name)
        looks = LOOKS if name in TELLING else LOOKS[number % 2 :][:1]  # by turns: each kind of thing comes often
        assert (name, dull(page, drawing, size, looks)) == (name, {})


def dull(page: Page, drawing: Drawing, size: str, looks: Sequence[str]) -> dict[str, float]:
    """What can be touched and hardly differs in one of these looks from what cannot, with its pixels that do."""
    page.wait_for_function(LIT)
    boxes = {one: where.bounding_box() for one, where in things(page, drawing, size).items()}
    assert boxes
    assert [one for one, box in boxes.items() if box is None] == []
    shining = pictures(page, looks)
    drawing.become(choices=[])
    page.wait_for_function(f"!{LIT}")
    dark = pictures(page, looks)
    found: dict[str, float] = {}
    for look in looks:
        pixels = page.evaluate(LIGHTS, [dark[look], shining[look], list(boxes.values()), CONTRAST])
        found |= {f"{one} in the {look}": number for one, number in zip(boxes, pixels, strict=True)}
    return {
        one: number for one, number in found.items() if number < (LEAST_OF_A_MINISTER if "minister" in one else LEAST)
    }


def pictures(page: Page, looks: Sequence[str]) -> dict[str, str]:
    """How it looks in each of these looks."""
    found = {}
    for look in looks:
        change_look(page, look)
        found[look] = picture(page)
    return found
