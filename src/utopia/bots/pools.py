"""Processes of this machine that play many games: they ignore Ctrl-C, and end with the process that started them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any


@contextmanager
def pool(jobs: int, begin: Callable[..., None], *arguments: Any) -> Iterator[ProcessPoolExecutor]:
    """Run processes, each begun by ``begin(*arguments)``; an early exit of the block, also by Ctrl-C, ends all at once.

    Work is submitted within ``interruptions_ignored``, since that may start a process.
    """
    context = multiprocessing.get_context("spawn")
    ending, end = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, _begin, (ending, begin, arguments))
    try:
        yield executor
        executor.shutdown()
    finally:
        end.close()
        executor.shutdown(cancel_futures=True)
        ending.close()


@contextmanager
def interruptions_ignored() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: the terminal sends it to all, and this process handles it for them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(ending: Connection, begin: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with, args=(ending,), daemon=True).start()
    begin(*arguments)


def _end_with(ending: Connection) -> None:
    """End when the other end of the pipe is closed: the parent does not wait any more, or was killed."""
    ending.poll(None)
    os._exit(1)
