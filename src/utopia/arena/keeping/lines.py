"""Files of JSON lines that grow: each line carries a checksum, and one that was not written to its end is dropped."""

import os
import zlib
from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from utopia.arena.keeping.errors import KeepingError
from utopia.locales import Phrase

_SUM: Final = b',"crc32":'

T = TypeVar("T")


class Lines:
    """A file open for appending, by one process at a time."""

    def __init__(self, path: Path) -> None:
        """OSError if it cannot be written to, KeepingError if another process does that."""
        self._path, self._file = path, path.open("ab", buffering=0)
        if not _lock(self._file):
            self._file.close()
            raise KeepingError(Phrase("run-in-use", {"folder": str(path.parent)}))

    def cut_torn(self) -> int:
        """Drop what stands behind the last whole line; how many whole lines there are. OSError if that fails."""
        with self._path.open("rb") as file:
            lengths = [len(line) for line in file if line.endswith(b"\n")]
        self._file.truncate(sum(lengths))
        return len(lengths)

    def append(self, values: Iterable[msgspec.Struct]) -> None:
        """Write them to the disk. OSError if that fails; what was there before is not touched."""
        left = memoryview(b"".join(map(line_of, values)))
        while left:
            left = left[self._file.write(left) :]
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """No more lines."""
        self._file.close()


if os.name == "nt":  # pragma: no cover - there nothing but care prevents two processes

    def _lock(file: FileIO) -> bool:  # noqa: ARG001 - the other's
        return True
else:
    import fcntl

    def _lock(file: FileIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def line_of(value: msgspec.Struct) -> bytes:
    """An object on a line, with its checksum as the last entry."""
    text = msgspec.json.encode(value)
    return b"%s%s%d}\n" % (text[:-1], _SUM, zlib.crc32(text))


def read_lines(path: Path, kind: type[T]) -> Iterator[T]:
    """Return the content of the file, without a torn last line. KeepingError for a changed line."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if line.endswith(b"\n"):
                yield _read(path, number, line, kind)


def _read(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    text, _, crc32 = line.rpartition(_SUM)
    try:
        if int(crc32[:-2]) == zlib.crc32(text + b"}"):
            return msgspec.json.decode(text + b"}", type=kind)
    except (ValueError, msgspec.MsgspecError):
        pass
    raise KeepingError(Phrase("run-line-broken", {"file": str(path), "line": str(number)}))
