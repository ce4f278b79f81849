"""Bots that do what a bot must not, in a file of their own as somebody would bring it."""
# ruff: noqa: ARG002 - they are called as every bot is

import gc
import os
import signal
import sys
import threading
import time

import numpy as np

from utopia.bots import Budget, Moves, Stream
from utopia.bots.quick import random_index
from utopia.rules import Boards, States


class Bad:
    """Makes the first move, but for what its children do."""

    def __init__(self, boards: Boards, seat: int) -> None:
        self.boards, self.seat = boards, seat

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        random_index(moves, rng)  # a failed bot's draws do not count
        return self.answer(moves)  # type: ignore[return-value]

    def answer(self, moves: Moves) -> object:
        return int(moves[0])


class Illegal(Bad):
    def answer(self, moves: Moves) -> object:
        return int(moves.max()) + 1


class Nothing(Bad):
    def answer(self, moves: Moves) -> object:
        return None


class Text(Bad):
    def answer(self, moves: Moves) -> object:
        return "end"


class Huge(Bad):
    def answer(self, moves: Moves) -> object:
        return 1 << 200


class Raises(Bad):
    def answer(self, moves: Moves) -> object:
        raise KeyError("my hand is maya maya")


class HangsInPython(Bad):
    def answer(self, moves: Moves) -> object:
        while True:
            pass


class HangsInC(Bad):
    def answer(self, moves: Moves) -> object:
        signal.pthread_sigmask(signal.SIG_BLOCK, set(signal.Signals))
        time.sleep(3600)
        return moves[0]


class EatsMemory(Bad):
    def answer(self, moves: Moves) -> object:
        eaten = []
        while True:
            eaten.append(b"x" * (64 << 20))


class ExitsHard(Bad):
    def answer(self, moves: Moves) -> object:
        os._exit(0)


class Exits(Bad):
    def answer(self, moves: Moves) -> object:
        sys.exit("enough")


class Forks(Bad):
    """Twice as many answers, from two processes."""

    def answer(self, moves: Moves) -> object:
        os.fork()
        return int(moves[-1])


class LeavesChildren(Bad):
    """A child that goes on for ever, and then the end."""

    def answer(self, moves: Moves) -> object:
        if os.fork() == 0:
            time.sleep(3600)
        os._exit(0)


class Talks(Bad):
    def answer(self, moves: Moves) -> object:
        for stream in (sys.stdout, sys.stderr, sys.__stdout__):
            print("garbage" * 10_000, file=stream)
        os.write(1, b"\x04\x00\x00\x00garbage" * 1000)
        return int(moves[-1])


class Threads(Bad):
    """Goes on thinking in the background."""

    def answer(self, moves: Moves) -> object:
        threading.Thread(target=time.sleep, args=(3600,)).start()
        return int(moves[-1])


class Unmade(Bad):
    def __init__(self, boards: Boards, seat: int) -> None:
        raise OSError("no weights")


class Sometimes(Bad):
    """Fails at every third decision."""

    asked = 0

    def answer(self, moves: Moves) -> object:
        self.asked += 1
        return int(moves[-1]) if self.asked % 3 else None


class Good(Bad):
    """Counts on its own stream, its own table and its own memory."""

    asked = 0

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        self.asked += 1
        return int(moves[(random_index(moves, rng) + self.asked) % len(moves)])


class Peeps(Bad):
    """Plays the last move if it is shown a card of another's hand or of the pile, else the first."""

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        others = [seat for seat in range(len(view["hand"][0])) if seat != self.seat]
        sees = (view["hand"][0][others] > 0).any() or (view["pile"][0] > 0).any()
        return int(moves[-1 if sees else 0])


LEFT: set[int] = set()
"""The messages that the seats of ``Spies`` leave each other."""


class Spies(Bad):
    """Cries out if a bot of another name or seat is in its process, or has been."""

    def answer(self, moves: Moves) -> object:
        LEFT.add(self.seat)
        if {self.seat} != LEFT or any(map(self.is_another, gc.get_objects())):
            raise LookupError
        return int(moves[0])

    def is_another(self, thing: object) -> bool:
        kind = type(thing)  # a weak reference may stand for nothing any more and bear no closer look
        if issubclass(kind, type | np.ndarray) or not hasattr(kind, "choose"):
            return False
        return kind is not Spies or vars(thing)["seat"] != self.seat


NO_MAKER = 7
