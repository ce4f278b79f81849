"""Sources of chance: each answers one question with one of the outcomes the rules allow.

A source is asked with the number of the question (0 for the first draw of a game), so that going back and on again
meets the same answers. A fair dealer, whose answers were fixed before the first draw, will be another source.
"""

import operator
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from utopia.chance.stream import draw_weighted, new_stream


class ChanceError(ValueError):
    """A source that cannot answer, or answers wrongly; the message names the answer and the possible ones."""


class Source(Protocol):
    """An answerer for chance: a seed, a record or a person."""

    def answer(self, number: int, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """Return one of ``outcomes`` for question ``number``; ``weights`` are their likelihoods as whole numbers."""


class Seeded:
    """The same answers for the same seed, on every machine, compiled or not: a stream of its own for every question."""

    def __init__(self, seed: int) -> None:
        try:
            self.seed = operator.index(seed)
        except TypeError:
            raise ChanceError(f"the seed is {seed!r}; it is a whole number") from None

    def answer(self, number: int, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        """Draw one outcome by weight."""
        stream = new_stream(self.seed, number)
        return int(draw_weighted(stream, np.asarray(outcomes, np.int32), np.asarray(weights, np.int32), len(outcomes)))


class Recorded:
    """The answers of a record, in their order."""

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = answers

    def answer(self, number: int, outcomes: Sequence[int], _weights: Sequence[int], /) -> int:
        """Return the record's answer; ChanceError if there is none or it is not possible."""
        if number >= len(self._answers):
            raise ChanceError(f"the record answers {len(self._answers)} times; answer {number + 1} is missing")
        return _checked(self._answers[number], outcomes, "the record answers")


class Typed:
    """The answers of a person, to follow a game on a real table.

    ``ask`` is given the possible outcomes and returns the one that the person saw.
    """

    def __init__(self, ask: Callable[[Sequence[int]], int]) -> None:
        self._ask = ask

    def answer(self, _number: int, outcomes: Sequence[int], _weights: Sequence[int], /) -> int:
        """Return the outcome that the person saw; ChanceError if it is not possible."""
        return _checked(self._ask(outcomes), outcomes, "was typed")


def _checked(outcome: int, outcomes: Sequence[int], origin: str) -> int:
    if outcome not in outcomes:
        raise ChanceError(f"outcome {outcome} ({origin}) is not possible; {', '.join(map(str, outcomes))} are")
    return outcome
