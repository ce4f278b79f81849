"""Client disconnects are normal: log one line, no traceback."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from litestar.types import Message, Receive, Scope, Send

_CLOSED: Final = "handler is closed"
"""uvloop's message for a closed connection: uvicorn begins the next of several requests of a client that has left."""
_log: Final = logging.getLogger(__name__)
Handle = Callable[[Scope, Receive, Send], Awaitable[None]]


async def unless_gone(handle: Handle, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer; a failure because the client has disconnected ends the answer, and is not raised."""
    is_gone = False

    async def told(message: Message) -> None:
        nonlocal is_gone
        try:
            await send(message)
        except RuntimeError as error:
            is_gone = is_gone or _CLOSED in str(error)
            raise

    try:
        await handle(scope, receive, told)
    except Exception:
        if not is_gone:
            raise
        _log.info("who asked for %s has gone before the answer", scope["path"])
