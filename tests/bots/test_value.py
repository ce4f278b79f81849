"""The value of positions: the facts it is made of, and how its weights are found."""

import numpy as np
import pytest
from bench.fit_value import fit, loss

from tests.rules.table import Table
from utopia.bots.greedy.weights import MIND, ROUNDS
from utopia.bots.quick import new_mind
from utopia.bots.search.fitted import FITTED
from utopia.bots.search.value import FACTS, KNOTS, LONG_MIND, facts_of


def facts(table: Table, seat: int) -> list[float]:
    mind = np.append(new_mind(), np.zeros(LONG_MIND - MIND))
    facts_of(table.boards, table.states, seat, mind)
    assert mind[ROUNDS] >= 0
    return [float(fact) for fact in mind[MIND:]]


def test_the_facts_are_those_of_the_seat() -> None:
    table = Table()
    table.score(blue=20, red=10)
    table.own("red", "persian", "kite-market", "granary")
    table.hand("red", "maya", "maya", "greek")
    red, blue, yellow = (facts(table, seat) for seat in range(3))
    assert red[:3] == [1.0, 0.8, 2.0]
    assert red[6:10] == [3.0, 2.0, 0.0, 0.0]
    assert blue[8] == yellow[9] == 1.0
    assert blue[:3] == [2.0, 0.0, 0.0]


def test_there_are_weights_for_every_table() -> None:
    assert np.array(FITTED).shape == (4, len(KNOTS), FACTS)
    assert np.isfinite(FITTED).all()


def test_what_decides_is_found() -> None:
    rng = np.random.default_rng(1)
    true = np.array([1.5, 0.0, -0.7])
    seen = rng.normal(size=(4000, 3, 3))
    worth = seen @ true + rng.gumbel(size=(4000, 3))
    samples = [(facts, int(worth[i].argmax())) for i, facts in enumerate(seen)]
    weights = fit(samples)
    assert weights == pytest.approx(true, abs=0.12)
    assert loss(weights, samples) < loss(np.zeros(3), samples) == pytest.approx(np.log(3))
