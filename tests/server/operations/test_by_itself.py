"""What a running server does by itself, again and again: that each job is begun, and that once is not enough for it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select, update

from tests.asynchronous import run
from tests.server.database.setting import game_of, guest, open_storage
from tests.server.game.setting import until
from utopia.server import metrics
from utopia.server import services as work
from utopia.server.database.schema import game, now, person
from utopia.server.metrics import DATABASE, LOOP_LAG, ROOMS
from utopia.server.moderation.audit import Order
from utopia.server.operations import upkeep
from utopia.server.services import Services, open_services
from utopia.server.settings import Settings

SOON = 0.02
LONG_AGO = timedelta(days=4000)


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day, and the time between two looks, are over soon."""
    for module, name in ((upkeep, "_DAY"), (upkeep, "LOOK"), (work, "_SWEEP"), (metrics, "_EVERY")):
        monkeypatch.setattr(module, name, SOON)


def twice(folder: Path, what: Callable[[Services], Awaitable[None]]) -> None:
    """While a server runs; what is done at its start alone would be done once."""

    async def story() -> None:
        async with open_storage(folder):
            pass  # the database of a first start
        async with open_services(Settings(folder)) as services:
            await what(services)
            await what(services)

    run(story())


async def gone(services: Services, table: Table, id_: str, *, since: str) -> None:
    """Wait until a row is forgotten that has lain there for years."""
    aged = update(table).where(table.c.id == id_).values({since: now() - LONG_AGO})
    await services.storage.database.write(lambda connection: connection.execute(aged))
    left = select(func.count()).where(table.c.id == id_)
    while await services.storage.database.read(lambda connection: connection.execute(left).scalar_one()):
        await asyncio.sleep(SOON)


def test_what_has_had_its_time_is_forgotten(tmp_path: Path) -> None:
    async def what(services: Services) -> None:
        await gone(services, game, (await game_of(services.storage)).id, since="changed")

    twice(tmp_path, what)


def test_who_will_not_come_again_is_forgotten(tmp_path: Path) -> None:
    async def what(services: Services) -> None:
        ann, token = await services.storage.people.create("Ann")
        await services.storage.people.end_session(token)
        await gone(services, person, ann.id, since="created")

    twice(tmp_path, what)


def test_what_was_ordered_at_the_terminal_is_done(tmp_path: Path) -> None:
    async def what(services: Services) -> None:
        await services.storage.orders.give(Order.SIGN_OUT, (await guest(services.storage)).id)
        while await services.storage.orders.pending():
            await asyncio.sleep(SOON)

    twice(tmp_path, what)


def test_numbers_are_kept(tmp_path: Path) -> None:
    """The size of the database, how many games are open, how late the event loop is."""

    def read(gauge: Any) -> float:
        return gauge.read() if gauge.read else -1.0

    async def what(services: Services) -> None:
        noted, size = sum(LOOP_LAG.counts[()][:-1]), read(DATABASE)
        await until(lambda: sum(LOOP_LAG.counts[()][:-1]) > noted)
        assert read(ROOMS) == 0
        many = [{"id": token_hex(6), "name": "Ann", "created": now()} for _ in range(2000)]
        await services.storage.database.write(lambda connection: connection.execute(insert(person), many))
        await until(lambda: read(DATABASE) > max(size, 0))

    twice(tmp_path, what)
    assert read(DATABASE) == read(ROOMS) == -1, "nobody is asked who has gone"
