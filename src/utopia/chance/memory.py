"""Reading memory by its address, inside compiled code.

Numba unpacks an array that is passed to compiled code, which costs as much as a short rule; a number costs nothing. So
a caller with very many calls passes the address of a block that it keeps alive.
"""

import ctypes
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic, overload
from numpy.typing import NDArray


def array_at(address: int, count: int, dtype: np.dtype[Any]) -> NDArray[Any]:
    """Return the ``count`` numbers or records of a type that lie at an address; nothing checks that they do."""
    block = (ctypes.c_uint8 * (count * dtype.itemsize)).from_address(address)
    return np.ndarray((count,), dtype, buffer=memoryview(block))


def _read_as_pointer(_typing: Any, address: Any) -> Any:
    """Take a number for a pointer."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return types.voidptr(address), generate


_pointer: Any = intrinsic(_read_as_pointer)
_carray: Any = vars(numba)["carray"]  # a public function that is missing from Numba's types


@overload(array_at)
def _array_at(address: Any, count: Any, dtype: Any) -> Any:  # noqa: ARG001 - their types are what counts
    def look(address: Any, count: Any, dtype: Any) -> Any:
        return _carray(_pointer(address), (count,), dtype)

    return look
