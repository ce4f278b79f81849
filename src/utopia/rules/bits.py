"""Masks of districts and seats: bit *i* stands for index *i*. The same source compiled, uncompiled and on a GPU."""

from typing import Final

from utopia.rules.compiled import rule

_DE_BRUIJN: Final = 0x077CB531
_WORD: Final = 0xFFFFFFFF
_SHIFT: Final = 27
_ODD: Final = 0x55555555
_TWOS: Final = 0x33333333
_NIBBLES: Final = 0x0F0F0F0F
_ONE_A_BYTE: Final = 0x01010101
_TOP_BYTE: Final = 24


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


@rule
def count_bits(mask: int) -> int:
    """Return how many of the lowest 32 bits are set (sums of neighbours, then all bytes by one multiplication)."""
    pairs = mask - ((mask >> 1) & _ODD)
    fours = (pairs & _TWOS) + ((pairs >> 2) & _TWOS)
    bytes_ = (fours + (fours >> 4)) & _NIBBLES
    return ((bytes_ * _ONE_A_BYTE) & _WORD) >> _TOP_BYTE
