"""The signatures of the commands by which one studies the game."""
# ruff: noqa: PLC0415

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
) -> int:
    """Find out what luck and play gave each player of a finished game."""
    from utopia.cli.preparing import preparing

    with preparing():
        from utopia.cli.analyse_command import run

    return run(file, level, seed, json=json)
