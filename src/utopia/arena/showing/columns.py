"""The games as a file of columns (Parquet), a row for each seat of each game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from utopia.arena.keeping.manifest import Manifest
from utopia.arena.result import WHOLE_WIN, Result
from utopia.extras import extra
from utopia.rules.model.material import SEAT_NAMES
from utopia.rules.model.sources import SOURCE_NAMES

with extra("arena"):
    import pyarrow as pa  # type: ignore[import-untyped]
    from pyarrow import parquet

_WHOLE: Final = pa.int32()
_TEXT: Final = pa.string()
_SHORT: Final = pa.dictionary(pa.int16(), _TEXT)
"""Texts of which there are few."""
SCHEMA: Final = pa.schema(
    [
        ("number", _WHOLE),
        ("table", _WHOLE),
        ("game", _WHOLE),
        ("deal", _WHOLE),
        ("players", _WHOLE),
        ("seat", _SHORT),
        ("bot", _SHORT),
        ("score", _WHOLE),
        ("place", _WHOLE),
        ("win", pa.float64()),
        ("margin", _WHOLE),
        *((f"points_{name}", _WHOLE) for name in SOURCE_NAMES),
        ("wonders", _WHOLE),
        ("bases_left", _WHOLE),
        ("rounds", _WHOLE),
        ("decisions", _WHOLE),
        ("ended", _SHORT),
        ("failures", _WHOLE),
    ]
)
"""``win`` is the seat's part of the win; ``decisions`` are those of all seats of the game."""
_ROWS: Final = 50_000
"""Games written at a time."""


def write_columns(path: Path, results: Sequence[Result], manifest: Manifest) -> None:
    """All games; the manifest stands in the file's metadata as JSON. OSError if it cannot be written."""
    schema = SCHEMA.with_metadata({"utopia": msgspec.json.encode(manifest)})
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for first in range(0, len(results), _ROWS):
            rows = [row for result in results[first : first + _ROWS] for row in _rows(result, manifest)]
            writer.write_table(pa.Table.from_pylist(rows, schema=schema))


def _rows(result: Result, manifest: Manifest) -> Iterator[dict[str, Any]]:
    seats = manifest.tables[result.table]
    for seat, player in enumerate(result.sitting):
        yield {
            "number": result.number,
            "table": result.table,
            "game": result.game,
            "deal": result.deal,
            "players": len(seats),
            "seat": SEAT_NAMES[seat],
            "bot": seats[player],
            "score": result.scores[seat],
            "place": result.places[seat],
            "win": result.win(seat) / WHOLE_WIN,
            "margin": result.margin(seat),
            **{f"points_{name}": points for name, points in zip(SOURCE_NAMES, result.gained[seat], strict=True)},
            "wonders": result.wonders[seat],
            "bases_left": result.bases[seat],
            "rounds": result.rounds,
            "decisions": result.decisions,
            "ended": result.ended,
            "failures": sum(result.failures[seat].values()),
        }
