"""The log: append, conflicts, keys, reading; and that one game's fault is no other's."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event as listening

from tests.asynchronous import run
from tests.server.database.setting import back_to, game_of, guest, move, open_storage
from utopia.server.database.errors import NoSuchGameError, StorageError, Trouble
from utopia.server.database.schema.games import EntryKind
from utopia.server.storage import Storage
from utopia.server.tables.entries import ConflictError, Entry, KeyUsedError, Progress, standing

TWICE = True


async def codes(storage: Storage, game: str) -> list[int]:
    return [entry.code for entry in await storage.log.read(game)]


async def test_what_is_appended_is_read_again_in_order(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        game = await game_of(storage, ann)
        first = [Entry(EntryKind.DRAW, -2, 3), Entry(EntryKind.MOVE, 1, 993, "key", ann.id)]
        assert await storage.log.append(game.id, 0, first) == 2
        assert await storage.log.append(game.id, 2, [back_to(1)]) == 3
        logged = await storage.log.read(game.id)
        assert [entry.seq for entry in logged] == [0, 1, 2]
        assert [(e.kind, e.seat, e.code, e.key, e.person) for e in logged[:2]] == [
            (e.kind, e.seat, e.code, e.key, e.person) for e in first
        ]
        assert [entry.code for entry in standing(logged)] == [3]
        assert [entry.seq for entry in await storage.log.read(game.id, 2)] == [2]
        assert logged[0].at.utcoffset() is not None
        assert await storage.log.read("nothing") == []


@pytest.mark.parametrize("seq", [0, 1, 3, 99])
async def test_only_the_next_number_fits(tmp_path: Path, seq: int) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        await storage.log.append(game.id, 0, [move(1), move(2)])
        with pytest.raises(ConflictError) as refused:
            await storage.log.append(game.id, seq, [move(3)])
        assert refused.value.length == 2
        assert await codes(storage, game.id) == [1, 2]


async def test_of_many_who_append_the_same_number_one_wins(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        appends = (storage.log.append(game.id, 0, [move(code)]) for code in range(10))
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert outcomes[0] == 1
        assert all(isinstance(outcome, ConflictError) for outcome in outcomes[1:])
        assert await codes(storage, game.id) == [0]


async def test_appends_to_one_game_may_wait_in_a_row(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        outcomes = await asyncio.gather(*(storage.log.append(game.id, seq, [move(seq)]) for seq in range(20)))
        assert outcomes == list(range(1, 21))
        assert await codes(storage, game.id) == list(range(20))


async def test_a_key_does_nothing_twice_in_a_game_but_is_free_in_another(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game, other = await game_of(storage), await game_of(storage)
        await storage.log.append(game.id, 0, [move(1, "key"), move(2), move(3)])
        with pytest.raises(KeyUsedError) as refused:
            await storage.log.append(game.id, 3, [move(4, "new"), move(5, "key")])
        assert refused.value.keys == ("key",)
        with pytest.raises(KeyUsedError):
            await storage.log.append(game.id, 3, [move(4, "same"), move(5, "same")])
        await storage.log.append(other.id, 0, [move(1, "key")])
        assert await codes(storage, game.id) == [1, 2, 3]


async def test_faults_in_a_group_are_each_their_own(tmp_path: Path) -> None:
    """A used key, an unknown game, a wrong number, codes that are none, all in one group."""
    async with open_storage(tmp_path) as storage:
        good, used = await game_of(storage), await game_of(storage)
        await storage.log.append(used.id, 0, [move(1, "key")])
        others = [await game_of(storage) for _ in range(2)]
        outcomes = await asyncio.gather(
            storage.log.append(used.id, 1, [move(2, "key")]),
            storage.log.append("nothing", 0, [move(1)]),
            storage.log.append(others[0].id, 5, [move(1)]),
            storage.log.append(others[1].id, 0, [move(-1)]),
            storage.log.append(others[1].id, 0, [move(1 << 80)]),
            storage.log.append(good.id, 0, [move(1)]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes[:3]] == [KeyUsedError, NoSuchGameError, ConflictError]
        assert all(isinstance(outcome, Exception) for outcome in outcomes[3:5])
        assert outcomes[5] == 1
        assert await codes(storage, good.id) == [1]
        assert [await codes(storage, game.id) for game in others] == [[], []]
        assert await storage.log.append(good.id, 1, [move(2)]) == 2, "the writer goes on"


async def test_many_games_share_transactions(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        games = [await game_of(storage, ann) for _ in range(30)]
        commits = []
        listening.listen(storage.database.writing, "commit", lambda _: commits.append(1))
        await asyncio.gather(*(storage.log.append(game.id, 0, [move(i)]) for i, game in enumerate(games)))
        assert len(commits) <= 2
        assert [await codes(storage, game.id) for game in games] == [[i] for i in range(30)]


async def test_who_is_cancelled_while_waiting_harms_nobody(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game, other = await game_of(storage), await game_of(storage)
        for seq in range(20):
            impatient = asyncio.create_task(storage.log.append(game.id, len(await codes(storage, game.id)), [move(7)]))
            patient = asyncio.create_task(storage.log.append(other.id, seq, [move(seq)]))
            await asyncio.sleep(0.0003 * (seq % 7))
            impatient.cancel()
            assert await patient == seq + 1
            await asyncio.gather(impatient, return_exceptions=True)
        assert await codes(storage, other.id) == list(range(20))


async def test_whoever_writes_and_is_cancelled_holds_nobody_up(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        for i in range(30):
            task = asyncio.create_task(guest(storage, f"Guest {i}"))
            await asyncio.sleep(0.0004 * (i % 9))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(60):
            game = await game_of(storage)
            assert await storage.log.append(game.id, 0, [move(1)]) == 1


async def test_closing_writes_what_was_asked_for_and_refuses_the_rest(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        games = [await game_of(storage) for _ in range(10)]
        appends = [asyncio.create_task(storage.log.append(game.id, 0, [move(1)])) for game in games]
        await asyncio.sleep(0)
    assert await asyncio.gather(*appends) == [1] * 10
    with pytest.raises(StorageError) as refused:
        await storage.log.append(games[0].id, 1, [move(2)])
    assert refused.value.trouble is Trouble.CLOSED
    async with open_storage(tmp_path) as again:
        assert [await codes(again, game.id) for game in games] == [[1]] * 10


async def test_nothing_to_append_is_a_mistake_of_the_program(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        with pytest.raises(ValueError, match="at least one"):
            await storage.log.append("any", 0, [])


async def test_a_locked_database_is_said_and_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("utopia.server.database.sqlite.PATIENCE_MS", 50)
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        intruder = sqlite3.connect(tmp_path / "utopia.db", isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as refused:
            await storage.log.append(game.id, 0, [move(1)])
        assert refused.value.trouble is Trouble.LOCKED
        intruder.execute("ROLLBACK")
        intruder.close()
        assert await storage.log.append(game.id, 0, [move(2)]) == 1
        assert await codes(storage, game.id) == [2]


async def test_a_full_disk_is_said_and_the_log_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        await storage.log.append(game.id, 0, [move(0)])
        await limit_pages(storage, 1)
        length, refused = await fill(storage, game.id)
        assert refused.trouble is Trouble.FULL
        assert await codes(storage, game.id) == list(range(length))
        await limit_pages(storage, 1 << 30)
        await storage.log.append(game.id, length, [move(length)])


async def fill(storage: Storage, game: str) -> tuple[int, StorageError]:
    """Append until that fails: how much went in, and the error."""
    length = len(await codes(storage, game))
    for _ in range(100):
        try:
            length = await storage.log.append(game, length, [move(length + i) for i in range(100)])
        except StorageError as error:
            return length, error
    raise AssertionError("the disk never was full")


async def limit_pages(storage: Storage, pages: int) -> None:
    """Let SQLite act as if the disk were full: no more pages than there are now, or ``pages`` if that is more."""
    await storage.database.write(
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").all()
    )


def test_who_is_told_and_makes_a_mistake_makes_it_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with open_storage(tmp_path) as storage:
            game, told = await game_of(storage), list[object]()

            def mistaken(news: object) -> None:
                told.append(news)
                raise ValueError("a mistake of a listener")

            for listeners in (storage.log.on_written, storage.log.on_noted):
                listeners[:] = [mistaken, told.append]
            for seq in range(3):
                storage.log.note(game.id, Progress(1, seq))
                assert await storage.log.append(game.id, seq, [move(seq)]) == seq + 1
            assert await codes(storage, game.id) == [0, 1, 2]
            await storage.log.append(game.id, 3, [move(3)])
            assert len(told) >= 12, "both were told each time"

    run(story())
    assert "a mistake of a listener" in caplog.text
