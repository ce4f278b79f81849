"""Try an installed Utopia as somebody does who has just installed it."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

PATIENCE: Final = 600
"""Seconds until something counts as hung; the first game compiles the rules."""
GAME: Final = """
import random
from utopia import Game
game = Game(players=3, seed=7)
while not game.is_over:
    game.play(random.choice(game.moves()))
print(len(game.standings()))
"""


def trial(venv: Path, folder: Path, version: str) -> str:
    """Ask for the version, open the page, play a game. Return the times; exit with a sentence if something fails."""
    bin_ = venv / ("Scripts" if os.name == "nt" else "bin")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "UTOPIA_"))}
    env |= {"UTOPIA_CACHE": str(folder / "cache"), "UTOPIA_DATA": str(folder / "data")}
    told = ask([str(bin_ / "utopia"), "--version"], env)
    if told != f"utopia {version}":
        sys.exit(f"`utopia --version` says {told!r}")
    to_page = open_page(str(bin_ / "utopia"), env)
    began = time.monotonic()
    if ask([str(bin_ / "python"), "-c", GAME], env) != "3":
        sys.exit("a random game did not end")
    size = sum(file.stat().st_size for file in venv.rglob("*") if file.is_file() and not file.is_symlink())
    return f"{size // 1_000_000} MB, page after {to_page:.1f} s, a whole game after {time.monotonic() - began:.0f} s"


def ask(command: list[str], env: dict[str, str]) -> str:
    """Return what it prints; exit if it fails."""
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(command)[:80]}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def open_page(utopia: str, env: dict[str, str]) -> float:
    """Start a server and wait for its page. Return the seconds that it took."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    began = time.monotonic()
    server = subprocess.Popen(
        [utopia, "serve", "--no-browser", "--port", str(port)], env=env, stdout=subprocess.DEVNULL
    )
    try:
        while True:
            if server.poll() is not None or time.monotonic() - began > PATIENCE:
                sys.exit("`utopia serve` did not open the page")
            if is_open(port):
                return time.monotonic() - began
            time.sleep(0.1)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def is_open(port: int) -> bool:
    """Whether a browser would see the page."""
    try:
        health = json.loads(read(port, "/healthz"))
        return bool(health["page"]) and "<title>Utopia" in read(port, "/")
    except (urllib.error.URLError, OSError):
        return False


def read(port: int, path: str) -> str:
    """Return the answer's text."""
    request = urllib.request.Request(f"http://localhost:{port}{path}", headers={"Accept": "text/html,*/*"})
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - this machine
        text: str = answer.read().decode()
        return text
