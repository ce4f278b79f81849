"""Masks of districts and seats: bit *i* stands for index *i*. The same source compiled, uncompiled and on a GPU."""

from typing import Final

from utopia.rules.compiled import Buffer, listing, rule

_DE_BRUIJN: Final = 0x077CB531
_WORD: Final = 0xFFFFFFFF
_SHIFT: Final = 27


def _positions() -> tuple[int, ...]:
    table = [0] * 32
    for bit in range(32):
        table[((_DE_BRUIJN << bit) & _WORD) >> _SHIFT] = bit
    return tuple(table)


_POSITION_OF: Final = _positions()


@rule
def lowest(mask: int) -> int:
    """Return the index of the lowest set bit; the mask is not 0 (de Bruijn multiplication)."""
    return _POSITION_OF[(((mask & -mask) * _DE_BRUIJN) & _WORD) >> _SHIFT]


@rule
def without_lowest(mask: int) -> int:
    """Return the mask less its lowest set bit."""
    return mask & (mask - 1)


@rule
def has_bit(mask: int, index: int) -> bool:
    """Return whether the mask holds the index."""
    return (mask >> index) & 1 == 1


@rule
def is_single(mask: int) -> bool:
    """Return whether exactly one bit is set."""
    return mask != 0 and mask & (mask - 1) == 0


@listing
def list_bits(mask: int, first: int, out: Buffer, n: int) -> int:
    """Write ``first`` plus the index of every set bit, ascending, from ``out[n]`` on; return the end of the list."""
    while mask != 0:
        out[n] = first + lowest(mask)
        n += 1
        mask = without_lowest(mask)
    return n
