"""The environments' speed is measured, with the libraries and without."""

import pytest
from bench import environments

from utopia.extras import MissingExtraError
from utopia.locales import Phrase


def test_every_environment_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(environments, "_DECISIONS", 200)
    figures = environments.measure_environments()
    assert len(figures) == 4
    assert all(figure is not None and figure > 500 for figure in figures.values())


def test_without_its_library_none_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare() -> None:
        raise MissingExtraError(Phrase("extra-missing", {"library": "pyspiel", "extra": "envs"}))

    for name in ("_pettingzoo", "_gymnasium", "_gymnasium_vector", "_openspiel"):
        monkeypatch.setattr(environments, name, prepare)
    assert set(environments.measure_environments().values()) == {None}
