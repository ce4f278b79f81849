"""A copy of everything that is stored, taken while a server runs; and putting one back.

A copy is always a SQLite file, whatever the server keeps its data in: so it also takes a server from one to the other.
"""

import contextlib
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from utopia.server.storage import sqlite
from utopia.server.storage.errors import SaidError, SchemaError
from utopia.server.storage.folder import STAMP
from utopia.server.storage.home import Home
from utopia.server.storage.migrating import check_known
from utopia.server.storage.schema import game, person

_LAST: Final = "last-backup"
"""An empty file in the data directory. Its time is that of the last backup."""
_TABLES: Final = (game.name, person.name)


class BackupError(SaidError):
    """A copy that cannot be made, or cannot be put back; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Copied:
    """The contents of a backup."""

    file: Path
    games: int
    people: int
    megabytes: float
    schema: str
    """The migration that it was made with."""


def usual_name() -> str:
    """The name of a copy taken now."""
    return f"utopia-{datetime.now(UTC).strftime(STAMP)}.db"


def back_up(home: Home, target: Path) -> Copied:
    """Copy the stored data, in use or not, into a new file, and check that the copy is whole.

    Raise BackupError if there is nothing to copy, the file exists already, or it cannot be written.
    """
    if not home.is_there():
        raise BackupError(f"there is nothing stored in {home.place}", "backup-nothing", folder=home.place)
    if target.exists():
        raise BackupError(f"{target} is there already; choose another name", "backup-exists", file=str(target))
    try:
        home.copy_to(target)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(target, error) from None
    copied = _looked_at(target)
    with contextlib.suppress(OSError):  # the copy matters more than its mark
        (home.folder / _LAST).touch()
    return copied


def last_backup(folder: Path) -> datetime | None:
    """Return when the last backup of that data directory was taken; None if there is none."""
    try:
        return datetime.fromtimestamp((folder / _LAST).stat().st_mtime, UTC)
    except OSError:
        return None


def restore(source: Path, home: Home) -> tuple[Copied, Path | None]:
    """Put a backup in the place of the stored data, which is kept. Return the contents and where the old data lies.

    Raise BackupError if the backup is invalid, SchemaError if a newer program made it, FolderError or HomeError while a
    server uses the data.
    """
    if not source.is_file():
        raise BackupError(f"there is no file {source}", "restore-nothing", file=str(source))
    copied = _looked_at(source)
    try:
        return copied, home.replace_by(source, copied.schema)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(home.folder, error) from None


def _unwritable(where: Path, error: Exception) -> BackupError:
    return BackupError(f"{where}: {error}", "backup-unwritable", file=str(where), reason=str(error))


def _looked_at(file: Path) -> Copied:
    """Read the contents of a backup. Raise BackupError if it is damaged, SchemaError if it is not ours or too new."""
    if faults := sqlite.faults_of(file):
        raise BackupError(f"{file} is damaged ({faults[0]})", "backup-damaged", file=str(file), fault=faults[0])
    found = sqlite.rows_of(file, _TABLES)
    if found is None:
        raise SchemaError(f"{file} was not made by Utopia", "backup-foreign", file=str(file))
    version, (games, people) = found
    check_known(version, str(file))
    return Copied(file, games, people, megabytes=round(file.stat().st_size / 1e6, 1), schema=version)
