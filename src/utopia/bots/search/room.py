"""The memory of a search: positions on one table, and notes beside each of them."""

from typing import Final

from utopia.bots.greedy.choosing import LISTS
from utopia.bots.greedy.lookahead import LEVELS
from utopia.bots.search.redeal import CARDS
from utopia.rules.compiled import Numbers, rule
from utopia.rules.model.moves import MOST_MOVES
from utopia.rules.model.state import States

MOST_PLANS: Final = 32
MOST_WIDTH: Final = 24

ROOT: Final = LEVELS
"""Index of the view; greedy tries its moves before it."""
LIVE: Final = ROOT + 1
"""Index of the simulated game's position."""
PLANS: Final = LIVE + 1
"""First of the positions that plans lead to."""
BEAM: Final = PLANS + MOST_PLANS
"""First of two generations of positions inside the own turn."""
TABLE: Final = BEAM + 2 * MOST_WIDTH
"""Positions the table holds."""

VALUE: Final = 0
"""[VALUE + place on the table] -> judgement."""
CODE: Final = VALUE + TABLE
"""[CODE + place] -> the move that leads there from the root."""
COUNT: Final = CODE + TABLE
"""[COUNT + first place of a row] -> number of positions in the row."""
PLANS_WANTED: Final = COUNT + TABLE
WIDTH_WANTED: Final = PLANS_WANTED + 1
NOTES: Final = WIDTH_WANTED + 1
"""Numbers noted beside the table."""

MOVES: Final = LISTS
"""Index of the first legal move in the lists, after those of greedy."""
SCRATCH: Final = MOVES + MOST_MOVES
ROOM: Final = SCRATCH + CARDS
"""Numbers that the lists hold."""


@rule
def keep_best(table: States, notes: Numbers, first: int, most: int, source: int, value: float, code: int) -> None:
    """Copy a position into the row that begins at ``first``, if it is among the best ``most`` so far.

    Equal judgement counts as the same position: it nearly always is, reached by the same actions in another order.
    """
    count = int(notes[COUNT + first])
    worst = first
    for place in range(first, first + count):
        if notes[VALUE + place] == value:
            return
        if notes[VALUE + place] < notes[VALUE + worst]:
            worst = place
    if count < most:
        worst = first + count
        notes[COUNT + first] = count + 1
    elif value <= notes[VALUE + worst]:
        return
    table[worst] = table[source]
    notes[VALUE + worst] = value
    notes[CODE + worst] = code
