"""`utopia arena ladder`, as a plain function that returns the exit status (see ``ending``)."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from utopia.arena import Tournament
from utopia.arena.keeping.errors import KeepingError
from utopia.arena.keeping.folder import RunFolder, is_run
from utopia.arena.keeping.manifest import manifest_of
from utopia.arena.ladder import PLAYERS, ladder, row, rows, table, updated
from utopia.arena.match import read_names
from utopia.arena.running import Workforce
from utopia.arena.running.errors import PlayingError
from utopia.arena.session import Session
from utopia.bots import LEVELS
from utopia.cli.arena.choosing import read_sizes, workforce
from utopia.cli.arena.command import tell_interruption
from utopia.cli.arena.ending import FAILED, FINE, MISUSED, MISUSES, STOPS, refuse, sentence
from utopia.cli.arena.progress import watched
from utopia.cli.speaking import say
from utopia.locales import Phrase


@dataclass(frozen=True, slots=True)
class LadderWishes:
    """What was asked for at the command line; None where nothing was said."""

    games: int
    seed: int
    steps: str | None
    players: str | None
    out: str | None
    write: str | None
    jobs: int
    ray: str | None


def measure_ladder(wishes: LadderWishes) -> int:
    """Measure the steps, go on where the folder left off, and print or write the table."""
    try:
        tournament = _tournament(wishes)
        if wishes.write is not None:
            _with_rows(Path(wishes.write), ())
        players = workforce(wishes.jobs, wishes.ray)
        folder = None if wishes.out is None else _folder(Path(wishes.out), tournament)
    except MISUSES as error:
        return refuse(sentence(error), MISUSED)
    except PlayingError as error:
        return refuse(sentence(error), FAILED)
    with closing(folder) if folder else nullcontext():
        try:
            session = Session(tournament, folder)
        except MISUSES as error:
            return refuse(sentence(error), MISUSED)
        return _play_and_show(session, players, wishes)


def _play_and_show(session: Session, players: Workforce, wishes: LadderWishes) -> int:
    is_interrupted = False
    try:
        for _ in _told(watched(session.play(players), session.tournament, session.counting.games), session):
            pass
    except KeyboardInterrupt:
        is_interrupted = True
    except STOPS as error:
        return refuse(sentence(error), FAILED)
    if wishes.write is None:
        sys.stdout.write(table(rows(session.counting)) + "\n")
    else:
        try:
            _with_rows(Path(wishes.write), rows(session.counting))
        except MISUSES as error:  # somebody changed the page meanwhile
            sys.stdout.write(table(rows(session.counting)) + "\n")
            return refuse(sentence(error), FAILED)
    same = f"{manifest_of(session.tournament).command.removeprefix('utopia ')} --out"
    return tell_interruption(session, same, wishes.out) if is_interrupted else FINE


def _tournament(wishes: LadderWishes) -> Tournament:
    steps = LEVELS[1:] if wishes.steps is None else read_names(wishes.steps)
    players = PLAYERS if wishes.players is None else read_sizes(wishes.players)
    return ladder(wishes.games, wishes.seed, tuple(dict.fromkeys(steps)), players)


def _folder(path: Path, tournament: Tournament) -> RunFolder:
    return RunFolder.resume(path, tournament) if is_run(path) else RunFolder.start(path, tournament)


def _with_rows(path: Path, new: Iterable[str]) -> None:
    """Put the rows into the page's table; none of them only shows that this is possible. Raises KeepingError."""
    try:
        with path.open("r+", encoding="utf-8") as file:
            page = updated(file.read(), new)
            file.seek(0)
            file.write(page)
            file.truncate()
    except OSError as error:
        words = {"folder": str(path), "reason": error.strerror or type(error).__name__}
        raise KeepingError(Phrase("run-folder-unusable", words)) from None


def _told(games: Iterator[range], session: Session) -> Iterator[range]:
    """A line for each step that is finished."""
    counting, size = session.counting, session.tournament.games_a_table
    for numbers in games:
        for step in range(numbers.start // size, numbers.stop // size):
            told = row(session.tournament.tables[step], counting.tables[step], counting.times[step])
            sys.stderr.write(f"{say('ladder-step', number=step + 1, steps=len(counting.tables))} {told}\n")
            sys.stderr.flush()
        yield numbers
