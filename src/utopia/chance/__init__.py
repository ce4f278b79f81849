"""Sources of chance: a seed, a record, or a person at a real table. The rules only ask.

Each of them is a ``Source``. Compiled random play, for programs and for search, is in
``utopia.chance.playouts``; one game stepped from Python is in ``utopia.chance.stepping``. Neither is
imported here, since compiling takes seconds on the first start.
"""

from utopia.chance.sources import ChanceError, Recorded, Seeded, Source, Typed
from utopia.chance.stream import new_stream

__all__ = ["ChanceError", "Recorded", "Seeded", "Source", "Typed", "new_stream"]
