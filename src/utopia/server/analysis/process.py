"""The process that analyses games, as the server sees it: started when it is needed, ended when it is not."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator
from typing import Final, Self

import msgspec

from utopia.analysis.messages import LONGEST, Awake, Ending, Job, Reply, Step, Unanalysed
from utopia.analysis.worker import packed
from utopia.bots.supervision.employing import WorkerError, kill_with_children
from utopia.bots.supervision.messages import LENGTH

_START: Final = 120.0
"""Seconds until it is ready: the first time ever it compiles the rules."""
_REPLY: Final = 300.0
"""Seconds for one choice: a deep one on a busy machine, where everybody else goes first."""
_decode: Final = msgspec.msgpack.Decoder(Reply).decode


class AnalysisProcess:
    """One process. After a WorkerError, or when a job is left, it must be ended."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, memory: int) -> Self:
        """Start it; ``memory`` is the most that it may take, in bytes. WorkerError or OSError if it cannot be used."""
        command = (sys.executable, "-m", "utopia.analysis.worker", str(memory))
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        started = cls(process)
        try:
            if not isinstance(await started._reply(_START), Awake):
                raise WorkerError("it spoke before it was asked")
        except BaseException:
            await started.end()
            raise
        return started

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        return self._process.returncode is None

    async def analyse(self, job: Job) -> AsyncGenerator[Step | Ending | Unanalysed, None]:
        """Yield the analysis piece by piece. WorkerError if it breaks."""
        assert self._process.stdin is not None
        self._process.stdin.write(packed(job))
        while True:
            reply = await self._reply(_REPLY)
            if isinstance(reply, Awake):
                raise WorkerError("it answered something else")
            yield reply
            if not isinstance(reply, Step):
                return

    async def end(self) -> None:
        """End it now, whatever it does."""
        kill_with_children(self._process)
        await self._process.wait()

    async def _reply(self, limit: float) -> Reply:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
                if length > LONGEST:
                    raise WorkerError("it wrote what is no answer")
                reply: Reply = _decode(await self._process.stdout.readexactly(length))
                return reply
        except TimeoutError:
            raise WorkerError(f"it did not answer within {limit:.0f} seconds") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerError("its process ended") from None
        except msgspec.MsgspecError:
            raise WorkerError("it wrote what is no answer") from None
