"""In which order a room begins: all that is stored is read before anybody moves."""

import asyncio
import threading
from pathlib import Path

import pytest

from tests.server.game.setting import hall, to_decide, until
from utopia.server.database.database import READERS

LONG = 100.0


async def test_no_bot_moves_before_the_clocks_are_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Reading them waits for other readers; a bot is to begin, and would be quicker."""
    async with hall(tmp_path) as here:
        id_ = await here.game(1, robots=2, first=1)
        room = await here.room(id_)
        read, database = threading.Event(), here.storage.database
        others = [asyncio.create_task(database.read(lambda _: read.wait(LONG))) for _ in range(READERS)]
        begun = asyncio.create_task(room.begin())
        await until(lambda: room.version > 0)
        for _ in range(1000):  # as often as it takes a bot to be asked, and more
            await asyncio.sleep(0)
        assert (here.bot_pool.asked, len(room.time.clocks.times)) == (0, 0)
        read.set()
        await asyncio.gather(begun, *others)
        await until(lambda: to_decide(room) == [0])
        assert here.bot_pool.asked > 0
        await room.close()
    assert caplog.text == ""
