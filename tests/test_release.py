"""The script that makes a release: what it refuses, and that both packages hold what they should."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from scripts import docs_site, release

from tests.page.building import have_page
from utopia import __version__

LOG = """# Changelog

## [Unreleased]

### For players

- Not yet.

## [0.2.0] - 2026-11-29

### For players

- A table.

## [0.1.0] - 2026-11-01

- Nothing.
"""


def test_a_section_is_that_of_the_version_alone() -> None:
    assert release.section_of("0.2.0", LOG) == "### For players\n\n- A table."
    assert release.section_of("0.1.0", LOG) == "- Nothing."


@pytest.mark.parametrize("version", ["0.3.0", "0.2", "Unreleased"])
def test_a_version_without_a_section_is_refused(version: str) -> None:
    with pytest.raises(SystemExit, match="no section"):
        release.section_of(version, LOG)


def test_waiting_entries_are_found() -> None:
    assert release.unreleased(LOG) == ["- Not yet."]
    assert release.unreleased(LOG.replace("- Not yet.", "")) == []


def test_this_version_has_its_section() -> None:
    notes = release.section_of(__version__, (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    headings = [line for line in notes.splitlines() if line.startswith("### ")]
    assert headings[:3] == ["### For players", "### For hosts", "### For programmers and researchers"]


def test_what_waits_or_is_not_committed_stops_a_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    log = tmp_path / "CHANGELOG.md"
    log.write_text(LOG, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"1 entries under \[Unreleased\]"):
        release.check_tree("0.2.0")
    log.write_text(LOG.replace("- Not yet.", ""), encoding="utf-8")
    me = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for words in (("init", "-q"), ("add", "-A"), (*me, "commit", "-qm", "first")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    release.check_tree("0.2.0")
    (tmp_path / "more").touch()
    with pytest.raises(SystemExit, match="commit first"):
        release.check_tree("0.2.0")
    (tmp_path / "more").unlink()
    subprocess.run(["git", "tag", "v0.2.0"], cwd=tmp_path, check=True)
    with pytest.raises(SystemExit, match="tagged already"):
        release.check_tree("0.2.0")


@pytest.mark.full
def test_both_packages_hold_what_they_should(tmp_path: Path) -> None:
    have_page()
    if not docs_site.SITE.is_dir():
        release.call([sys.executable, "-m", "scripts.docs_site"])
    wheel, sdist = release.build(tmp_path / "dist")
    release.check_contents(wheel, sdist)
    poor = tmp_path / "poor.whl"
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(poor, "w") as less:
        for name in whole.namelist():
            if name != "utopia/server/page/index.html":
                less.writestr(name, whole.read(name))
    with pytest.raises(SystemExit, match=r"page/index\.html"):
        release.check_contents(poor, sdist)


def test_it_explains_itself() -> None:
    command = [sys.executable, "-m", "scripts.release", "--help"]
    told = subprocess.run(command, cwd=release.ROOT, capture_output=True, check=True)
    assert b"--draft" in told.stdout
