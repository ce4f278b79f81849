"""Sources of chance: each answers one question with one of the outcomes the rules allow.

A fair dealer, whose answers were fixed before the first draw and can be checked afterwards, will be another one.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import numpy as np

from utopia.chance.stream import draw_weighted, new_stream


class ChanceError(ValueError):
    """A source that cannot answer, or answers what is not possible; the message says what was and what is."""


class Source(Protocol):
    """Whoever answers for chance."""

    def answer(self, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """One of ``outcomes``; ``weights`` are whole numbers and say how likely each is."""


class Seeded:
    """The same answers for the same seed, on every machine, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.stream = new_stream(seed)

    def answer(self, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """One outcome by weight."""
        choices, tickets = np.asarray(outcomes, np.int32), np.asarray(weights, np.int32)
        return int(draw_weighted(self.stream, choices, tickets, len(choices)))


class Recorded:
    """The answers of a record, in their order."""

    def __init__(self, answers: Iterable[int]) -> None:
        self._answers = iter(answers)

    def answer(self, outcomes: Sequence[int], _weights: Sequence[int], /) -> int:
        """The next answer of the record; ChanceError if there is none or it is not possible."""
        outcome = next(self._answers, None)
        if outcome is None:
            raise ChanceError("the record holds no further answer of chance")
        if outcome not in outcomes:
            raise ChanceError(f"the record answers {outcome}; possible are {', '.join(map(str, outcomes))}")
        return outcome


class Typed:
    """The answers of a person, to follow a game on a real table.

    ``ask`` is given the possible outcomes and returns one of them, asking again as often as it must.
    """

    def __init__(self, ask: Callable[[Sequence[int]], int]) -> None:
        self._ask = ask

    def answer(self, outcomes: Sequence[int], _weights: Sequence[int], /) -> int:
        """What the person saw; ChanceError if it is not possible."""
        outcome = self._ask(outcomes)
        if outcome not in outcomes:
            raise ChanceError(f"{outcome} was answered; possible are {', '.join(map(str, outcomes))}")
        return outcome
