import pytest

from utopia.rules import MOVE_CODES, Kind, Move, decode
from utopia.rules.model.moves import FIRST_OF, KIND_OF, PAIR_FIRST, PAIR_SECOND

COUNTS = {
    Kind.ENTER: 120, Kind.TAKE: 20, Kind.SURPRISE: 1, Kind.NAME: 5, Kind.END: 1, Kind.DISTRICT: 120, Kind.WONDER: 4,
    Kind.LEAVE: 120, Kind.DISCARD: 5, Kind.DISCARD_TWO: 15, Kind.PRIVILEGE: 25, Kind.MOVE: 120, Kind.TO: 48,
    Kind.ADD: 120, Kind.ANYWHERE: 120, Kind.REMOVE: 120, Kind.RAISE: 5, Kind.LOWER: 5, Kind.PAY: 5, Kind.PAY_TWO: 15,
}  # fmt: skip


def test_every_move_has_its_number_and_every_number_its_move() -> None:
    moves = [decode(code) for code in range(MOVE_CODES)]
    assert [move.code for move in moves] == list(range(MOVE_CODES))
    assert len(set(moves)) == MOVE_CODES == 994


def test_the_kinds_are_as_many_as_their_parts_allow() -> None:
    assert {kind: KIND_OF.tolist().count(kind) for kind in Kind} == COUNTS
    assert [int(KIND_OF[first]) for first in FIRST_OF] == list(Kind)


@pytest.mark.parametrize("code", [-1, MOVE_CODES])
def test_other_numbers_are_no_moves(code: int) -> None:
    with pytest.raises(IndexError, match=f"move code {code} is outside 0 to 993"):
        decode(code)


def test_a_move_has_exactly_the_parts_of_its_kind() -> None:
    assert decode(Move(Kind.TO, district=3, number=2).code) == Move(Kind.TO, district=3, number=2)
    assert decode(Move(Kind.DISCARD_TWO, civilization=1, second=4).code).second == 4
    assert decode(Move(Kind.END).code) == Move(Kind.END)
    assert decode(Move(Kind.PRIVILEGE, civilization=4, second=0).code).civilization == 4


def test_pairs_of_cards_are_in_the_order_of_the_civilizations() -> None:
    pairs = list(zip(PAIR_FIRST.tolist(), PAIR_SECOND.tolist(), strict=True))
    assert pairs == [(i, j) for i in range(5) for j in range(i, 5)]
