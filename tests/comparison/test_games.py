"""The compiled rules and the reference play the same games, move by move, legal lists and positions included."""

from dataclasses import replace

import pytest

from tests.comparison.pair import Pair
from tests.properties.walk import BOARD, random_edition
from utopia.rules import PRESETS, Edition, edition

QUICK, A_GROUP = 100, 5
QUICKEST = 35
"""All presets, every number of players, and five games to the edition's own target."""
FULL, A_LARGE_GROUP = 400, 10
"""Each line of the reference is reached by the first fifty, each in eight times as many."""
SHORT_TARGETS = (8, 16, 24)


class QuickPair(Pair):
    """Moves, chances and scores compared at every event; whole positions, which remember, now and then."""

    every = 8

    def compare_positions(self) -> None:
        if len(self.history) % self.every == 0:
            super().compare_positions()


class QuickerPair(QuickPair):
    """The same for hundreds of games."""

    every = 29


def edition_of(seed: int) -> Edition:
    """The four presets and, in every second block, random options; the players run through 2 to 5 inside a block."""
    block = seed // 4
    return random_edition(seed) if block % 2 else edition(list(PRESETS)[block // 2 % 4])


def mostly_short(seed: int, whole: int) -> Edition:
    """One of ``whole`` games goes to the edition's own target, the others end sooner."""
    chosen = edition_of(seed)
    return chosen if seed % whole == 0 else replace(chosen, target=SHORT_TARGETS[seed % 3])


def compare(pair: type[Pair], seed: int, chosen: Edition) -> None:
    try:
        pair(BOARD, chosen, 2 + seed % 4, seed).play_out()
    except Exception as trouble:
        trouble.add_note(f"seed {seed}, {2 + seed % 4} players, {chosen.options()}")
        raise


@pytest.mark.parametrize(
    "first",
    [pytest.param(first, marks=() if first < QUICKEST else pytest.mark.full) for first in range(0, QUICK, A_GROUP)],
)
def test_a_hundred_games_are_the_same(first: int) -> None:
    """Random play takes long to fifty points, so that most of these end sooner."""
    for seed in range(first, first + A_GROUP):
        compare(QuickPair, seed, mostly_short(seed, whole=7))


@pytest.mark.full
@pytest.mark.parametrize("first", range(QUICK, QUICK + FULL, A_LARGE_GROUP))
def test_hundreds_of_games_are_the_same(first: int) -> None:
    """A fifth are played to their own end; in one of twenty-five every position is compared."""
    for seed in range(first, first + A_LARGE_GROUP):
        compare(Pair if seed % 25 == 0 else QuickerPair, seed, mostly_short(seed, whole=5))


@pytest.mark.parametrize(("players", "scale_cards"), [(2, "any"), (3, "matching"), (4, "matching_raise"), (5, "any")])
def test_a_few_games_in_every_mode(players: int, scale_cards: str) -> None:
    """Also played bounds-checked and uncompiled (``tests/rules/test_modes.py``)."""
    Pair(BOARD, edition("de", target=8, scale_cards=scale_cards), players, seed=players).play_out()
