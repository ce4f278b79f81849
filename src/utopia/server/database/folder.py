"""The data directory: its path, and the lock that lets only one server use it."""

import contextlib
import os
import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

from platformdirs import user_data_path

from utopia.server.database.errors import FolderError

VARIABLE: Final = "UTOPIA_DATA"
STAMP: Final = "%Y%m%d-%H%M%S"
"""In the names of copies."""
_LOCK: Final = "utopia.lock"
_OURS: Final = ("utopia", ".utopia", "last-backup")
"""How names of files begin that servers and copies make there."""
_OTHERS: Final = 0o077
"""Permissions of everybody but the owner."""


def data_folder(wanted: Path | None = None) -> Path:
    """Return the requested directory (``--data``), else that of UTOPIA_DATA, else the user's default."""
    if wanted is not None:
        return wanted.expanduser().absolute()
    named = os.environ.get(VARIABLE, "")
    return Path(named).expanduser().absolute() if named else user_data_path("utopia", appauthor=False)


def kept_name(folder: Path, name: str) -> Path:
    """Return the path of a file that does not exist yet, for data about to be replaced."""
    start = f"{name}-before-{datetime.now(UTC).strftime(STAMP)}"
    names = (f"{start}{number}.db" for number in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in map(folder.joinpath, names) if not path.exists())


def keep_private() -> None:
    """Make files of this process readable for its user alone: a database holds all hands, seeds and addresses."""
    os.umask(0o077)


def close_to_others(folder: Path) -> None:
    """Remove read permissions that old versions left open to every user of this machine.

    The directory itself is included, unless it holds foreign files: then its owner uses it for more than this.
    """
    if os.name == "nt":
        return
    found = list(folder.iterdir())
    ours = [path for path in found if path.name.startswith(_OURS) and path.is_file() and not path.is_symlink()]
    for path in [*ours, *([folder] if len(ours) == len(found) else [])]:
        with contextlib.suppress(OSError):  # gone meanwhile; or another user's file: `utopia doctor` reports it
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & _OTHERS:
                path.chmod(mode & ~_OTHERS)


class FolderLock:
    """The lock of the directory, held while a server uses it. The system releases it when the process ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _LOCK
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Make the directory if needed, and lock it. Raise FolderError with the reason if that fails."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = self._path.open("a+", encoding="utf-8")
        except OSError as error:
            raise FolderError(
                f"the data folder {self._path.parent} cannot be used ({error.strerror}); choose another with --data "
                f"or {VARIABLE}, or make it writable for this user",
                "storage-folder-unusable",
                folder=str(self._path.parent),
                reason=error.strerror or type(error).__name__,
            ) from None
        if not _lock(file):
            file.seek(0)
            holder = file.read().strip() or "?"
            file.close()
            raise FolderError(
                f"another Utopia server (process {holder}) uses the data folder {self._path.parent}; stop that one, "
                "or choose another folder with --data",
                "storage-folder-in-use",
                folder=str(self._path.parent),
                process=holder,
            )
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file

    def holder(self) -> str | None:
        """Return the process that uses the directory; None if there is none. Nothing is changed."""
        if not self._path.exists():
            return None
        with self._path.open("r", encoding="utf-8") as file:
            return None if _lock(file) else file.read().strip() or "?"

    def release(self) -> None:
        """Release the directory."""
        if self._file is not None:
            self._file.close()
            self._file = None


if os.name == "nt":  # pragma: no cover - the other systems have fcntl
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            file.seek(1 << 20)  # far behind the written bytes, so that others can read the holder's id
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
