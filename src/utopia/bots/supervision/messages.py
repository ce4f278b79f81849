"""The messages between a crew and its workers: a length in four bytes, then MessagePack."""

import struct
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

LENGTH: Final = struct.Struct("<I")
MOST_BYTES: Final = 1 << 16
"""Most bytes of a message; a sender that announces more does not speak this protocol."""


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One decision. Records and arrays travel as their bytes."""

    bot: str
    table: int
    """Bots of one table are made for it alone; those of another number are made anew."""
    seat: int
    boards: bytes
    view: bytes
    moves: bytes
    seconds: float
    simulations: int | None
    """The bot's budget."""
    limit: float
    """Seconds after which the worker ends itself, if its parent cannot."""
    stream: bytes
    number: int = 0
    """Number of the task, so that no answer is taken for another's."""


class Broken(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The worker or one of the bots cannot be used."""

    what: str
    why: str
    id: str = ""
    words: dict[str, int | str] = {}
    """Return the same with the words of a message, if there is one."""


class Ready(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The worker has loaded everything that can be loaded."""

    lacks: Sequence[Broken] = ()
    """Bots that could not be loaded."""


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The answer to a task."""

    code: int
    trouble: str
    stream: bytes
    """The bot's random stream after its draws."""
    number: int


Reply: TypeAlias = Ready | Broken | Chosen


def packed(message: Task | Reply) -> bytes:
    """Return the message as bytes."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def read_task(read: Callable[[int], bytes]) -> Task | None:
    """Return the next task; None when there will be no more. ``read(n)`` gives n bytes, fewer only at the end."""
    head = read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = read(length)
    return msgspec.msgpack.decode(body, type=Task) if len(body) == length else None
