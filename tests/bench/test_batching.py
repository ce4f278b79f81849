"""The batch is measured with choosing and without."""

import pytest
from bench import batching

from tests.rules.laying_out import BOARD


def test_the_batch_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("_GAMES", 16), ("_FEW_GAMES", 4), ("_STEPS", 20), ("_WARM_UP", 5), ("_TURNS", 1)):
        monkeypatch.setattr(batching, name, number)
    figures = batching.measure_batch(BOARD)
    for players in ("2", "4"):
        assert 100 < figures["batch_decisions_per_s"][players] <= figures["batch_steps_alone_per_s"][players]
        assert figures["batch_of_few_steps_alone_per_s"][players] > 100
