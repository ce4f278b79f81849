"""Puzzles as a file of columns (Parquet), a row for each."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from utopia.extras import extra
from utopia.puzzles.puzzle import Puzzle
from utopia.rules.model.material import SEAT_NAMES

with extra("arena"):
    import pyarrow as pa  # type: ignore[import-untyped]
    from pyarrow import parquet

_TEXT: Final = pa.string()
_TEXTS: Final = pa.list_(_TEXT)
SCHEMA: Final = pa.schema(
    [
        ("id", _TEXT),
        ("players", pa.int32()),
        ("seat", _TEXT),
        ("position", _TEXT),
        ("solution", _TEXTS),
        ("also", pa.list_(_TEXTS)),
        ("share", pa.float64()),
        ("lead", pa.float64()),
        ("level", pa.int32()),
        ("themes", _TEXTS),
        ("seed", pa.int64()),
    ]
)
"""As in ``Puzzle``."""


def write_columns(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write them in their order. OSError if it cannot be written."""
    rows = [msgspec.to_builtins(one) | {"seat": SEAT_NAMES[one.seat]} for one in puzzles]
    parquet.write_table(pa.Table.from_pylist(rows, schema=SCHEMA), path, compression="zstd")
