"""Loading boards: the built-in one, a file of yours, or the text inside a game record."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

from utopia.boards.check import check_board
from utopia.boards.check_facts import local_faults
from utopia.boards.faults import BoardError, BoardFault, BoardFileError
from utopia.boards.model import BoardMap
from utopia.boards.reading import read_board

BUILTIN_BOARDS = ("reconstruction",)
"""The names `load_board` knows without a file."""

_LONGEST_LINE = 4000

LARGEST_FILE = 512 * 1024


def load_board(name_or_path: str | Path) -> BoardMap:
    """The built-in board of that name, or the board in that file (UTF-8 TOML, see docs/board-format.md).

    Raises `BoardFileError` if the file cannot be read at all and `BoardError` with every error found in it.
    """
    source = str(name_or_path)
    return _builtin(source) if source in BUILTIN_BOARDS else board_from_toml(_text_of(source), source)


def builtin_board(digest: str) -> BoardMap | None:
    """The built-in board with that digest, if there is (still) one."""
    boards = (load_board(name) for name in BUILTIN_BOARDS)
    return next((board for board in boards if board.digest == digest), None)


@cache
def _builtin(name: str) -> BoardMap:
    """Read once: maps are never changed."""
    return board_from_toml(_text_of(name), name)


def board_from_toml(text: str, source: str = "the board") -> BoardMap:
    """The board in the text of a board file; `source` names it in messages. Raises `BoardError`."""
    board, faults = examine(text, source)
    errors = [fault for fault in faults if fault.severity == "error"]
    if errors:
        raise BoardError(source, errors)
    return board


def examine(text: str, source: str = "the board") -> tuple[BoardMap, list[BoardFault]]:
    """The board in a text and all findings about it, warnings too. With errors the board is not fit for use.

    Raises `BoardError` if the text is no TOML.
    """
    board, faults = read_board(_parsed(text, source))
    if faults:  # what could not be read has stand-ins, about which only single entries can be judged
        return board, [*faults, *local_faults(board)]
    return board, check_board(board)


def examine_file(name_or_path: str | Path) -> tuple[BoardMap, list[BoardFault]]:
    """Like `examine`, for a built-in name or a file."""
    return examine(_text_of(name_or_path), str(name_or_path))


def _text_of(name_or_path: str | Path) -> str:
    source = str(name_or_path)
    if source in BUILTIN_BOARDS:
        return (resources.files("utopia.boards") / f"{source}.toml").read_text("utf-8")
    try:
        with Path(name_or_path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        right = f"the path of a board file, or a built-in name: {', '.join(BUILTIN_BOARDS)}"
        raise BoardFileError(source, [BoardFault("the file", "there is no such file", right)]) from None
    except (OSError, ValueError) as trouble:
        reason = getattr(trouble, "strerror", None) or str(trouble)
        raise BoardFileError(
            source, [BoardFault("the file", f"it cannot be read ({reason})", "a readable file")]
        ) from None
    return _decoded(raw, source)


def _decoded(raw: bytes, source: str) -> str:
    if len(raw) > LARGEST_FILE:
        raise BoardError(source, [BoardFault("the file", "it is too large", f"at most {LARGEST_FILE // 1024} KiB")])
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        line = raw.count(b"\n", 0, trouble.start) + 1
        fault = BoardFault(f"line {line}", f"byte {raw[trouble.start]:#04x} is not UTF-8", "a text saved as UTF-8")
        raise BoardError(source, [fault]) from None


def _parsed(text: str, source: str) -> dict[str, object]:
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > _LONGEST_LINE:  # the parser takes ages over a key of thousands of parts
            found = BoardFault(f"line {number}", f"{len(line)} characters", f"at most {_LONGEST_LINE} in a line")
            raise BoardError(source, [found])
    try:
        return tomllib.loads(text)
    except RecursionError:
        fault = BoardFault("the file", "lists or tables are nested far too deep", "plain TOML")
    except ValueError as trouble:  # TOMLDecodeError is one, and so is a number of thousands of digits
        match = re.fullmatch(r"(.*) \(at (?:(line \d+), column \d+|(end of document))\)", str(trouble), re.DOTALL)
        place = (match[2] or match[3]) if match else "the file"
        fault = BoardFault(place, f"this is no TOML ({match[1] if match else trouble})", "TOML")
    raise BoardError(source, [fault])
