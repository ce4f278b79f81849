"""`utopia bench --gpu`, as a plain function that returns the exit status.

0: measured. 1: there is no GPU to measure with, or games on it do not end as on the processor.
"""

import importlib
import json as json_text
import sys
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from utopia.cli.speaking import say, told
from utopia.locales import SpokenError

FINE, FAILED = 0, 1


def bench_on_gpu(json: bool) -> int:
    """Random games on the GPU: whether they agree with the processor, and how fast they are."""
    try:
        bench: Any = importlib.import_module("bench.gpu")
        bench.require_gpu()
        sys.stderr.write(f"{say('bench-gpu-begin')}\n")
        measured: dict[str, Any] = bench.measure_gpu()
    except SpokenError as error:
        sys.stderr.write(f"{told(error)}\n")
        return FAILED
    if json:
        sys.stdout.write(json_text.dumps(measured, indent=2) + "\n")
    else:
        _show(measured)
    return FINE if measured["agrees"] else FAILED


def _show(measured: dict[str, Any]) -> None:
    table = Table(box=SIMPLE, pad_edge=False)
    for column in ("players", "decisions", "games", "processor"):
        table.add_column(say(f"bench-gpu-{column}"), justify="right")
    for players, speed in measured["players"].items():
        numbers = (speed[name] for name in ("decisions_per_s", "games_per_s", "processor_decisions_per_s"))
        table.add_row(players, *(f"{number:,}" for number in numbers))
    launch = {name: str(speed[name]) for name in ("games", "block", "chunk")}
    agreed = {name: str(sum(row[name] for row in measured["agreement"])) for name in ("agree", "games")}
    console = Console()
    console.print(say("bench-gpu-launch", name=measured["gpu"]["name"], **launch), highlight=False)
    console.print(table, say("bench-gpu-agree", **agreed), highlight=False)
