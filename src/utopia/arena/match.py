"""The match: its players, number of games, map, rules, and the seats in each game."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from utopia.boards import BoardMap
from utopia.bots import Budget, check_name
from utopia.locales import Phrase, SpokenError
from utopia.rules import Edition
from utopia.rules.model.material import MIN_PLAYERS, SEATS

_STREAMS_A_DEAL: Final = 16
"""Labels set aside for a deal: the dealer's stream, then each player's."""
USUAL: Final = Budget(seconds=math.inf)
"""Of every decision: each bot tries out as many games as its level usually does, so that results come again."""


class MatchError(SpokenError):
    """A match that cannot be played; the message names the text read and the right form."""


@dataclass(frozen=True, slots=True)
class Match:
    """Games of the same players. Raises MatchError, or BotError for a player there is not.

    Every deal is played once for each different rotation of the seats, so that no player owes wins to the luck of a
    seat: game ``g`` is rotation ``g % rotations`` of deal ``g // rotations``.
    """

    players: tuple[str, ...]
    """Names of bots; in the first game the first sits on the first seat."""
    games: int
    seed: int
    board: BoardMap
    edition: Edition = field(default_factory=Edition)
    budget: Budget = USUAL
    """Of every decision of every player."""

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.players) <= SEATS:
            words = {"number": len(self.players), "least": MIN_PLAYERS, "most": SEATS}
            raise MatchError(Phrase("players-out-of-range", words))
        for name in self.players:
            check_name(name)
        if self.games < 1:
            raise MatchError(Phrase("match-games", {"games": str(self.games)}))
        if not 0 <= self.seed < 1 << 64:
            raise MatchError(Phrase("match-seed", {"seed": str(self.seed)}))
        if self.budget.simulations is not None and self.budget.simulations < 1:
            raise MatchError(Phrase("match-simulations", {"simulations": str(self.budget.simulations)}))
        if not self.budget.seconds > 0:
            raise MatchError(Phrase("match-seconds", {"seconds": str(self.budget.seconds)}))

    @property
    def rotations(self) -> int:
        """Different ways of going round the seats: 1 if all players are alike."""
        return rotations(self.players)

    def deal(self, game: int) -> int:
        """Which deal the game is played with."""
        return game // self.rotations

    def sitting(self, game: int) -> tuple[int, ...]:
        """[seat] -> index of the player who sits there in this game."""
        count = len(self.players)
        return tuple((seat + game % self.rotations) % count for seat in range(count))

    def labels(self, game: int) -> tuple[int, tuple[int, ...]]:
        """Labels of the dealer's stream and of each seat's; they belong to the deal and the player, not to the seat."""
        first = self.deal(game) * _STREAMS_A_DEAL
        return first, tuple(first + 1 + player for player in self.sitting(game))


def rotations(players: Sequence[str]) -> int:
    """The fewest seats by which to turn the row of players until it reads as before."""
    row = list(players)
    return next(turn for turn in range(1, len(row) + 1) if row[turn:] + row[:turn] == row)


def read_names(text: str) -> tuple[str, ...]:
    """Names of bots as a person types them, with commas between."""
    return tuple(name.strip() for name in text.split(",")) if text.strip() else ()
