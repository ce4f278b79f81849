"""Copies of all that is stored: taken while a server writes, put back, and refused where they are none."""

import asyncio
import os
import shlex
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.asynchronous import run
from tests.server.conftest import Server, Visitor
from tests.server.database.setting import game_of, guest, move
from utopia.cli.main import main
from utopia.server.database.backup import BackupError, back_up, restore
from utopia.server.database.errors import FolderError, SchemaError
from utopia.server.database.file_home import FileHome
from utopia.server.storage import Storage, open_storage


def filled(folder: Path, names: str) -> Path:
    """A data folder with a game of each of these people."""

    async def fill() -> None:
        async with open_storage(folder) as storage:
            for name in names.split():
                await game_of(storage, await guest(storage, name))

    run(fill())
    return folder


def people(folder: Path) -> list[str]:
    connection = sqlite3.connect(folder / "utopia.db")
    found = [row[0] for row in connection.execute("SELECT name FROM person ORDER BY name")]
    connection.close()
    return found


def test_a_copy_goes_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann Ben")
    copied = back_up(FileHome(folder), tmp_path / "copy.db")
    assert (copied.games, copied.people) == (2, 2)
    filled(folder, "Cid")
    _, kept = restore(tmp_path / "copy.db", FileHome(folder))
    assert people(folder) == ["Ann", "Ben"]
    assert kept is not None
    shutil.copy(kept, tmp_path / "utopia.db")
    assert people(tmp_path) == ["Ann", "Ben", "Cid"]
    assert sorted(file.name for file in folder.iterdir()) == ["last-backup", kept.name, "utopia.db", "utopia.lock"]


def test_what_lies_beside_the_database_after_a_crash_is_not_lost_and_not_mixed_in(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann")
    back_up(FileHome(folder), tmp_path / "copy.db")
    writing = sqlite3.connect(folder / "utopia.db", isolation_level=None)
    writing.execute("UPDATE person SET name = 'Cid'")
    crashed = tmp_path / "crashed"
    shutil.copytree(folder, crashed)  # with the log that nobody has written into the file yet
    writing.close()
    assert (crashed / "utopia.db-wal").stat().st_size
    _, kept = restore(tmp_path / "copy.db", FileHome(crashed))
    assert people(crashed) == ["Ann"]
    assert kept is not None
    kept.rename(crashed / "utopia.db")
    assert people(crashed) == ["Cid"]


@pytest.mark.full
def test_a_copy_is_whole_while_the_server_writes(
    tmp_path: Path, make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    stop, opened = threading.Event(), 0

    def open_tables() -> None:
        nonlocal opened
        visitor = make_visitor(server)
        while not stop.is_set():
            assert visitor.post("/api/tables", TABLE).status_code == 201
            opened += 1

    writer = threading.Thread(target=open_tables)
    writer.start()
    try:
        while not opened:
            time.sleep(0.05)
        for number in range(5):
            back_up(FileHome(server.data), tmp_path / f"copy-{number}.db")
    finally:
        stop.set()
        writer.join()
    restored, _ = restore(tmp_path / "copy-4.db", FileHome(tmp_path / "other"))
    assert 0 < restored.games <= opened
    with pytest.raises(FolderError):
        restore(tmp_path / "copy-4.db", FileHome(server.data))


def test_every_move_that_was_acknowledged_before_a_copy_is_in_it(tmp_path: Path) -> None:
    """Copies are taken between moves of several games, without stopping them; each game is whole up to some move."""
    copies = [tmp_path / f"copy-{number}.db" for number in range(4)]
    acknowledged: list[dict[str, int]] = []

    async def story() -> None:
        async with open_storage(tmp_path / "data") as storage:
            done = {(await game_of(storage)).id: 0 for _ in range(5)}
            players = [asyncio.create_task(_play(storage, id_, done)) for id_ in done]
            for copy in copies:
                before = dict(done)
                while not all(done[id_] > before[id_] for id_ in done):
                    await asyncio.sleep(0.001)
                acknowledged.append(dict(done))
                await asyncio.to_thread(back_up, FileHome(tmp_path / "data"), copy)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    run(story())
    for copy, lengths in zip(copies, acknowledged, strict=True):
        restore(copy, FileHome(tmp_path / copy.stem))
        found = run(_codes(tmp_path / copy.stem, lengths))
        assert [id_ for id_ in lengths if len(found[id_]) < lengths[id_]] == []
        assert all(codes == list(range(len(codes))) for codes in found.values())


async def _play(storage: Storage, id_: str, done: dict[str, int]) -> None:
    """Moves of one game, numbered; each is counted when it is acknowledged."""
    while True:
        done[id_] = await storage.log.append(id_, done[id_], [move(done[id_])])


async def _codes(folder: Path, games: Iterable[str]) -> dict[str, list[int]]:
    """The log of each game, as a server that is started there reads it."""
    async with open_storage(folder) as storage:
        return {id_: [entry.code for entry in await storage.log.read(id_)] for id_ in games}


def test_a_damaged_database_is_put_aside_as_it_is(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann")
    back_up(FileHome(folder), tmp_path / "copy.db")
    damaged = b"no header" + (folder / "utopia.db").read_bytes()[9:]
    (folder / "utopia.db").write_bytes(damaged)
    _, kept = restore(tmp_path / "copy.db", FileHome(folder))
    assert people(folder) == ["Ann"]
    assert kept is not None
    assert kept.read_bytes() == damaged
    names = ["last-backup", kept.name, "utopia.db", "utopia.lock"]
    assert sorted(file.name for file in folder.iterdir()) == sorted(names)


@pytest.mark.skipif(os.name == "nt", reason="who may read a file is said otherwise there")
def test_nobody_else_on_the_machine_reads_what_is_stored(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann")
    back_up(FileHome(folder), tmp_path / "copy.db")
    _, kept = restore(tmp_path / "copy.db", FileHome(folder))
    assert kept is not None
    for file in (folder / "utopia.db", kept, tmp_path / "copy.db"):
        assert file.stat().st_mode & 0o077 == 0, file


def test_two_restores_at_once_keep_both(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann")
    back_up(FileHome(folder), tmp_path / "copy.db")
    kept = {restore(tmp_path / "copy.db", FileHome(folder))[1] for _ in range(3)}
    assert len(kept) == 3


TABLE = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "mason"}]}


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann")
    (tmp_path / "copy.db").write_text("precious")
    (tmp_path / "copy.part").write_text("precious")
    with pytest.raises(BackupError, match="is there already"):
        back_up(FileHome(folder), tmp_path / "copy.db")
    back_up(FileHome(folder), tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.part").read_text() == "precious"
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "Ann")
    foreign = sqlite3.connect(tmp_path / "foreign.db")
    foreign.execute("CREATE TABLE music (title)")
    foreign.close()
    (tmp_path / "text.db").write_text("no database")
    (tmp_path / "empty.db").touch()
    newer = Path(shutil.copy(folder / "utopia.db", tmp_path / "newer.db"))
    connection = sqlite3.connect(newer)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    for name in ("foreign", "text", "empty", "newer", "missing"):
        with pytest.raises((BackupError, SchemaError)):
            restore(tmp_path / f"{name}.db", FileHome(folder))
    assert people(folder) == ["Ann"]


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = filled(tmp_path / "data", "Ann Ben")
    copy = str(tmp_path / "copy.db")
    assert main(["backup", copy, "--data", str(folder)]) == 0
    assert "2 games, 2 people" in capsys.readouterr().out
    assert main(["backup", copy, "--data", str(folder)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["restore", copy, "--data", str(folder)]) == 0
    _, back = capsys.readouterr().out.split("to go back: ")
    assert shlex.split(back)[-2:] == ["--data", str(folder)]
    assert main(["backup", "--data", str(tmp_path / "none")]) == 1
    assert "holds no database" in capsys.readouterr().err
