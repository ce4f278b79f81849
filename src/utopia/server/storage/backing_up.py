"""A copy of everything that is stored, taken while a server runs; and putting one back."""

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from utopia.server.storage import sqlite
from utopia.server.storage.errors import SaidError, SchemaError
from utopia.server.storage.folder import FolderLock
from utopia.server.storage.migrating import check_known
from utopia.server.storage.schema import game, person

_STAMP: Final = "%Y%m%d-%H%M%S"
_TABLES: Final = (game.name, person.name)


class BackupError(SaidError):
    """A copy that cannot be made, or cannot be put back; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What a copy holds."""

    file: Path
    games: int
    people: int
    megabytes: float


def usual_name() -> str:
    """The name of a copy taken now."""
    return f"utopia-{datetime.now(UTC).strftime(_STAMP)}.db"


def back_up(folder: Path, target: Path) -> Copied:
    """Copy the database of a data folder, in use or not, into a new file, and look whether the copy is whole.

    BackupError if there is nothing to copy, the file is there already, or it cannot be written.
    """
    source = folder / sqlite.FILE
    if not source.exists():
        raise BackupError(f"there is no database in {folder}", "backup-nothing", folder=str(folder))
    if target.exists():
        raise BackupError(f"{target} is there already; choose another name", "backup-exists", file=str(target))
    try:
        sqlite.copy_to(source, target)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(target, error) from None
    return _looked_at(target)


def restore(source: Path, folder: Path) -> tuple[Copied, Path | None]:
    """Put a copy in the place of a folder's database, which is kept: what the copy holds, and where the old one lies.

    BackupError if the copy is none; SchemaError if a newer program made it; FolderError while a server uses the folder.
    """
    if not source.is_file():
        raise BackupError(f"there is no file {source}", "restore-nothing", file=str(source))
    copied = _looked_at(source)
    lock = FolderLock(folder)
    lock.take()
    try:
        return copied, _put_in_place(source, folder / sqlite.FILE)
    except (OSError, sqlite3.Error) as error:
        raise _unwritable(folder, error) from None
    finally:
        lock.release()


def _unwritable(where: Path, error: Exception) -> BackupError:
    return BackupError(f"{where}: {error}", "backup-unwritable", file=str(where), reason=str(error))


def _put_in_place(source: Path, file: Path) -> Path | None:
    """Where the old database lies now. The new one is whole before the old one is touched."""
    new = file.with_name(f"new-{usual_name()}")
    sqlite.copy_to(source, new)
    try:
        kept = _kept(file) if file.exists() else None
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return kept


def _kept(file: Path) -> Path:
    """The old database under another name: a copy if it can be read, else its files as they are."""
    kept = _free_name(file)
    try:
        sqlite.copy_to(file, kept)
        sqlite.settle(file)
    except sqlite3.Error:
        kept.unlink(missing_ok=True)
        for beside in ("", *sqlite.BESIDE):
            lying = file.with_name(file.name + beside)
            if lying.exists():
                lying.replace(kept.with_name(kept.name + beside))
    return kept


def _free_name(file: Path) -> Path:
    stamp = datetime.now(UTC).strftime(_STAMP)
    names = (f"{file.stem}-before-{stamp}{number}{file.suffix}" for number in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(file.with_name, names) if not path.exists())


def _looked_at(file: Path) -> Copied:
    """What is in a copy, which is only read; BackupError if it is damaged, SchemaError if it is not ours or too new."""
    if faults := sqlite.faults_of(file):
        raise BackupError(f"{file} is damaged ({faults[0]})", "backup-damaged", file=str(file), fault=faults[0])
    found = sqlite.rows_of(file, _TABLES)
    if found is None:
        raise SchemaError(f"{file} was not made by Utopia", "backup-foreign", file=str(file))
    version, (games, people) = found
    check_known(version, file)
    return Copied(file, games, people, megabytes=round(file.stat().st_size / 1e6, 1))
