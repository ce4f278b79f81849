"""A run in a folder: begun, interrupted however, and gone on with, it holds the same bytes as one played in one go."""

import json
import resource
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.rules.laying_out import BOARD
from utopia.arena import Match, Tournament, seatings
from utopia.arena.keeping.errors import KeepingError
from utopia.arena.keeping.folder import RunFolder
from utopia.arena.keeping.lines import Lines
from utopia.arena.keeping.manifest import sources
from utopia.arena.session import Session
from utopia.boards import board_from_toml
from utopia.boards.writing import board_to_toml
from utopia.bots import Budget, registry

SAME = ("games.jsonl", "manifest.json", "summary.json")
GROWING = ("games.jsonl", "timings.jsonl")
TOURNAMENT = Tournament(
    tuple(Match(seats, 30, 5, BOARD) for size in (2, 3) for seats in seatings(("greedy", "mason", "random"), size))
)


def played(path: Path, tournament: Tournament = TOURNAMENT) -> dict[str, bytes]:
    with closing(RunFolder.start(path, tournament)) as folder:
        for _ in Session(tournament, folder).play():
            pass
    return kept(path)


def resumed(path: Path) -> dict[str, bytes]:
    with closing(RunFolder.resume(path)) as folder:
        for _ in Session(folder.tournament, folder).play():
            pass
    return kept(path)


def kept(path: Path) -> dict[str, bytes]:
    return {name: (path / name).read_bytes() for name in SAME}


def begun(path: Path, parts: int = 2, tournament: Tournament = TOURNAMENT) -> Path:
    """A run that stops after some parts."""
    with closing(RunFolder.start(path, tournament)) as folder:
        games = Session(tournament, folder).play()
        for _ in range(parts):
            next(games)
    return path


def on_own_board(**changed: Any) -> Tournament:
    board = board_from_toml(board_to_toml(BOARD).replace("value = 2", "value = 3", 1))
    assert board.digest != BOARD.digest
    return Tournament((Match(("greedy", "mason"), 4, 1, board, **changed),), in_turn=False)


def forget_packages() -> None:
    registry._installed.cache_clear()
    sources.cache_clear()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a package lies that brings a bot."""
    folder = tmp_path / "packages"
    about = folder / "theirs-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[utopia.bots]\nthinker = theirs:Mine\n")
    monkeypatch.syspath_prepend(folder)
    forget_packages()
    yield folder
    monkeypatch.undo()
    forget_packages()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return played(tmp_path_factory.mktemp("runs") / "whole")


def test_who_goes_on_ends_with_the_same_bytes(whole: dict[str, bytes], tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    assert not (path / "summary.json").exists()
    assert resumed(path) == whole
    assert resumed(path) == whole, "a finished run stays as it is"
    assert json.loads(whole["summary.json"])["games"] == 4 * 30


@pytest.mark.parametrize("torn", [b'{"number":40,"ta', b"\0\0\0"])
def test_a_torn_last_line_is_dropped(torn: bytes, whole: dict[str, bytes], tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    for name in GROWING:
        with (path / name).open("ab") as file:
            file.write(torn)
    assert resumed(path) == whole
    assert len((path / "timings.jsonl").read_bytes().splitlines()) == 4 * 30


def test_a_game_that_was_timed_but_not_kept_is_played_again(whole: dict[str, bytes], tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    games = path / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(b"".join(lines[:-7]))
    assert resumed(path) == whole
    with closing(RunFolder.resume(path)) as folder:
        assert len(list(folder.times())) == 4 * 30


def test_a_changed_line_is_refused(tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    games = path / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"takes":0', b'"takes":1')
    games.write_bytes(b"".join(lines))
    with pytest.raises(KeepingError, match=r"games\.jsonl, line 4: it was changed after it was written"):
        resumed(path)


def test_missing_games_are_refused(tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    games = path / "games.jsonl"
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(b"".join(lines[:5] + lines[6:]))
    with pytest.raises(KeepingError, match=r"games\.jsonl, line 6: this is not the game that comes next"):
        resumed(path)


def test_games_of_other_versions_do_not_belong_to_a_run(tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    manifest = json.loads((path / "manifest.json").read_text())
    manifest["versions"]["numpy"] = "1.0"
    manifest["sources"]["rules"] = "0" * 64
    (path / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(KeepingError, match=r": versions\.numpy: 1\.0, [\d.]+; sources\.rules: 0{12}…, \w{12}…$"):
        RunFolder.resume(path)


def test_a_finished_run_is_shown_whatever_it_was_played_with(tmp_path: Path) -> None:
    played(tmp_path / "run")
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text())
    manifest["versions"]["numpy"] = "1.0"
    (tmp_path / "run" / "manifest.json").write_text(json.dumps(manifest))
    RunFolder.resume(tmp_path / "run").close()


def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    wanted = Tournament((Match(("greedy", "mason"), 30, 5, BOARD),))
    with pytest.raises(KeepingError, match=r"they differ in \(there, here\): tables: .+, .+$"):
        RunFolder.resume(path, wanted)
    RunFolder.resume(path, TOURNAMENT).close()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "is not a manifest of a run: "),
        ("{}", "is not a manifest of a run: Object missing required field `format`"),
        (None, "holds no run: there is no manifest.json"),
    ],
)
def test_what_is_no_run_is_refused(text: str | None, says: str, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(KeepingError, match=says):
        RunFolder.resume(tmp_path)


def test_a_new_run_needs_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(KeepingError, match="is not empty; a run needs a new folder"):
        RunFolder.start(tmp_path, TOURNAMENT)
    with pytest.raises(KeepingError, match="cannot be used: Not a directory"):
        RunFolder.start(tmp_path / "letter" / "run", TOURNAMENT)


@pytest.mark.parametrize("locked", GROWING)
def test_only_one_process_plays_a_run(locked: str, tmp_path: Path) -> None:
    path = begun(tmp_path / "run")
    for name in GROWING:
        with (path / name).open("ab") as file:
            file.write(b'{"number":40,"ta')  # as the other process is just writing it
    before = [(path / name).read_bytes() for name in GROWING]
    with closing(Lines(path / locked)):
        with pytest.raises(KeepingError, match="another process plays the run in"):
            RunFolder.resume(path)
        assert [(path / name).read_bytes() for name in GROWING] == before
    RunFolder.resume(path).close()
    assert [(path / name).read_bytes() for name in GROWING] == [text[:-16] for text in before]


def test_budget_edition_and_board_are_kept(tmp_path: Path) -> None:
    tournament = on_own_board(budget=Budget(0.5, 20))
    with closing(RunFolder.resume(begun(tmp_path / "run", 0, tournament))) as folder:
        assert folder.tournament == tournament


@pytest.mark.parametrize("last", ["board.new", "board.toml", "manifest.new"])
def test_a_start_that_was_cut_off_can_be_made_again(last: str, tmp_path: Path) -> None:
    tournament, again = on_own_board(), tmp_path / "again"
    again.mkdir()
    if last != "board.new":
        shutil.copy(begun(tmp_path / "whole", 0, tournament) / "board.toml", again)
    if last != "board.toml":
        (again / last).write_bytes(b"half of")
    RunFolder.start(again, tournament).close()
    with closing(RunFolder.resume(again)) as folder:
        assert folder.tournament == tournament


def test_a_board_of_somebody_else_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text("mine")
    for tournament in (TOURNAMENT, on_own_board()):
        with pytest.raises(KeepingError, match="is not empty; a run needs a new folder"):
            RunFolder.start(tmp_path, tournament)
    assert (tmp_path / "board.toml").read_text() == "mine"


def test_a_new_version_of_a_package_that_brings_bots_is_noticed(tmp_path: Path, installed: Path) -> None:
    path = begun(tmp_path / "run", 0, Tournament((Match(("thinker", "mason"), 4, 1, BOARD),)))
    assert json.loads((path / "manifest.json").read_text())["sources"]["thinker"] == "theirs 1.0"
    RunFolder.resume(path).close()
    about = installed / "theirs-1.0.dist-info" / "METADATA"
    about.write_text(about.read_text().replace("1.0", "1.1"))
    forget_packages()
    with pytest.raises(KeepingError, match=r": sources\.thinker: theirs 1\.0, theirs 1\.1$"):
        RunFolder.resume(path)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_loses_nothing(whole: dict[str, bytes], tmp_path: Path) -> None:
    folder = RunFolder.start(tmp_path / "run", TOURNAMENT)
    session = Session(TOURNAMENT, folder)
    with (
        no_file_longer_than(20_000),
        pytest.raises(KeepingError, match="All games before are kept; make room and go on"),
    ):
        for _ in session.play():
            pass
    folder.close()
    lines = (tmp_path / "run" / "games.jsonl").read_bytes().count(b"\n")
    assert 0 < session.counting.games <= lines < 4 * 30
    assert resumed(tmp_path / "run") == whole
