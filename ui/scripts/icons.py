"""Draw the app's icons from the wonder of parts/ThingSymbols.svelte: `python scripts/icons.py`, when that changes.

The SVG is written as text; the PNGs are photographed by a Chromium (`UTOPIA_BROWSER`, else `chromium` on the PATH).
"""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

UI = Path(__file__).parent.parent
PUBLIC = UI / "public"
SEA, SHALLOW = "#1b3f50", "#2f6076"


def icon(*, maskable: bool) -> str:
    """The wonder on the sea: with round corners, or filling its square because the system cuts the shape."""
    symbols = (UI / "src/parts/ThingSymbols.svelte").read_text(encoding="utf-8")
    found = re.search(r'<g id="g-wonder">(.*?)</g>', symbols, re.DOTALL)
    if found is None:
        raise SystemExit("parts/ThingSymbols.svelte has no g-wonder any more")
    corner, scale = (0, 0.66) if maskable else (28, 0.9)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">'
        f'<rect width="128" height="128" rx="{corner}" fill="{SEA}"/>'
        f'<ellipse cx="64" cy="{64 + 46 * scale}" rx="{54 * scale}" ry="{10 * scale}" fill="{SHALLOW}"/>'
        f'<g transform="translate({64 - 50 * scale} {64 - 58 * scale}) scale({scale})">{found.group(1)}</g></svg>'
    )


def photograph(browser: Browser, name: str, size: int, drawing: str) -> None:
    """Write a drawing as `public/NAME.png`."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f'<body style="margin:0">{drawing.replace("<svg", f"<svg width={size} height={size}", 1)}</body>')
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def main() -> None:
    """Write all icons."""
    (PUBLIC / "icon.svg").write_text(icon(maskable=False), encoding="utf-8")
    program = os.environ.get("UTOPIA_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for size in (192, 512):
            photograph(browser, f"icon-{size}", size, icon(maskable=False))
        photograph(browser, "icon-maskable", 512, icon(maskable=True))
        browser.close()


if __name__ == "__main__":
    main()
