"""The weights that come with the package: read once, and checked against their manifest."""

import functools
import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.bots.files import BotError
from utopia.bots.network.layout import FACTS, FIRST_LAYER, GENERAL, OWN, SECOND_LAYER, TRUST
from utopia.locales import Phrase

WEIGHTS: Final = "weights.npz"
MANIFEST: Final = "manifest.json"
WITH_PACKAGE: Final = Path(__file__).parent
"""The folder of the weights that everybody has."""

SHAPES: Final = {
    "own": (FACTS, FIRST_LAYER),
    "rivals": (FACTS, FIRST_LAYER),
    "general": (GENERAL, FIRST_LAYER),
    "first_bias": (FIRST_LAYER,),
    "second": (FIRST_LAYER, SECOND_LAYER),
    "second_bias": (SECOND_LAYER,),
    "output": (SECOND_LAYER,),
}
"""The arrays of a weights file, in the order of a mind."""


class NetworkError(BotError):
    """A weights file that cannot be used; the message names it and the fault."""


@functools.cache
def network_weights(folder: Path = WITH_PACKAGE) -> NDArray[np.float64]:
    """Return the values of ``mind[OWN:TRUST]`` for a player that uses that network, read once. Raises NetworkError."""
    return read_weights(folder)


def read_weights(folder: Path) -> NDArray[np.float64]:
    """Read the weights of a folder, with a manifest beside them that holds their digest. Raises NetworkError."""
    file = folder / WEIGHTS
    try:
        content = file.read_bytes()
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        known = manifest.get("digest")
    except (OSError, ValueError, AttributeError) as error:
        raise NetworkError(Phrase("network-unreadable", {"file": str(file), "why": _why(error)})) from error
    if known != hashlib.sha256(content).hexdigest():
        raise NetworkError(Phrase("network-foreign", {"file": str(file), "manifest": MANIFEST}))
    return flatten(read_arrays(file), str(file))


def read_arrays(file: Path) -> dict[str, Any]:
    """Read the arrays of a weights file. Raises NetworkError."""
    try:
        with file.open("rb") as content, np.load(content, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in SHAPES}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile) as error:
        raise NetworkError(Phrase("network-unreadable", {"file": str(file), "why": _why(error)})) from error


def flatten(arrays: dict[str, Any], file: str) -> NDArray[np.float64]:
    """Concatenate the arrays. Raises NetworkError if one has another shape, or a number is none."""
    for name, shape in SHAPES.items():
        array = arrays[name]
        if array.shape != shape or array.dtype.kind != "f" or not np.isfinite(array).all():
            words = {"file": file, "array": name, "shape": " x ".join(map(str, shape))}
            raise NetworkError(Phrase("network-array", words))
    weights = np.concatenate([np.asarray(arrays[name], np.float64).ravel() for name in SHAPES])
    assert len(weights) == TRUST - OWN
    return weights


def _why(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
