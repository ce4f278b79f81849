"""The legal moves of a position as offers: a first code and a mask whose bit *i* stands for the code ``first + i``.

Chapters write their offers into the caller's buffer, two numbers each, from ``out[n]`` on, and return where they end.
To count moves, or to find the nth, one looks at each offer once; only callers that want a list have it written out.
"""

from typing import Final

from utopia.rules.bits import count_bits, lowest, without_lowest
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.model.moves import MOST_MOVES

_MOST_OFFERS: Final = 64
"""More than a seat can have: at most one for each verb and civilization, or one for each destination."""
OFFERS_AT: Final = MOST_MOVES - 2 * _MOST_OFFERS
"""Offers stand at the end of a buffer of MOST_MOVES, so that the list fits before them."""


@listing
def offer(first: int, mask: int, out: Buffer, n: int) -> int:
    """Offer the codes of a mask, whose bits are below 31; an empty mask is none."""
    out[n] = first
    out[n + 1] = mask
    return n + 2 if mask != 0 else n


@rule
def count_offered(out: Buffer, end: int) -> int:
    """Return the number of moves in the offers that end at ``out[end]``."""
    count = 0
    for at in range(OFFERS_AT, end, 2):
        count += count_bits(int(out[at + 1]))
    return count


@rule
def nth_offered(out: Buffer, index: int) -> int:
    """Return the move that stands at ``index`` in the list of all that is offered; there is one."""
    at = OFFERS_AT
    here = count_bits(int(out[at + 1]))
    while index >= here:
        index -= here
        at += 2
        here = count_bits(int(out[at + 1]))
    mask = int(out[at + 1])
    for _ in range(index):
        mask = without_lowest(mask)
    return int(out[at]) + lowest(mask)


@rule
def write_offered(out: Buffer, end: int) -> int:
    """Write the moves of the offers that end at ``out[end]`` from ``out[0]`` on, ascending; return their number."""
    count = 0
    for at in range(OFFERS_AT, end, 2):
        first, mask = int(out[at]), int(out[at + 1])
        while mask != 0:
            out[count] = first + lowest(mask)
            count += 1
            mask = without_lowest(mask)
    return count
