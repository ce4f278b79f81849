"""`utopia train`, as a plain function that returns the exit status.

0: trained. 1: a library, a file or a folder is not as it must be. 2: the command was used wrongly. 130: interrupted;
the same command goes on.
"""

import os
import sys
from pathlib import Path
from typing import Any, Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from utopia.cli.speaking import say, told
from utopia.locales import SpokenError

FINE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
_MOST_JOBS: Final = 1024


def train(folder: str, course: dict[str, Any] | None, jobs: int) -> int:
    """Train a network in the folder, or go on there; without a course, with the folder's own.

    ``jobs`` 0 takes every processor core.
    """
    if not 0 <= jobs <= _MOST_JOBS:
        return _refuse(say("train-number", option="--jobs", number=str(jobs), least="0", most=str(_MOST_JOBS)), MISUSED)
    try:
        from utopia.training import Course, TrainingError, course_in  # noqa: PLC0415 - not everybody has what it needs
        from utopia.training import train as run_training  # noqa: PLC0415
    except SpokenError as error:
        return _refuse(told(error), FAILED)
    try:
        wanted = course_in(Path(folder)) if course is None else Course(**course)
    except TrainingError as error:
        return _refuse(told(error), MISUSED)
    try:
        with _Shown() as shown:
            manifest = run_training(wanted, Path(folder), jobs=jobs or os.cpu_count() or 1, told=shown.tell)
    except KeyboardInterrupt:
        return _refuse(say("train-interrupted", folder=folder), INTERRUPTED)
    except SpokenError as error:
        return _refuse(told(error), FAILED)
    _report(folder, manifest)
    return FINE


class _Shown:
    """Progress on the error stream: a bar where somebody looks at it, else a line for each stage that is done."""

    def __init__(self) -> None:
        self._console = Console(stderr=True, highlight=False)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bars = Progress(*columns, console=self._console, disable=not self._console.is_terminal)
        self._tasks: dict[tuple[str, int], TaskID] = {}

    def __enter__(self) -> Self:
        self._bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bars.stop()

    def tell(self, what: str, generation: int, done: int, of: int) -> None:
        """Show the progress."""
        words = say(f"train-{what}", generation=generation + 1)
        if (what, generation) not in self._tasks:
            self._tasks[what, generation] = self._bars.add_task(words, total=of)
        self._bars.update(self._tasks[what, generation], completed=done)
        if done == of and not self._console.is_terminal:
            sys.stderr.write(f"{words}: {done}/{of}\n")


def _report(folder: str, manifest: dict[str, Any]) -> None:
    """What the network predicts of games it has not seen, and where it lies."""
    for players, loss in manifest["losses"]["kept_back"].items():
        sys.stdout.write(say("train-loss", players=int(players), loss="-" if loss is None else f"{loss:.4f}") + "\n")
    games = f"{manifest['games_for_each_number_of_players']:,}"
    sys.stdout.write(say("train-done", folder=folder, games=games) + "\n")


def _refuse(sentence: str, status: int) -> int:
    sys.stderr.write(sentence.rstrip() + "\n")
    return status
