"""Who answers for chance: a seed, a record, or a person at a real table. The rules only ask.

``Source`` is what every one of them is. Compiled random play, for programs and for search, is in ``playouts``.
"""

from utopia.chance.playouts import new_buffers, random_game, random_totals, settle_chance, step
from utopia.chance.sources import ChanceError, Recorded, Seeded, Source, Typed
from utopia.chance.stream import new_stream

__all__ = [
    "ChanceError",
    "Recorded",
    "Seeded",
    "Source",
    "Typed",
    "new_buffers",
    "new_stream",
    "random_game",
    "random_totals",
    "settle_chance",
    "step",
]
