"""Starting: with nothing compiled, with everything compiled, up to the page, and the memory of a process that plays."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any, Final

import httpx

_STARTS: Final = 7
_HELP: Final = "import sys; from utopia.cli.main import main; sys.exit(main(['--help']))"
_RULES: Final = "import utopia.rules"
_SERVE: Final = "import sys; from utopia.cli.main import main; sys.exit(main(sys.argv[1:]))"
_ALL: Final = "import utopia.rules, utopia.chance.playouts, utopia.chance.stepping, utopia.bots.whole_games"
_COLD: Final = """
import json, time
import utopia.rules
rules = time.process_time()
import utopia.chance.playouts, utopia.chance.stepping, utopia.bots.whole_games
print(json.dumps([rules, time.process_time()]))
"""
_PLAY: Final = """
import json, resource, sys
from utopia.arena import Match, run
from utopia.boards import load_board
run(Match(("greedy",) * 5, games=3, seed=1, board=load_board("reconstruction")))
most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps(most * (1 if sys.platform == "darwin" else 1024)))
"""


def measure_starts() -> dict[str, Any]:
    """Cold: processor time until the rules, and until all compiled code is ready. Warm: median seconds by the clock.

    None for what does not run here.
    """
    with tempfile.TemporaryDirectory() as folder:
        cold = _printed(_COLD, UTOPIA_CACHE=str(Path(folder, "cache"))) or (None, None)
    _python(_ALL)  # so that the next ones are warm
    return {
        "cold_compile_s": cold[0] and round(cold[0], 2),
        "cold_compile_all_s": cold[1] and round(cold[1], 2),
        "warm_start_s": _median(_HELP),
        "warm_rules_s": _median(_RULES),
        "warm_all_s": _median(_ALL),
        "warm_page_s": measure_page(),
    }


def measure_page() -> float | None:
    """Median seconds from starting a server with an empty folder until it has handed out its page."""
    times = [_page() for _ in range(_STARTS)]
    return round(statistics.median(told), 3) if (told := [time for time in times if time is not None]) else None


def measure_memory() -> float | None:
    """Most resident memory of a process that plays with bots, in MB; None where it cannot be asked."""
    most = _printed(_PLAY)
    return None if most is None else round(most / 1e6, 1)


def _median(code: str) -> float | None:
    times = []
    for _ in range(_STARTS):
        began = time.perf_counter()
        if _python(code).returncode != 0:
            return None
        times.append(time.perf_counter() - began)
    return round(statistics.median(times), 3)


def _page() -> float | None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _SERVE, "serve", "--no-browser", "--port", "0", "--data", folder]
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                return _fetched(server.stdout, began)
            finally:
                server.terminate()


def _fetched(said: IO[str] | None, began: float) -> float | None:
    """Seconds until the page is there, fetched from where the server says that it is; None if it says nothing."""
    address = next((word for line in said or () for word in line.split() if word.startswith("http://")), None)
    if address is None:
        return None
    httpx.get(address, timeout=60).raise_for_status()
    return time.perf_counter() - began


def _printed(code: str, **environment: str) -> Any:
    """Return the JSON output of a process; None if it fails."""
    done = _python(code, **environment)
    return json.loads(done.stdout) if done.returncode == 0 else None


def _python(code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
