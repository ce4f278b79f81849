"""The sources of points."""

from typing import Final

WONDER: Final = 0
"""Six for building a wonder (R-BUILD-1)."""
PATRONAGE: Final = 1
"""A district founded on the island of the seat's wonder (R-BUILD-3)."""
ADDITION: Final = 2
"""Another player's prince added at the seat's monument (R-ADD-1)."""
REMOVAL: Final = 3
"""A prince removed at a monument (R-REMOVE-1)."""
PRESTIGE: Final = 4
"""Districts in phase 3 (R-SCORE-1)."""

SOURCES: Final = 5
SOURCE_NAMES: Final = ("wonder", "patronage", "addition", "removal", "prestige")
