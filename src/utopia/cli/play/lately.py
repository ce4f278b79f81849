"""The games in the data folder, and which one was played last, wherever it is kept."""

import contextlib
import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

SUFFIX: Final = ".utopia"
_POINTER: Final = "last-game"
"""Beside the folder of the games; it holds the path of the record written last."""


def data_folder() -> Path:
    """Where this program keeps what is to last."""
    return user_data_path("utopia", appauthor=False)


def games_folder() -> Path:
    """Where games are saved unless somebody says otherwise."""
    return data_folder() / "games"


def remember(path: Path) -> None:
    """The game in this record is the one played last; where that cannot be kept, the newest file will stand for it."""
    pointer = data_folder() / _POINTER
    aside = pointer.with_name(f"{_POINTER}.{os.getpid()}.part")
    with contextlib.suppress(OSError):
        pointer.parent.mkdir(parents=True, exist_ok=True)
        aside.write_bytes(os.fsencode(path.absolute()))
        aside.replace(pointer)


def last_unfinished() -> Path | None:
    """The game played last, if it is not over."""
    try:
        last = _remembered() or _newest()
        return last if last is not None and "\nresult:" not in last.read_text("utf-8", "replace") else None
    except OSError:
        return None


def _remembered() -> Path | None:
    """None if nothing is remembered, or the file is gone."""
    try:
        path = Path(os.fsdecode((data_folder() / _POINTER).read_bytes()))
        return path if path.is_file() else None
    except (OSError, ValueError):
        return None


def _newest() -> Path | None:
    files = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    return files[-1] if files else None
