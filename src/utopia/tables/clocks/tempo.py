"""The time control: a table's agreement about time before its game begins."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Kind = Literal["live", "slow"]
"""``live``: all sit at the table. ``slow``: players come when they find the time; quiet hours and holidays count."""


class Tempo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's time, in seconds. While they are to decide, ``turn`` runs out first, then their ``bank``.

    A turn is all decisions of a player until somebody else is to decide.
    """

    kind: Kind
    bank: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    """For the whole game."""
    turn: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    """Given anew for every turn; the rest of it is lost."""
    increment: Annotated[int, Meta(ge=0, le=HOUR)] = 0
    """Put into the bank after every turn."""

    @property
    def allowance(self) -> int:
        """Least time of a turn when the bank is empty."""
        return max(self.turn, self.increment, LEAST[self.kind])

    @property
    def is_playable(self) -> bool:
        """Whether there is enough time to think at all."""
        return self.bank + self.turn + self.increment >= LEAST[self.kind]


LEAST: Final[dict[str, int]] = {"live": 20, "slow": HOUR}
"""Kind -> seconds that everybody has for a turn, whatever they have used before."""
MOST_TIMEOUTS: Final = 2
"""Time-outs in a row after which the table votes on the seat."""
WAITS: Final[dict[str | None, int]] = {"live": 5 * MINUTE, "slow": 3 * DAY, None: 5 * MINUTE}
"""Kind, or None without clocks -> seconds given to the player to decide, and by "more time" to everybody."""
LONGEST_PAUSE: Final = HOUR
"""Seconds until a pause ends by itself."""
AWAY: Final = 3 * MINUTE
"""Seconds without a connection, in a live game, until the table is asked."""
MISSED: Final = MINUTE
"""Seconds without a connection until the others may ask the table themselves, where there are no slow clocks."""
IDLE: Final = 5 * MINUTE
"""Seconds without a step of the player to decide until the others may ask for a vote, where nobody has a clock."""
VOTING: Final[dict[str | None, int]] = {"live": 90, "slow": 2 * DAY, None: 3 * MINUTE}
"""Kind -> seconds that a vote takes at most."""

PRESETS: Final[dict[str, Tempo]] = {
    "brisk": Tempo("live", bank=10 * MINUTE, increment=15),
    "easy": Tempo("live", bank=20 * MINUTE, increment=30),
    "day": Tempo("slow", turn=DAY, bank=2 * DAY),
    "days": Tempo("slow", turn=3 * DAY, bank=7 * DAY),
}
"""Name -> common time controls; their words are the messages `time-tempo-NAME` and `time-tempo-NAME-about`."""
