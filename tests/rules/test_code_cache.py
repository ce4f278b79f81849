"""Where compiled code is kept; the folder's name knows everything the code depends on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from utopia.rules import code_cache


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache, and sources of which one is compiled."""
    package = tmp_path / "package"
    (package / "rules").mkdir(parents=True)
    (package / "rules" / "one.py").write_text("ONE = 1\n", encoding="utf-8")
    monkeypatch.setattr(code_cache, "_PACKAGE", package)
    monkeypatch.setenv("UTOPIA_CACHE", str(tmp_path / "cache"))
    code_cache.code_folder.cache_clear()
    yield tmp_path
    code_cache.code_folder.cache_clear()


def folder(flags: str = "fast") -> Path:
    code_cache.code_folder.cache_clear()
    found = code_cache.code_folder(flags)
    assert found is not None
    assert found.is_dir()
    return found


def test_equal_sources_and_flags_share_a_folder() -> None:
    assert folder() == folder()
    assert folder() != folder("checked")


def test_any_edit_of_a_compiled_package_starts_a_new_folder(root: Path) -> None:
    before = folder()
    (root / "package" / "rules" / "one.py").write_text("ONE = 2\n", encoding="utf-8")
    edited = folder()
    (root / "package" / "rules" / "two.py").write_text("", encoding="utf-8")
    assert len({before, edited, folder()}) == 3


def test_only_a_few_folders_are_kept() -> None:
    made = [folder(f"flags {number}") for number in range(12)]
    assert len(list(code_cache.cache_root().glob("code-*"))) == 8
    assert made[-1].exists()


def test_where_nothing_can_be_written_there_is_no_folder(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "a file").touch()
    monkeypatch.setenv("UTOPIA_CACHE", str(root / "a file" / "cache"))
    code_cache.code_folder.cache_clear()
    assert code_cache.code_folder("fast") is None


def test_a_readers_own_cache_folder_is_used(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UTOPIA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(root))
    monkeypatch.setattr(sys, "platform", "linux")
    assert code_cache.cache_root() == root / "utopia"
