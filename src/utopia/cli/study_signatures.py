"""The signatures of the commands by which one studies the game."""
# ruff: noqa: PLC0415

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from utopia.cli.options import ABOUT, Json, RecordFile


def learn(lesson: Annotated[str | None, Parameter(help=ABOUT["argument-lesson"])] = None, /) -> int:
    """List the lessons, or play one by typed moves."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.learn_command import learn as learn_command

    return learn_command(lesson)


def analyse(
    file: RecordFile,
    /,
    *,
    level: Annotated[str, Parameter(help=ABOUT["argument-level"])] = "quick",
    seed: Annotated[int, Parameter(help=ABOUT["argument-analysis-seed"])] = 1,
    json: Json = False,
    parquet: Annotated[Path | None, Parameter(help=ABOUT["argument-analysis-parquet"])] = None,
) -> int:
    """Find out what luck and play gave each player of a finished game."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.analyse_command import run

    return run(file, level, seed, json=json, columns=parquet)


def puzzles(*, parquet: Annotated[Path | None, Parameter(help=ABOUT["argument-puzzles-parquet"])] = None) -> int:
    """List the puzzles."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.puzzle_commands import list_puzzles, write_puzzles

    return list_puzzles() if parquet is None else write_puzzles(parquet)


def puzzles_solve(
    puzzle: Annotated[str | None, Parameter(help=ABOUT["argument-puzzle"])] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help=ABOUT["argument-puzzle-players"])] = None,
    theme: Annotated[str | None, Parameter(help=ABOUT["argument-puzzle-theme"])] = None,
) -> int:
    """Solve a puzzle."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.puzzle_commands import solve

    return solve(puzzle, players, theme)


def puzzles_make(
    file: Annotated[Path, Parameter(help=ABOUT["argument-puzzle-file"])],
    /,
    *,
    players: Annotated[int, Parameter(help=ABOUT["argument-puzzle-players"])] = 2,
    games: Annotated[int, Parameter(help=ABOUT["argument-puzzle-games"])] = 10,
    seed: Annotated[int, Parameter(help=ABOUT["argument-puzzle-seed"])] = 1,
) -> int:
    """Find puzzles in new games between bots."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.puzzle_commands import make

    return make(file, players, games, seed)
