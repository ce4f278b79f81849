"""The folder of a training: its files, its course, and its result."""

import hashlib
import json
import platform
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from utopia.bots.network.weights import MANIFEST, SHAPES, WEIGHTS
from utopia.locales import Phrase
from utopia.training.course import Course, TrainingError
from utopia.training.curves import draw_curves
from utopia.training.files import read_object, write_text, written

COURSE: Final = "course.json"
LOSSES: Final = "losses.jsonl"
CURVES: Final = "losses.svg"
_LIBRARIES: Final = ("utopia", "numpy", "numba", "jax", "optax")


@dataclass(frozen=True, slots=True)
class Folder:
    """Names of all files of a training."""

    place: Path
    course: Course

    @classmethod
    def open(cls, place: Path, course: Course) -> "Folder":
        """An empty folder, made if need be, or one in which this course was begun. Raises TrainingError."""
        file = place / COURSE
        try:
            place.mkdir(parents=True, exist_ok=True)
            is_empty = not any(place.iterdir())
        except OSError as error:
            words = {"file": str(place), "why": error.strerror or str(error)}
            raise TrainingError(Phrase("train-unwritable", words)) from error
        if not file.exists():
            if not is_empty:
                raise TrainingError(Phrase("train-foreign", {"folder": str(place), "file": COURSE}))
            write_text(file, json.dumps(course.as_object(), indent=2) + "\n")
        elif (known := read_object(file)) != course.as_object():
            raise TrainingError(_otherwise(place, known, course.as_object()))
        return cls(place, course)

    def games(self, generation: int, players: int, number: int) -> Path:
        """Positions of some games."""
        return self.place / f"games-{generation}-{players}-{number:04}.npz"

    def network(self, generation: int) -> Path:
        """The weights fitted in a generation."""
        return self.place / f"network-{generation}.npz"

    @property
    def checkpoint(self) -> Path:
        """Where the fitting that is under way, or was the last, stands."""
        return self.place / "checkpoint.npz"

    def losses(self) -> list[dict[str, Any]]:
        """One object an epoch."""
        file = self.place / LOSSES
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []

    def forget_losses(self, generation: int, epochs: int) -> None:
        """Those of epochs that are behind the checkpoint, and will be done again."""
        known = [line for line in self.losses() if (line["generation"], line["epoch"]) < (generation, epochs)]
        self._write_losses(known)

    def note_losses(
        self, generation: int, epoch: int, fitted: float | None, kept_back: dict[str, float | None]
    ) -> None:
        """The losses after an epoch, in nats a position: on what was fitted, and on what was kept back."""
        line = {"generation": generation, "epoch": epoch, "fitted": fitted, "kept_back": kept_back}
        self._write_losses([*self.losses(), line])

    def _write_losses(self, lines: list[dict[str, Any]]) -> None:
        write_text(self.place / LOSSES, "".join(json.dumps(line) + "\n" for line in lines))

    def finish(self) -> dict[str, Any]:
        """Copy the last weights to their final name, with manifest and curves beside them; the checkpoint goes."""
        content = self.network(self.course.generations - 1).read_bytes()
        with written(self.place / WEIGHTS) as out:
            out.write(content)
        manifest = {
            "digest": hashlib.sha256(content).hexdigest(),
            "command": f"utopia train FOLDER {self.course.options()}",
            "course": self.course.as_object(),
            "games_for_each_number_of_players": sum(map(self.course.games_of, range(self.course.generations))),
            "losses": self.losses()[-1],
            "shapes": {name: list(shape) for name, shape in SHAPES.items()},
            "versions": {name: _version(name) for name in _LIBRARIES},
            "machine": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        }
        write_text(self.place / MANIFEST, json.dumps(manifest, indent=2) + "\n")
        with written(self.place / CURVES) as out:
            draw_curves(self.losses(), out)
        self.checkpoint.unlink(missing_ok=True)
        return manifest


def course_in(place: Path) -> Course:
    """The course that was begun in a folder. Raises TrainingError."""
    known = read_object(place / COURSE)
    try:
        return Course(**known)
    except TypeError as error:
        raise TrainingError(Phrase("train-broken", {"file": str(place / COURSE), "why": str(error)})) from error


def _otherwise(place: Path, known: dict[str, Any], wanted: dict[str, Any]) -> Phrase:
    """Return the differences of the folder's course."""
    names = [name for name in wanted if known.get(name) != wanted[name]]
    there = ", ".join(f"--{name} {known.get(name)}" for name in names)
    return Phrase("train-other-course", {"folder": str(place), "there": there or COURSE})


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
