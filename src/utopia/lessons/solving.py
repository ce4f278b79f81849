"""Looking for a solution: whether there still is one, and the shortest."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from utopia.lessons.attempt import Attempt

SOLVING_LIMIT: Final = 400
"""Positions looked at before a solution is taken for possible."""


def can_be_solved(attempt: "Attempt", limit: int) -> bool:
    """Return whether some line of play reaches the goal; True if the limit ends the search first."""
    return _search(attempt, limit)[0]


def shortest_solution(attempt: "Attempt", limit: int) -> list[str] | None:
    """Return the fewest moves that reach the goal from here; None if no line does, or none within the limit."""
    return _search(attempt, limit)[1]


def _search(attempt: "Attempt", limit: int) -> tuple[bool, list[str] | None]:
    """Look at positions nearest first; leave the attempt as it was."""
    made = attempt.moves_made
    seen = {attempt.game.state.tobytes()}
    level: list[list[str]] = [[]]
    while level:
        following: list[list[str]] = []
        for line in level:
            _go_to(attempt, made, line)
            for choice in attempt.moves():
                attempt.make(choice)
                position, solved, lost = attempt.game.state.tobytes(), attempt.is_solved, attempt.is_lost
                attempt.undo()
                if solved:
                    _go_to(attempt, made, [])
                    return True, [*line, choice.text]
                if not lost and position not in seen:
                    seen.add(position)
                    following.append([*line, choice.text])
                if len(seen) > limit:
                    _go_to(attempt, made, [])
                    return True, None
        level = following
    _go_to(attempt, made, [])
    return False, None


def _go_to(attempt: "Attempt", made: int, line: list[str]) -> None:
    while attempt.moves_made > made:
        attempt.undo()
    for move in line:
        attempt.make(move)
