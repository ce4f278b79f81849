"""Running coroutines in tests."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
_LONG: Final = 150


def run(story: Coroutine[Any, Any, T]) -> T:
    """Return the coroutine's result; TimeoutError if it hangs."""

    async def bounded() -> T:
        async with asyncio.timeout(_LONG):
            return await story

    return asyncio.run(bounded())
