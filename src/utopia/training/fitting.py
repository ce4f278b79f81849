"""Fitting the network: cross-entropy of who won, by AdamW (JAX, optax); on a GPU where JAX sees one."""

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.bots.network.layout import FIRST_LAYER
from utopia.bots.network.weights import SHAPES
from utopia.extras import extra
from utopia.training.positions import Positions

with extra("train"):
    import jax
    import jax.numpy as jnp
    import optax

Weights = dict[str, Any]
_WARM_UP: Final = 200
"""Steps in which the learning rate rises, or a tenth of all if they are few."""
_DECAY: Final = 1e-4
_SCALES: Final = {"own": 0.12, "rivals": 0.08, "general": 0.12, "second": 1 / np.sqrt(FIRST_LAYER), "output": 0.1}
"""Standard deviations of first weights; biases begin at 0."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Fitting the network to positions, one set for each number of players."""

    sets: Sequence[Positions]
    epochs: int
    batch: int
    rate: float
    seed: int

    @property
    def steps(self) -> int:
        """Steps of an epoch."""
        return sum(len(self._cuts(positions)) for positions in self.sets)

    def optimizer(self) -> optax.GradientTransformation:
        """AdamW with a rate that rises and falls."""
        return _optimizer(self.rate, self.steps * self.epochs)

    def epoch(self, number: int, weights: Weights, state: Any) -> tuple[Weights, Any, float]:
        """Every position once; the order depends on seed and number alone. Weights, optimizer's state and mean loss."""
        step, losses = _step_of(self.rate, self.steps * self.epochs), []
        for positions, rows in self._batches(np.random.default_rng([self.seed, number])):
            batch = (positions.own[rows], positions.general[rows], positions.winner[rows])
            weights, state, loss = step(weights, state, *batch)
            losses.append(loss)
        return weights, state, float(np.mean(losses)) if losses else float("nan")

    def _cuts(self, positions: Positions) -> range:
        """Return the starts of batches; remaining positions wait for the next epoch's order."""
        count = len(positions.winner)
        return range(0, max(count // self.batch, min(1, count)) * self.batch, self.batch)

    def _batches(self, rng: np.random.Generator) -> Iterator[tuple[Positions, NDArray[np.int64]]]:
        orders = [rng.permutation(len(positions.winner)) for positions in self.sets]
        jobs = [(i, first) for i, positions in enumerate(self.sets) for first in self._cuts(positions)]
        for job in rng.permutation(len(jobs)):
            i, first = jobs[job]
            yield self.sets[i], orders[i][first : first + self.batch]


def first_weights(seed: int) -> Weights:
    """Small random weights."""
    rng = np.random.default_rng(seed)
    return {
        name: jnp.asarray(rng.normal(size=shape) * _SCALES.get(name, 0.0), jnp.float32)
        for name, shape in SHAPES.items()
    }


def worth(weights: Weights, own: Any, general: Any) -> Any:
    """[position, seat] -> logarithm of chances; what ``forward`` does compiled."""
    rivals = (own.sum(axis=1, keepdims=True) - own) / (own.shape[1] - 1)
    shared = (general @ weights["general"])[:, None]
    hidden = jax.nn.relu(own @ weights["own"] + rivals @ weights["rivals"] + shared + weights["first_bias"])
    return jax.nn.relu(hidden @ weights["second"] + weights["second_bias"]) @ weights["output"]


def loss_of(weights: Weights, own: Any, general: Any, winner: Any) -> Any:
    """Mean of minus the logarithm of the chance given to who won."""
    chances = jax.nn.log_softmax(worth(weights, own, general))
    return -jnp.take_along_axis(chances, winner[:, None], axis=1).mean()


_loss_of = jax.jit(loss_of)


def loss_on(weights: Weights, positions: Positions) -> float:
    """The loss on these positions; not a number if there are none."""
    if len(positions.winner) == 0:
        return float("nan")
    return float(_loss_of(weights, positions.own, positions.general, positions.winner))


@functools.cache
def _optimizer(rate: float, steps: int) -> optax.GradientTransformation:
    schedule = optax.warmup_cosine_decay_schedule(0.0, rate, min(_WARM_UP, steps // 10), steps)
    return optax.adamw(schedule, weight_decay=_DECAY)


@functools.cache
def _step_of(rate: float, steps: int) -> Callable[..., tuple[Weights, Any, Any]]:
    optimizer = _optimizer(rate, steps)

    @jax.jit
    def step(weights: Weights, state: Any, own: Any, general: Any, winner: Any) -> tuple[Weights, Any, Any]:
        loss, gradient = jax.value_and_grad(loss_of)(weights, own, general, winner)
        updates, state = optimizer.update(gradient, state, weights)
        return optax.apply_updates(weights, updates), state, loss

    return step
