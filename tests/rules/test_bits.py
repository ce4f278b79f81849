import pytest

from utopia.rules import bits


def plain(function: object) -> object:
    """The Python behind a compiled rule that calls no other."""
    return getattr(function, "py_func", function)


@pytest.mark.parametrize("index", range(32))
def test_lowest_finds_every_bit_whatever_stands_above(index: int) -> None:
    lowest = plain(bits.lowest)
    assert callable(lowest)
    assert lowest(1 << index) == index
    assert lowest(0xFFFFFFFF << index & 0xFFFFFFFF) == index


@pytest.mark.parametrize("mask", [0, 1, 2, 3, 6, 0b1011000, 1 << 23])
def test_single_and_without_lowest(mask: int) -> None:
    single, without, has = plain(bits.is_single), plain(bits.without_lowest), plain(bits.has_bit)
    assert callable(single)
    assert callable(without)
    assert callable(has)
    assert single(mask) == (mask.bit_count() == 1)
    assert without(mask).bit_count() == max(mask.bit_count() - 1, 0)
    assert [has(mask, index) for index in range(24)] == [bool(mask & 1 << index) for index in range(24)]


@pytest.mark.parametrize("mask", [*(1 << index for index in range(31)), 0, 0x55555555, 0x7FFFFFFF, 0b1011000, 0xFFFFFF])
def test_bits_are_counted(mask: int) -> None:
    count = plain(bits.count_bits)
    assert callable(count)
    assert count(mask) == mask.bit_count()
