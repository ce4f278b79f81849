"""Moving pictures: animated WebP out of still ones, each only as large as what has changed (RFC 9649)."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_ANIMATED: Final = 0x02
_COPIED: Final = 0x02
"""The part replaces what was there, instead of being laid over it."""


@dataclass(frozen=True, slots=True)
class Part:
    """A still WebP and its place; both coordinates are even."""

    x: int
    y: int
    width: int
    height: int
    ms: int
    """How long it is shown."""
    still: bytes


def animated(parts: Sequence[Part]) -> bytes:
    """Return the parts as one picture that moves without end; the first is as large as the whole."""
    first = parts[0]
    size = _three(first.width - 1) + _three(first.height - 1)
    chunks = [
        _chunk(b"VP8X", bytes((_ANIMATED, 0, 0, 0)) + size),
        _chunk(b"ANIM", bytes(4) + struct.pack("<H", 0)),
        *(_chunk(b"ANMF", _placed(part) + _pixels(part.still)) for part in parts),
    ]
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _placed(part: Part) -> bytes:
    numbers = (part.x // 2, part.y // 2, part.width - 1, part.height - 1, part.ms)
    return b"".join(map(_three, numbers)) + bytes((_COPIED,))


def _pixels(still: bytes) -> bytes:
    """Return the chunk of a still picture that holds its pixels."""
    at = 12
    while at < len(still):
        name, length = still[at : at + 4], struct.unpack_from("<I", still, at + 4)[0]
        if name in (b"VP8 ", b"VP8L"):
            return _chunk(name, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("this is no WebP with pixels")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]
