"""The first start tells the person why it takes a while."""

import importlib
import sys
import time
from pathlib import Path

import pytest

from utopia.cli import preparing


@pytest.fixture(autouse=True)
def unsaid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    importlib.import_module("utopia.rules")  # before the cache is another, into which they would be compiled anew
    monkeypatch.setattr(preparing, "_said", set())
    monkeypatch.setenv("UTOPIA_CACHE", str(tmp_path))


def said_at_first(capsys: pytest.CaptureFixture[str]) -> str:
    """The output of the first start up to its notice, and all output of the second."""
    said = ""
    with preparing.preparing():
        while not said.endswith("\n"):
            time.sleep(0.01)
            said += capsys.readouterr().err
    with preparing.preparing():
        time.sleep(0.2)
    return said + capsys.readouterr().err


def test_the_first_time_is_announced(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "utopia.rules", raising=False)
    assert said_at_first(capsys) == "Preparing the rules (the first time only, about half a minute)…\n"


def test_when_the_rules_are_there_it_is_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert said_at_first(capsys) == "Preparing the bots (the first time only, about half a minute)…\n"


def test_compiled_code_is_loaded_without_a_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "code-0123").mkdir()
    with preparing.preparing():
        time.sleep(0.2)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("is_new", "why"), [(True, "; rules that have changed are compiled anew"), (False, "…")])
def test_what_takes_long_is_said_to_be_compiled_only_if_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *, is_new: bool, why: str
) -> None:
    (tmp_path / "code-0123").mkdir()
    monkeypatch.setattr(preparing, "_PATIENCE", 0.3)
    with preparing.preparing():
        if is_new:
            (tmp_path / "code-4567").mkdir()
        while not (said := capsys.readouterr().err):
            time.sleep(0.01)
    assert said.startswith(f"Loading takes longer than usual{why}")
