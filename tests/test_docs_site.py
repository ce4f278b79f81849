"""The documentation site: every page has a place, links lead somewhere, nothing is fetched, old words lead on."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from scripts import docs_site

from tests.server.web.test_page import Thread
from utopia.server.settings import Settings

if sys.platform != "win32":
    import fcntl

PLACES = re.compile(r"^```\{toctree\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MADE = {"reference/http", "reference/python"}
"""Pages that are made of the code."""


def places(page: Path) -> set[str]:
    """The pages that a page gives a place in the navigation."""
    lines = [line for block in PLACES.findall(page.read_text(encoding="utf-8")) for line in block.splitlines()]
    return {line for line in lines if line and not line.startswith(":")}


def test_every_page_has_a_place() -> None:
    pages = {page.stem for page in docs_site.DOCS.glob("*.md")} - {"index"}
    assert places(docs_site.DOCS / "index.md") == pages | MADE | {"decisions/index"}
    assert places(docs_site.DOCS / "decisions" / "index.md") == {"*"}


def test_there_are_four_ways_in() -> None:
    text = (docs_site.DOCS / "index.md").read_text(encoding="utf-8")
    assert re.findall(r"^:caption: (.+)$", text, re.MULTILINE) == ["Play", "Host", "Programs", "Research"]


def test_links_to_files_of_the_checkout_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert docs_site.prepared("moves", "see [run](../run.py#L1).") == "see run."
    monkeypatch.setattr(docs_site, "REPOSITORY", "https://code.example/utopia")
    told = docs_site.prepared("moves", "see [run](../run.py#L1).")
    assert told == "see [run](https://code.example/utopia/blob/main/run.py#L1)."
    with pytest.raises(docs_site.SiteError, match=r"nothing\.py"):
        docs_site.prepared("moves", "[x](../nothing.py)")


def test_scripts_and_styles_leave_the_page(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    html = '<head></head><script>one()</script><p style="opacity: 50%">'
    told = docs_site.outlined(html, tmp_path, tmp_path / "in" / "page.html")
    assert "<script>" not in told
    assert ' style="' not in told
    script, style = re.findall(r'(?:src|href)="\.\./_static/([^"]+)"', told)[::-1]
    assert (tmp_path / "_static" / script).read_text() == "one()"
    assert "opacity: 50%" in (tmp_path / "_static" / style).read_text()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once: of several workers the first does it, and the others wait."""
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with (folder / "docs.lock").open("w") as turn:
        if sys.platform != "win32":
            fcntl.flock(turn, fcntl.LOCK_EX)
        if not (folder / "docs").exists():
            command = [sys.executable, "-m", "scripts.docs_site", str(folder / "docs")]
            assert subprocess.run(command, cwd=docs_site.ROOT, check=False).returncode == 0
    return folder / "docs"


@pytest.mark.full
def test_it_is_built_small_and_whole(site: Path) -> None:
    assert sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) < 4_000_000
    pages = [page.read_text(encoding="utf-8") for page in site.rglob("*.html")]
    assert len(pages) > 45
    fetched = [each for page in pages for each in re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="([^"]+)"', page)]
    assert [one for one in fetched if "://" in one or one.startswith("//")] == []


@pytest.mark.full
@pytest.mark.parametrize(("word", "page"), [("password", "accounts"), ("rollout", "glossari"), ("docker", "hosting")])
def test_old_names_lead_on(site: Path, word: str, page: str) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    names = re.findall(r'"([^"]+)"', index.partition('"docnames":[')[2].partition("]")[0])
    found = re.search(rf'"{word}":(\[[\d,]+\]|\d+)', index)
    assert found
    numbers = [int(number) for number in re.findall(r"\d+", found[1])]
    assert any(names[number].startswith(page[:7]) for number in numbers)


@pytest.mark.full
def test_a_server_shows_it(site: Path, tmp_path: Path) -> None:
    running = Thread(Settings(tmp_path, documentation=site))
    try:
        running.start()
        with httpx.Client(base_url=running.url, follow_redirects=True) as client:
            for path in ("/docs", "/docs/", "/docs/index.html"):
                assert "Utopia: the documentation" in client.get(path).text
            assert client.get("/docs/searchindex.js").headers["content-type"].startswith("text/javascript")
            assert client.get("/docs/nothing.html").status_code == 404
            assert client.get("/api/site").json()["documentation"] is True
            assert client.get("/docs/..%2f..%2fapp.py").status_code == 404
    finally:
        running.stop()


SMALL = """
from pathlib import Path
from scripts import docs_site

docs_site.DOCS = Path("docs").resolve()
docs_site.KEYWORDS.clear()
docs_site.http_page = docs_site.python_page = lambda: "---\\norphan: true\\n---\\n# Made\\n"
docs_site.build(Path("site").resolve(), Path("source").resolve())
"""
"""The same with two pages, in a process of its own: Sphinx builds one site in each."""


@pytest.mark.full
@pytest.mark.parametrize(
    ("text", "trouble"),
    [("[there](nowhere.md)", "nowhere"), ("[there](lessons.md#no-such-part)", "no-such-part"), ("[x](lessons.md)", "")],
)
def test_a_broken_link_fails_the_build(tmp_path: Path, text: str, trouble: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Docs\n\n{text}\n\n```{{toctree}}\nlessons\n```\n", encoding="utf-8")
    (tmp_path / "docs" / "lessons.md").write_text("# Lessons\n", encoding="utf-8")
    env = os.environ | {"PYTHONPATH": str(docs_site.ROOT)}
    command = [sys.executable, "-c", SMALL]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == bool(trouble), done.stderr
    assert trouble in done.stderr


def test_without_a_site_there_is_no_such_page(tmp_path: Path) -> None:
    running = Thread(Settings(tmp_path, documentation=tmp_path / "none"))
    try:
        running.start()
        assert httpx.get(f"{running.url}/docs").status_code == 404
        assert httpx.get(f"{running.url}/api/site").json()["documentation"] is False
    finally:
        running.stop()
