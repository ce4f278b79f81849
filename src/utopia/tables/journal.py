"""A record file that grows with the game: everything written to it survives a kill at any moment.

A decision is appended and forced to disk before it counts. A change that cannot be appended (the head, a take-back)
goes into a file beside it that then takes its place, so the old record or the new one is always there, whole. A line
that was cut short by a full disk is removed before the next one is written.
"""

import contextlib
import glob
import os
import secrets
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from utopia.locales import Phrase, SpokenError

_SUFFIX: Final = ".part"
_LONGEST: Final = 100
"""Letters of a record's name that are used in the name of the file beside it."""


class JournalError(SpokenError, OSError):
    """The record cannot be written; the message is one sentence with the file and the reason."""


class Journal:
    """One record file, written by one program at a time. It is closed between two decisions."""

    def __init__(self, path: Path, size: int) -> None:
        self.path: Final = path
        self._size = size
        self._is_torn = False
        """Something of a line that failed may stand behind ``_size``."""
        self._file = _identity(path.stat())

    @classmethod
    def create(cls, path: Path, text: str) -> "Journal":
        """Create a new record; JournalError if there is a file already or none can be made there."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_aside(path, text.encode(), put=_claim)
            return cls(path, len(text.encode()))
        except FileExistsError:
            raise JournalError(Phrase("file-exists", {"file": str(path)})) from None
        except OSError as trouble:
            raise _unwritable(path, trouble) from None

    @classmethod
    def resume(cls, path: Path, text: str) -> "Journal":
        """Go on with a record that holds ``text``; other content of the file is dropped."""
        real = path.resolve()  # keep a link a link
        try:
            if real.read_bytes() != text.encode():
                return cls._written(real, text)
            with real.open("r+b"):
                return cls(real, len(text.encode()))
        except OSError as trouble:
            raise _unwritable(path, trouble) from None

    def append(self, line: str) -> None:
        """Append one line, on disk when this returns; if JournalError is raised, the record is as it was before."""
        data = f"{line}\n".encode()
        try:
            with self.path.open("r+b", buffering=0) as file:
                self._check(os.fstat(file.fileno()))
                self._is_torn = True
                try:
                    file.seek(self._size)
                    file.truncate()
                    _write_all(file.fileno(), data)
                    os.fsync(file.fileno())
                except OSError:
                    with contextlib.suppress(OSError):
                        file.truncate(self._size)
                        self._is_torn = False
                    raise
        except OSError as trouble:
            raise _unwritable(self.path, trouble) from None
        self._size += len(data)
        self._is_torn = False

    def rewrite(self, text: str) -> None:
        """Replace the text of the whole record; if JournalError is raised, it is as it was before."""
        try:
            self._check(self.path.stat())
            _write_aside(self.path, text.encode())
            self._size, self._is_torn, self._file = len(text.encode()), False, _identity(self.path.stat())
        except OSError as trouble:
            raise _unwritable(self.path, trouble) from None

    @classmethod
    def _written(cls, path: Path, text: str) -> "Journal":
        _write_aside(path, text.encode())
        return cls(path, len(text.encode()))

    def _check(self, now: os.stat_result) -> None:
        """Raise rather than overwrite the text of another program."""
        if _identity(now) != self._file or (now.st_size != self._size and not self._is_torn):
            raise OSError("another program has changed it; play a game in one place at a time")


def _identity(file: os.stat_result) -> tuple[int, int]:
    return file.st_dev, file.st_ino


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def _write_aside(path: Path, data: bytes, put: Callable[[Path, Path], object] = Path.replace) -> None:
    """Write a file beside ``path`` and replace ``path`` with it; both steps are on disk when this returns."""
    aside = path.with_name(f".{path.name[:_LONGEST]}.{secrets.token_hex(4)}{_SUFFIX}")
    try:
        with aside.open("xb") as file:
            if path.exists():
                shutil.copymode(path, aside)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        put(aside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise
    _sync_folder(path.parent)
    for left in path.parent.glob(f".{glob.escape(path.name[:_LONGEST])}.*{_SUFFIX}"):  # by a kill
        with contextlib.suppress(OSError):
            left.unlink()


def _claim(aside: Path, path: Path) -> None:
    """Give a new file its name, whole and only if the name is free: FileExistsError."""
    try:
        path.hardlink_to(aside)
    except FileExistsError:
        raise
    except OSError:  # a file system without links: claim the name first, then write the content
        with path.open("xb"):
            pass
        aside.replace(path)
    else:
        aside.unlink()


def _sync_folder(folder: Path) -> None:
    """Bring the new name to disk too; where a folder cannot be opened or synced, rely on the system."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _unwritable(path: Path, trouble: OSError) -> JournalError:
    why = trouble.strerror or str(trouble)
    return JournalError(Phrase("cannot-be-written", {"file": str(path), "why": why}))
