"""The numbers of ways to go on from named positions (``positions.toml``)."""

import pytest

from tests.counts.counting import Compiled, Position, Reference, read_positions

POSITIONS = read_positions()
every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)


@every_position
def test_counts(position: Position) -> None:
    game = Compiled(position)
    for depth, expected in enumerate(position.counts, start=1):
        found = game.breakdown(depth)
        if sum(found.values()) != expected:
            lines = "\n".join(f"{number:8} {text}" for text, number in found.items())
            pytest.fail(
                f"{position.name}, depth {depth}: {sum(found.values())} instead of {expected}\n{lines}", pytrace=False
            )


@pytest.mark.full
@every_position
def test_the_reference_counts_the_same_event_by_event(position: Position) -> None:
    ours, theirs = Compiled(position), Reference(position)
    for depth, expected in enumerate(position.counts, start=1):
        found = theirs.breakdown(depth)
        assert found == ours.breakdown(depth)
        assert sum(found.values()) == expected


def test_every_position_has_its_own_name_and_looks_two_events_ahead() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    assert all(len(position.counts) >= 2 for position in POSITIONS)
