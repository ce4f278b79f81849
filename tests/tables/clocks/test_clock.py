"""One seat's clock as arithmetic."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from utopia.tables.clocks import PRESETS, Clock, Tempo, answered, begun, ended, new_clock, timed_out
from utopia.tables.clocks import given as more
from utopia.tables.clocks.clock import stopped

LIVE = Tempo("live", bank=600, increment=15)
SLOW = Tempo("slow", turn=86400, bank=3600)


def test_a_live_turn_costs_the_bank_and_brings_the_increment() -> None:
    clock = begun(new_clock(LIVE), LIVE, 1000.0, 10)
    assert (clock.left, clock.since) == (600, 1000.0)
    clock = ended(clock, LIVE, 100.0, 12)
    assert (clock.left, clock.since) == (515, None)


def test_a_slow_turn_costs_the_bank_only_when_its_own_time_is_over() -> None:
    clock = begun(new_clock(SLOW), SLOW, 0.0, 10)
    assert clock.left == 90000
    assert ended(clock, SLOW, 80000.0, 12).bank == 3600
    assert ended(clock, SLOW, 87400.0, 12).bank == 2600


def test_an_empty_bank_still_leaves_a_short_turn() -> None:
    clock = begun(Clock(0.0), LIVE, 0.0, 10)
    assert clock.left == 20
    assert begun(Clock(0.0), SLOW, 0.0, 10).left == 86400


def test_a_time_out_is_counted_once_a_turn_and_forgiven_by_a_decision() -> None:
    clock = timed_out(timed_out(begun(new_clock(LIVE), LIVE, 0.0, 10)))
    assert (clock.timeouts, clock.left, clock.is_out) == (1, 0, True)
    clock = ended(clock, LIVE, 700.0, 12)
    assert (clock.left, clock.is_out) == (0, False)  # no increment for a turn that others played
    clock = timed_out(begun(clock, LIVE, 0.0, 20))
    assert clock.has_left
    assert not answered(clock).has_left
    assert not more(clock, 300.0).has_left


def test_taking_back_brings_no_time() -> None:
    """To name a player and to take that back, again and again, gives neither increments nor fresh turns."""
    for tempo in (LIVE, SLOW):
        clock = begun(new_clock(tempo), tempo, 0.0, 10)
        lefts = []
        for _ in range(5):
            clock = ended(clock, tempo, 10.0, 12)  # they name somebody
            clock = begun(clock, tempo, 0.0, 11)  # they take it back
            lefts.append(clock.left)
        assert lefts == sorted(lefts, reverse=True)
        assert lefts[-1] < lefts[0]


def test_a_pause_keeps_what_is_left() -> None:
    running = msgspec.structs.replace(begun(new_clock(LIVE), LIVE, 0.0, 10), warned=2)
    clock = stopped(running, 100.0)
    assert (clock.left, clock.since, clock.warned) == (500, None, 0)
    assert begun(clock, LIVE, 900.0, 10).left == 500


def test_it_is_stored_as_it_is() -> None:
    clock = timed_out(begun(new_clock(LIVE), LIVE, 5.0, 10))
    assert msgspec.convert(msgspec.to_builtins(clock), Clock) == clock


def test_every_preset_can_be_played() -> None:
    assert all(tempo.is_playable for tempo in PRESETS.values())
    assert not Tempo("live").is_playable


STEPS = st.lists(st.tuples(st.floats(0, 2000), st.integers(1, 9)), max_size=12)


@given(st.sampled_from([LIVE, SLOW, *PRESETS.values()]), STEPS)
def test_nobody_gets_more_than_was_agreed(tempo: Tempo, turns: list[tuple[float, int]]) -> None:
    clock, events, used = new_clock(tempo), 0, 0.0
    for thought, steps in turns:
        events += 1
        clock = begun(clock, tempo, 0.0, events)
        assert clock.left >= tempo.allowance or tempo.turn == 0
        elapsed = min(thought, clock.left)
        events, used = events + steps, used + elapsed
        clock = ended(clock, tempo, elapsed, events)
    agreed = tempo.bank + len(turns) * (max(tempo.turn, tempo.increment) + tempo.allowance)
    assert used <= agreed + 1e-6
    assert 0 <= clock.bank <= tempo.bank + len(turns) * (tempo.increment + tempo.allowance)
