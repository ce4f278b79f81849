"""Positions are values: equal play makes equal bytes, and nothing that happens later changes a copy."""

from itertools import pairwise

from tests.properties.walk import Setting, Walk, games, walk
from utopia.rules import CHANCE, States, answer, copy_into, empty_states, play, start


def follow(game: Walk, n: int, states: States) -> None:
    """The event that led to position ``n``."""
    who, what = game.events[n]
    if who == CHANCE:
        answer(game.boards, states, what)
    elif who >= 0:
        play(game.boards, states, who, what)


@games
def test_equal_play_makes_equal_bytes_and_changes_no_copy(setting: Setting) -> None:
    game = walk(setting)
    twin = empty_states()
    start(game.boards, twin)
    kept = []
    for n in range(len(game)):
        follow(game, n, twin)
        assert twin.tobytes() == game.at(n).tobytes()
        if n % 50 == 0:  # keep this one and go on from a copy
            kept.append((n, twin))
            twin = empty_states()
            copy_into(twin, kept[-1][1])
    assert all(copy.tobytes() == game.at(n).tobytes() for n, copy in kept)


@games
def test_every_event_changes_the_position(setting: Setting) -> None:
    game = walk(setting)
    positions = [game.at(n).tobytes() for n in range(len(game))]
    assert all(one != next_one for one, next_one in pairwise(positions))
