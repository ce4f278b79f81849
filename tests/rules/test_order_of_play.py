import pytest

from tests.rules.table import Table, rule
from utopia.rules import Phase, Step


@rule("R-WELCOME-7")
def test_a_turn_of_phase_1_ends_when_the_player_says_so() -> None:
    table = Table().settle()
    table.play(table.take_guest())
    assert (table.decider(), table.step(), table.moves()) == ("red", Step.END, ["end"])
    assert table.play("end").decider() == "blue"


@rule("R-WELCOME-7", "R-WELCOME-3")
def test_and_after_a_surprise_guest_when_the_named_player_has_taken_his() -> None:
    table = Table().settle().play("surprise").settle()
    table.play(table.take_guest())
    assert "end" not in table.moves()
    table.play("name blue").play(table.take_guest())
    assert (table.decider(), table.moves()) == ("red", ["end"])


@rule("R-WELCOME-1", "R-WELCOME-4", "R-CARD-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_laps_of_welcoming_and_one_of_development(players: int) -> None:
    table = Table(players).settle()
    laps = []
    while table.state.phase == Phase.WELCOME:
        laps.append(int(table.state.lap))
        table.welcome_anybody()
    assert laps == [lap for lap in (1, 2, 3) for _ in range(players)]
    turns = 0
    table.settle()
    while table.decider() != "chance":
        turns += table.step() == Step.ACT
        table.play((table.moves("discard") + table.moves("end"))[0])
    assert turns == players
    assert (table.state.round_number, table.step()) == (2, Step.ARRIVAL)


@rule("R-WELCOME-6")
@pytest.mark.parametrize("returns", [True, False])
def test_guests_go_back_only_after_the_last_turn(returns: bool) -> None:
    table = Table(surprise_guest_returns=returns).settle().surprise_and_name("blue")
    assert int(table.state.taken.sum()) == 2
    table.through_welcome_but_last()
    assert int(table.state.bag.sum()) == 30
    table.welcome_anybody()
    assert int(table.state.bag.sum()) == (40 if returns else 39)


@rule("R-END-1", "R-ORDER-3")
def test_the_next_round_begins_with_its_number_and_the_rotation() -> None:
    table = Table().end_round()
    assert (table.state.round_number, table.state.phase, table.step()) == (2, Phase.WELCOME, Step.ARRIVAL)
    assert table.track() == ["blue", "yellow", "red"]
    assert table.state.surprised == 0
