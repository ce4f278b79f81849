"""What a crew and its workers say to each other: a length in four bytes, then MessagePack."""

import struct
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

LENGTH: Final = struct.Struct("<I")
MOST_BYTES: Final = 1 << 16
"""No message is longer; whoever says he sends more does not speak this language."""


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One decision. Records and arrays travel as their bytes."""

    bot: str
    seat: int
    boards: bytes
    view: bytes
    moves: bytes
    seconds: float
    """The bot's budget."""
    limit: float
    """Seconds after which the worker ends itself, should nobody be there to end it."""
    stream: bytes


class Ready(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The worker has loaded everything."""


class Broken(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The worker cannot start."""

    why: str


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The answer to a task."""

    code: int
    trouble: str


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
