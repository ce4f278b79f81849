"""The source of chance at a table of the server, and its part of the record."""

from collections.abc import Sequence

from utopia.chance import Seeded, Source
from utopia.notation.fair.dealing import FairDealer
from utopia.notation.fair.lots import commitment_of
from utopia.notation.fair.model import Fair, Ticket
from utopia.rules.model.draws import FIRST_PLAYER_FIRST
from utopia.server.tables.games import entropy_of, lots_of
from utopia.server.tables.rows import Game, Seat


class Dealer:
    """The answers of a source; the first player may have been chosen instead of drawn (R-SETUP-2)."""

    def __init__(self, source: Source, first: int | None = None) -> None:
        self._source = source
        self._first = first

    def answer(self, number: int, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """One outcome by weight; the same for the same number, also after a restart or a take-back."""
        if self._first is not None and FIRST_PLAYER_FIRST + self._first in outcomes and len(outcomes) > 1:
            return FIRST_PLAYER_FIRST + self._first
        return self._source.answer(number, outcomes, weights)


def dealer_of(game: Game, seats: Sequence[Seat]) -> Dealer:
    """The dealer of a game: by its sealed seed or, if it was begun before there were such, by its old one."""
    lots = lots_of(game, seats)
    return Dealer(Seeded(game.seed) if lots is None else FairDealer(lots), game.first)


def fair_of(game: Game, seats: Sequence[Seat]) -> Fair | None:
    """Return the shuffle for the record, the secret included; ``sealed`` takes it out. None for an old dealer."""
    lots = lots_of(game, seats)
    if game.secret is None or lots is None:
        return None
    mixed = len(seats) - (game.first is not None) if game.shuffle else 0
    seating = [Ticket(lots.seat(number, left), left) for number, left in enumerate(range(mixed, 1, -1), start=1)]
    return Fair(commitment_of(game.secret), tuple(entropy_of(seats)), tuple(seating), game.secret)
