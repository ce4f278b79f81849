import numpy as np

from utopia.rules import empty_states
from utopia.rules.model.board import BOARD_DTYPE
from utopia.rules.model.layout import Field
from utopia.rules.model.state import STATE_DTYPE

MOST_BYTES = 1536


def test_a_position_is_small() -> None:
    assert empty_states().nbytes == STATE_DTYPE.itemsize <= MOST_BYTES


def test_records_are_packed_so_that_equal_positions_are_equal_bytes() -> None:
    for dtype in (STATE_DTYPE, BOARD_DTYPE):
        assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize


def test_every_number_is_signed_and_no_field_hides_an_arrays_own_method() -> None:
    for dtype in (STATE_DTYPE, BOARD_DTYPE):
        for name in dtype.names or ():
            assert dtype[name].base.kind == "i", name
            assert not hasattr(np.zeros(1), name), name
            assert not hasattr(np.record, name), name


def test_room_for_many_positions_is_all_zero() -> None:
    states = empty_states(3)
    assert len(states) == 3
    assert not any(states.tobytes())


def test_a_field_has_width_and_shape() -> None:
    assert (Field(np.int8, 2, 3).width, Field(np.int8, 2, 3).shape) == (np.int8, (2, 3))
