"""The data folder: which it is, that one server only uses it, and what the doctor finds in it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.asynchronous import run
from tests.server.database.setting import game_of
from utopia.server.database import checking
from utopia.server.database.checking import check
from utopia.server.database.errors import FolderError, StorageError, Trouble
from utopia.server.database.folder import data_folder
from utopia.server.database.home import Finding
from utopia.server.storage import open_storage

HOLD = """
import asyncio, pathlib, sys
from utopia.server.storage import open_storage
async def main():
    async with open_storage(pathlib.Path(sys.argv[1])):
        print("open", flush=True)
        await asyncio.sleep(60)
asyncio.run(main())
"""


async def _opened(folder: Path) -> None:
    async with open_storage(folder) as storage:
        await game_of(storage)


def test_the_folder_asked_for_comes_first_then_that_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UTOPIA_DATA", str(tmp_path / "named"))
    assert data_folder(tmp_path / "asked") == tmp_path / "asked"
    assert data_folder() == tmp_path / "named"
    monkeypatch.setenv("UTOPIA_DATA", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder().name == "utopia"
    assert data_folder().is_relative_to(tmp_path)


def test_a_second_server_is_refused_and_a_killed_one_forgotten(tmp_path: Path) -> None:
    first = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    assert first.stdout.readline() == "open\n"
    with pytest.raises(FolderError, match=f"process {first.pid}") as refused:
        run(_opened(tmp_path))
    assert refused.value.words == {"folder": str(tmp_path), "process": str(first.pid)}
    assert Finding(True, "doctor-in-use", {"process": str(first.pid)}) in check(tmp_path)
    first.kill()
    first.communicate()
    run(_opened(tmp_path))


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderError, match="cannot be used"):
        run(_opened(tmp_path / "file" / "data"))
    assert [finding.id for finding in check(tmp_path / "file" / "data") if not finding.fine] == [
        "doctor-folder-read-only"
    ]


def test_a_damaged_database_is_said(tmp_path: Path) -> None:
    run(_opened(tmp_path))
    (tmp_path / "utopia.db").write_bytes(b"not a database at all" * 100)
    with pytest.raises(StorageError) as refused:
        run(_opened(tmp_path))
    assert refused.value.trouble is Trouble.DAMAGED
    assert [finding.id for finding in check(tmp_path) if not finding.fine] == ["doctor-database-damaged"]


def test_pages_that_were_overwritten_are_found(tmp_path: Path) -> None:
    run(_opened(tmp_path))
    file = tmp_path / "utopia.db"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + os.urandom(len(whole) // 2))
    assert "doctor-database-damaged" in {finding.id for finding in check(tmp_path)}


def test_the_doctor_finds_nothing_wrong_and_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert [(finding.id, finding.fine) for finding in check(folder)] == [
        ("doctor-folder-new", True),
        ("doctor-space", True),
    ]
    assert not folder.exists()
    run(_opened(folder))
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert [finding.id for finding in check(folder)] == [
        "doctor-folder",
        "doctor-not-in-use",
        "doctor-database-whole",
        "doctor-schema-current",
        "doctor-space",
    ]
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_little_room_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "LITTLE_SPACE_MB", 10**9)
    assert [finding.id for finding in check(tmp_path) if not finding.fine] == ["doctor-space-low"]


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_who_else_could_read_it_is_said() -> None:
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above) / "data"
        run(made_in(folder))
        folder.chmod(0o755)
        (folder / "utopia.db").chmod(0o644)
        assert all(finding.fine for finding in check(folder)), "nobody else comes so far"
        Path(above).chmod(0o755)
        [finding] = [finding for finding in check(folder) if not finding.fine]
        assert finding.id == "doctor-database-open"
        subprocess.run(str(finding.words["command"]), shell=True, check=True)
        assert all(finding.fine for finding in check(folder))


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
@pytest.mark.parametrize("is_shared", [False, True], ids=["its own", "shared"])
def test_what_an_old_program_left_open_is_closed(tmp_path: Path, *, is_shared: bool) -> None:
    """But for a folder in which somebody keeps other things as well, and those things."""
    folder = tmp_path / "data"
    run(made_in(folder))
    beside = [folder / name for name in ("utopia-before-0004.db", "last-backup", *(["sheep"] if is_shared else []))]
    for path in (*beside, folder / "utopia.db", folder / "utopia.lock"):
        path.touch()
        path.chmod(0o644)
    folder.chmod(0o755)
    run(made_in(folder))
    modes = {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}
    shared = {"data": 0o755, "sheep": 0o644} if is_shared else {"data": 0o700}
    assert modes == dict.fromkeys(modes, 0o600) | shared


async def made_in(folder: Path) -> None:
    async with open_storage(folder):
        pass
