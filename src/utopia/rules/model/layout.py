"""From an annotated class to a packed record: one declaration is layout, documentation and type.

``Field`` marks an attribute's width and shape: ``score: Annotated[IntArray, Field(np.int16, SEATS)]``. Records are
packed (no padding), so two equal positions are equal byte for byte.
"""

from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]
"""What a nested array is to a type checker; its width is the field's."""


class Field:
    """Width and shape of one attribute; widths are signed, since unsigned ones wrap differently uncompiled."""

    def __init__(self, width: type[np.signedinteger[Any]], *shape: int) -> None:
        self.width: Final = width
        self.shape: Final = shape


def record_dtype(layout: type) -> np.dtype[np.void]:
    """The packed dtype of an annotated layout class; ``np.record`` so that attributes work uncompiled too."""
    fields = []
    for name, hint in get_type_hints(layout, include_extras=True).items():
        field = _field_of(hint)
        fields.append((name, field.width, field.shape) if field.shape else (name, field.width))
    return np.dtype((np.record, np.dtype(fields)))


def _field_of(hint: object) -> Field:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Field):
                return extra
    raise TypeError(f"{hint!r} carries no Field")
