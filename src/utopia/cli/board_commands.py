"""`utopia board check` and `utopia board draw`, as plain functions that return the exit status.

0: fine. 1: the board has faults. 2: the command was used wrongly (no such file, an output that cannot be written).
"""

from __future__ import annotations

import sys
from pathlib import Path

from utopia.boards import BoardError, BoardFileError, BoardMap, draw_board, examine_file, load_board
from utopia.boards.drawing.palette import PALETTES
from utopia.cli.speaking import say, tell

FINE, FAILED, MISUSED = 0, 1, 2


def check(file: str) -> int:
    """Check a board file (or a built-in board's name) and tell every finding. Doubts alone do not fail the check."""
    try:
        board, faults = examine_file(file)
    except BoardError as error:
        return _refused(error)
    errors = [str(fault) for fault in faults if fault.severity == "error"]
    doubts = [str(fault) for fault in faults if fault.severity == "warning"]
    if errors:
        tell(say("board-unplayable", file=file, faults=say("count-faults", number=len(errors))), *_listed(errors))
    else:
        tell(say("board-fit", file=file, summary=_summary(board)))
    if doubts:
        tell(say("board-doubts"), *_listed(doubts))
    if not errors:
        tell(say("board-digest", digest=board.digest))
    return FAILED if errors else FINE


def draw(file: str, output: str | None, theme: str) -> int:
    """Draw a board as SVG into the file `output`, or to standard output if that is None."""
    if theme not in PALETTES:
        tell(say("board-no-theme", theme=repr(theme), themes=", ".join(PALETTES)), stream=sys.stderr)
        return MISUSED
    try:
        board = load_board(file)
    except BoardError as error:
        return _refused(error)
    picture = draw_board(board, theme="dark" if theme == "dark" else "light")
    try:
        if output is None:
            sys.stdout.write(picture.encode("ascii", "xmlcharrefreplace").decode("ascii"))
            sys.stdout.flush()
        else:
            Path(output).write_text(picture, "utf-8")
    except BrokenPipeError:
        raise  # nobody reads any more: that is no mistake
    except (OSError, ValueError) as trouble:
        target = output or say("standard-output")
        why = say("cannot-be-written", file=target, why=_reason(trouble))
        tell(f"{why[0].upper() if output is None else why[0]}{why[1:]}.", stream=sys.stderr)
        return MISUSED
    if output is not None:
        plain = "" if board.geometry else f" {say('board-schematic')}"
        tell(f"{say('board-drawn', name=board.name, file=output)}{plain}")
    return FINE


def _refused(error: BoardError) -> int:
    """Tell why a board was refused, and the status for it."""
    faults = say("count-faults", number=len(error.faults))
    tell(say("board-unusable", file=error.source, faults=faults), stream=sys.stderr)
    tell(*_listed([str(fault) for fault in error.faults]), stream=sys.stderr)
    return MISUSED if isinstance(error, BoardFileError) else FAILED


def _summary(board: BoardMap) -> str:
    return say(
        "board-summary" if board.geometry else "board-summary-undrawn",
        name=board.name,
        sizes=", ".join(f"{island.id} {len(island.districts)}" for island in board.islands),
        streets=say("count-streets", number=len(board.streets)),
        bridges=say("count-bridges", number=len(board.bridges)),
        harbours=say("count-harbours", number=sum(district.is_harbour for district in board.districts)),
    )


def _listed(lines: list[str]) -> list[str]:
    return [f"  - {line}" for line in lines]


def _reason(trouble: Exception) -> str:
    return getattr(trouble, "strerror", None) or str(trouble)
