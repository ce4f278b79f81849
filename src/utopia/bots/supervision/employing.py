"""A worker as its crew sees it: started, asked, ended."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from msgspec import structs

from utopia.bots.supervision.messages import LENGTH, MOST_BYTES, Broken, Chosen, Ready, Reply, Task, packed


class WorkerError(Exception):
    """A worker that is of no use any more; the message names its failure."""


class Employed:
    """One worker process. After any WorkerError it must be ended."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._asked, self._is_ended = 0, False
        self.lacks: Sequence[Broken] = ()
        """Bots that it could not load."""

    @classmethod
    async def start(cls, finder: str, bots: Sequence[str], limit: float, memory: int) -> "Employed":
        """Start a worker; WorkerError if it is not ready after ``limit`` seconds, OSError if it cannot be started.

        ``memory`` is the most that it may take, in bytes.
        """
        command = (sys.executable, "-m", "utopia.bots.supervision.worker", finder, str(memory), *bots)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        worker = cls(process)
        try:
            reply = await worker._within(limit, worker._reply())
            if not isinstance(reply, Ready):
                raise WorkerError(reply.why if isinstance(reply, Broken) else "it spoke before it was asked")
            worker.lacks = reply.lacks
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process.returncode is None

    async def ask(self, task: Task, limit: float) -> Chosen:
        """Return the bot's answer; WorkerError if there is none after ``limit`` seconds, or the process has ended."""
        self._asked += 1
        reply = await self._within(limit, self._ask(structs.replace(task, number=self._asked)))
        if not isinstance(reply, Chosen) or reply.number != self._asked:
            raise WorkerError("it answered something else")
        return reply

    async def gone(self) -> None:
        """Wait until the process has ended."""
        await self._process.wait()

    async def end(self) -> None:
        """End the process now, whatever it does, and its child processes."""
        if not self._is_ended:
            self._is_ended = True
            kill_with_children(self._process)
        await self._process.wait()

    async def _ask(self, task: Task) -> Reply:
        assert self._process.stdin is not None
        self._process.stdin.write(packed(task))
        await self._process.stdin.drain()
        return await self._reply()

    async def _reply(self) -> Reply:
        assert self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        if length > MOST_BYTES:
            raise WorkerError("it wrote what is no answer")
        reply: Reply = msgspec.msgpack.decode(await self._process.stdout.readexactly(length), type=Reply)
        return reply

    async def _within(self, limit: float, reply: Coroutine[Any, Any, Reply]) -> Reply:
        try:
            return await asyncio.wait_for(reply, limit)
        except TimeoutError:
            raise WorkerError(f"it did not answer within {limit:.1f} seconds") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerError("its process ended") from None
        except msgspec.MsgspecError:
            raise WorkerError("it wrote what is no answer") from None


def kill_with_children(process: Process) -> None:
    """Kill without asking first whether it has ended, as asyncio does: a waiting caller would lose the answer.

    The worker leads a process group of its own, which holds every process that a bot has started.
    """
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
