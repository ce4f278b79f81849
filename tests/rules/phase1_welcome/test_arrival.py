import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal
from utopia.rules.model.material import SPECTATOR


@rule("R-WELCOME-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_guests_a_player_lie_open_for_all_to_see(players: int) -> None:
    table = Table(players)
    in_bag = int(table.state.bag.sum())
    table.settle()
    assert int(table.state.open_guests.sum()) == 3 * players
    assert int(table.state.bag.sum()) == in_bag - 3 * players
    assert (table.seen_by(SPECTATOR)[0].open_guests == table.state.open_guests).all()


@rule("R-WELCOME-1")
def test_a_guest_comes_as_likely_as_the_bag_holds_his_kind() -> None:
    table = Table().draw("guest maya wind")
    chances = table.chances()
    assert chances["guest maya wind"] == 1
    assert chances["guest greek wind"] == 2
    assert "guest maya wind" not in table.draw("guest maya wind").chances()


@rule("R-WELCOME-1", "R-WELCOME-6")
def test_the_bag_needs_no_refill_when_surprise_guests_have_left_it() -> None:
    table = Table(5, preset="de")
    for round_number in range(1, 7):
        assert table.state.round_number == round_number
        table.settle()
        if round_number == 6:  # forty less five in each of five rounds: fifteen, and all of them lie open
            assert table.why_not("surprise") == (Refusal.BAG_IS_EMPTY, "R-WELCOME-3")
            break
        every_player_is_surprised(table)
        table.end_round_of_cards()
    assert int(table.state.open_guests.sum()) == 15


def every_player_is_surprised(table: Table) -> None:
    for _ in range(5):
        table.surprise_and_name("blue" if table.decider() == "red" else "red")
    table.through_welcome()
