"""The page as it is built: types as the server has them, checks clean, small enough."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.page.building import UI, page_build

KILOBYTE = 1000
SCRIPTS_AND_STYLES = 90 * KILOBYTE
"""Of the table, packed."""
IMPORTED = re.compile(r"""(?:import|from)\s*['"]\./([\w.-]+\.js)['"]""")


def node(*arguments: str) -> None:
    try:
        page_build.node(list(arguments), {})
    except subprocess.CalledProcessError as failed:
        pytest.fail(failed.output.decode("utf-8", "replace"))


def test_types_are_those_of_the_protocol() -> None:
    schema = subprocess.run([sys.executable, UI / "scripts" / "protocol_schema.py"], capture_output=True, check=True)
    made = subprocess.run(
        [page_build.node_program(), "scripts/protocol_types.mjs"],
        cwd=UI,
        input=schema.stdout,
        capture_output=True,
        check=True,
    )
    assert made.stdout.decode() == (UI / "src" / "protocol.ts").read_text("utf-8"), "run `just types`"


def test_the_worker_keeps_files_that_there_are() -> None:
    worker = (page_build.PAGE / "worker.js").read_text("utf-8")
    found = re.search(r"SHELL = (\[.*?\])", worker)
    assert found
    shell = json.loads(found[1])
    assert [path for path in shell if not (page_build.PAGE / path.removeprefix("/")).is_file()] == []
    assert len(shell) > 20


@pytest.mark.full
def test_the_source_is_checked() -> None:
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


@pytest.mark.full
def test_the_pages_own_tests_pass() -> None:
    node("node_modules/vitest/vitest.mjs", "run")


def chunks_of(entry: str) -> set[str]:
    """A script of the bundle and all that it imports at once, with their styles."""
    assets: Path = page_build.PAGE / "assets"
    found, ahead = set(), [entry]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += IMPORTED.findall((assets / name).read_text("utf-8"))
    return found


def packed(name: str) -> int:
    return len(gzip.compress((page_build.PAGE / "assets" / name).read_bytes(), 9))


def test_the_table_is_small_enough() -> None:
    """What is loaded before the table stands: the start, its page with all it imports and its styles, one language."""
    index = (page_build.PAGE / "index.html").read_text("utf-8")
    assets = [file.name for file in (page_build.PAGE / "assets").iterdir()]
    entry = re.search(r"assets/(index-[\w-]+\.js)", index)
    table = next(name for name in assets if re.fullmatch(r"TablePage-[\w-]+\.js", name))
    words = next(name for name in assets if re.fullmatch(r"words-de-[\w-]+\.js", name))
    assert entry
    scripts = chunks_of(entry[1]) | chunks_of(table) | {words}
    loaded_with = json.dumps([(page_build.PAGE / "assets" / name).read_text("utf-8") for name in scripts]) + index
    styles = {name for name in assets if name.endswith(".css") and name in loaded_with and is_of(name, scripts)}
    sizes = {name: packed(name) for name in scripts | styles}
    assert sum(sizes.values()) <= SCRIPTS_AND_STYLES, sorted(sizes.items(), key=lambda one: -one[1])


def is_of(style: str, scripts: set[str]) -> bool:
    """Whether a style sheet belongs to one of these scripts: the two are called alike."""
    stem = style.rpartition("-")[0].rpartition("-")[0] or style.partition("-")[0]
    return any(script.startswith(stem) for script in scripts)
