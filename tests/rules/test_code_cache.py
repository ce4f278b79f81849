"""Where compiled code is kept; the folder's name knows everything the code depends on."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from utopia.rules import code_cache


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache, and sources: `bots/quick` imports `rules/doors`, which imports all of `rules/model`."""
    package = tmp_path / "package"
    for name, text in {
        "rules/doors": "from utopia.rules.model import state\n",
        "rules/model/__init__": "",
        "rules/model/state": "ONE = 1\n",
        "rules/setup": "from utopia.rules.doors import start\n",
        "bots/quick": "import numpy\nif True:\n    from utopia.rules.doors import (\n        start,\n    )\n",
        "bots/registry": "from utopia.bots.quick import Bot\n",
    }.items():
        write(package, name, text)
    monkeypatch.setattr(code_cache, "_PACKAGE", package)
    monkeypatch.setenv("UTOPIA_CACHE", str(tmp_path / "cache"))
    forget()
    yield package
    forget()


def write(package: Path, name: str, text: str) -> None:
    file = package / f"{name}.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    forget()


def forget() -> None:
    code_cache.code_folder.cache_clear()
    code_cache._imported.cache_clear()


def folder(package: Path, name: str = "bots/quick", flags: str = "fast") -> Path:
    found = code_cache.code_folder(flags, package / f"{name}.py")
    assert found is not None
    assert found.is_dir()
    return found


def test_equal_sources_and_flags_share_a_folder(package: Path) -> None:
    before = folder(package)
    forget()
    assert folder(package) == before
    assert folder(package, flags="checked") != before
    assert folder(package, "rules/doors") != before


@pytest.mark.parametrize("name", ["bots/quick", "rules/doors", "rules/model/state", "rules/model/board"])
def test_an_edit_of_what_is_imported_near_or_far_starts_a_new_folder(package: Path, name: str) -> None:
    before = folder(package)
    write(package, name, "from utopia.rules.doors import other\n")
    assert folder(package) != before


@pytest.mark.parametrize("name", ["bots/registry", "rules/setup", "bots/new"])
def test_an_edit_of_anything_else_starts_none(package: Path, name: str) -> None:
    before = folder(package)
    write(package, name, "TWO = 2\n")
    assert folder(package) == before


def test_the_longest_unused_folders_are_given_up(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "_KEPT", 3)
    first = folder(package)
    for number in range(5):
        used = folder(package, flags=f"flags {number}")
        os.utime(used, (number, number))
        forget()
        folder(package)
    assert len(list(code_cache.cache_root().glob("code-*"))) == 3
    assert first.exists()


def test_where_nothing_can_be_written_there_is_no_folder(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "a file").touch()
    monkeypatch.setenv("UTOPIA_CACHE", str(package / "a file" / "cache"))
    assert code_cache.code_folder("fast", package / "bots" / "quick.py") is None


def test_a_readers_own_cache_folder_is_used(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UTOPIA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(package))
    monkeypatch.setattr(sys, "platform", "linux")
    assert code_cache.cache_root() == package / "utopia"
