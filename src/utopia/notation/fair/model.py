"""A record's statements about the origin of its draws."""

from dataclasses import dataclass, replace
from typing import Final

from utopia.notation.fair.lots import Lots


@dataclass(frozen=True, slots=True)
class Ticket:
    """A drawn ticket: ``number`` of ``possible`` tickets, from 1."""

    number: int
    possible: int


CHOSEN: Final = Ticket(0, 0)
"""Nothing was drawn: the players chose (who goes first)."""


@dataclass(frozen=True, slots=True)
class Fair:
    """A sealed shuffle: the commitment from the beginning, the seed and the tickets once the game is over."""

    commitment: str
    entropy: tuple[tuple[int, str], ...] = ()
    """The players' entropy: (seat, 64 hexadecimal digits), in the order of the seats."""
    seating: tuple[Ticket, ...] = ()
    """The tickets that mixed the seats."""
    seed: str | None = None
    tickets: tuple[Ticket | None, ...] = ()
    """[draw] -> its ticket, None where the record gives none; empty before the seed is shown."""

    def sealed(self) -> "Fair":
        """Return the part that may be known while the game runs."""
        return replace(self, seed=None, seating=(), tickets=())

    def lots(self) -> Lots | None:
        """Return all tickets, once the seed is shown."""
        return None if self.seed is None else Lots(self.seed, [value for _, value in self.entropy])

    def ticket(self, draw: int) -> Ticket | None:
        """Return the ticket of a draw, from 0."""
        return self.tickets[draw] if draw < len(self.tickets) else None
