"""Files of a training: written all or nothing, and read with a clear sentence if they are broken."""

import contextlib
import json
import os
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from utopia.locales import Phrase
from utopia.training.course import TrainingError


@contextlib.contextmanager
def written(file: Path) -> Iterator[IO[bytes]]:
    """A file that appears under its name when it is complete. Raises TrainingError."""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}-", delete=False) as out:
            try:
                yield out
            except BaseException:
                out.close()
                Path(out.name).unlink(missing_ok=True)
                raise
            out.flush()
            os.fsync(out.fileno())
        Path(out.name).replace(file)
    except OSError as error:
        raise TrainingError(Phrase("train-unwritable", {"file": str(file), "why": _why(error)})) from error


def write_arrays(file: Path, arrays: Mapping[str, Any]) -> None:
    """Arrays by name. Raises TrainingError."""
    with written(file) as out:
        np.savez_compressed(out, **arrays)


def read_arrays(file: Path, names: Iterable[str]) -> dict[str, NDArray[Any]]:
    """The arrays of these names. Raises TrainingError."""
    try:
        with file.open("rb") as content, np.load(content, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in names}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile) as error:
        raise TrainingError(Phrase("train-broken", {"file": str(file), "why": _why(error)})) from error


def write_text(file: Path, text: str) -> None:
    """A text. Raises TrainingError."""
    with written(file) as out:
        out.write(text.encode())


def read_object(file: Path) -> dict[str, Any]:
    """A JSON object. Raises TrainingError."""
    try:
        value = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TrainingError(Phrase("train-broken", {"file": str(file), "why": _why(error)})) from error
    if not isinstance(value, dict):
        raise TrainingError(Phrase("train-broken", {"file": str(file), "why": "JSON"}))
    return value


def _why(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
