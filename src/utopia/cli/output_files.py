"""Files that commands write beside what they say. That they can be written is known before the work begins."""

from collections.abc import Callable
from pathlib import Path

from utopia.arena.keeping.errors import KeepingError
from utopia.locales import Phrase


def check_writable(path: Path) -> None:
    """Raises KeepingError for a file that cannot be written; makes none."""
    is_new = not path.exists()
    try:
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise _unusable(path, error) from None


def write(path: Path, do: Callable[[Path], None]) -> None:
    """Let the file be written. Raises KeepingError if it cannot be."""
    try:
        do(path)
    except OSError as error:
        raise _unusable(path, error) from None


def _unusable(path: Path, error: OSError) -> KeepingError:
    return KeepingError(Phrase("run-folder-unusable", {"folder": str(path), "reason": error.strerror or str(error)}))
