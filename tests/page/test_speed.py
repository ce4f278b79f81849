"""How fast the table comes and how smoothly pieces fly: printed, not judged, for machines differ."""

import itertools
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.network import Network
from tests.page.playing import JSON, begin, open_table, play_until

pytestmark = pytest.mark.full
Somebody = Callable[..., Page]
FAST_4G = {"offline": False, "latency": 60, "downloadThroughput": 9_000_000 / 8, "uploadThroughput": 1_500_000 / 8}
SLOWER = 4
"""Times that the emulated processor is slower."""
PATIENCE = 120_000
"""Milliseconds until it is given up; the aim is 2 s on a machine that does nothing else."""
PIECES, MOST = 10, 12
"""How many shall fly at once, and how many the page lets fly."""
WATCH_FLIGHTS = """
  globalThis.flown = 0
  globalThis.frames = []
  const flying = document.querySelector('svg.board .flying')
  const count = (now) => {
    if (!flying.querySelector('g')) return
    frames.push(now)
    requestAnimationFrame(count)
  }
  new MutationObserver(() => {
    const pieces = flying.querySelectorAll(':scope > g').length
    if (pieces && !flown) requestAnimationFrame(count)
    flown = Math.max(flown, pieces)
  }).observe(flying, { childList: true })
"""
"""When each frame was drawn, from the first piece that flies to the last that lands."""


def test_how_soon_the_board_can_be_used(somebody_else: Somebody, capsys: pytest.CaptureFixture[str]) -> None:
    """On an emulated phone with nothing kept from an earlier visit."""
    viewport = {"width": 390, "height": 844}
    page = somebody_else(
        viewport=viewport, has_touch=True, is_mobile=True, device_scale_factor=2, service_workers="allow"
    )
    game = open_table(page.context, "friend")
    url = begin(page.context, game)
    lower = page.context.new_cdp_session(page)
    lower.send("Network.enable")
    lower.send("Network.emulateNetworkConditions", FAST_4G)
    lower.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url, wait_until="commit")
    expect(page.locator(".targets [data-district]").first).to_be_attached(timeout=PATIENCE)
    useful = page.evaluate("performance.now()")
    sizes = page.evaluate("performance.getEntriesByType('resource').reduce((sum, one) => sum + one.encodedBodySize, 0)")
    with capsys.disabled():
        sys.stdout.write(f"\nto a useful board: {useful / 1000:.2f} s, {sizes / 1000:.0f} kB\n")


def pieces_of(view: JSON) -> int:
    """Princes and monuments on the board."""
    princes: int = sum(count for *_, count in view["princes"])
    return princes + len([one for one in view["monuments"] if one >= 0])


def test_how_smoothly_pieces_fly(page: Page, capsys: pytest.CaptureFixture[str]) -> None:
    """Ten at once: nothing arrives while they are placed, and then the last position alone."""
    game = open_table(page.context, "device Lin", "device Kim", "device Mo", "device Jo")["id"]
    network = Network(page)
    page.goto(f"/games/{game}")
    expect(page.locator(".guest.lit")).not_to_have_count(0)
    page.wait_for_selector("svg.board .flying", state="attached")  # it comes after the board
    page.evaluate(WATCH_FLIGHTS)
    network.hold()
    seats = [(page.context, seat) for seat in range(5)]
    version = play_until(seats, page.url, lambda view: pieces_of(view) >= PIECES)["version"]
    network.wait_for(lambda message: message.get("view", {}).get("version") == version)
    network.deliver(network.held[-1:] if network.held else [])
    page.wait_for_function("() => flown && !document.querySelector('.flying > g')")
    times = page.evaluate("frames")
    gaps = sorted(after - before for before, after in itertools.pairwise(times))
    rate = 1000 * len(gaps) / (times[-1] - times[0])
    with capsys.disabled():
        sys.stdout.write(f"\nwhile pieces fly: {rate:.0f} frames a second, longest gap {gaps[-1]:.0f} ms\n")
    assert PIECES <= page.evaluate("flown") <= MOST
