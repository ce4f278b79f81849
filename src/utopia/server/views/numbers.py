"""A position's fields as plain numbers.

NumPy makes an object of every field that is read, which takes microseconds; a view reads some fifty.
"""

import struct
from typing import Any, Final

import numpy as np

from utopia.rules.model.state import STATE_DTYPE

_LETTERS: Final = {np.dtype(np.int8): "b", np.dtype(np.int16): "h", np.dtype(np.int32): "i"}


def _reader(name: str) -> tuple[Any, int, int]:
    """How to unpack a field, where it begins, and how long its last axis is."""
    dtype, offset = STATE_DTYPE.fields[name][:2]  # type: ignore[index] # it is a record's
    count = int(np.prod(dtype.shape, dtype=int))
    letter = _LETTERS[dtype.base]
    return struct.Struct(f"<{count}{letter}").unpack_from, offset, dtype.shape[-1] if dtype.shape else 1


_READERS: Final = {name: _reader(name) for name in STATE_DTYPE.names or ()}


class Numbers:
    """One position, read field by field."""

    __slots__ = ("_bytes",)

    def __init__(self, position: bytes) -> None:
        self._bytes = position

    def one(self, field: str) -> int:
        """Return a field that is one number."""
        unpack, offset, _ = _READERS[field]
        return int(unpack(self._bytes, offset)[0])

    def many(self, field: str) -> list[int]:
        """Return a field's numbers in one row."""
        unpack, offset, _ = _READERS[field]
        return list(unpack(self._bytes, offset))

    def rows(self, field: str) -> list[list[int]]:
        """Return the rows of a field of two axes."""
        unpack, offset, length = _READERS[field]
        row = unpack(self._bytes, offset)
        return [list(row[first : first + length]) for first in range(0, len(row), length)]
