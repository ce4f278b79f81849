"""Where the fitting of a generation stands: weights and the optimizer's state after so many epochs."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from utopia.bots.network.weights import SHAPES
from utopia.extras import extra
from utopia.locales import Phrase
from utopia.training.course import TrainingError
from utopia.training.files import read_arrays, write_arrays
from utopia.training.fitting import Weights

with extra("train"):
    import jax
    import jax.numpy as jnp

_NUMBERS: Final = ("generation", "epochs")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """After ``epochs`` epochs of a generation."""

    generation: int
    epochs: int
    weights: Weights
    state: Any
    """The optimizer's."""

    def save(self, file: Path) -> None:
        """Write all or nothing. Raises TrainingError."""
        leaves = {f"state{i}": np.asarray(leaf) for i, leaf in enumerate(jax.tree.leaves(self.state))}
        weights = {name: np.asarray(array) for name, array in self.weights.items()}
        numbers = {name: np.array(getattr(self, name)) for name in _NUMBERS}
        write_arrays(file, {**numbers, **weights, **leaves})

    @classmethod
    def load(cls, file: Path, like: Any) -> "Checkpoint":
        """What ``save`` wrote, for an optimizer with a state ``like`` this one. Raises TrainingError."""
        leaves, tree = jax.tree.flatten(like)
        names = [f"state{i}" for i in range(len(leaves))]
        arrays = read_arrays(file, [*_NUMBERS, *SHAPES, *names])
        fits = all(arrays[name].shape == shape for name, shape in SHAPES.items()) and all(
            arrays[name].shape == np.shape(leaf) for name, leaf in zip(names, leaves, strict=True)
        )
        if not fits:
            raise TrainingError(Phrase("train-other-network", {"file": str(file)}))
        state = jax.tree.unflatten(tree, [jnp.asarray(arrays[name]) for name in names])
        weights = {name: jnp.asarray(arrays[name]) for name in SHAPES}
        generation, epochs = (int(arrays[name]) for name in _NUMBERS)
        return cls(generation, epochs, weights, state)
