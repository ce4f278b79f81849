"""The manifest of a run: enough to play it again, and to refuse to go on with another."""

import hashlib
import platform
import shlex
from collections.abc import Container, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

import utopia
from utopia.arena.keeping.errors import KeepingError
from utopia.arena.match import USUAL, Match
from utopia.arena.tournament import Tournament
from utopia.boards import BoardMap
from utopia.bots import Budget
from utopia.bots.files import is_in_file
from utopia.bots.registry import package_of
from utopia.locales import Phrase
from utopia.rules import Edition

FORMAT: Final = 1
"""Of a run's folder."""
_PACKAGE: Final = Path(utopia.__file__).parent
_DECIDING: Final = {
    "rules": ("rules", "chance", "boards"),
    "bots": ("bots",),
}
"""Packages whose sources say what happens in a game."""
_NOT_DECIDING: Final = _PACKAGE / "bots" / "supervision"
"""In which processes bots think is nothing to the games."""
_NAMES: Final = ("command", "board")
"""What may be called otherwise and be the same."""
_WITH_WHAT: Final = ("versions", "sources")
_SOURCES: Final = (".py", ".toml", ".npz")


class Manifest(msgspec.Struct, frozen=True):
    """Everything that the games depend on."""

    format: int
    command: str
    """Return the command line for the same games."""
    tables: tuple[tuple[str, ...], ...]
    games_a_table: int
    in_turn: bool
    seed: int
    simulations: int | None
    """Games that a searching bot tries out for a decision; None: as many as its level usually does."""
    seconds: float | None
    """For a decision; None: as long as the simulations take."""
    edition: dict[str, int | bool | str]
    board: str
    """What it is called."""
    board_digest: str
    versions: dict[str, str]
    sources: dict[str, str]
    """Digests of the sources of rules and bots, and of bots in files; of bots from packages, which package it is."""

    @property
    def games(self) -> int:
        """Of all tables."""
        return len(self.tables) * self.games_a_table


def manifest_of(tournament: Tournament) -> Manifest:
    """The manifest of a run that starts here and now."""
    match = tournament.tables[0]
    seconds = match.budget.seconds
    return Manifest(
        format=FORMAT,
        command=_command(tournament),
        tables=tuple(table.players for table in tournament.tables),
        games_a_table=match.games,
        in_turn=tournament.in_turn,
        seed=match.seed,
        simulations=match.budget.simulations,
        seconds=None if seconds == USUAL.seconds else seconds,
        edition=match.edition.options(),
        board=match.board.name,
        board_digest=match.board.digest,
        versions=_versions(),
        sources=sources(tournament.names),
    )


def tournament_of(manifest: Manifest, board: BoardMap) -> Tournament:
    """What the manifest says is to be played. Raises MatchError, BotError or EditionError if that is nonsense."""
    seconds = USUAL.seconds if manifest.seconds is None else manifest.seconds
    budget, edition = Budget(seconds, manifest.simulations), Edition(**manifest.edition)  # type: ignore[arg-type]
    tables = (
        Match(players, manifest.games_a_table, manifest.seed, board, edition, budget) for players in manifest.tables
    )
    return Tournament(tuple(tables), manifest.in_turn)


def check_same(kept: Manifest, now: Manifest, *, is_finished: bool = False) -> None:
    """KeepingError, naming every difference, if games played now would not belong to those that were kept.

    What a finished run was played with is no difference: nothing more is played.
    """
    ignored = (*_NAMES, *_WITH_WHAT) if is_finished else _NAMES
    differences = list(_differences(kept, now, ignored))
    if differences:
        raise KeepingError(Phrase("run-differs", {"differences": "; ".join(differences)}))


def _differences(kept: Manifest, now: Manifest, ignored: Container[str]) -> Iterator[str]:
    """Each as `what: there, here`; versions and sources one by one."""
    for name in Manifest.__struct_fields__:
        before, after = getattr(kept, name), getattr(now, name)
        if before == after or name in ignored:
            continue
        if isinstance(before, dict) and isinstance(after, dict):
            keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
            yield from (f"{name}.{key}: {_short(before.get(key))}, {_short(after.get(key))}" for key in keys)
        else:
            yield f"{name}: {_short(before)}, {_short(after)}"


def _short(value: object) -> str:
    text = str(msgspec.to_builtins(value))
    return text if len(text) <= 40 else f"{text[:12]}…"


def _versions() -> dict[str, str]:
    libraries = {name: version(name) for name in ("numpy", "numba")}
    return {"utopia": utopia.__version__, "python": platform.python_version(), **libraries}


@cache
def sources(names: tuple[str, ...]) -> dict[str, str]:
    """Return the deciding code of these bots -> the digest of its sources, as they were when first asked for.

    Of a bot from a package it is the package and its version, whose sources may lie anywhere.
    """
    files = {name: Path(name.rpartition(":")[0]) for name in names if is_in_file(name)}
    ours = {name: _digest(*packages) for name, packages in _DECIDING.items()}
    theirs = {name: package for name in names if (package := package_of(name))}
    return {**ours, **theirs, **{name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}}


def _digest(*packages: str) -> str:
    """Of every source, map and weight in these packages (SHA-256)."""
    digest = hashlib.sha256()
    for package in packages:
        for source in sorted((_PACKAGE / package).rglob("*")):
            if source.suffix in _SOURCES and not source.is_relative_to(_NOT_DECIDING):
                digest.update(f"{source.relative_to(_PACKAGE).as_posix()}\0".encode())
                digest.update(source.read_bytes())
    return digest.hexdigest()


def _command(tournament: Tournament) -> str:
    """By named seats, if there is one table only."""
    match = tournament.tables[0]
    words = ["utopia", "arena"]
    sizes = dict.fromkeys(str(len(table.players)) for table in tournament.tables)
    if len(tournament.tables) == 1:
        words += ["--seats", ",".join(match.players)]
    elif tournament.in_turn:
        words += ["--bots", ",".join(tournament.names), "--players", ",".join(sizes)]
    else:
        words += ["ladder", "--steps", ",".join(dict.fromkeys(table.players[0] for table in tournament.tables))]
        words += ["--players", ",".join(sizes)]
    words += ["--games", str(match.games), "--seed", str(match.seed)]
    if match.budget.simulations is not None:
        words += ["--simulations", str(match.budget.simulations)]
    if match.budget.seconds != USUAL.seconds:
        words += ["--seconds", f"{match.budget.seconds:g}"]
    usual = Edition().options()
    for name, value in match.edition.options().items():
        if value != usual[name]:
            words += ["--option", f"{name}={str(value).lower()}"]
    return shlex.join(words)
