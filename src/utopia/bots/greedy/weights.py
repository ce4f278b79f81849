"""Greedy's weights: every number of its judgement, in one place. All are points unless said otherwise.

They were tuned by play against itself (``docs/tempo.md``). A name is an index into the array ``DEFAULT_WEIGHTS``, so
greedy players with different weights can sit at one table.
"""

from typing import Final

import numpy as np

_defaults: list[float] = []


def _weight(default: float) -> int:
    _defaults.append(default)
    return len(_defaults) - 1


# The length of the game.
GROWTH: Final = _weight(1.09)
"""Prestige that a player adds to their income each round, to estimate the number of rounds left."""
SURE_ROUND: Final = _weight(9.83)
"""If the leader lacks so many points, one more round is certain."""
DRIFT: Final = _weight(1.08)
"""Share by which a civilization on the scale is expected to come back to the middle in later rounds."""

# Monuments and the princes for them, in shares of the monument's worth.
ONE_PRINCE: Final = _weight(0.023)
TWO_PRINCES: Final = _weight(0.21)
THREE_PRINCES: Final = _weight(0.65)
"""Three that may build: less than 1, so that building is better than waiting."""
JOIN: Final = _weight(0.14)
"""Share of a prince that a prince one step away counts as."""
JOIN_WITH_CARD: Final = _weight(0.2)
"""… with a card in hand to move that prince."""
RISK: Final = _weight(0.2)
"""Share lost where another has two princes alike and may take the district first."""
VARIETY: Final = _weight(0.65)
"""For each civilization with an own monument: the king cannot drop them all."""

# Princes at monuments.
STRANDED: Final = _weight(0.052)
"""A prince in a controlled district."""
REMOVABLE: Final = _weight(1.15)
"""A prince that a card in hand can remove for two points."""

# Wonders, in shares of six points and the patrons' gain.
WONDER_TWO: Final = _weight(0.03)
"""Princes of two civilizations on an island without a wonder."""
WONDER_THREE: Final = _weight(0.044)
WONDER_FOUR: Final = _weight(0.087)
WONDER_FIVE: Final = _weight(0.31)
PATRONAGE: Final = _weight(0.026)
"""Share of the values of an island's free districts that its wonder's owner expects to gain in a round to come."""

# Cards and privileges, while another round is to come; in the last round only their effects count.
CARD: Final = _weight(0.85)
CARD_WITH_PRINCES: Final = _weight(0.28)
"""More, if the seat has princes of its civilization on the map."""
CARD_WITH_MONUMENT: Final = _weight(0.34)
"""More, if the seat has a monument of its civilization."""
PAIR: Final = _weight(0.15)
"""More for two alike, which lower a civilization."""
SURPLUS: Final = _weight(1.07)
"""Less for each card beyond five: it cannot be kept."""
PRIVILEGE: Final = _weight(3.62)
"""A token not yet spent."""

# The others, and the thresholds of actions.
RIVALS: Final = _weight(0.45)
"""A point of the average rival."""
LEADER: Final = _weight(0.28)
"""A point of the best rival, besides."""
SURPRISE: Final = _weight(0.2)
"""Value of drawing a surprise guest, against the best open guest."""
LEAST_GAIN: Final = _weight(0.14)
"""An action must gain more than this."""

DEFAULT_WEIGHTS: Final = np.array(_defaults)
WEIGHTS: Final = len(_defaults)

# The layout of a mind: the weights, followed by its estimates for this decision.
ROUNDS: Final = WEIGHTS
"""Rounds likely to follow this one."""
MIND: Final = WEIGHTS + 1
