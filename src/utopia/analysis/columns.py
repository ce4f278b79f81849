"""The judged choices of a game as a file of columns (Parquet), a row for each choice."""

from pathlib import Path
from typing import Any, Final

import msgspec

from utopia.analysis.messages import CurvePoint, Ending, JudgedChoice
from utopia.extras import extra
from utopia.rules.model.material import SEAT_NAMES

with extra("arena"):
    import pyarrow as pa  # type: ignore[import-untyped]
    from pyarrow import parquet

_WHOLE: Final = pa.int32()
_REAL: Final = pa.float64()
_REALS: Final = pa.list_(_REAL)
_MOVES: Final = pa.list_(pa.string())
SCHEMA: Final = pa.schema(
    [
        ("event", _WHOLE),
        ("end", _WHOLE),
        ("round", _WHOLE),
        ("seat", pa.string()),
        ("player", pa.string()),
        ("cost", _REAL),
        ("error", _REAL),
        ("grade", pa.string()),
        ("played", _MOVES),
        ("best", _MOVES),
        ("shares_before", _REALS),
        ("shares_played", _REALS),
        ("shares_best", _REALS),
        ("points_played", _REALS),
        ("points_best", _REALS),
    ]
)
"""As in ``JudgedChoice``; moves in notation. ``shares_before`` are those of the curve, hidden cards included."""


def write_columns(
    path: Path, players: list[str], curve: list[CurvePoint], choices: list[JudgedChoice], ending: Ending
) -> None:
    """Write the choices; players, accounts and luck stand in the file's metadata as JSON (`utopia`).

    OSError if it cannot be written.
    """
    told = {"players": players, "accounts": ending.accounts, "luck": ending.luck}
    schema = SCHEMA.with_metadata({"utopia": msgspec.json.encode(told)})
    rows = [_row(point, choice, players) for point, choice in zip(curve, choices, strict=False)]
    parquet.write_table(pa.Table.from_pylist(rows, schema=schema), path, compression="zstd")


def _row(point: CurvePoint, choice: JudgedChoice, players: list[str]) -> dict[str, Any]:
    plain = {name: getattr(choice, name) for name in SCHEMA.names if hasattr(choice, name)}
    return plain | {
        "seat": SEAT_NAMES[choice.seat],
        "player": players[choice.seat],
        "played": [move.text for move in choice.played],
        "best": [move.text for move in choice.best],
        "shares_before": point.shares,
    }
