"""Compiled code on disk: loaded on a second start, never stale, never written into the package, never needed."""

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

import utopia

PACKAGE = Path(utopia.__file__).parent
COMPILES = """
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    import utopia.rules
print(sum(1 for _, e in recorder.buffer if e.is_start))
"""
WONDER_POINTS = """
from utopia import rules
from utopia.boards import load_board, playing_board
board = playing_board(load_board("reconstruction"), rules.edition(), 2)
state = rules.empty_states()
rules.start(board, state)
state["phase"], state["step"], state["turn"] = rules.Phase.DEVELOPMENT, rules.Step.ACT, 0
state["track"][0][:2] = 0, 1
state["at_least"][0, 0, 0, :] = 1 << 5
state["princes"][0, 0, :, 5] = 1
rules.play(board, state, 0, rules.Move(rules.Kind.WONDER, island=1).code)
print(state["score"][0, 0])
"""


SCIPY = """
import sys, numba, numpy, utopia.rules
print("scipy.linalg" in sys.modules)
numba.njit(lambda a: numpy.convolve(a, a))(numpy.ones(3))
print("scipy.linalg" in sys.modules)
"""


def run(script: str, cache: Path, source: Path = PACKAGE.parent) -> int:
    """The number a script prints, with this cache folder and this copy of the package."""
    return int(printed(script, {"UTOPIA_CACHE": str(cache), "PYTHONPATH": str(source)}))


def printed(script: str, settings: Mapping[str, str] = MappingProxyType({})) -> str:
    environment = {**os.environ, **settings, "UTOPIA_RULES": "compiled"}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with a copy of the package."""
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(PACKAGE, source / "utopia", ignore=shutil.ignore_patterns("__pycache__"))
    return source


@pytest.fixture(scope="module")
def compiled(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a first start leaves."""
    cache = tmp_path_factory.mktemp("cache")
    assert run(COMPILES, cache, package) > 0
    return cache


@pytest.fixture
def cache(compiled: Path, tmp_path: Path) -> Path:
    """The same, for one test to spoil: each more start that compiles takes long."""
    return shutil.copytree(compiled, tmp_path / "cache")


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.suffix in {".nbi", ".nbc"}}


def few_of(cache: Path) -> list[Path]:
    """The smallest index and the smallest code, of two entry points that are soon compiled again."""
    indexes = (file for file in files(cache) if file.suffix == ".nbi")
    codes = (file for file in files(cache) if file.suffix == ".nbc")
    return [min(each, key=lambda file: file.stat().st_size) for each in (indexes, codes)]


@pytest.mark.full
def test_second_start_compiles_nothing_and_damage_is_mended(package: Path, cache: Path) -> None:
    assert run(COMPILES, cache, package) == 0
    assert files(cache)
    assert not files(package)
    cut_short = few_of(cache)
    for file in cut_short:
        file.write_bytes(file.read_bytes()[:-9])
    assert run(WONDER_POINTS, cache, package) == 6
    assert run(COMPILES, cache, package) == 0


@pytest.mark.full
def test_an_edit_in_another_file_is_never_ignored(package: Path, cache: Path) -> None:
    assert run(WONDER_POINTS, cache, package) == 6
    material = package / "utopia" / "rules" / "model" / "material.py"
    before = material.read_text()
    material.write_text(before.replace("WONDER_POINTS: Final = 6", "WONDER_POINTS: Final = 7"))
    try:
        assert run(WONDER_POINTS, cache, package) == 7
    finally:
        material.write_text(before)


@pytest.mark.full
def test_without_a_place_to_write_the_rules_still_run(tmp_path: Path) -> None:
    not_a_folder = tmp_path / "file"
    not_a_folder.touch()
    assert run(WONDER_POINTS, not_a_folder) == 6


@pytest.mark.full
def test_on_a_full_disk_the_rules_still_run(package: Path, cache: Path) -> None:
    for file in few_of(cache):
        file.unlink()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, before[1]))
    try:
        assert run(WONDER_POINTS, cache, package) == 6
        assert run(COMPILES, cache, package) > 0, "nothing could be kept"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.full
def test_scipy_is_loaded_by_what_needs_it_and_not_by_the_rules() -> None:
    pytest.importorskip("scipy")
    assert printed(SCIPY).split() == ["False", "True"]
