import pytest

from utopia.rules import OUTCOMES, UNSEEN_CARD, Draw, DrawKind, decode_draw


def test_every_answer_has_its_number_and_every_number_its_answer() -> None:
    draws = [decode_draw(outcome) for outcome in range(OUTCOMES)]
    assert [draw.outcome for draw in draws] == list(range(OUTCOMES))
    assert len(set(draws)) == OUTCOMES


def test_there_are_as_many_as_there_are_things_to_draw() -> None:
    kinds = [decode_draw(outcome).kind for outcome in range(OUTCOMES)]
    assert [kinds.count(kind) for kind in DrawKind] == [5, 5, 20, 5, 1]
    assert decode_draw(UNSEEN_CARD) == Draw(DrawKind.UNSEEN_CARD)


def test_a_guest_is_of_one_civilization_and_one_island() -> None:
    assert decode_draw(Draw(DrawKind.GUEST, civilization=4, island=1).outcome) == Draw(
        DrawKind.GUEST, civilization=4, island=1
    )


@pytest.mark.parametrize("outcome", [-1, OUTCOMES])
def test_other_numbers_are_no_answers(outcome: int) -> None:
    with pytest.raises(IndexError, match=f"outcome {outcome} is outside 0 to {OUTCOMES - 1}"):
        decode_draw(outcome)
