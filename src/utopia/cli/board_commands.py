"""`utopia board check` and `utopia board draw`, as plain functions that return the exit status.

0: fine. 1: the board has faults. 2: the command was used wrongly (no such file, an output that cannot be written).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from utopia.boards import BoardError, BoardFileError, BoardMap, draw_board, examine_file, load_board
from utopia.boards.drawing.palette import PALETTES

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
        _say(f"{file} cannot be played yet: {_counted(len(errors), 'fault')}.", *_listed(errors))
    else:
        _say(f"{file} is fit for play: {_summary(board)}.")
    if doubts:
        _say("It differs from what is known of the printed map, which is fine if the map says so:", *_listed(doubts))
    if not errors:
        _say(f"Its digest is {board.digest}.")
    return FAILED if errors else FINE


def draw(file: str, output: str | None, theme: str) -> int:
    """Draw a board as SVG into the file `output`, or to standard output if that is None."""
    if theme not in PALETTES:
        _say(f"There is no theme {theme!r}; choose one of {', '.join(PALETTES)}.", stream=sys.stderr)
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
        _say(f"{output or 'Standard output'} cannot be written: {_reason(trouble)}.", stream=sys.stderr)
        return MISUSED
    if output is not None:
        plain = "" if board.geometry else " It is a schematic one, for the file has no geometry."
        _say(f"The map of {board.name} is drawn in {output}.{plain}")
    return FINE


def _refused(error: BoardError) -> int:
    """Tell why a board was refused, and the status for it."""
    _say(f"{error.source} is no usable board: {_counted(len(error.faults), 'fault')}.", stream=sys.stderr)
    _say(*_listed([str(fault) for fault in error.faults]), stream=sys.stderr)
    return MISUSED if isinstance(error, BoardFileError) else FAILED


def _summary(board: BoardMap) -> str:
    sizes = ", ".join(f"{island.id} {len(island.districts)}" for island in board.islands)
    harbours = sum(district.is_harbour for district in board.districts)
    ways = f"{_counted(len(board.streets), 'street')}, {_counted(len(board.bridges), 'bridge')}"
    drawn = "with its drawing" if board.geometry else "without a drawing"
    return f"{board.name}; {sizes}; {ways}, {_counted(harbours, 'harbour')}; {drawn}"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _listed(lines: list[str]) -> list[str]:
    return [f"  - {line}" for line in lines]


def _reason(trouble: Exception) -> str:
    return getattr(trouble, "strerror", None) or str(trouble)


def _say(*lines: str, stream: TextIO | None = None) -> None:
    """Print lines, with escapes for letters that the terminal's encoding lacks."""
    target = stream or sys.stdout
    encoding = target.encoding or "utf-8"
    for line in lines:
        target.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
