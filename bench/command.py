"""All measurements in one object."""

import os
import platform
from dataclasses import asdict
from typing import Any, Final

from bench.batching import measure_batch
from bench.environments import measure_environments
from bench.machine import calibration_ns, position
from bench.playing import measure_speed, measure_stepping
from bench.replaying import measure_replay
from bench.searching import measure_search
from bench.starting import measure_memory, measure_starts
from utopia.boards import load_board
from utopia.rules import MODE

FORMAT: Final = 1
MEASURED: Final = (
    "Processor time of one core, the best of several turns; only warm starts are by the clock, the median of seven. "
    "Players: complete games of uniformly random moves, all legal moves listed at every decision, both engines by "
    "turns in one process. Machines that others use at the same time measure slower."
)


def measure() -> dict[str, Any]:
    """Return the output of ``utopia bench --json``; it takes a minute or three."""
    board = load_board("reconstruction")
    return {
        "format": FORMAT,
        "measured": MEASURED,
        "machine": {
            "system": platform.system(),
            "architecture": platform.machine(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
        },
        "rules": MODE,
        "calibration_ns": calibration_ns(),
        "players": {str(players): asdict(measure_speed(board, players)) for players in range(2, 6)},
        "step_decisions_per_s": measure_stepping(board),
        **position(),
        **measure_replay(board),
        **measure_search(board),
        **measure_batch(board),
        **measure_environments(),
        **measure_starts(),
        "rss_mb": measure_memory(),
    }
