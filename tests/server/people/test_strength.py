"""Ratings: who wins rises, the order of the players means nothing, a tie is a tie."""

import random

from hypothesis import given
from hypothesis import strategies as st

from utopia.server.people.strength import Strength, after

STRENGTHS = st.builds(Strength, st.floats(0, 50), st.floats(0.5, 9))
GAMES = st.integers(2, 5).flatmap(
    lambda players: st.tuples(
        st.lists(STRENGTHS, min_size=players, max_size=players),
        st.lists(st.integers(1, 5), min_size=players, max_size=players),
    )
)


def near(one: Strength, other: Strength) -> bool:
    return abs(one.mu - other.mu) < 1e-6 and abs(one.sigma - other.sigma) < 1e-6


def test_everybody_begins_in_the_middle_and_in_doubt() -> None:
    assert (Strength().points, Strength().doubt) == (1500, 333)


@given(GAMES, st.randoms(use_true_random=False))
def test_the_order_in_which_players_are_told_means_nothing(
    game: tuple[list[Strength], list[int]], luck: random.Random
) -> None:
    strengths, places = game
    order = list(range(len(strengths)))
    luck.shuffle(order)
    straight = after(strengths, places)
    shuffled = after([strengths[i] for i in order], [places[i] for i in order])
    assert all(near(straight[i], shuffled[number]) for number, i in enumerate(order))


@given(GAMES)
def test_only_the_order_of_places_counts(game: tuple[list[Strength], list[int]]) -> None:
    strengths, places = game
    far_apart = after(strengths, [10 * place for place in places])
    assert all(near(one, other) for one, other in zip(after(strengths, places), far_apart, strict=True))


@given(st.integers(2, 5), STRENGTHS)
def test_equals_who_tie_learn_nothing_of_who_is_better(players: int, strength: Strength) -> None:
    rated = after([strength] * players, [1] * players)
    assert all(abs(one.mu - strength.mu) < 1e-6 for one in rated)


@given(st.integers(2, 5), STRENGTHS)
def test_of_equals_who_comes_first_rises_and_who_comes_last_falls(players: int, strength: Strength) -> None:
    rated = after([strength] * players, list(range(1, players + 1)))
    assert rated[0].mu > strength.mu > rated[-1].mu
    assert [one.mu for one in rated] == sorted((one.mu for one in rated), reverse=True)


@given(GAMES)
def test_a_game_leaves_less_doubt_than_a_long_pause_would(game: tuple[list[Strength], list[int]]) -> None:
    strengths, places = game
    for before, now in zip(strengths, after(strengths, places), strict=True):
        assert 0 < now.sigma < before.sigma + 0.05
