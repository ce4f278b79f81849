"""Positions as text and back: all of it, exactly; and a plain summary."""

from utopia.boards import BoardMap
from utopia.notation.position.building import examine_position, parse_position
from utopia.notation.position.facts import PositionError
from utopia.notation.position.summary import position_summary
from utopia.notation.position.writing import position_lines
from utopia.rules import Boards, States

__all__ = ["PositionError", "examine_position", "parse_position", "position_line", "position_summary", "position_text"]


def position_text(board_map: BoardMap, boards: Boards, states: States) -> str:
    """Write the whole position or view, one fact a line; ``parse_position`` gives it back byte for byte."""
    return "".join(f"{line}\n" for line in position_lines(board_map, boards, states))


def position_line(board_map: BoardMap, boards: Boards, states: States) -> str:
    """Write the same on one line, facts separated by semicolons; ``parse_position`` reads it as well."""
    return "; ".join(position_lines(board_map, boards, states))
