"""The parts that all tests share: the marker of a rule, the rules compiled before workers start, and the order."""

import asyncio
import contextlib
import gc
import importlib
import inspect
import os
import subprocess
import sys
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from tests.asynchronous import run

pytest.register_assert_rewrite(
    "tests.comparison.pair", "tests.properties.conserved", "tests.rules.table", "tests.counts.counting"
)

TESTS: Final = Path(__file__).parent
PAGES: Final = TESTS / "page"
HIDDEN: Final[list[asyncio.AbstractEventLoop | None]] = []
COMPILED_FOR_FEW: Final = ("utopia.rules", "utopia.chance.stepping", "utopia.chance.playouts", "utopia.bots.quick")
"""What the tests of the rules, of tables and of a server need: if those are chosen, the rest is not compiled."""
COMPILED_HERE: Final = ("utopia.rules", "utopia.bots.search.self_play", "utopia.analysis.sampling")
"""Half of all modules with compiled code: both workers would else compile them at once while they collect."""
COMPILED_BESIDE: Final = (
    *COMPILED_FOR_FEW,
    "utopia.envs.many_tables",
    "utopia.batch.stepping",
    "utopia.batch.policy",
    "utopia.bots.whole_games",
    *(["utopia.envs.openspiel.resampling"] if find_spec("pyspiel") else []),
    "bench.machine",
)
"""The other half: none of them imports one of the first."""
QUICK: Final = "not full"
"""By which `python3 run.py test quick` chooses tests."""
ALL_SLOW: Final = "\npytestmark = pytest.mark.full\n"
LONGEST: Final = (
    "page/test_reaching.py",
    "bench/test_bench.py",
    "arena/test_killing.py",
    "page/test_glow.py",
    "page/test_whole_game.py",
    "test_checks.py",
    "server/web/test_interface.py",
    "batch/test_examples.py",
    "batch/test_gpu_simulated.py",
    "test_run.py",
    "test_wheel.py",
    "arena/test_foreign_bots.py",
    "arena/test_ray.py",
    "server/test_upgrading.py",
)
"""Files whose tests take longest, the longest first: at the end one worker would wait for the other's."""


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker; with xdist, compile in the controller, so that the workers find the code on disk."""
    keep_bytecode()
    os.environ.pop("UTOPIA_DATABASE", None)  # a real one must not be restored over
    config.addinivalue_line("markers", "rule(*identifiers): the rules of docs/rulebook.md that the test proves")
    if getattr(config.option, "numprocesses", None):
        compile_rules(whole=not config.option.file_or_dir)


def compile_rules(*, whole: bool) -> None:
    """Compile the rules, then, for the whole suite, half of the rest in this process and half in a second one."""
    importlib.import_module("utopia.rules")
    beside = [sys.executable, "-c", f"import {', '.join(COMPILED_BESIDE)}"]
    with subprocess.Popen(beside) if whole else contextlib.nullcontext():
        for module in COMPILED_HERE if whole else COMPILED_FOR_FEW:
            importlib.import_module(module)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """In the quick run, do not even load a file whose tests are all slow: both workers would compile it."""
    if config.option.markexpr != QUICK or collection_path.suffix != ".py":
        return None
    return True if ALL_SLOW in collection_path.read_text(encoding="utf-8") else None


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
    """The longest files first, then those with slow tests: at the end no worker waits long for the other."""
    slow = {item.path for item in items if item.get_closest_marker("full")}
    places = {TESTS / name: place for place, name in enumerate(LONGEST)}
    last = len(places)
    items.sort(key=lambda item: places.get(item.path, last if item.path in slow else last + 1))
    try_twice(items)


def try_twice(items: list[pytest.Item]) -> None:
    """A test in a browser that fails is tried once more: docs/decisions/second-try.md."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


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
