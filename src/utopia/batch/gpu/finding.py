"""Whether games can be played on a GPU here, and if not, what is missing."""

from importlib.util import find_spec
from typing import Final

from utopia.batch.gpu.toolkit import config, cuda
from utopia.locales import Phrase, SpokenError
from utopia.rules.compiled import MODE

MOST: Final = 2**31 - 1
"""Games, or decisions a launch."""
_TOOLKIT: Final = "numba_cuda"
"""NVIDIA's own CUDA target for Numba; the one inside Numba is older."""
_NO_REASON: Final = "Error at driver init"
"""The first line of a missing driver's message; the reason follows."""


class GpuError(SpokenError):
    """No games can be played on a GPU; the message says why, and names the remedy."""


def require_gpu() -> None:
    """Raise GpuError unless a GPU, its toolkit and compiled rules are there."""
    needed = "plain" if is_simulated() else "compiled"
    if needed != MODE:
        raise GpuError(Phrase("gpu-rules", {"mode": MODE, "needed": needed}))
    if is_simulated():
        return
    if find_spec(_TOOLKIT) is None:
        raise GpuError(Phrase("gpu-toolkit"))
    if reason := _why_not():
        raise GpuError(Phrase("gpu-none", {"reason": reason}))


def is_simulated() -> bool:
    """Return whether Numba's simulator stands in for a GPU (``NUMBA_ENABLE_CUDASIM=1``): slow, for tests."""
    return bool(config.ENABLE_CUDASIM)


def check_number(name: str, value: object, most: int = MOST) -> None:
    """Raise GpuError unless the value is a whole number from 1 to ``most``."""
    if not (isinstance(value, int) and 1 <= value <= most):
        raise GpuError(Phrase("gpu-number", {"name": name, "value": repr(value), "most": str(most)}))


def _why_not() -> str:
    """Return the message of the driver or the toolkit, in English; empty if all is well."""
    try:
        cuda.get_current_device()
    except (ImportError, IndexError, cuda.cudadrv.error.CudaDriverError) as error:
        lines = [line.strip(" .:") for line in str(error).splitlines()]
        return next((line for line in lines if line and line != _NO_REASON), type(error).__name__)
    return "" if cuda.is_available() else "NVVM, the compiler of the CUDA toolkit, cannot be loaded"
