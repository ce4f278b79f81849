"""One game played to its end, and what there is to know of it."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from utopia.arena.result import Result
from utopia.arena.times import BotTimes
from utopia.bots.whole_games import DECISIONS, LISTED, MOST_LISTED, ROUND, TAKES, TRACK
from utopia.rules import Boards, End, States, places
from utopia.rules.model.material import SEATS


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: its last position, and the notes on the way (``utopia.bots.whole_games``)."""

    boards: Boards
    states: States
    notes: NDArray[np.int64]
    sitting: tuple[int, ...]
    """[seat] -> index of the player."""
    times: dict[str, BotTimes] = field(default_factory=dict)
    """How long each bot's decisions took, if they were made one by one."""
    failures: tuple[dict[str, int], ...] = ()
    """[seat] -> what went wrong with its bot, and in how many decisions; nothing, if only our own bots played."""

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

    def places(self) -> list[int]:
        """[seat] -> place, from 1; equal points may share one (R-END-2)."""
        out = np.zeros(SEATS, np.int32)
        places(self.boards, self.states, out)
        return [int(place) for place in out[: len(self.sitting)]]

    def winners(self) -> list[int]:
        """The seats on the first place: one, or several where equal points share it."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def result(self, number: int = 0, table: int = 0, game: int = 0, deal: int = 0) -> Result:
        """Return the kept numbers of the game."""
        state, seats = self.states[0], len(self.sitting)
        builders = state["wonder_owner"].tolist()
        return Result(
            number=number,
            table=table,
            game=game,
            deal=deal,
            sitting=self.sitting,
            scores=tuple(state["score"][:seats].tolist()),
            places=tuple(self.places()),
            gained=tuple(map(tuple, state["gained"][:seats].tolist())),
            wonders=tuple(builders.count(seat) for seat in range(seats)),
            bases=tuple(state["bases"][:seats].tolist()),
            monuments=tuple(state["monuments_left"].tolist()),
            tracks=tuple(tuple(self.track(this_round)) for this_round in range(1, self.rounds + 1)),
            ended=End(int(state["end_reason"])).name.lower(),
            decisions=self.decisions,
            listed=self.listed,
            most_listed=self.most_listed,
            takes=self.takes,
            failures=self.failures or ({},) * seats,
        )
