"""Maps as data: loading, checking, writing and drawing them.

`load_board("reconstruction")` gives the map the game ships. It is our own reconstruction: the printed map is a picture
that no public text describes in full (R-BOARD-1), so an owner of the box can enter it (docs/board-format.md).
"""

from utopia.boards.check import check_board
from utopia.boards.draw import draw_board
from utopia.boards.faults import BoardError, BoardFault, BoardFileError
from utopia.boards.load import BUILTIN_BOARDS, board_from_toml, builtin_board, examine, examine_file, load_board
from utopia.boards.model import ISLANDS, BoardMap, District, Geometry, Island, Link, Sector
from utopia.boards.playing import playing_board
from utopia.boards.writing import board_to_toml

__all__ = [
    "BUILTIN_BOARDS",
    "ISLANDS",
    "BoardError",
    "BoardFault",
    "BoardFileError",
    "BoardMap",
    "District",
    "Geometry",
    "Island",
    "Link",
    "Sector",
    "board_from_toml",
    "board_to_toml",
    "builtin_board",
    "check_board",
    "draw_board",
    "examine",
    "examine_file",
    "load_board",
    "playing_board",
]
