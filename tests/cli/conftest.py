"""No test touches the games of the person who runs it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from utopia.cli import preparing
from utopia.cli.play import lately
from utopia.cli.speaking import speak


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where this test's games are kept, unless it runs the command by itself."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setattr(lately, "data_folder", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever this machine speaks, and whatever a test lets the terminal speak."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    speak("en")
    yield
    speak("en")


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expected output does not depend on compiling first."""
    monkeypatch.setattr(preparing, "_PATIENCE", 600.0)
