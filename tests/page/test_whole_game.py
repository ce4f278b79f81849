"""Whole games by clicks alone, on whatever glows: to the end and what is there then, on a phone, in every language."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.examining import overflow
from tests.page.playing import open_table, play_until
from tests.page.wire import Wire
from utopia.locales import Speaker

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]
UPRIGHT = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
WATCH_SHIFTS = """
  globalThis.shifts = []
  const NEVER = '.place-of-board, .top .progress, .dock > .buttons .button'
  const ANSWERED = 2000  // milliseconds after a touch; the browser itself counts 500, which is little on a busy machine
  let touched = -ANSWERED
  for (const kind of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(kind, ({ timeStamp }) => { touched = timeStamp }, { capture: true })
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries()) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => ({
        one: node instanceof Text ? node.parentElement : node,
        how: `${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`,
      }))
      const told = ({ one, how }) =>
        `${one?.outerHTML?.slice(0, 90)}: ${how}; ${document.querySelector('.prompt h2')?.textContent}`
      const wrong = moved.filter(({ one }) => one?.closest(NEVER)).map(told)
      if (wrong.length || startTime > touched + ANSWERED) shifts.push([value, wrong, moved.map(told)])
    }
  }).observe({ type: 'layout-shift', buffered: true })
"""
"""What moved by itself, and whether it was anything that never may: the board, the round, the buttons of the turn."""
LARGEST_SHIFT = 0.002
"""Of the screen, by one message: a new button in the dock, a player who overtakes another in the list."""
WATCH_WORDS = """
  globalThis.missing = []
  {
    const look = (text) => {
      for (const one of text?.match(/⟨[^⟩]*⟩?/g) ?? []) if (!missing.includes(one)) missing.push(one)
    }
    const lookInto = (node) => {
      look(node.textContent)
      for (const one of [node, ...(node.querySelectorAll?.('[aria-label*="⟨"], [title*="⟨"]') ?? [])]) {
        look(one.ariaLabel)
        look(one.title)
      }
    }
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        if (type !== 'childList') lookInto(target)
        for (const node of addedNodes) lookInto(node)
      }
    }).observe(document, {
      childList: true, subtree: true, characterData: true, attributeFilter: ['aria-label', 'title'],
    })
  }
"""
"""Words for which there is no message, in all that changes; to read the whole page each time took a third of a test."""


def sit_down(page: Page, *others: str, **wishes: Any) -> Wire:
    """A new game against these, on the screen."""
    page.add_init_script(WATCH_WORDS)
    wire = Wire(page)
    page.goto(f"/games/{open_table(page.context, *others, **wishes)['id']}")
    wire.wait_for_view()
    expect(page.locator("svg.board")).to_be_visible()
    return wire


def test_a_whole_game_by_clicks(page: Page) -> None:
    page.add_init_script(WATCH_SHIFTS)
    wire = sit_down(page, "greedy", "greedy")
    settle(page)
    clicker = Clicker(page, random.Random(2))
    clicker.until(lambda: overflow(page) > 0)
    assert overflow(page) <= 0
    assert clicker.hidden == []
    assert clicker.dead == []
    assert page.evaluate("missing") == []
    assert {"guest", "district", "card", "stack", "end"} <= set(clicker.touched)
    shifts = page.evaluate("shifts")
    assert [wrong for _, wrong, _ in shifts if wrong] == []
    assert [(value, moved) for value, _, moved in shifts if value >= LARGEST_SHIFT] == []
    check_the_end(page, wire)


def settle(page: Page) -> None:
    """Until nothing has moved for a second; what has moved before is forgotten."""
    moved = True
    while moved:
        page.evaluate("shifts.length = 0")
        page.wait_for_timeout(1000)
        moved = page.evaluate("shifts.length > 0")


def check_the_end(page: Page, wire: Wire) -> None:
    ending = page.get_by_role("dialog")
    expect(ending.locator("a.record[download]")).to_be_visible(timeout=20_000)
    places = wire.view["result"]["places"]
    rows = ending.locator("tbody tr").locator(".total")
    expect(rows).to_have_text([str(place["score"]) for place in places])
    expect(ending.locator("svg[role=img], figure").first).to_be_visible()

    with page.expect_download() as download:
        ending.locator("a.record[download]").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith("%") or "utopia" in record.splitlines()[0].lower()

    ending.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last == wire.view["events"]
    scrubber.focus()
    page.keyboard.press("Home")
    expect(page.locator(".prince")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".prince")).not_to_have_count(0)
    page.get_by_role("combobox").first.select_option("2")
    expect(page.locator(".where")).not_to_have_text(re.compile(f"^{last}"))
    page.go_back()
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url.rpartition("/")[2] != wire.view["game"])
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator(".progress")).to_contain_text("Round 1")


@pytest.mark.parametrize("viewport", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_two_rounds_on_a_phone(somebody_else: Somebody, viewport: dict[str, int]) -> None:
    page = somebody_else(viewport=viewport, has_touch=True, is_mobile=True, device_scale_factor=2)
    wire = sit_down(page, "greedy")
    clicker = Clicker(page, random.Random(3), touch=True)
    clicker.until(lambda: wire.view["round"] == 3 or overflow(page) > 0)
    assert overflow(page) <= 0
    assert clicker.hidden == []
    assert clicker.dead == []
    assert page.evaluate("missing") == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_a_game_in_every_language(somebody_else: Somebody, language: str) -> None:
    """Played out by messages after the first round: every event is told, in the chronicle and to screen readers."""
    page = somebody_else(locale=language, reduced_motion="reduce")
    wire = sit_down(page, "greedy", "greedy", "greedy", edition=language, options={"target": 20})
    assert page.locator("html").get_attribute("lang") == language
    Clicker(page, random.Random(4)).until(lambda: wire.view["round"] == 2)
    for key in "?td":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    play_until([(page.context, 0)], page.url, lambda view: view["phase"] == "over")
    ends_in_words(page, wire, Speaker(language))
    assert page.evaluate("missing") == []


def ends_in_words(page: Page, wire: Wire, speaker: Speaker) -> None:
    """The dialog at the end and each round of the chronicle."""
    ending = page.locator("dialog[open]")
    expect(ending.locator("tbody tr")).to_have_count(4, timeout=60_000)  # when the last prestige has been seen
    result, last = wire.view["result"], wire.view["round"]
    reason = speaker.say(f"ending-{result['reason']}", points=20, round=last)
    for words in (reason, *map(speaker.say, ("ending-total", "ending-replay", "ending-record", "ending-again"))):
        expect(ending).to_contain_text(words)
    log = page.locator(".chronicle [role=log]")
    rounds = [speaker.say("chronicle-round", number=number) for number in range(1, last + 1)]
    expect(log.locator("h3")).to_have_text([speaker.say("chronicle-setup"), *rounds])
    log.locator(".turn > button[aria-expanded=false]").evaluate_all("(all) => all.forEach((one) => one.click())")
    expect(log.locator(".turn > button[aria-expanded=false]")).to_have_count(0)
    lines = [" ".join(line.split()) for line in log.locator("li:not(.turn) > span:nth-child(2)").all_inner_texts()]
    assert len(lines) > 5 * last
    assert [line for line in lines if not re.search(r"\w{3}", line) or "event-" in line] == []
