"""What wins is counted as the games ended."""

from bench.strategy import play, report


def test_every_seat_of_every_game_is_counted_once() -> None:
    found = play("greedy", 3, 4)
    assert (found.winners.seats, found.others.seats, found.games) == (4, 8, 4)
    assert found.winners.sources.sum() == found.winners.score
    assert (found.seats_with.sum(), found.wins_with.sum()) == (12, 4)
    lines = list(report([found]))
    assert len(lines) == 8
    assert "| 3 |" in lines[2]
