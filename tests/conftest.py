"""What all tests share: the marker that names a rule, and compiling the rules once before workers start."""

import importlib
import os
import sys

import pytest

pytest.register_assert_rewrite(
    "tests.comparison.pair", "tests.properties.conserved", "tests.rules.table", "tests.counts.counting"
)


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker; with xdist, compile in the controller, so that the workers find the code on disk."""
    keep_bytecode()
    config.addinivalue_line("markers", "rule(*identifiers): the rules of docs/rulebook.md that the test proves")
    if getattr(config.option, "numprocesses", None):
        for package in ("utopia.chance.playouts", "utopia.chance.stepping", "utopia.bots.whole_games"):
            importlib.import_module(package)


def keep_bytecode() -> None:
    """As at home: else each of the many servers and bots that tests start would compile all its libraries anew."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
