"""What a seat may know; that nothing else leaks is proved at every node of random games in ``tests/properties``."""

from tests.rules.table import Table, rule
from utopia.rules import copy_into, discard_unseen, empty_states, legal_moves
from utopia.rules.model.material import HIDDEN, SPECTATOR


def discarding() -> Table:
    """Three players who owe cards; blue has chosen."""
    table = Table().settle().through_welcome().settle()
    blue = table.moves(seat="blue")[0]
    return table.play(blue, seat="blue")


@rule("R-CARD-4")
def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    table = discarding()
    view = table.seen_by("blue")[0]
    assert (view.hand[1] == table.state.hand[1]).all()
    assert (view.hand[[0, 2]] == HIDDEN).all()
    assert (view.hand_size == table.state.hand_size).all()
    assert (view.pile == HIDDEN).all()
    assert view.pile_size == table.state.pile_size


@rule("R-CARD-4")
def test_a_spectator_sees_no_hand() -> None:
    assert (discarding().seen_by(SPECTATOR)[0].hand[:3] == HIDDEN).all()


@rule("R-CARD-4")
def test_discards_and_the_bag_are_public() -> None:
    table = discarding()
    table.play(table.moves()[0])
    for viewer in ("red", "blue", "yellow"):
        view = table.seen_by(viewer)[0]
        assert (view.discards == table.state.discards).all()
        assert view.discards.sum() == 3
        assert (view.bag == table.state.bag).all()


@rule("R-CARD-2", "R-CARD-4")
def test_others_see_that_a_choice_was_made_and_not_which() -> None:
    table = discarding()
    assert int(table.seen_by("blue")[0].chosen[1].sum()) == 1
    for viewer in ("red", "yellow"):
        view = table.seen_by(viewer)[0]
        assert (view.chosen[1] == HIDDEN).all()
        assert not view.undecided >> 1 & 1
        assert not view.chosen[0].any()  # red has not chosen


@rule("R-CARD-1", "R-CARD-4")
def test_each_view_carries_only_what_its_own_seat_must_know() -> None:
    table = discarding()
    table.state.must_hold[:] = 1
    view = table.seen_by("blue")[0]
    assert (view.must_hold[1] == 1).all()
    assert (view.must_hold[[0, 2]] == HIDDEN).all()
    assert (view.must_hold[SPECTATOR] == 1).all()


@rule("R-CARD-4")
def test_the_full_position_is_left_as_it_was() -> None:
    table = discarding()
    before = table.states.tobytes()
    table.seen_by("red")
    assert table.states.tobytes() == before


@rule("R-CARD-4", "R-CARD-2")
def test_a_view_goes_on_when_somebody_else_has_chosen_unseen() -> None:
    table = discarding()
    view = table.seen_by("yellow")
    after = empty_states()
    copy_into(after, view)
    discard_unseen(table.boards, after, 0)
    assert after[0].hand_size.tolist()[:3] == [3, 4, 5]
    assert after[0].undecided == 0
    assert int(after[0].discards.sum()) == 0
    moves = table.buffer()
    assert legal_moves(table.boards, after, 0, moves) > 0
