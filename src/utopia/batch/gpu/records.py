"""Records as a GPU reads them: it loads a number of several bytes only from a multiple of its width.

The rules' records are packed, so that equal positions are equal bytes. The rules name fields and never count bytes:
they compile for the aligned twins here as they are.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.rules.model.board import BOARD_DTYPE
from utopia.rules.model.state import STATE_DTYPE


def _aligned(packed: np.dtype[np.void]) -> np.dtype[np.void]:
    names = packed.names or ()
    return np.dtype((np.record, np.dtype([(name, packed[name]) for name in names], align=True)))


ALIGNED_STATE: Final = _aligned(STATE_DTYPE)
ALIGNED_BOARD: Final = _aligned(BOARD_DTYPE)


def converted(records: NDArray[Any], layout: np.dtype[np.void]) -> NDArray[Any]:
    """The same field values in another layout; padding is zero."""
    others = np.zeros(records.shape, layout)
    for name in layout.names or ():
        others[name] = records[name]
    return others
