"""What prevents the rules from being loaded may pass: it is tried again, and given up so that all can see it."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import LONG, UTOPIA
from tests.server.lobby.test_routes import until
from utopia.server.game.loading import Loading, LoadingError

SOON = 0.01
MODULE = """
import pathlib
if pathlib.Path(__file__).with_name("no-more-files").exists():
    raise OSError(24, "Too many open files")
"""
NO_ENGINE = """
import sys
from utopia.server.game import loading
loading.WAITS = (2.0,)
sys.modules["utopia.server.game.engine"] = None
"""
"""The rules cannot be imported, however often it is tried."""


@pytest.fixture
def trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """As long as this file is there, the module `flaky` cannot be loaded."""
    (tmp_path / "flaky.py").write_text(MODULE)
    (tmp_path / "no-more-files").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "no-more-files"
    sys.modules.pop("flaky", None)


async def test_it_is_tried_again_until_it_works(trouble: Path, caplog: pytest.LogCaptureFixture) -> None:
    loading = Loading("flaky", waits=[SOON] * 10_000)
    waiting = asyncio.create_task(loading.module("flaky"))
    while loading.failures < 3:
        await asyncio.sleep(SOON)
    assert (loading.is_done, loading.given_up, waiting.done()) == (False, None, False)
    trouble.unlink()
    assert (await waiting).__name__ == "flaky", "who came before waits no longer than needed"
    assert loading.is_done
    assert "Too many open files" in caplog.text


@pytest.mark.usefixtures("trouble")
async def test_it_is_given_up_at_last() -> None:
    loading = Loading("flaky", waits=[SOON] * 2)
    with pytest.raises(LoadingError, match="Too many open files"):
        await loading.module("flaky")
    assert loading.failures == 3
    assert loading.given_up is not None
    assert not loading.is_done


@pytest.mark.full
def test_the_process_ends_so_that_it_is_started_anew(tmp_path: Path) -> None:
    with socket.create_server(("localhost", 0)) as free:
        port = free.getsockname()[1]
    python, option, code = UTOPIA
    words = ["serve", "--no-browser", "--port", str(port), "--data", str(tmp_path / "data")]
    server = subprocess.Popen(
        [python, option, f"{NO_ENGINE}\n{code}", *words],
        env={**os.environ, "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        server.stdout.readline()
        until(lambda: readiness(port) == (503, "problem-rules-again"))
        _, errors = server.communicate(timeout=LONG)
    finally:
        server.kill()
    assert server.returncode == 1
    assert errors.splitlines()[-1].startswith("utopia: The rules could not be loaded (")
    assert errors.count("tried again in 2 seconds") == 1


def readiness(port: int) -> tuple[int, str]:
    answer = httpx.get(f"http://localhost:{port}/readyz", timeout=LONG)
    return answer.status_code, answer.json()["why"]["id"]
