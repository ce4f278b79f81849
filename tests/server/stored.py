"""Most of what is stored is tried twice: in a file, and in a PostgreSQL that really runs.

A module of such tests says so: ``TWICE = True``.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Column

from tests.postgresql import PostgreSQL, running
from tests.server.database.setting import ELSEWHERE
from utopia.server.database.file_home import DATABASE, home_of
from utopia.server.database.home import Home
from utopia.server.database.schema import meta, metadata
from utopia.server.storage import open_storage

ONCE: Final = {
    "test_a_full_disk_is_said_and_the_log_goes_on_when_there_is_room",
    "test_a_guest_is_known_by_his_token_and_by_no_other",
    "test_a_locked_database_is_said_and_leaves_nothing_half_done",
    "test_a_token_is_found_by_its_text_which_is_kept_nowhere",
    "test_a_token_is_kept_as_its_digest_only",
    "test_however_often_and_in_whatever_order_it_is_asked",  # in as many databases
    "test_nothing_personal_is_left_in_any_table",
}
"""Tests that look into the file themselves."""
Fresh = Callable[..., Home]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test of those modules twice."""
    if getattr(metafunc.module, "TWICE", False):
        again = [] if metafunc.function.__name__ in ONCE else [pytest.param("postgresql", marks=pytest.mark.full)]
        metafunc.parametrize("kept_in", ["file", *again], indirect=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One for all."""
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def first_start(postgresql: PostgreSQL) -> str:
    """A database as a first start leaves it."""

    async def start(home: Home) -> None:
        async with open_storage(home):
            pass

    name = postgresql.make()
    asyncio.run(start(at(postgresql, name, Path())))
    return name


def at(server: PostgreSQL, name: str, folder: Path) -> Home:
    """The home of that database."""
    return home_of(folder, {DATABASE: server.address(name)})


@pytest.fixture
def fresh(postgresql: PostgreSQL, first_start: str, tmp_path: Path) -> Iterator[Fresh]:
    """Homes of their own, as a first start leaves them."""
    names: list[str] = []

    def make(template: str = first_start) -> Home:
        names.append(postgresql.make(template))
        return at(postgresql, names[-1], tmp_path)

    yield make
    for name in names:
        postgresql.do(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where: a folder stands for a database of its own; the first one is used again, since to make one takes long."""
    if getattr(request, "param", "file") == "file":
        yield
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    used, names = request.getfixturevalue("first_start"), dict[Path, str]()

    def home(folder: Path) -> Home:
        if folder not in names:
            names[folder] = server.make() if names else used
        return at(server, names[folder], folder)

    ELSEWHERE["postgresql"] = home
    try:
        yield
    finally:
        ELSEWHERE.clear()
        server.do(_EMPTY, used)


_TABLES: Final = [table for table in reversed(metadata.sorted_tables) if table is not meta]
_NUMBERED: Final = [table.name for table in _TABLES if isinstance(table.autoincrement_column, Column)]
_EMPTY: Final = ";".join(
    ["DELETE FROM meta WHERE name <> 'id'"]
    + [f'DELETE FROM "{table.name}"' for table in _TABLES]
    + [f"ALTER SEQUENCE {name}_id_seq RESTART" for name in _NUMBERED]
)
