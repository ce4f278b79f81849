"""Who answers for chance at a table of the server."""

from collections.abc import Sequence

from utopia.chance import Seeded
from utopia.rules.model.draws import FIRST_PLAYER_FIRST


class Dealer:
    """The answers of a secret seed; the first player may have been chosen instead of drawn (R-SETUP-2)."""

    def __init__(self, seed: int, first: int | None = None) -> None:
        self._seeded = Seeded(seed)
        self._first = first

    def answer(self, number: int, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """One outcome by weight; the same for the same number, also after a restart or a take-back."""
        if self._first is not None and FIRST_PLAYER_FIRST + self._first in outcomes and len(outcomes) > 1:
            return FIRST_PLAYER_FIRST + self._first
        return self._seeded.answer(number, outcomes, weights)
