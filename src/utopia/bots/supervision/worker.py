"""A process that thinks for bots: ``python -m utopia.bots.supervision.worker FINDER BYTES [BOT ...]``.

It reads tasks and writes answers on pipes that it hides from the bots: their output is lost, and their input is
empty. It ends when its parent has gone: at once if it is idle, else when the time for the decision is over.
"""

import importlib
import os
import signal
import sys
from collections.abc import Callable, Iterable
from typing import IO, Final

import numpy as np

from utopia.bots.bot import Bot, BotMaker, Budget
from utopia.bots.supervision.answering import Answer, ask
from utopia.bots.supervision.messages import Broken, Chosen, Ready, Task, packed, read_task
from utopia.locales import Phrase, SpokenError

Finder = Callable[[str], BotMaker]
_MOST_BOTS: Final = 256
"""Bots kept, each with its board and seat."""
_LOWER_PRIORITY: Final = 5
"""Lower priority than the server, which answers people."""


class Worker:
    """Keeps bots, and asks them."""

    def __init__(self, find: Finder) -> None:
        from utopia.rules.model.board import BOARD_DTYPE  # noqa: PLC0415 - loads the compiled rules: in the background
        from utopia.rules.model.state import STATE_DTYPE  # noqa: PLC0415

        self._find, self._board, self._state = find, BOARD_DTYPE, STATE_DTYPE
        self._bots: dict[tuple[str, bytes, int], tuple[int, Bot]] = {}

    def do(self, task: Task) -> Chosen:
        """Ask the bot."""
        view = np.frombuffer(task.view, self._state).copy()
        moves, stream = np.frombuffer(task.moves, np.int32).copy(), np.frombuffer(task.stream, np.int64).copy()
        budget = Budget(task.seconds, task.simulations)
        answer: Answer = ask(lambda: self._bot(task), view, moves, budget, stream)
        return Chosen(answer.code, answer.trouble, stream.tobytes(), task.number)

    def load(self, bots: Iterable[str]) -> list[Broken]:
        """Load the factories of these bots, so that no decision waits for it; return the bots that cannot be loaded."""
        lacks = []
        for bot in bots:
            try:
                self._find(bot)
            except SpokenError as error:
                phrase = error.phrase if isinstance(error.phrase, Phrase) else Phrase("")
                lacks.append(Broken(bot, str(error), phrase.id, dict(phrase.words)))
        return lacks

    def _bot(self, task: Task) -> Bot:
        key = (task.bot, task.boards, task.seat)
        table, bot = self._bots.get(key, (None, None))
        if bot is None or table != task.table:
            if len(self._bots) >= _MOST_BOTS:
                self._bots.pop(next(iter(self._bots)))
            bot = self._find(task.bot)(np.frombuffer(task.boards, self._board).copy(), task.seat)
            self._bots[key] = task.table, bot
        return bot


def main(finder: str, memory: str, *bots: str) -> None:
    """Work until there is nothing more to do."""
    tasks, replies = hidden_pipes()
    behave(int(memory), _LOWER_PRIORITY)
    try:
        worker = Worker(_found(finder))
        lacks = worker.load(bots)
    except BaseException as error:
        _say(replies, Broken("", f"{type(error).__name__}: {error}"))
        raise
    _say(replies, Ready(lacks))
    while (task := read_task(tasks.read)) is not None:
        _end_after(task.limit)
        chosen = worker.do(task)
        _end_after(0)
        _say(replies, chosen)


def hidden_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return the pipes to the parent, hidden from the bots."""
    tasks, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)

    def leave_to_parent() -> None:
        """Close the pipes in a fork of this process made by a bot: it gets no tasks and gives no answers."""
        for pipe in (tasks, replies):
            os.dup2(nothing, pipe.fileno())

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=leave_to_parent)
    return tasks, replies


def behave(memory: int, lower_priority: int) -> None:
    """Ignore Ctrl-C, take a lower priority, and take no more memory than that, in bytes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will close this process
    if hasattr(os, "nice"):
        os.nice(lower_priority)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - only there

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        memory = memory if most == resource.RLIM_INFINITY else min(memory, most)
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _found(finder: str) -> Finder:
    module, name = finder.split(":")
    find: Finder = getattr(importlib.import_module(module), name)
    return find


def _end_after(seconds: float) -> None:
    """Let the system end this process, even if a bot never comes back to Python; 0 cancels that."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _say(replies: IO[bytes], reply: Ready | Broken | Chosen) -> None:
    replies.write(packed(reply))
    replies.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
