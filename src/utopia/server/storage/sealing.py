"""The sealed shuffle of a game, from its stored data (docs/fair.md)."""

from collections.abc import Iterator, Sequence

from utopia.notation.fair.lots import Lots, commitment_of
from utopia.server.storage.game_rows import Game, Seat
from utopia.server.tables.messages import Sealed


def entropy_of(seats: Sequence[Seat]) -> Iterator[tuple[int, str]]:
    """Additions of the players: (seat, hexadecimal digits)."""
    return ((number, seat.entropy) for number, seat in enumerate(seats) if seat.entropy is not None)


def lots_of(game: Game, seats: Sequence[Seat]) -> Lots | None:
    """The tickets of a game; None if it was made before shuffles were sealed."""
    return None if game.secret is None else Lots(game.secret, [value for _, value in entropy_of(seats)])


def sealed_of(game: Game, seats: Sequence[Seat]) -> Sealed | None:
    """Return its public part, known from the beginning. None also for a game that was not begun here."""
    if game.secret is None or game.imported is not None:
        return None
    return Sealed(commitment_of(game.secret), [seat.entropy for seat in seats])
