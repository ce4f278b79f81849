"""Games dealt by a sealed seed, and their records."""

import random
from typing import Final

from utopia.game import Game
from utopia.notation.fair.dealing import FairDealer, with_tickets
from utopia.notation.fair.lots import Lots, commitment_of
from utopia.notation.fair.model import Fair, Ticket
from utopia.notation.record import Record
from utopia.rules import Edition

SEED: Final = "5e" * 32
ADDED: Final = ("0b" * 32, "0a" * 32)


def fair(seats: int = 3) -> Fair:
    """As a server seals a game whose seats were mixed."""
    lots = Lots(SEED, ADDED)
    seating = [Ticket(lots.seat(number, left), left) for number, left in enumerate(range(seats, 1, -1), start=1)]
    return Fair(commitment_of(SEED), ((0, ADDED[0]), (2, ADDED[1])), tuple(seating), SEED)


def dealt(players: int = 3, target: int = 12) -> Game:
    """A whole short game of random moves."""
    game, rng = Game(players, edition=Edition(target=target), chance=FairDealer(Lots(SEED, ADDED))), random.Random(1)
    while not game.is_over:
        seat = game.colours.index(rng.choice(game.to_decide))
        game.play(rng.choice(game.moves(seat)), seat)
    return game


def record() -> Record:
    """Its record, as it is after the game."""
    made = dealt().record(("Ann", "Bo", "Cy"))
    made.fair = fair()
    return with_tickets(made)
