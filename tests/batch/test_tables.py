"""The tables of the page follow the code."""

import pytest

from utopia.batch.parts import OBSERVATION_SIZE, PARTS
from utopia.batch.tables import ACTIONS, action_table, observation_table
from utopia.rules import MOVE_CODES, Kind, decode
from utopia.rules.model.material import CARD_PAIRS
from utopia.rules.model.moves import FIRST_OF, PAIR_FIRST, PAIR_SECOND

PAIRS = [(int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])) for pair in range(CARD_PAIRS)]


def test_every_part_has_a_row() -> None:
    rows = observation_table().splitlines()[2:]
    assert [row.split(" | ")[1] for row in rows] == [f"`{part.name}`" for part in PARTS]
    assert rows[0] == "| 0 | `players` | 1 | 2 | 5 | players at the table |"
    assert [row.split(" | ")[2] for row in rows if "`princes`" in row] == ["5 seats x 5 civilizations x 24 districts"]
    assert int(rows[-1].split()[1]) == OBSERVATION_SIZE - 1


def test_every_code_lies_in_the_row_of_its_kind() -> None:
    rows = action_table().splitlines()[2:]
    covered: list[int] = []
    for kind, row in zip(Kind, rows, strict=True):
        first, _, last = row.split(" | ")[0].removeprefix("| ").partition(" - ")
        codes = range(int(first), int(last or first) + 1)
        assert {decode(code).kind for code in codes} == {kind}
        covered += codes
    assert covered == list(range(MOVE_CODES))


@pytest.mark.parametrize("kind", Kind)
def test_codes_are_made_as_the_table_says(kind: Kind) -> None:
    formula, _ = ACTIONS[kind]
    for code in range(MOVE_CODES):
        move = decode(code)
        if move.kind == kind:
            parts = {name: getattr(move, name) for name in move.__slots__}
            if "pair" in formula:
                parts["pair"] = PAIRS.index((move.civilization, move.second))
            assert FIRST_OF[kind] + eval(formula, parts) == code
