"""`utopia bench`, as a plain function that returns the exit status.

0: measured. 2: there is no checkout to measure with.
"""

import importlib
import json as json_text
import sys
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

FINE, MISUSED = 0, 2
_ROOT: Final = Path(__file__).resolve().parents[3]
_NEEDED: Final = ("bench/command.py", "tests/reference/engine.py")
_UNITS: Final = {
    "calibration_ns": "ns a turn of a fixed loop",
    "step_decisions_per_s": "decisions a second from Python",
    "state_bytes": "bytes a position",
    "copy_ns": "ns to copy a position",
    "replay_ms": "ms to read, replay and verify a record",
    "replay_moves": "moves in that record",
    "cold_compile_s": "s to load the rules, nothing compiled",
    "cold_compile_all_s": "s to load rules, playouts and bots, nothing compiled",
    "warm_start_s": "s for utopia --help",
    "warm_rules_s": "s to load the compiled rules",
    "warm_all_s": "s to load rules, playouts and bots",
    "rss_mb": "MB of memory, playing",
}


def bench(json: bool) -> int:
    """Measure speed, size and starting, against the plain reference engine of the tests."""
    missing = [name for name in _NEEDED if not (_ROOT / name).is_file()]
    if missing:
        sys.stderr.write(
            f"bench needs a checkout of Utopia: {' and '.join(missing)} are not beside this installed package, and so "
            "the reference engine that speed is compared with is not there; run `python3 run.py bench` in a checkout.\n"
        )
        return MISUSED
    sys.path.insert(0, str(_ROOT))
    measured: dict[str, Any] = importlib.import_module("bench.command").measure()
    if json:
        sys.stdout.write(json_text.dumps(measured, indent=2) + "\n")
    else:
        _show(measured)
    return FINE


def _show(measured: dict[str, Any]) -> None:
    console = Console()
    table = Table(box=SIMPLE, pad_edge=False)
    for column in ("players", "decisions a second", "games a second", "ns a decision", "times the reference"):
        table.add_column(column, justify="right")
    for players, speed in measured["players"].items():
        decisions, games = f"{speed['decisions_per_s']:,}", f"{speed['games_per_s']:,.0f}"
        table.add_row(players, decisions, games, str(speed["ns_per_decision"]), f"{speed['ratio_to_reference']:.0f}")
    others = Table(box=SIMPLE, pad_edge=False, show_header=False)
    others.add_column(justify="right")
    others.add_column()
    for name, words in _UNITS.items():
        value = measured[name]
        others.add_row("not measured" if value is None else f"{value:,}", words)
    console.print(table, others, measured["measured"], highlight=False)
