"""Choosing at random among legal actions, many games at a time."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.timestep import check_array, wrong_array
from utopia.chance.stream import STREAM_WORDS, below, new_stream
from utopia.rules.compiled import Buffer, Bytes, Words, door, rule
from utopia.rules.model.moves import MOVE_CODES

_BLOCK: Final = 64
"""Codes that are counted together."""
_NONE: Final = np.uint8(0)


def new_streams(seed: int, count: int) -> NDArray[np.int64]:
    """One random stream for each of ``count`` games: int64 [count, STREAM_WORDS]."""
    return np.stack([new_stream(seed, index) for index in range(count)])


def random_actions(
    masks: NDArray[Any], streams: NDArray[np.int64], out: NDArray[np.int32] | None = None
) -> NDArray[np.int32]:
    """One legal action for each game, each equally likely; -1 where none is legal.

    ``masks`` are [count, MOVE_CODES], booleans or whole numbers, as any environment gives them. ``streams``, int64
    [count, STREAM_WORDS], move on. The actions are int32 [count], written into ``out`` if it is given.
    """
    count = len(masks)
    actions = np.empty(count, np.int32) if out is None else out
    legal = _as_bytes(masks)
    check_array("streams", streams, (count, STREAM_WORDS), np.dtype(np.int64))
    check_array("out", actions, (count,), np.dtype(np.int32))
    _choose(legal, streams.reshape(-1), actions)
    return actions


def _as_bytes(masks: NDArray[Any]) -> NDArray[np.uint8]:
    """Return the masks in one row, 1 for what is legal; BatchError if they are no masks."""
    is_mask = masks.dtype == np.bool_ or np.issubdtype(masks.dtype, np.integer)
    if not is_mask or masks.shape != (len(masks), MOVE_CODES):
        raise wrong_array("masks", masks, (len(masks), MOVE_CODES), np.dtype(np.bool_))
    booleans = masks if masks.dtype == np.bool_ else masks != 0
    return np.ascontiguousarray(booleans).reshape(-1).view(np.uint8)


@rule
def _legal_in(mask: Bytes, block: int) -> int:
    """Return how many codes of a block are legal. Counted in bytes, which processors add 32 or more at a time."""
    count, codes = _NONE, mask[block * _BLOCK : (block + 1) * _BLOCK]
    for legal in codes:
        count = np.uint8(count + legal)
    return int(count)


@rule
def _nth_legal(mask: Bytes, left: int) -> int:
    """The legal code that has ``left`` others before it: first its block, then the code."""
    block, legal = 0, _legal_in(mask, 0)
    while left >= legal:
        left -= legal
        block += 1
        legal = _legal_in(mask, block)
    code = block * _BLOCK
    while left > 0 or int(mask[code]) == 0:
        left -= int(mask[code])
        code += 1
    return code


@door
def _choose(masks: Bytes, streams: Words, out: Buffer) -> None:
    for i in range(len(out)):
        mask = masks[i * MOVE_CODES : (i + 1) * MOVE_CODES]
        legal = 0
        for code in range(MOVE_CODES):
            legal += int(mask[code])
        out[i] = -1
        if legal > 0:
            left = below(streams[i * STREAM_WORDS : (i + 1) * STREAM_WORDS], legal)
            out[i] = _nth_legal(mask, left)
