"""`utopia bench`, as a plain function that returns the exit status.

0: measured. 1: there is no GPU to measure with, or it does not agree with the processor. 2: there is no checkout.
"""

import importlib
import json as json_text
import sys
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from utopia.cli.bench_on_gpu import bench_on_gpu
from utopia.cli.speaking import say

FINE, MISUSED = 0, 2
_ROOT: Final = Path(__file__).resolve().parents[3]
_NEEDED: Final = ("bench/command.py", "tests/reference/engine.py")
_MEASURED: Final = (
    "calibration_ns",
    "step_decisions_per_s",
    "state_bytes",
    "copy_ns",
    "replay_ms",
    "replay_moves",
    "cold_compile_s",
    "cold_compile_all_s",
    "warm_start_s",
    "warm_rules_s",
    "warm_all_s",
    "warm_page_s",
    "rss_mb",
    "search_rounds_per_s",
    "batch_decisions_per_s",
    "batch_steps_alone_per_s",
    "batch_of_few_steps_alone_per_s",
    "pettingzoo_decisions_per_s",
    "gymnasium_steps_per_s",
    "gymnasium_vector_steps_per_s",
    "openspiel_decisions_per_s",
    "value_ns",
)
"""Each has a message that says its unit."""
_LOAD: Final = "python -m bench.load"
_COLUMNS: Final = ("players", "decisions", "games", "ns", "times")


def bench(json: bool, gpu: bool = False) -> int:
    """Measure speed, size and starting, against the plain reference engine of the tests; or random games on a GPU."""
    missing = [name for name in _NEEDED if not (_ROOT / name).is_file()]
    if missing:
        sys.stderr.write(f"{say('bench-checkout', missing=', '.join(missing), number=len(missing))}\n")
        return MISUSED
    sys.path.insert(0, str(_ROOT))
    if gpu:
        return bench_on_gpu(json)
    sys.stderr.write(f"{say('bench-begins')}\n")
    sys.stderr.flush()
    measured: dict[str, Any] = importlib.import_module("bench.command").measure()
    if json:
        sys.stdout.write(json_text.dumps(measured, indent=2) + "\n")
    else:
        _show(measured)
    return FINE


def _show(measured: dict[str, Any]) -> None:
    console = Console()
    table = Table(box=SIMPLE, pad_edge=False)
    for column in _COLUMNS:
        table.add_column(say(f"bench-{column}"), justify="right")
    for players, speed in measured["players"].items():
        decisions, games = f"{speed['decisions_per_s']:,}", f"{speed['games_per_s']:,.0f}"
        table.add_row(players, decisions, games, str(speed["ns_per_decision"]), f"{speed['ratio_to_reference']:.0f}")
    others = Table(box=SIMPLE, pad_edge=False, show_header=False)
    others.add_column(justify="right")
    others.add_column()
    for name in _MEASURED:
        value = measured[name]
        unit = say(f"bench-{name.replace('_', '-')}")
        others.add_row(_told(value), unit)
    console.print(table, others, measured["measured"], say("bench-load", command=_LOAD), highlight=False)


def _told(value: float | dict[str, float] | None) -> str:
    """One number, or one for each number of players."""
    if value is None:
        return say("bench-not-measured")
    if isinstance(value, dict):
        return ", ".join(f"{players}: {number:,}" for players, number in value.items())
    return f"{value:,}"
