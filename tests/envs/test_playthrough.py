"""A playthrough of OpenSpiel's, kept and compared.

After a change that is meant, ``python -m tests.envs.test_playthrough`` writes it anew.
"""

import pytest

pytest.importorskip("pyspiel")

from importlib.metadata import version
from pathlib import Path

import utopia.envs.openspiel  # noqa: F401 - lets OpenSpiel know the game

FILE = Path(__file__).parent / "playthrough.txt"
GAME = "python_utopia(players=2,target=1)"
SEED = 222
"""Of a short game."""
WRITTEN_BY = "2.0.2"
"""The version of OpenSpiel whose form the file has."""


def written(actions: list[int] | None, **how: int) -> str:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: PLC0415 - takes a second to load

    return str(playthrough(GAME, actions, **how))


@pytest.mark.full
@pytest.mark.skipif(version("open_spiel") != WRITTEN_BY, reason="another version of OpenSpiel may write it otherwise")
def test_the_playthrough_is_as_it_was() -> None:
    kept = FILE.read_text(encoding="utf-8")
    actions = [int(line.removeprefix("action: ")) for line in kept.splitlines() if line.startswith("action: ")]
    assert written(actions).splitlines() == kept.splitlines()


if __name__ == "__main__":
    FILE.write_text(written(None, seed=SEED), encoding="utf-8")
