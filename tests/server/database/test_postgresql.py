"""What is particular to PostgreSQL: one server for a database, one that goes away and comes back, what it is told."""

import asyncio
import sys
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from tests.asynchronous import run
from tests.postgresql import PostgreSQL, running
from tests.server.database.setting import game_of, guest, move
from tests.server.stored import Fresh, at
from utopia.cli.speaking import say
from utopia.server.database.errors import HomeError, StorageError, Trouble, UnstorableError
from utopia.server.database.file_home import DATABASE, home_of
from utopia.server.database.home import Home
from utopia.server.database.schema import HEAD, chat, metadata
from utopia.server.storage import Storage, open_storage

MANY: Final = 30


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[PostgreSQL, Home]]:
    """A PostgreSQL that may be killed, and an empty database in it."""
    with running() as server:
        yield server, at(server, server.make(), tmp_path)


def name_of(home: Home) -> str:
    return home.told.rpartition("/")[2]


def connections(server: PostgreSQL, home: Home) -> list[int]:
    found = server.do(f"SELECT pid FROM pg_stat_activity WHERE datname = '{name_of(home)}' AND pid <> pg_backend_pid()")
    return [cast(int, row[0]) for row in found]


def cut(server: PostgreSQL, home: Home) -> None:
    """All connections to it break, as when PostgreSQL starts again."""
    for process in connections(server, home):
        server.do(f"SELECT pg_terminate_backend({process}, 60000)")


def test_the_steps_make_the_tables_and_every_text_is_compared_by_its_bytes(
    postgresql: PostgreSQL, first_start: str
) -> None:
    assert postgresql.do("SELECT version_num FROM alembic_version", first_start) == [(HEAD,)]
    with closing(at(postgresql, first_start, Path()).opened()) as database:
        assert database.read_now(lambda c: compare_metadata(MigrationContext.configure(c), metadata)) == []
    texts = "SELECT DISTINCT collation_name, character_maximum_length FROM information_schema.columns"
    ours = "WHERE table_schema = 'public' AND data_type = 'character varying'"
    assert postgresql.do(f"{texts} {ours}", first_start) == [("C", None)]
    [(partial,)] = postgresql.do("SELECT indexdef FROM pg_indexes WHERE indexname = 'uq_link_working'", first_start)
    assert partial.endswith("WHERE (revoked IS NULL)")


def test_a_second_server_is_refused_and_says_which_runs(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    home = fresh()
    monkeypatch.setattr("utopia.server.database.postgres.engines._PREPARE", "SET lock_timeout = 50")

    async def story() -> None:
        async with open_storage(home) as first:
            assert home.is_served()
            second = type(home)(home.folder, home.url)  # type: ignore[attr-defined,call-arg]
            with pytest.raises(HomeError) as refused:
                async with open_storage(second):
                    pass
            assert (refused.value.id, refused.value.words) == ("database-in-use", {"host": "localhost"})
            await guest(first)

    run(story())
    assert not home.is_served()


async def test_a_server_that_was_cut_off_goes_on_and_loses_nothing(postgresql: PostgreSQL, fresh: Fresh) -> None:
    home = fresh()
    async with open_storage(home) as storage:
        game = (await game_of(storage)).id
        assert await storage.log.append(game, 0, [move(0)]) == 1
        await asyncio.to_thread(cut, postgresql, home)
        assert await storage.log.append(game, 1, [move(1)]) == 2
        assert [entry.code for entry in await storage.log.read(game)] == [0, 1]


async def test_a_server_that_was_cut_off_while_another_came_writes_no_more(
    postgresql: PostgreSQL, fresh: Fresh
) -> None:
    """What it has in memory is no longer so."""
    home = fresh()
    other = type(home)(home.folder, home.url)  # type: ignore[attr-defined,call-arg]
    async with open_storage(home) as storage:
        game = (await game_of(storage)).id
        await asyncio.to_thread(cut, postgresql, home)
        async with open_storage(other):
            pass
        with pytest.raises(StorageError) as refused:
            await storage.log.append(game, 0, [move(0)])
        assert refused.value.trouble is Trouble.TAKEN
        assert await storage.log.read(game) == []


@pytest.mark.full
async def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(alone: tuple[PostgreSQL, Home]) -> None:
    server, home = alone

    async def append(storage: Storage, game: str, told: dict[str, int]) -> StorageError:
        while True:
            try:
                told[game] = await storage.log.append(game, told[game], [move(told[game])])
            except StorageError as error:
                return error

    async with open_storage(home) as storage:
        host = await guest(storage)
        told = {(await game_of(storage, host)).id: 0 for _ in range(4)}
        appending = [asyncio.create_task(append(storage, game, told)) for game in told]
        while min(told.values()) < MANY:
            await asyncio.sleep(0)
        await asyncio.to_thread(server.kill)
        assert {(await task).trouble for task in appending} == {Trouble.UNREACHABLE}
        with pytest.raises(StorageError):
            await guest(storage)
        await asyncio.to_thread(server.start)
        for game, length in told.items():
            kept = [entry.code for entry in await storage.log.read(game)]
            assert kept == list(range(len(kept)))
            assert len(kept) in (length, length + 1), "what was on its way may be there, and nothing else"
            assert await storage.log.append(game, len(kept), [move(len(kept))]) == len(kept) + 1


async def test_what_no_database_can_hold_is_refused(fresh: Fresh) -> None:
    async with open_storage(fresh()) as storage:
        ann = await guest(storage)
        with pytest.raises(UnstorableError):
            await storage.people.create("An\0n")
        games = [await game_of(storage, ann) for _ in range(3)]
        keys = ("one", "t\0wo", "three")
        appends = (storage.log.append(game.id, 0, [move(1, key)]) for game, key in zip(games, keys, strict=True))
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert outcomes[::2] == [1, 1], "nobody pays for another's fault"
        assert isinstance(outcomes[1], UnstorableError)
        with pytest.raises(UnstorableError):
            await storage.database.read(lambda c: c.execute(select(chat.c.id).where(chat.c.id == 2**40)))
        assert await storage.people.get(ann.id) is not None, "the next one is served"


async def test_a_row_that_is_refused_is_told_to_no_log(fresh: Fresh) -> None:
    async with open_storage(fresh()) as storage:
        table = await game_of(storage)
        with pytest.raises(IntegrityError) as refused:
            await storage.games.set_pace(table.id, -1.0)
        told = "".join(traceback.format_exception(refused.value))
        assert "pace_not_negative" in told
        assert table.secret
        assert table.secret not in told


async def test_who_waits_too_long_for_his_turn_is_told(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> None:
    home = fresh()
    monkeypatch.setattr("utopia.server.database.postgres.engines._PREPARE", "SET lock_timeout = 50")

    @asynccontextmanager
    async def in_the_way() -> AsyncIterator[None]:
        other = home.opened()
        entered, leave = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def stay(_: object) -> None:
            loop.call_soon_threadsafe(entered.set)
            asyncio.run_coroutine_threadsafe(leave.wait(), loop).result()

        staying = asyncio.create_task(other.write(stay))
        await entered.wait()
        yield
        leave.set()
        await staying
        other.close()

    async with open_storage(home) as storage:
        async with in_the_way():
            with pytest.raises(StorageError) as refused:
                await guest(storage)
        assert refused.value.trouble is Trouble.LOCKED
        await guest(storage)


@pytest.mark.parametrize(
    ("address", "id_"),
    [
        ("mysql://host/name", "database-address"),
        ("postgresql://host", "database-address"),
        ("utopia", "database-address"),
        ("postgresql://utopia:b@dly@hush@localhost/name", "database-address"),
        ("postgresql://utopia:hush@localhost:1/name", "database-unreachable"),
    ],
)
def test_an_address_that_is_none_is_told_without_its_password(address: str, id_: str, tmp_path: Path) -> None:
    with pytest.raises(HomeError) as refused:
        home_of(tmp_path, {DATABASE: address}).opened()
    assert refused.value.id == id_
    assert "hush" not in f"{refused.value}{refused.value.words}"


def test_a_missing_driver_is_told_with_the_extra_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(HomeError) as refused:
        home_of(tmp_path, {DATABASE: "postgresql://host/name"}).opened()
    assert refused.value.words == {"library": "psycopg", "extra": "postgres"}
    assert say(refused.value.id, **refused.value.words).count("utopia[postgres]") == 1


def test_the_password_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("h/u@sh\n")
    environment = {DATABASE: "postgres://utopia@db/name", "UTOPIA_DATABASE_PASSWORD_FILE": str(tmp_path / "password")}
    home = home_of(tmp_path, environment)
    assert home.url.password == "h/u@sh"  # type: ignore[attr-defined]
    assert (home.told, "h/u@sh" in repr(home)) == ("postgresql://db/name", False)
    environment["UTOPIA_DATABASE_PASSWORD_FILE"] = str(tmp_path / "none")
    with pytest.raises(HomeError, match="cannot be read"):
        home_of(tmp_path, environment)


def test_the_doctor_says_how_safe_it_is(fresh: Fresh) -> None:
    home = fresh()
    found = {finding.id: finding for finding in home.findings()}
    assert list(found) == ["doctor-postgres", "doctor-not-in-use", "doctor-postgres-careless", "doctor-schema-current"]
    assert found["doctor-postgres-careless"].words == {"settings": "fsync"}, "so that the tests are done sooner"

    async def served() -> list[str]:
        async with open_storage(home):
            return [finding.id for finding in home.findings()]

    assert "doctor-postgres-in-use" in run(served())


def test_a_commit_waits_for_the_disk_whatever_postgresql_does_for_others(postgresql: PostgreSQL, fresh: Fresh) -> None:
    home = fresh()
    postgresql.do(f"ALTER DATABASE {name_of(home)} SET synchronous_commit = off")

    async def story() -> str:
        async with open_storage(home) as storage:
            return await storage.database.write(
                lambda connection: str(connection.exec_driver_sql("SHOW synchronous_commit").scalar_one())
            )

    assert run(story()) == "on"
