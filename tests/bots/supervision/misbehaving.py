"""Bots that do what a bot must not, by name; found in the worker processes of the tests' crews."""

import os
import sys
import time
from collections.abc import Callable
from typing import Final

from utopia.bots import BotMaker, Budget, Moves, Stream, find_bot
from utopia.rules import States

Behaviour = Callable[[Moves], object]


class Behaving:
    """Behaves in one way."""

    def __init__(self, behaviour: Behaviour) -> None:
        self._behaviour = behaviour

    def choose(self, _view: States, moves: Moves, _budget: Budget, _rng: Stream) -> int:
        return self._behaviour(moves)  # type: ignore[return-value]


def hang(_moves: Moves) -> object:
    while True:
        pass


def say_much(moves: Moves) -> object:
    for _ in range(200):
        sys.stdout.write("x" * 1_000_000)
        sys.stderr.write("y" * 1_000_000)
    os.write(1, b"z" * 1_000_000)
    return moves[-1]


def listen(moves: Moves) -> object:
    assert sys.stdin.read() == ""
    return moves[-1]


def die(_moves: Moves) -> object:
    os._exit(3)


def forget(_moves: Moves) -> object:
    raise KeyError("my hand is maya maya")


def spoil(moves: Moves) -> object:
    moves[:] = 0
    return moves[0]


def leave(_moves: Moves) -> object:
    sys.exit("enough")


def slowly(moves: Moves) -> object:
    time.sleep(0.3)
    return moves[-1]


BEHAVIOURS: Final[dict[str, Behaviour]] = {
    "hangs": hang,
    "sleeps": lambda _: time.sleep(3600),
    "talks": say_much,
    "listens": listen,
    "dies": die,
    "raises": forget,
    "leaves": leave,
    "none": lambda _: None,
    "text": lambda _: "end",
    "illegal": lambda moves: max(moves) + 1,
    "huge": lambda _: 1 << 80,
    "fraction": lambda moves: moves[0] + 0.5,
    "spoils": spoil,
    "last": lambda moves: moves[-1],
    "slow": slowly,
    "pid": lambda _: os.getpid(),
}


def find(name: str) -> BotMaker:
    """Return the factory of the bots of that name."""
    if name not in BEHAVIOURS:
        return find_bot(name)
    return lambda _boards, _seat: Behaving(BEHAVIOURS[name])


def broken(_name: str) -> BotMaker:
    """A finder that finds nothing."""
    raise RuntimeError("there are no bots today")
