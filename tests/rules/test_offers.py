"""Offers say the same whether they are counted, picked from or written out. Run uncompiled: they call other rules."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from utopia.rules import MOST_MOVES, bits, offers
from utopia.rules.flow import KINDS_AT
from utopia.rules.model.moves import FIRST_OF, MOVE_CODES, Kind

RULES = ("count_bits", "lowest", "without_lowest")


def plain(function: object) -> Callable[..., Any]:
    made = getattr(function, "py_func", function)
    assert callable(made)
    return made


@pytest.fixture(autouse=True)
def _uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in RULES:
        monkeypatch.setattr(offers, name, plain(getattr(bits, name)))


def write(*given: tuple[int, int]) -> tuple[NDArray[np.int32], int]:
    out, end = np.zeros(MOST_MOVES, np.int32), offers.OFFERS_AT
    for first, mask in given:
        end = plain(offers.offer)(first, mask, out, end)
    return out, end


def listed(out: NDArray[np.int32], end: int) -> list[int]:
    copy = out.copy()
    return [int(code) for code in copy[: plain(offers.write_offered)(copy, end)]]


@pytest.mark.parametrize("seed", range(20))
def test_count_pick_and_list_agree(seed: int) -> None:
    dice = random.Random(seed)
    given = [(1000 * i, dice.getrandbits(31) & dice.getrandbits(31)) for i in range(dice.randrange(1, 64))]
    out, end = write(*given)
    codes = listed(out, end)
    assert codes == [first + bit for first, mask in given for bit in range(31) if mask >> bit & 1]
    assert plain(offers.count_offered)(out, end) == len(codes)
    assert [plain(offers.nth_offered)(out, index) for index in range(len(codes))] == codes


def test_an_empty_mask_is_no_offer() -> None:
    out, end = write((5, 0), (7, 0b101), (9, 0))
    assert end == offers.OFFERS_AT + 2
    assert listed(out, end) == [7, 9]


def test_the_longest_list_of_any_step_fits_before_the_offers() -> None:
    length = np.diff([*FIRST_OF, MOVE_CODES])
    longest = max(sum(length[kind] for kind in Kind if mask >> kind & 1) for mask in KINDS_AT.tolist())
    assert 306 < longest <= offers.OFFERS_AT
