"""All findings about a board: errors that keep it from play, and doubts whether it is like the printed map."""

from __future__ import annotations

from collections.abc import Iterator

from utopia.boards.check_facts import known_map_warnings, local_faults, reach_faults
from utopia.boards.check_geometry import geometry_faults
from utopia.boards.faults import BoardFault
from utopia.boards.model import BoardMap


def check_board(board: BoardMap) -> list[BoardFault]:
    """Every finding, errors and warnings, in the order of the file; an empty list for a perfect board.

    What depends on the map as a whole (ways, chain of sectors, drawing) is judged only once each entry is sound, so
    that one slip does not echo through the list.
    """
    return list(_findings(board))


def _findings(board: BoardMap) -> Iterator[BoardFault]:
    local = list(local_faults(board))
    yield from local
    if any(fault.severity == "error" for fault in local):
        return
    yield from reach_faults(board)
    yield from known_map_warnings(board)
    if board.geometry is not None:
        yield from geometry_faults(board, board.geometry)
