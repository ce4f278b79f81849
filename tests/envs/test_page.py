"""What the page about environments shows is so."""

from pathlib import Path

import pytest

from utopia.batch.tables import action_table, observation_table

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("table", [action_table, observation_table])
def test_its_tables_are_those_of_the_code(table: object) -> None:
    assert callable(table)
    assert table() in PAGE.read_text(encoding="utf-8")
