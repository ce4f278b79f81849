"""What a crew and its workers say to each other: a length in four bytes, then MessagePack."""

import struct
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

LENGTH: Final = struct.Struct("<I")
MOST_BYTES: Final = 1 << 16
"""No message is longer; whoever says he sends more does not speak this language."""


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
    """Seconds after which the worker ends itself, should nobody be there to end it."""
    stream: bytes
    number: int = 0
    """Of the task, so that no answer is taken for another's."""


class Broken(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something cannot be used: the worker, or one of the bots."""

    what: str
    why: str
    id: str = ""
    words: dict[str, int | str] = {}
    """The same as a message with its words, if there is one."""


class Ready(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The worker has loaded everything that can be loaded."""

    lacks: Sequence[Broken] = ()
    """Bots that cannot."""


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The answer to a task."""

    code: int
    trouble: str
    stream: bytes
    """The bot's random stream, as far as it has drawn from it."""
    number: int


Reply: TypeAlias = Ready | Broken | Chosen


def packed(message: Task | Reply) -> bytes:
    """The message as it travels."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def read_task(read: Callable[[int], bytes]) -> Task | None:
    """The next task; None when there will be no more. ``read(n)`` gives n bytes, fewer only at the end."""
    head = read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = read(length)
    return msgspec.msgpack.decode(body, type=Task) if len(body) == length else None
