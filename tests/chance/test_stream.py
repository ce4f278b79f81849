"""The random stream: sfc32 as published, the same in every mode, and unbiased below a bound."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from utopia.chance import new_stream
from utopia.chance.stream import draw_weighted

WORD = 2**32 - 1


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The generator as its author describes it, in whole numbers of any size."""
    while True:
        word = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) & WORD | c >> 11) + word) & WORD
        yield word


def state_after(seed: int, label: int, words: int) -> tuple[int, int, int, int]:
    a, b, c, counter = seed & WORD, seed >> 32 & WORD, label & WORD, 1
    for _ in range(words):
        word = (a + b + counter) & WORD
        counter = (counter + 1) & WORD
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & WORD, (((c << 21) & WORD | c >> 11) + word) & WORD
    return a, b, c, counter


@pytest.mark.parametrize(("seed", "label"), [(0, 0), (1, 0), (2**40 + 7, 3), (WORD, WORD)])
def test_a_stream_begins_where_sfc32_is_after_twelve_words(seed: int, label: int) -> None:
    assert tuple(new_stream(seed, label).tolist()) == state_after(seed, label, 12)


def test_draws_follow_the_published_generator() -> None:
    stream = new_stream(2026)
    words = sfc32(*state_after(2026, 0, 12))
    outcomes, weights = np.arange(7, dtype=np.int32), np.ones(7, np.int32)
    drawn = [int(draw_weighted(stream, outcomes, weights, 7)) for _ in range(1000)]
    limit = (WORD + 1) // 7 * 7
    expected = [word % 7 for word in (next(words) for _ in range(1100)) if word < limit]
    assert drawn == expected[:1000]


def test_weights_are_kept() -> None:
    stream = new_stream(5)
    outcomes, weights = np.array([10, 20, 30], np.int32), np.array([1, 0, 3], np.int32)
    count = Counter(int(draw_weighted(stream, outcomes, weights, 3)) for _ in range(4000))
    assert set(count) == {10, 30}
    assert 900 < count[10] < 1100


def test_other_labels_are_other_streams() -> None:
    assert len({tuple(new_stream(1, label).tolist()) for label in range(100)}) == 100
