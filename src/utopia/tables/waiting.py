"""The next to act: a person, a bot, chance, or the table itself because there is no choice."""

from dataclasses import dataclass
from enum import Enum, auto


class Waits(Enum):
    """For whom the table waits."""

    PERSON = auto()
    """A person is to be asked."""
    BOT = auto()
    ONLY_MOVE = auto()
    """A player has a single legal move; the table makes it."""
    DRAW = auto()
    """Chance, which answers by itself."""
    TYPED_DRAW = auto()
    """A person types the answer of chance on a real table."""
    NOBODY = auto()
    """The game is over."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """For whom, and for which seats of them in track order: several only while discarding (R-CARD-2)."""

    waits: Waits
    seats: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """The first seat asked; IndexError if no seat is asked."""
        return self.seats[0]

    @property
    def is_automatic(self) -> bool:
        """Whether ``Table.advance`` does it."""
        return self.waits in (Waits.BOT, Waits.ONLY_MOVE, Waits.DRAW)
