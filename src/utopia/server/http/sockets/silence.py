"""Websockets that only send: messages from the client are dropped, and a flood disconnects it."""

import time
from collections.abc import Callable
from typing import Any, Final

from litestar import WebSocket

from utopia.server.bucket import Bucket

MOST: Final = 300
"""Messages that are let fall."""
NOTHING_HEARD: Final = "too many messages; nothing is heard here"


async def until_gone(socket: WebSocket[Any, Any, Any], clock: Callable[[], float] = time.monotonic) -> bool:
    """Wait until the client has disconnected; False if it must be disconnected before."""
    allowed = Bucket(clock, size=MOST, a_second=1.0)
    while (await socket.receive())["type"] != "websocket.disconnect":
        if allowed.take():
            return False
    return True
