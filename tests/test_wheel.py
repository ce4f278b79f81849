"""What an installed Utopia consists of: a wheel, really built."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from run import fetch_uv

from tests.page.building import have_page
from utopia.server.web import openapi_parts

ROOT = Path(__file__).parent.parent
NEEDED = (
    "utopia/py.typed",
    "utopia/boards/reconstruction.toml",
    "utopia/lessons/data/01-guest.toml",
    "utopia/puzzles/data/2.jsonl",
    "utopia/locales/it/",
    "utopia/server/page/index.html",
    "utopia/server/storage/migrations/",
)
LEFT_OUT = re.compile(r"examples\.json$|(^|/)(tests|node_modules|__pycache__)/|\.test\.ts$")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    have_page()
    folder = tmp_path_factory.mktemp("wheel")
    pins = ["--build-constraints", str(ROOT / "requirements" / "build.txt"), "--python", sys.executable]
    command = [fetch_uv(), "build", "--wheel", "--quiet", "--out-dir", str(folder), *pins, str(ROOT)]
    trusting = {"UV_SYSTEM_CERTS": "1", **os.environ}  # as run.py does
    built = subprocess.run(command, env=trusting, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    [file] = folder.glob("*.whl")
    return zipfile.ZipFile(file).namelist()


@pytest.mark.full
def test_it_has_the_page_the_maps_the_texts_and_the_migrations(wheel: list[str]) -> None:
    assert [start for start in NEEDED if not any(name.startswith(start) for name in wheel)] == []


@pytest.mark.full
def test_it_has_neither_recorded_examples_nor_tests(wheel: list[str]) -> None:
    assert [name for name in wheel if LEFT_OUT.search(name)] == []


def test_the_description_does_without_recorded_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    assert openapi_parts.recorded()
    monkeypatch.setattr(openapi_parts, "FILE", "not-in-the-wheel.json")
    assert openapi_parts.recorded() == {}
