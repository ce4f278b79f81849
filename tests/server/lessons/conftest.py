"""The tests of the store run in a file and in a PostgreSQL."""

import pytest

from tests.server.storage import conftest as stored
from tests.server.storage.conftest import first_start, fresh, kept_in, postgresql

__all__ = ["first_start", "fresh", "kept_in", "postgresql"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test of what is stored twice."""
    if metafunc.module.__name__.endswith("test_store"):
        stored.pytest_generate_tests(metafunc)
