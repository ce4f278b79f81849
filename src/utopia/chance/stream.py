"""A small fast random stream, the same compiled and not: sfc32 (Doty-Humphrey, PractRand) in signed 64-bit words."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.rules.compiled import Buffer, Words, door, rule

_WORD: Final = 0xFFFFFFFF
_WORD_BITS: Final = 32
_SEED_BITS: Final = 64
_ROUNDS_OF_MIXING: Final = 12
STREAM_WORDS: Final = 4


def signed(seed: int) -> int:
    """Return the lower 64 bits of a seed, the only ones that a stream uses, as compiled code takes them."""
    half = 1 << (_SEED_BITS - 1)
    return (seed + half) % (2 * half) - half


def new_stream(seed: int, label: int = 0) -> NDArray[np.int64]:
    """Return the four state words of a stream; equal seeds and labels give equal streams, others independent ones."""
    stream = np.array([seed & _WORD, (seed >> _WORD_BITS) & _WORD, label & _WORD, 1], np.int64)
    advance = getattr(next_word, "py_func", next_word)
    for _ in range(_ROUNDS_OF_MIXING):
        advance(stream)
    return stream


@rule
def next_word(stream: Words) -> int:
    """Return the next 32 random bits."""
    a, b, c, counter = int(stream[0]), int(stream[1]), int(stream[2]), int(stream[3])
    word = (a + b + counter) & _WORD
    stream[3] = (counter + 1) & _WORD
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & _WORD
    stream[2] = (((c << 21) | (c >> 11)) + word) & _WORD
    return word


@rule
def mix(stream: Words) -> None:
    """Make a stream of four words just written, as ``new_stream`` does: its numbers then reveal nothing of them."""
    for _ in range(_ROUNDS_OF_MIXING):
        next_word(stream)


@rule
def begin_stream(stream: Words, seed: int) -> None:
    """Write the stream of a seed, as ``new_stream`` makes it, into the caller's words."""
    stream[0] = seed & _WORD
    stream[1] = (seed >> _WORD_BITS) & _WORD
    stream[2] = 0
    stream[3] = 1
    mix(stream)


@rule
def below(stream: Words, bound: int) -> int:
    """Return a number from 0 to ``bound`` - 1, each equally likely (rejection; ``bound`` is 1 to 2**31)."""
    limit = (_WORD + 1) - (_WORD + 1) % bound
    word = next_word(stream)
    while word >= limit:
        word = next_word(stream)
    return word % bound


@rule
def draw_index(stream: Words, weights: Buffer, n: int) -> int:
    """Draw an index below ``n`` by weight; one of weight 0 never comes."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    ticket = below(stream, total)
    chosen = 0
    while ticket >= int(weights[chosen]):
        ticket -= int(weights[chosen])
        chosen += 1
    return chosen


@rule
def draw(stream: Words, outcomes: Buffer, weights: Buffer, n: int) -> int:
    """Draw one of ``n`` outcomes by weight."""
    return int(outcomes[draw_index(stream, weights, n)])


@door
def draw_weighted(stream: Words, outcomes: Buffer, weights: Buffer, n: int) -> int:
    """Draw one of ``n`` outcomes by weight, for Python."""
    return draw(stream, outcomes, weights, n)
