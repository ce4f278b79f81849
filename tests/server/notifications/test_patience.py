"""Channels that hang wait longer each time; those that answer are forgiven."""

from datetime import UTC, datetime, timedelta

from utopia.server.notifications.delivering import Patience

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


def test_it_waits_longer_each_time_and_is_forgiven() -> None:
    patience = Patience([MINUTE, 5 * MINUTE])
    assert patience.until("hook", NOON) is None
    for minutes in (1, 5, 5):
        patience.hung("hook", NOON)
        assert patience.until("hook", NOON) == NOON + minutes * MINUTE
        assert patience.until("hook", NOON + minutes * MINUTE) is None
    assert patience.until("another", NOON) is None
    patience.answered("hook")
    assert patience.until("hook", NOON) is None


def test_there_is_one_turn_for_all_of_one_person() -> None:
    patience = Patience([MINUTE])
    anns = patience.turn_of("ann")
    assert patience.turn_of("ann") is anns
    assert patience.turn_of("bob") is not anns
