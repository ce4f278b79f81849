"""One game played to its end, and what there is to know of it."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from utopia.bots.whole_games import DECISIONS, LISTED, MOST_LISTED, ROUND, TAKES, TRACK
from utopia.rules import Boards, States, places
from utopia.rules.model.material import SEATS


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: its last position, and what was noted on the way (``utopia.bots.whole_games``)."""

    boards: Boards
    states: States
    notes: NDArray[np.int64]
    sitting: tuple[int, ...]
    """[seat] -> index of the player."""

    @property
    def decisions(self) -> int:
        """Moves made."""
        return int(self.notes[DECISIONS])

    @property
    def listed(self) -> int:
        """Legal moves of all decisions together."""
        return int(self.notes[LISTED])

    @property
    def most_listed(self) -> int:
        """Legal moves of the decision that had most."""
        return int(self.notes[MOST_LISTED])

    @property
    def takes(self) -> int:
        """Guests taken with no prince in the supply (R-MAT-2)."""
        return int(self.notes[TAKES])

    @property
    def rounds(self) -> int:
        """Rounds played."""
        return int(self.notes[ROUND])

    def track(self, this_round: int) -> list[int]:
        """Seats from the first on the track, when that round began."""
        first = TRACK + this_round * SEATS
        return [int(seat) for seat in self.notes[first : first + len(self.sitting)]]

    def winners(self) -> list[int]:
        """The seats on the first place: one, or several where equal points share it (R-END-2)."""
        out = np.zeros(SEATS, np.int32)
        places(self.boards, self.states, out)
        return [seat for seat in range(len(self.sitting)) if out[seat] == 1]
