"""A position as the beginning of a record."""

from utopia.boards import BoardMap, playing_board
from utopia.locales import Phrase
from utopia.notation.position.building import parse_position
from utopia.notation.position.writing import position_lines, viewer_of
from utopia.notation.words import NotationError
from utopia.rules import Edition


def begin_line(board: BoardMap, edition: Edition, players: int, text: str) -> str:
    """Return a position in its one form, on one line. NotationError if it cannot be, or is one viewer's."""
    boards = playing_board(board, edition, players)
    states = parse_position(board, boards, text)
    if viewer_of(states) is not None:
        raise NotationError(Phrase("position-viewer"))
    return "; ".join(position_lines(board, boards, states))
