"""Webhooks, sent by a few processes of their own: one that hangs is ended, and delays nothing but itself."""

import asyncio
import contextlib
import importlib.util
import json
import sys
from typing import Any, Final

PATIENCE: Final = 10.0
"""Seconds for one message."""
_START: Final = 60.0
"""Seconds for a process to be ready; a busy machine takes its time."""
_PROCESSES: Final = 3
_IDLE: Final = 120.0
"""Seconds that a process is kept for the next message."""
_LONGEST: Final = 64 * 1024


class HookError(OSError):
    """A message that did not arrive."""


class MissingHooksError(HookError):
    """The extra `notify` is not installed."""


class HangError(HookError):
    """There was no answer in time."""


def has_hooks() -> bool:
    """Whether the library that knows the services of chats is installed (`utopia[notify]`)."""
    return importlib.util.find_spec("apprise") is not None


class _Worker:
    """One process that answers line by line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._ending: asyncio.TimerHandle | None = None

    @classmethod
    async def started(cls, *, is_private: bool) -> "_Worker":
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "utopia.server.notifications.hook_worker", *(["--private"] if is_private else [])),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LONGEST,
        )
        worker = cls(process)
        try:
            await worker._line(_START)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, wish: dict[str, Any], patience: float) -> dict[str, Any]:
        """Its answer; HookError if there is none in time."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(wish).encode() + b"\n")
        return await self._line(patience)

    def end_later(self) -> None:
        """Unless it is used again."""
        self._ending = asyncio.get_running_loop().call_later(_IDLE, self.kill)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    def use(self) -> None:
        if self._ending is not None:
            self._ending.cancel()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        self.use()
        self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def _line(self, patience: float) -> dict[str, Any]:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                line = await self._process.stdout.readline()
        except (TimeoutError, ValueError):
            raise HangError("no answer in time") from None
        if not line:
            raise HookError("the message could not be sent")
        found: dict[str, Any] = json.loads(line)
        return found


class Hooks:
    """Sends to webhooks; ``close`` it at the end."""

    def __init__(self, *, is_private: bool = False, patience: float = PATIENCE) -> None:
        """``is_private``: into the server's own network too."""
        self._is_private, self._patience = is_private, patience
        self._turns = asyncio.Semaphore(_PROCESSES)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()

    async def service(self, url: str) -> str:
        """Return the name of the service of a webhook's address; empty if we do not support it. Raise HookError.

        Without the extra `notify` it is MissingHooksError.
        """
        answer = await self._ask({"url": url, "private": self._is_private})
        return str(answer["service"])

    async def send(self, url: str, title: str, body: str) -> None:
        """One message; HookError if it did not arrive."""
        answer = await self._ask({"url": url, "private": self._is_private, "title": title, "body": body})
        if not answer["sent"]:
            raise HookError("the service did not take the message")

    async def close(self) -> None:
        """End all processes."""
        for worker in (*self._idle, *self._busy):
            await worker.end()
        self._idle.clear()

    async def _ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        if not has_hooks():
            raise MissingHooksError("messages to chats need the extra utopia[notify]")
        async with self._turns:
            worker = await self._worker()
            self._busy.add(worker)
            try:
                answer = await worker.ask(wish, self._patience)
            except BaseException:
                await worker.end()
                raise
            finally:
                self._busy.discard(worker)
            worker.end_later()
            self._idle.append(worker)
            return answer

    async def _worker(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            worker.use()
            if worker.is_alive:
                return worker
        return await _Worker.started(is_private=self._is_private)
