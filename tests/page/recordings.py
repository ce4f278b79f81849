"""Short moving pictures of the real page, for the README and the documentation: `just recordings` makes them anew.

`python -m tests.page.recordings [FOLDER [PART OF A NAME]]`
"""

import base64
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.around import hosted
from tests.page.browser import find_chromium
from tests.page.building import UI, have_page
from tests.page.clicking import Clicker
from tests.page.moving import Part, animated
from tests.page.playing import open_table, play_until

FOLDER: Final = UI.parent / "docs" / "images"
LAST: Final = 1500
"""Milliseconds for which the end is shown."""
SHORTEST: Final = 90
"""Milliseconds below which a frame is left out."""
CROP: Final = """
async ([frames, width, quality]) => {
  const load = (src) => new Promise((done) => { const i = new Image(); i.onload = () => done(i); i.src = src })
  const canvas = (w, h) => Object.assign(document.createElement('canvas'), { width: w, height: h })
  let before, whole
  const parts = []
  for (const { src: frame, ms } of frames) {
    const image = await load(frame)
    whole ??= canvas(width, Math.round((image.height * width) / image.width / 2) * 2)
    const pen = whole.getContext('2d', { alpha: false, willReadFrequently: true })
    pen.drawImage(image, 0, 0, whole.width, whole.height)
    const now = new Uint32Array(pen.getImageData(0, 0, whole.width, whole.height).data.buffer)
    const { width: w, height: h } = whole
    let [left, top, right, bottom] = before ? [w, h, -1, -1] : [0, 0, w - 1, h - 1]
    if (before)
      for (let i = 0; i < now.length; i++)
        if (now[i] !== before[i]) {
          const x = i % w, y = (i / w) | 0
          left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y)
        }
    before = now
    if (right < 0) { parts.at(-1).ms += ms; continue }
    left &= ~1; top &= ~1
    const part = canvas(right - left + 1, bottom - top + 1)
    part.getContext('2d', { alpha: false }).drawImage(whole, -left, -top)
    const src = part.toDataURL('image/webp', quality)
    parts.push({ x: left, y: top, width: part.width, height: part.height, ms, src })
  }
  return parts
}
"""
"""Scale the frames, and keep of each only the rectangle that has changed."""


@dataclass(frozen=True, slots=True)
class Recording:
    """What is to be seen, on which screen, and how wide it becomes."""

    name: str
    screen: dict[str, Any]
    width: int
    act: Callable[[Page], None]


def a_turn(page: Page, touches: int) -> None:
    """Somebody's turn and the answers of two bots: touch what glows, one thing after the other."""
    clicker = Clicker(page, random.Random(4), ending=0.0)
    for _ in range(touches):
        if not clicker.once():
            return
        page.wait_for_timeout(900)


RECORDINGS: Final = (
    Recording("turn", {"viewport": {"width": 1280, "height": 800}}, 880, lambda page: a_turn(page, 6)),
    Recording(
        "turn-phone",
        {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
        390,
        lambda page: a_turn(page, 5),
    ),
)


@contextmanager
def filmed(page: Page, frames: list[tuple[float, str]]) -> Iterator[None]:
    """Collect (time, picture) whenever something changes on the page."""
    line = page.context.new_cdp_session(page)

    def seen(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], f"data:image/png;base64,{frame['data']}"))
        line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    line.on("Page.screencastFrame", seen)
    line.send("Page.startScreencast", {"format": "png"})
    yield
    line.send("Page.stopScreencast")
    line.detach()


def timed(frames: list[tuple[float, str]]) -> list[dict[str, Any]]:
    """Return the frames with their lengths, without those that are shown too shortly."""
    found: list[dict[str, Any]] = []
    began = frames[0][0]
    for (at, picture), after in zip(frames, [at for at, _ in frames[1:]] + [None], strict=True):
        if after is None or 1000 * (after - began) >= SHORTEST:
            found.append({"src": picture, "ms": LAST if after is None else round(1000 * (after - began))})
            began = at if after is None else after
    return found


def record(browser: Browser, url: str, recording: Recording, folder: Path) -> None:
    """Play to the third round, then film."""
    context = browser.new_context(base_url=url, locale="en", reduced_motion="no-preference", **recording.screen)
    page = context.new_page()
    page.goto("/")
    page.goto(f"/games/{open_table(context, 'mason', 'mason', pace=0.7)['id']}")
    play_until(
        [(context, 0)], page.url, lambda view: view["round"] >= 3 and view["step"] == "guest" and view["choices"]
    )
    page.reload()
    page.locator("svg.board").wait_for()
    page.wait_for_timeout(1500)
    frames: list[tuple[float, str]] = []
    with filmed(page, frames):
        recording.act(page)
    parts = context.new_page().evaluate(CROP, [timed(frames), recording.width, 0.6])
    made = [Part(still=_decoded(part.pop("src")), **part) for part in parts]
    (folder / f"{recording.name}.webp").write_bytes(animated(made))
    seconds, size = sum(part.ms for part in made) / 1000, (folder / f"{recording.name}.webp").stat().st_size
    sys.stdout.write(f"{recording.name}: {len(made)} frames, {seconds:.1f} s, {size / 1000:.0f} kB\n")
    context.close()


def _decoded(url: str) -> bytes:
    return base64.b64decode(url.partition(",")[2])


def main(folder: Path = FOLDER, only: str = "") -> None:
    """Make them all, or those with `only` in their names."""
    have_page()
    chromium = find_chromium()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data, sync_playwright() as playwright:
        server = hosted(Path(data))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=["--no-sandbox"], env={**os.environ, **chromium.environment}
        )
        try:
            for recording in RECORDINGS:
                if only in recording.name:
                    record(browser, server.url, recording, folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, *sys.argv[2:3])
