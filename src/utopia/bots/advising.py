"""Advice for a person: the moves of a strong bot for the rest of a turn."""

from collections.abc import Generator
from typing import Final

import numpy as np

from utopia.bots.bot import Budget, Moves
from utopia.rules import MOST_MOVES, Boards, Kind, States, Step, copy_into, decode, empty_states, legal_moves, play
from utopia.rules import who_may_decide as deciding

ADVISER: Final = "architect"
BUDGET: Final = Budget(0.5)
"""Seconds for each decision; the adviser usually needs far less."""
_MOST: Final = 16
"""Decisions of one turn that are looked ahead."""
TURN: Final = ["round_number", "phase", "lap", "turn", "named"]
"""A change of these marks the beginning of another turn."""


def advise(boards: Boards, view: States, seat: int) -> Generator[tuple[States, Moves], int, list[int]]:
    """Yield positions for advice, from the view of a seat to decide, until its turn ends or chance answers.

    The caller asks the adviser for a choice on each position yielded, and sends its code.
    """
    now, buffer = empty_states(), np.zeros(MOST_MOVES, np.int32)
    copy_into(now, view)
    begun = now[TURN][0].tolist()
    codes: list[int] = []
    while len(codes) < _MOST and int(deciding(now)) >> seat & 1 and now[TURN][0].tolist() == begun:
        moves = buffer[: legal_moves(boards, now, seat, buffer)].copy()
        codes.append(int(moves[0]) if len(moves) == 1 else (yield now, moves))
        if decode(codes[-1]).kind == Kind.END or int(now["step"][0]) == Step.DISCARD:
            break
        play(boards, now, seat, codes[-1])
    return codes


def worth_saying(codes: list[int]) -> list[int]:
    """Drop the end of the turn where there is another move: it needs no advice."""
    return codes[:-1] if len(codes) > 1 and decode(codes[-1]).kind == Kind.END else codes
