"""The parts that all tests share: the marker of a rule, the rules compiled before workers start, and the order."""

import asyncio
import gc
import importlib
import inspect
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

from tests.asynchronous import run

pytest.register_assert_rewrite(
    "tests.comparison.pair", "tests.properties.conserved", "tests.rules.table", "tests.counts.counting"
)

PAGES: Final = Path(__file__).parent / "page"
HIDDEN: Final[list[asyncio.AbstractEventLoop | None]] = []
COMPILED_HERE: Final = (
    "utopia.chance.stepping",
    "utopia.chance.playouts",
    "utopia.bots.search.planning",
    "utopia.bots.search.simulating",
    "utopia.bots.search.self_play",
    "utopia.bots.network.forward",
)
"""Modules with compiled code, most of which both workers would else compile at once while they collect."""
COMPILED_BESIDE = "import utopia.envs.many_tables, utopia.batch.stepping, utopia.batch.policy, utopia.bots.whole_games"


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker; with xdist, compile in the controller, so that the workers find the code on disk."""
    keep_bytecode()
    os.environ.pop("UTOPIA_DATABASE", None)  # a real one must not be restored over
    config.addinivalue_line("markers", "rule(*identifiers): the rules of docs/rulebook.md that the test proves")
    if getattr(config.option, "numprocesses", None):
        compile_everything()


def compile_everything() -> None:
    """Compile the rules, then half of the rest in this process and half in a second one."""
    importlib.import_module("utopia.rules")
    with subprocess.Popen([sys.executable, "-c", COMPILED_BESIDE]):
        for module in COMPILED_HERE:
            importlib.import_module(module)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Exempt imported and collected objects from garbage collection, which took an eighth of the tests' time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests first, so that at the end no worker waits long for the other."""
    slow = {item.path for item in items if item.get_closest_marker("full")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Between tests of pages Playwright's loop stands still, but counts as running: it hides from other tests."""
    waiting = asyncio._get_running_loop()
    if PAGES in item.path.parents:
        return (yield)
    HIDDEN.append(waiting)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(HIDDEN.pop())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """At the very end the browser is closed, whatever the last test was."""
    if nextitem is None and HIDDEN:
        asyncio._set_running_loop(HIDDEN[-1])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs in an event loop of its own, and not for ever."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


def keep_bytecode() -> None:
    """As at home: else each of the many servers and bots that tests start would compile all its libraries anew."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
