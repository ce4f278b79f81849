"""Build the documentation site from docs/: `just docs`. A page without a place, or a link that leads nowhere, fails.

The pages are copied to build/docs/source, with those made of the code beside them, and built by Sphinx into
src/utopia/server/docs, which a server shows at `/docs`; or into the folder that is named. Nothing is fetched.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx

from scripts.docs_pages import http_page, python_page
from utopia import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "src" / "utopia" / "server" / "docs"
REPOSITORY: Final = os.environ.get("UTOPIA_REPOSITORY", "").rstrip("/")
"""The address of the repository, if links to files outside docs/ shall lead there."""
_LINK: Final = re.compile(r"\[([^\]\n]*)\]\(((?:\.\./)+[^)\s#]*)(#[^)\s]*)?\)")
KEYWORDS: Final = {
    "accounts": "password login sign-in sign-up register gdpr export delete passage",
    "analysis": "luck blunder review engine evaluation",
    "api": "REST websocket token webhook stream SDK door doors",
    "arena": "tournament elo match benchmark",
    "board-format": "map editor toml draw",
    "bots": "robot AI agent plugin player",
    "club": "systemd nginx caddy tailscale install debian",
    "decisions/frozen-steps": "migration alembic",
    "environments": "gym PettingZoo OpenSpiel RLlib observation mask",
    "fair": "commitment seed random cheating shuffle provably",
    "glossary": "rollout sight deed errand passage premove bar barred determinization",
    "gpu": "CUDA NVIDIA batch",
    "hosting": "docker proxy https backup retention GDPR metrics prometheus postgres environment variables settings",
    "ladder": "strength elo levels regent envoy mason apprentice",
    "languages": "translation i18n l10n fluent",
    "lobby": "matchmaking pairing invite quickplay spectator watch",
    "moderation": "ban bar mute block report admin",
    "notices": "push mail discord matrix telegram notification turn",
    "puzzles": "daily problem tactic exercise",
    "studies": "study variation branch comment annotate replay share",
    "ratings": "elo glicko openskill leaderboard honour achievement profile",
    "record-format": "notation pgn log save json",
    "rulebook": "rules scoring prestige privilege",
    "strategy": "tips win opening",
    "chat": "talk message note premove plan",
    "time": "clock increment timeout pace tempo vote leave abandon",
    "training": "neural network self-play jax reinforcement learning",
}
"""Words by which people search, old names among them, that do not stand in the page."""
CONFIG: Final[dict[str, Any]] = {
    "project": "Utopia",
    "version": __version__,
    "release": __version__,
    "copyright": "the Utopia contributors",
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "myst_heading_anchors": 4,
    "suppress_warnings": ["myst.header", "misc.highlighting_failure"],
    "autodoc_typehints": "description",
    "autodoc_member_order": "bysource",
    "add_module_names": False,
    "default_role": "code",
    "html_theme": "furo",
    "html_title": f"Utopia {__version__}",
    "html_static_path": ["_static"],
    "html_css_files": ["utopia.css"],
    "html_copy_source": False,
    "html_show_sourcelink": False,
    "html_show_sphinx": False,
    "html_favicon": str(ROOT / "ui" / "public" / "icon.svg"),
    "html_theme_options": {
        "light_css_variables": {"color-brand-primary": "#8a4b12", "color-brand-content": "#8a4b12"},
        "dark_css_variables": {"color-brand-primary": "#e6b877", "color-brand-content": "#e6b877"},
    },
}


_INLINE: Final = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
_STYLE: Final = re.compile(r' style="([^"]*)"')


_CSS: Final = ".content .toctree-wrapper .caption { display: none }\n"
"""The headings above the lists say the same."""


class SiteError(Exception):
    """The site cannot be built; the message names the page."""


def collect(source: Path) -> None:
    """Copy docs/ and write what is made of the code, ready for Sphinx."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(DOCS, source)
    for page in sorted(source.rglob("*.md")):
        name = page.relative_to(source).with_suffix("").as_posix()
        page.write_text(prepared(name, page.read_text(encoding="utf-8")), encoding="utf-8")
    if missing := [name for name in KEYWORDS if not (source / f"{name}.md").is_file()]:
        raise SiteError(f"keywords for pages that there are not: {missing}")
    (source / "_static").mkdir()
    (source / "_static" / "utopia.css").write_text(_CSS, encoding="utf-8")
    (source / "reference").mkdir()
    (source / "reference" / "http.md").write_text(http_page(), encoding="utf-8")
    (source / "reference" / "python.md").write_text(python_page(), encoding="utf-8")


def prepared(name: str, text: str) -> str:
    """Return a page with its keywords, and with links to files of the checkout as the site can show them."""
    keywords = KEYWORDS.get(name)
    head = f'---\nmyst:\n  html_meta:\n    keywords: "{keywords}"\n---\n' if keywords else ""
    folder = (DOCS / name).parent
    return head + _LINK.sub(lambda found: _outside(name, folder, found), text)


def _outside(name: str, folder: Path, found: re.Match[str]) -> str:
    text, path, part = found[1], found[2], found[3] or ""
    file = (folder / path).resolve()
    if not file.exists():
        raise SiteError(f"docs/{name}.md links to {path}, which is not there")
    if not REPOSITORY:
        return text
    return f"[{text}]({REPOSITORY}/blob/main/{file.relative_to(ROOT).as_posix()}{part})"


def build(target: Path, source: Path) -> int:
    """Build the site. Return the number of its bytes; raise SphinxError or SiteError."""
    collect(source)
    shutil.rmtree(target, ignore_errors=True)
    app = Sphinx(
        str(source), None, str(target), str(source.parent / "doctrees"), "html",
        confoverrides=CONFIG, freshenv=True, warningiserror=True, status=None,
    )  # fmt: skip
    app.build()
    for needless in (target / ".buildinfo", target / "objects.inv", *(target / "_static").rglob("*.map")):
        needless.unlink(missing_ok=True)
    if app.statuscode:
        raise SiteError("see above")
    for page in target.rglob("*.html"):
        page.write_text(outlined(page.read_text(encoding="utf-8"), target, page), encoding="utf-8")
    return sum(file.stat().st_size for file in target.rglob("*") if file.is_file())


def outlined(html: str, target: Path, page: Path) -> str:
    """Move scripts and styles out of a page: a server's Content-Security-Policy allows none within."""
    static = target / "_static"
    to_static = Path(os.path.relpath(static, page.parent)).as_posix()

    def move(found: re.Match[str]) -> str:
        kind, text = found[1], found[2]
        name = f"{hashlib.sha256(text.encode()).hexdigest()[:12]}.{'js' if kind == 'script' else 'css'}"
        (static / name).write_text(text, encoding="utf-8")
        address = f"{to_static}/{name}"
        return f'<script src="{address}"></script>' if kind == "script" else f'<link rel="stylesheet" href="{address}">'

    styles = sorted(set(_STYLE.findall(html)))
    rules = "".join(f'[data-style="{style}"] {{ {style} }}\n' for style in styles)
    html = _STYLE.sub(r' data-style="\1"', html)
    html = html.replace("</head>", f"<style>{rules}</style></head>", 1) if rules else html
    return _INLINE.sub(move, html)


def main() -> None:
    """Build into the named folder, or where the server looks."""
    target = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE
    try:
        with tempfile.TemporaryDirectory() as work:  # of its own: two may be built at the same time
            size = build(Path(work) / "site", Path(work) / "source")
            shutil.rmtree(target, ignore_errors=True)
            shutil.move(Path(work) / "site", target)
    except SiteError as error:
        sys.exit(str(error))
    sys.stdout.write(f"{target}: {size // 1000:,} kB\n")


if __name__ == "__main__":
    main()
