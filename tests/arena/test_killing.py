"""Real processes, killed or with no room left: what was kept is whole, and who goes on ends with the same bytes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.full
# Tests in the background of a shell have Ctrl-C ignored, and so would the processes that they start.
UTOPIA = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from utopia.cli import preparing; preparing._PATIENCE = 600.0; "  # says nothing of loading, on a busy machine
    "from utopia.cli.main import main; sys.exit(main())"
)
IN_LITTLE_ROOM = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY)); "
"""No file can grow beyond that; to who writes it looks like a full disk."""
POOL = ("--bots", "greedy,mason,random", "--players", "2,3", "--games", "30", "--seed", "5", "--option", "target=30")
WHAT = ("--seats", "envoy,mason", "--games", "30", "--seed", "3", "--simulations", "16")
SAME = ("games.jsonl", "manifest.json", "summary.json")
PATIENCE = 240.0


def arena(*words: str, before: str = "") -> subprocess.Popen[str]:
    command = [sys.executable, "-c", before + UTOPIA, "--language", "en", "arena", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def games_in(folder: Path) -> int:
    games = folder / "games.jsonl"
    return games.read_bytes().count(b"\n") if games.exists() else 0


def wait_for_games(folder: Path, number: int) -> None:
    until = time.monotonic() + PATIENCE
    while games_in(folder) < number:
        assert time.monotonic() < until, f"{games_in(folder)} games only"
        time.sleep(0.02)


def members_of(session: int) -> list[int]:
    """Processes of the session, by their numbers, without those that have ended and are not yet forgotten."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, rest = stat.parent.name, stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(rest[3]) == session and rest[0] != "Z":
            found.append(int(pid))
    return found


def kept(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in SAME}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_whatever_happens_the_end_is_the_same(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    done = arena(*WHAT, "--out", str(whole), "--jobs", "1")
    assert done.wait(PATIENCE) == 0
    done.communicate()

    first = arena(*WHAT, "--out", str(killed), "--jobs", "2")
    wait_for_games(killed, 3)
    first.kill()
    first.communicate()
    until = time.monotonic() + PATIENCE
    while members_of(first.pid):
        assert time.monotonic() < until, "who plays for a process that was killed ends too"
        time.sleep(0.05)

    second = arena("--resume", str(killed), "--jobs", "2")
    wait_for_games(killed, 10)
    os.killpg(second.pid, signal.SIGINT)  # as Ctrl-C does it
    out, err = second.communicate(timeout=PATIENCE)
    assert second.returncode == 130
    assert f"arena --resume {killed}\n" in err
    assert "envoy" in out
    assert 10 <= games_in(killed) < 30

    third = arena("--resume", str(killed), "--jobs", "1")
    assert third.wait(PATIENCE) == 0
    third.communicate()
    assert kept(killed) == kept(whole)


def test_a_tournament_on_a_full_disk_is_gone_on_with(tmp_path: Path) -> None:
    whole, cramped = tmp_path / "whole", tmp_path / "cramped"
    done = arena(*POOL, "--out", str(whole), "--jobs", "1")
    done.communicate(timeout=PATIENCE)
    assert done.returncode == 0
    number = games_in(whole)

    first = arena(*POOL, "--out", str(cramped), "--jobs", "1", before=IN_LITTLE_ROOM)
    _, err = first.communicate(timeout=PATIENCE)
    assert first.returncode == 1
    assert err.startswith(str(cramped))
    assert "All games before are kept; make room and go on" in err
    assert err.count("\n") == 1
    assert 0 < games_in(cramped) < number

    second = arena("--resume", str(cramped), "--jobs", "1")
    second.communicate(timeout=PATIENCE)
    assert second.returncode == 0
    assert games_in(cramped) == number
    assert kept(cramped) == kept(whole)
