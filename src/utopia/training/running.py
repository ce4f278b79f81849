"""A training from its beginning to its weights, in one folder; begun again there, it goes on where it was left."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.bots.network.weights import WEIGHTS, flatten
from utopia.bots.network.weights import read_arrays as read_network
from utopia.training.checkpoint import Checkpoint
from utopia.training.course import NETWORK, TABLES, Course
from utopia.training.files import write_arrays
from utopia.training.fitting import Fit, first_weights, loss_on
from utopia.training.folder import Folder
from utopia.training.playing import Part, play_parts
from utopia.training.positions import Positions

Told = Callable[[str, int, int, int], None]
"""Told what is done ("playing" or "fitting") in which generation, how much of it, and of how much."""

_PART: Final = 250
"""Games in one file; an interruption loses no more than these a process."""


def train(course: Course, place: Path, *, jobs: int = 1, told: Told = lambda *_: None) -> dict[str, Any]:
    """Do what is left of the course in the folder; its manifest, which lies there with the weights.

    Raises TrainingError for a folder that is of another course, or cannot be written or read.
    """
    folder = Folder.open(place, course)
    for generation in range(course.generations):
        if not folder.network(generation).exists():
            _play(course, folder, generation, jobs, told)
            _fit(course, folder, generation, told)
    return folder.finish()


def _play(course: Course, folder: Folder, generation: int, jobs: int, told: Told) -> None:
    """The generation's games, as far as their positions are not there yet."""
    weights = None
    if course.teacher_of(generation) == NETWORK:
        weights = weights_in(folder.network(generation - 1))
    parts = _parts(course, folder, generation, weights)
    left = [part for part in parts if not part.file.exists()]
    done = len(parts) - len(left)
    told("playing", generation, done, len(parts))
    for _ in play_parts(left, jobs):
        done += 1
        told("playing", generation, done, len(parts))


def _parts(course: Course, folder: Folder, generation: int, weights: NDArray[np.float64] | None) -> list[Part]:
    games, seed = course.games_of(generation), course.seed * 1000 + generation
    return [
        Part(
            folder.games(generation, players, first // _PART),
            players,
            range(first, min(first + _PART, games)),
            course.teacher_of(generation),
            weights,
            course.every,
            seed,
        )
        for players in TABLES
        for first in range(0, games, _PART)
    ]


def weights_in(file: Path) -> NDArray[np.float64]:
    """What lies at ``mind[OWN:TRUST]`` for a player with this network. Raises NetworkError."""
    return flatten(read_network(file), str(file))


def _fit(course: Course, folder: Folder, generation: int, told: Told) -> None:
    """Epoch after epoch, with a checkpoint behind each; the network so far is where it begins."""
    sets = _window(course, folder, generation)
    fitted = [positions.part(is_kept_back=False) for positions in sets]
    kept_back = [positions.part(is_kept_back=True) for positions in sets]
    fit = Fit(fitted, course.epochs, course.batch, course.rate, course.seed * 1000 + generation)
    now = _where_it_stands(course, folder, generation, fit)
    folder.forget_losses(generation, now.epochs)
    told("fitting", generation, now.epochs, course.epochs)
    for epoch in range(now.epochs, course.epochs):
        weights, state, loss = fit.epoch(epoch, now.weights, now.state)
        now = Checkpoint(generation, epoch + 1, weights, state)
        seen = {players: loss_on(weights, part) for players, part in zip(TABLES, kept_back, strict=True)}
        folder.note_losses(generation, epoch, _number(loss), {str(n): _number(loss) for n, loss in seen.items()})
        now.save(folder.checkpoint)
        told("fitting", generation, epoch + 1, course.epochs)
    write_arrays(folder.network(generation), {name: np.asarray(array) for name, array in now.weights.items()})


def _number(loss: float) -> float | None:
    return round(loss, 6) if math.isfinite(loss) else None


def _window(course: Course, folder: Folder, generation: int) -> list[Positions]:
    """Positions of the newest generations, one set for each number of players."""
    sets = []
    for players in TABLES:
        parts = []
        for played in range(max(0, generation + 1 - course.window), generation + 1):
            count = -(-course.games_of(played) // _PART)
            parts += [Positions.load(folder.games(played, players, number)) for number in range(count)]
        sets.append(Positions.together(parts))
    return sets


def _where_it_stands(course: Course, folder: Folder, generation: int, fit: Fit) -> Checkpoint:
    """The generation's checkpoint, or its beginning: random weights, later those of the generation before."""
    weights = first_weights(course.seed)
    if generation > 0:
        weights = {
            name: array.astype(np.float32) for name, array in read_network(folder.network(generation - 1)).items()
        }
    state = fit.optimizer().init(weights)
    beginning = Checkpoint(generation, 0, weights, state)
    kept = Checkpoint.load(folder.checkpoint, state) if folder.checkpoint.exists() else beginning
    return kept if kept.generation == generation else beginning


__all__ = ["WEIGHTS", "Told", "train", "weights_in"]
