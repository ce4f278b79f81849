"""A run's folder: ``manifest.json``, ``games.jsonl``, ``timings.jsonl``, and ``summary.json`` when it is finished.

All but the timings is the same to the byte wherever the games are played, and however often that was interrupted.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from utopia.arena.keeping.errors import KeepingError
from utopia.arena.keeping.lines import Lines, read_lines
from utopia.arena.keeping.manifest import FORMAT, Manifest, check_same, manifest_of, tournament_of
from utopia.arena.result import Played, Result
from utopia.arena.times import GameTimes
from utopia.arena.tournament import Tournament
from utopia.boards import BoardMap, load_board
from utopia.boards.load import builtin_board
from utopia.boards.writing import board_to_toml
from utopia.locales import Phrase

_MANIFEST, _GAMES, _TIMINGS, _SUMMARY, _BOARD = (
    "manifest.json", "games.jsonl", "timings.jsonl", "summary.json", "board.toml",
)  # fmt: skip
_UNFINISHED = {"board.new", "manifest.new"}
"""Names of unfinished files, before there is a run."""


class RunFolder:
    """The folder of a run that is under way, or finished."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """OSError if it cannot be written to, KeepingError if another process plays the run."""
        self.path, self.tournament = path, tournament
        with ExitStack() as refused:
            self._games = Lines(path / _GAMES)
            refused.callback(self._games.close)
            self._timings = Lines(path / _TIMINGS)
            refused.pop_all()

    @classmethod
    def start(cls, path: Path, tournament: Tournament) -> "RunFolder":
        """A new run in a new or empty folder, or where its start was cut off.

        KeepingError if it holds something else, or cannot be written to.
        """
        try:
            path.mkdir(parents=True, exist_ok=True)
            board = _own_board(tournament)
            if not _is_free(path, board):
                raise KeepingError(Phrase("run-folder-full", {"folder": str(path)}))
            if board is not None:
                _write(path / _BOARD, board)
            _write(path / _MANIFEST, _as_json(manifest_of(tournament)))
            return cls(path, tournament)
        except OSError as error:
            raise _unusable(path, error) from None

    @classmethod
    def resume(cls, path: Path, wanted: Tournament | None = None) -> "RunFolder":
        """A run that was begun: the one wanted, if that is said.

        KeepingError if there is none, or games played here would not belong to it.
        """
        manifest = _read_manifest(path)
        try:
            tournament = tournament_of(manifest, _board(path, manifest))
        except (TypeError, ValueError) as error:
            raise KeepingError(
                Phrase("run-manifest-wrong", {"file": str(path / _MANIFEST), "why": str(error)})
            ) from None
        try:
            with ExitStack() as refused:
                folder = cls(path, tournament)
                refused.callback(folder.close)
                kept = folder._cut_torn_lines()
                check_same(manifest, manifest_of(wanted or tournament), is_finished=kept == tournament.games)
                refused.pop_all()
                return folder
        except OSError as error:
            raise _unusable(path, error) from None

    def _cut_torn_lines(self) -> int:
        """Cut off torn last lines, while no other process plays; return the number of games."""
        self._timings.cut_torn()
        return self._games.cut_torn()

    @property
    def manifest(self) -> Manifest:
        """Of the run as it was begun, by whatever program that was."""
        return _read_manifest(self.path)

    def results(self) -> Iterator[Result]:
        """The games kept so far, in their order. KeepingError if they are not the run's."""
        seats = [len(table.players) for table in self.tournament.tables]
        for number, result in enumerate(read_lines(self.path / _GAMES, Result)):
            place = self.tournament.place(number)
            is_next = number < self.tournament.games and (result.number, result.table, result.game) == (number, *place)
            if not is_next or len(result.sitting) != seats[result.table]:
                raise KeepingError(Phrase("run-game-wrong", {"file": str(self.path / _GAMES), "line": str(number + 1)}))
            yield result

    def times(self) -> Iterator[GameTimes]:
        """Return how long the games kept took; of a game that was played again, the last time."""
        kept = {times.number: times for times in read_lines(self.path / _TIMINGS, GameTimes)}
        return iter(kept.values())

    def keep(self, games: list[Played]) -> None:
        """Games just finished, to the disk. KeepingError if there is no room; what was kept before is safe."""
        try:
            self._timings.append(played.times for played in games)  # first: no game is without its time
            self._games.append(played.result for played in games)
        except OSError as error:
            raise _unusable(self.path, error, "run-not-kept") from None

    def finish(self, summary: dict[str, Any]) -> None:
        """Write what came out."""
        try:
            _write(self.path / _SUMMARY, _as_json(summary))
        except OSError as error:
            raise _unusable(self.path, error, "run-not-kept") from None

    def close(self) -> None:
        """Let another process go on with the run."""
        self._games.close()
        self._timings.close()


def is_run(path: Path) -> bool:
    """Return whether a run was begun in the folder."""
    return (path / _MANIFEST).is_file()


def _own_board(tournament: Tournament) -> bytes | None:
    """Return the text of a board that is not built in."""
    board = tournament.tables[0].board
    return board_to_toml(board).encode() if builtin_board(board.digest) is None else None


def _is_free(path: Path, board: bytes | None) -> bool:
    """Whether nothing lies there but what is written before the manifest; the board is this one, not somebody's."""
    left = {file.name for file in path.iterdir()} - _UNFINISHED
    return not left or (left == {_BOARD} and (path / _BOARD).read_bytes() == board)


def _read_manifest(path: Path) -> Manifest:
    file = path / _MANIFEST
    try:
        manifest = msgspec.json.decode(file.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise KeepingError(Phrase("run-none", {"folder": str(path), "file": _MANIFEST})) from None
    except OSError as error:
        raise _unusable(path, error) from None
    except msgspec.MsgspecError as error:
        raise _wrong_manifest(path, str(error)) from None
    if manifest.format != FORMAT or not manifest.tables:
        raise _wrong_manifest(path, f"format {manifest.format}")
    return manifest


def _wrong_manifest(path: Path, why: str) -> KeepingError:
    return KeepingError(Phrase("run-manifest-wrong", {"file": str(path / _MANIFEST), "why": why}))


def _board(path: Path, manifest: Manifest) -> BoardMap:
    return builtin_board(manifest.board_digest) or load_board(path / _BOARD)


def _as_json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def _write(path: Path, text: bytes) -> None:
    """All of it or nothing."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def _unusable(path: Path, error: OSError, message: str = "run-folder-unusable") -> KeepingError:
    return KeepingError(Phrase(message, {"folder": str(path), "reason": error.strerror or type(error).__name__}))
