"""What time it is for clocks, when the wall clock jumps and when there was no server."""

from dataclasses import dataclass

from utopia.tables.clocks import Watch, running


@dataclass
class Hands:
    wall: float = 1000.0
    steady: float = 0.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_time_without_a_server_costs_nothing() -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady, down_since=400.0)
    hands.pass_by(100)
    assert running(300.0, watch.now(), None, watch.gaps) == 200  # 100 before it stopped, 100 since it is back


def test_a_machine_that_slept_costs_nothing() -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady)
    since = watch.now()
    hands.pass_by(50)
    hands.wall += 3600
    assert running(since, watch.now(), None, watch.gaps) == 50
    hands.pass_by(7)
    assert running(since, watch.now(), None, watch.gaps) == 57


def test_a_machine_that_slept_often_has_cost_nothing_each_time() -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady)
    since = watch.now()
    for _ in range(10):
        hands.pass_by(50)
        hands.wall += 3600
        watch.now()
    assert running(since, watch.now(), None, watch.gaps) == 500


def test_a_wall_clock_that_is_set_back_takes_nothing() -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady)
    since = watch.now()
    hands.wall -= 3600
    assert running(since, watch.now(), None, watch.gaps) == 0


def test_small_corrections_are_taken_as_they_come() -> None:
    hands = Hands()
    watch = Watch(lambda: hands.wall, lambda: hands.steady)
    hands.wall += 2
    assert watch.now() == 1002
    assert watch.gaps == []
