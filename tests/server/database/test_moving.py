"""From a file to PostgreSQL and back, with all that is stored; upgraded on the way, and there."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from tests.asynchronous import run
from tests.server.database.filling import fill
from tests.server.database.setting import game_of, guest, move, open_storage
from tests.server.database.test_migrations import tomorrow, write_step
from tests.server.database.yesterday import FILES, Older, restored
from tests.server.stored import Fresh
from utopia.server.chat.store import NewLine, Spoken
from utopia.server.database import migrating
from utopia.server.database.backup import BackupError, back_up, restore
from utopia.server.database.checking import differences
from utopia.server.database.errors import HomeError, SchemaError, StorageError
from utopia.server.database.file_home import FileHome
from utopia.server.database.home import Home
from utopia.server.database.schema import (
    HEAD,
    analysis,
    channel,
    delivery,
    game,
    metadata,
    notice,
    person,
    puzzle_strength,
)
from utopia.server.database.schema.games import Purpose
from utopia.server.database.schema.tournaments import tournament, tournament_table
from utopia.server.storage import open_storage as opened

__all__ = ["tomorrow"]
pytestmark = pytest.mark.full
ODD = ("Æþelþryð", "žlutý kůň", "\U0001f433 ﷽", "Ada'; DROP TABLE person; -- and longer than any name", "a\\nb %s :x")


def everything(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Name of a table -> its rows, in one order whatever order they were written in."""
    with closing(sqlite3.connect(file)) as connection:
        found = {
            name: sorted(connection.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for name in metadata.tables
        }
    found["meta"] = [row for row in found["meta"] if row[0] == "id"]
    return found


def with_all_kinds_of_rows(folder: Path) -> Path:
    """A data folder with something in every table, a rematch that was written before what it follows, and odd names."""

    async def story() -> None:
        async with open_storage(folder) as storage:
            ann, bob = await guest(storage, "Ann"), await guest(storage, "Bob")
            first, second = await game_of(storage, ann), await game_of(storage, bob)
            earlier, later = sorted((first.id, second.id))
            await storage.log.append(first.id, 0, [move(3, "a"), move(4)])

            await storage.links.renew(first.id, Purpose.WATCH)
            await storage.acts.note(ann.id, "warn", bob.id, text="ﷺ")

            def write(connection: Connection) -> None:
                fill(connection, ann.id, bob.id, first.id, "mine")
                [way, told] = [
                    connection.execute(select(table.c.id).limit(1)).scalar_one() for table in (channel, notice)
                ]
                connection.execute(insert(analysis).values(game=first.id, level="quick", asked=ann.created))
                connection.execute(insert(puzzle_strength).values(puzzle="aaaaaaaa", mu=25.0, sigma=8.0))
                event = connection.execute(select(tournament.c.id).limit(1)).scalar_one()
                connection.execute(insert(tournament_table).values(tournament=event, round=1, number=1, game=first.id))
                connection.execute(insert(delivery).values(channel=way, notice=told, due=ann.created, tries=0))
                connection.execute(update(game).where(game.c.id == earlier).values(before=later))
                rows = [{"id": f"odd{number}", "name": name, "created": ann.created} for number, name in enumerate(ODD)]
                connection.execute(insert(person), rows)

            await storage.database.write(write)

    run(story())
    return folder


def test_everything_moves_to_postgresql_and_back(tmp_path: Path, fresh: Fresh) -> None:
    folder = with_all_kinds_of_rows(tmp_path / "data")
    before, home = everything(folder / "utopia.db"), fresh()
    assert [name for name, rows in before.items() if not rows] == []
    copied = back_up(FileHome(folder), tmp_path / "copy.db")
    restore(tmp_path / "copy.db", home)
    again = back_up(home, tmp_path / "again.db")
    assert (again.games, again.people, again.schema) == (copied.games, copied.people, HEAD)
    assert everything(tmp_path / "again.db") == before
    other = FileHome(tmp_path / "other")
    restore(tmp_path / "again.db", other)
    assert everything(other.file) == before
    assert (tmp_path / "again.db").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob("*.db*")) == ["again.db", "copy.db", *_kept(tmp_path)]


def _kept(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("t*-before-*.db")]


def test_what_was_there_is_kept_and_numbers_go_on(tmp_path: Path, fresh: Fresh) -> None:
    home, folder = fresh(), with_all_kinds_of_rows(tmp_path / "data")
    back_up(FileHome(folder), tmp_path / "copy.db")

    async def there() -> str:
        async with opened(home) as storage:
            return (await guest(storage, "Zoe")).id

    zoe = run(there())
    _, kept = restore(tmp_path / "copy.db", home)
    assert kept is not None

    async def then() -> None:
        async with opened(home) as storage:
            assert await storage.people.get(zoe) is None
            [ann, *_] = await storage.searching.people("Ann")
            table = (await game_of(storage, await storage.people.get(ann.id))).id
            said = await storage.chat.say(NewLine(table, ann.id, 0, "key", "hello"))
            assert isinstance(said, Spoken), "its number is nobody's yet"

    run(then())
    restore(kept, home)
    with closing(home.opened()) as database:
        assert database.read_now(lambda c: list(c.execute(select(person.c.id)).scalars())) == [zoe]


def test_a_database_in_use_and_one_of_somebody_else_are_left_alone(
    tmp_path: Path, fresh: Fresh, monkeypatch: pytest.MonkeyPatch, postgresql: Any
) -> None:
    monkeypatch.setattr("utopia.server.database.postgres.engines._PREPARE", "SET lock_timeout = 50")
    home, folder = fresh(), with_all_kinds_of_rows(tmp_path / "data")
    back_up(FileHome(folder), tmp_path / "copy.db")

    async def served() -> None:
        async with opened(home):
            other = type(home)(home.folder, home.url)  # type: ignore[attr-defined,call-arg]
            with pytest.raises(HomeError):
                await asyncio.to_thread(restore, tmp_path / "copy.db", other)

    run(served())
    empty = fresh("template1")
    with pytest.raises(BackupError, match="nothing stored"):
        back_up(empty, tmp_path / "nothing.db")
    postgresql.do("CREATE TABLE sheep (name text)", empty.name)
    for work in (lambda: back_up(empty, tmp_path / "none.db"), lambda: restore(tmp_path / "copy.db", empty)):
        with pytest.raises(SchemaError, match="sheep"):
            work()
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("older", FILES, ids=lambda older: older.name)
def test_older_data_are_brought_up_to_date_on_the_way(older: Older, tmp_path: Path, fresh: Fresh) -> None:
    (tmp_path / "old").mkdir()
    restored(older, tmp_path / "old")
    home = fresh()
    restore(tmp_path / "old" / "utopia.db", home)

    async def story() -> None:
        async with opened(home) as storage:
            assert await storage.database.read(differences) == []
            assert len(await storage.log.read(older.running)) == older.version

    run(story())
    with closing(sqlite3.connect(tmp_path / "old" / "utopia.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(older.name[:4],)], (
            "untouched"
        )


async def test_a_copy_shows_one_moment_while_people_play(tmp_path: Path, fresh: Fresh) -> None:
    home = fresh()
    async with opened(home) as storage:
        games = [(await game_of(storage)).id for _ in range(2)]
        copying = asyncio.create_task(asyncio.to_thread(back_up, home, tmp_path / "copy.db"))
        length = 0
        while not copying.done():
            for one in games:
                await storage.log.append(one, length, [move(length)])
            length += 1
        await copying
        first, second = _lengths(tmp_path / "copy.db", games)
        assert length > 0
        assert first - second in (0, 1), "the first has each move before the second"


def _lengths(file: Path, games: list[str]) -> list[int]:
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT count(*) FROM event WHERE game = ?"
        return [connection.execute(query, (one,)).fetchone()[0] for one in games]


def test_an_upgrade_keeps_a_copy_and_happens_whole_or_not_at_all(
    tmp_path: Path, fresh: Fresh, tomorrow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = fresh()

    async def entered() -> None:
        async with opened(home):
            pass

    async def today(home: Home) -> None:
        async with opened(home) as storage:
            await guest(storage, "Ann")

    monkeypatch.setattr(migrating, "HEAD", HEAD)
    run(today(home))
    monkeypatch.setattr(migrating, "HEAD", "9999")
    steps = tomorrow.parent / "migrations" / "versions"
    write_step(steps, "UPDATE nothing SET a = 1")
    with pytest.raises(StorageError):
        run(entered())
    colours = "SELECT name, colour FROM person"
    with closing(home.opened()) as database:
        assert database.read_now(migrating.schema_version) == HEAD
    write_step(steps, "UPDATE person SET colour = 'green' WHERE name = 'Ann'")
    run(entered())
    with closing(home.opened()) as database:
        rows = database.read_now(lambda connection: connection.exec_driver_sql(colours).all())
    assert rows == [("Ann", "green")]
    [copy] = tmp_path.glob("t*-before-9999.db")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
        assert connection.execute("SELECT name FROM person").fetchall() == [("Ann",)]
