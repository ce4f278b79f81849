"""The page as it is built: types as the server has them, checks clean, small enough."""

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.page.building import UI, page_build
from tests.page.conftest import DESKTOP, PHONE
from utopia.locales import LANGUAGES

KILOBYTE = 1000
SCRIPTS_AND_STYLES = 90 * KILOBYTE
WITH_THE_BOARD = 150 * KILOBYTE
"""And the words and pictures; fonts come later."""


BEFORE_THE_BOARD = """() => {
  const [{ startTime: stood }] = performance.getEntriesByName('board')
  return performance.getEntriesByType('resource').filter((one) => one.startTime <= stood).map((one) => one.name)
}"""
"""Addresses of all that was asked for until the board stood."""


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
    words = re.search(r"WORDS = (\{.*?\})", worker)
    assert words
    languages = json.loads(words[1])
    assert set(languages) == set(LANGUAGES)
    assert [path for path in languages.values() if not (page_build.PAGE / path.removeprefix("/")).is_file()] == []
    kinds = ("base", "Start", "table", "figtree", "alegreya", "symbols")
    assert [kind for kind in kinds if not any(path.startswith(f"/assets/{kind}-") for path in shell)] == []
    assert len(shell) < 40, "a first visit asks for what it shows, and for little more"


@pytest.mark.full
def test_the_source_is_checked() -> None:
    node("scripts/words.ts")  # the identifiers of the messages that there are now
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


@pytest.mark.full
def test_the_pages_own_tests_pass() -> None:
    node("node_modules/vitest/vitest.mjs", "run")


def heard(page: Page) -> list[Response]:
    """Answers of the server to this page, from now on; what the service worker fetches is not among them."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - playwright marks what it is given
    return answers


def packed(answers: list[Response], kinds: tuple[str, ...]) -> dict[str, int]:
    """Sizes as they travel, packed."""
    wanted = [one for one in answers if one.request.resource_type in kinds and not one.from_service_worker]
    return {one.url.rpartition("/")[2]: len(gzip.compress(one.body(), 9)) for one in wanted}


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.full)]
)
def test_the_table_is_small_enough(page: Page, somebody_else: Callable[..., Page], size: dict[str, int]) -> None:
    """A player who comes to a table by its address gets no more than this before they can play."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/games/*")
    fresh = somebody_else(viewport=size, storage_state=page.context.storage_state())
    answers = heard(fresh)
    fresh.goto(page.url)
    expect(fresh.locator(".board")).to_be_visible()
    expect(fresh.locator(".chronicle" if size == DESKTOP else ".targets")).to_be_attached()
    asked_for = set(fresh.evaluate(BEFORE_THE_BOARD))
    code = packed([one for one in answers if one.url in asked_for], ("script", "stylesheet"))
    assert code
    assert sum(code.values()) <= SCRIPTS_AND_STYLES, str(code)
    others = packed(
        [one for one in answers if one.url in asked_for or one.request.resource_type == "document"],
        ("document", "fetch", "image", "xhr", "other"),
    )
    assert sum(code.values()) + sum(others.values()) <= WITH_THE_BOARD, code | others
