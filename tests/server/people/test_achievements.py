"""Marks of honour: each is earned by what it says, and by nothing less."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.people.games import finished
from utopia.server.people.achievements import ACHIEVEMENTS, Company, Deed, earned
from utopia.server.people.statistics import figures_of

PLAIN = Company(players=4, people=1, levels=["mason"], edition="fr", is_fair=True)
NOTHING = replace(
    figures_of(finished(4, 1))[0],
    score=50,
    place=2,
    lead=-3,
    sources=[6, 0, 0, 10, 34],
    monuments=[2, 2, 1, 0, 0],
    islands=[2, 2, 1, 0],
    ruled=0,
    wonders=1,
    wonders_of_others=1,
    deeds={"moved": 5, "removed": 5, "raised": 3, "lowered": 1, "surprised": 0, "privileges": 2},
    led=1,
    rounds=6,
    before_last=2,
    behind=3,
    best_round=15,
    best_civilization=9,
)
"""Second place without anything special."""


def deed(company: Company = PLAIN, **figures: Any) -> Deed:
    return Deed(replace(NOTHING, **figures), company)


def new(one: Deed) -> set[str]:
    return set(earned(one, [])) - {"first-game"}


WON: dict[str, Any] = {"place": 1, "lead": 4}
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    # the mark: what earns it; what just does not
    "no-wonder": (WON | {"wonders": 0, "wonders_of_others": 2}, WON | {"wonders": 0, "wonders_of_others": 1}),
    "two-peoples": (WON | {"monuments": [4, 3, 0, 0, 0]}, WON | {"monuments": [4, 3, 1, 0, 0]}),
    "by-a-nose": (WON | {"lead": 0}, {"lead": 0}),
    "landslide": (WON | {"lead": 15}, WON | {"lead": 14}),
    "quiet-climb": (WON | {"led": 0}, {"led": 0}),
    "king-in-peace": (WON | {"deeds": NOTHING.deeds | {"raised": 0, "lowered": 0}}, WON),
    "unprivileged": (WON | {"deeds": NOTHING.deeds | {"privileges": 0}}, WON),
    "last-to-first": (WON | {"before_last": 4}, WON | {"before_last": 3}),
    "three-wonders": ({"wonders": 3}, {"wonders": 2}),
    "five-peoples": ({"monuments": [1, 1, 1, 1, 1]}, {"monuments": [3, 1, 1, 1, 0]}),
    "all-islands": ({"islands": [1, 1, 2, 1]}, {"islands": [0, 2, 2, 1]}),
    "whole-island": ({"ruled": 1}, {"ruled": 0}),
    "kings-darling": ({"best_civilization": 15}, {"best_civilization": 14}),
    "harvest": ({"best_round": 22}, {"best_round": 21}),
    "seventy": ({"score": 70}, {"score": 69}),
    "kings-ear": (
        {"deeds": NOTHING.deeds | {"raised": 5, "lowered": 5}},
        {"deeds": NOTHING.deeds | {"raised": 9, "lowered": 0}},
    ),
    "good-host": ({"sources": [6, 0, 6, 10, 34]}, {"sources": [6, 0, 5, 10, 34]}),
}


def test_a_plain_second_place_earns_nothing_but_the_first_game() -> None:
    assert earned(deed(), []) == ["first-game"]


@pytest.mark.parametrize("name", CASES)
def test_each_is_earned_by_what_it_says(name: str) -> None:
    enough, too_little = CASES[name]
    assert name in new(deed(**enough))
    assert name not in new(deed(**too_little))
    assert new(deed(replace(PLAIN, is_fair=False), **enough)) == set()


def test_who_is_beaten_counts() -> None:
    bots = replace(PLAIN, people=0, levels=["architect", "mason"])
    assert new(deed(bots, **WON)) == {"beat-architect"}
    assert new(deed(replace(bots, levels=["regent"]), **WON)) == {"beat-architect", "beat-regent"}
    assert new(deed(**WON)) == {"among-people"}


def test_with_two_players_somebody_is_always_last() -> None:
    assert "last-to-first" not in new(deed(replace(PLAIN, players=2), **WON, before_last=2))


@pytest.mark.parametrize(
    ("name", "one"),
    [
        ("every-table", lambda number: deed(replace(PLAIN, players=2 + number % 4), **WON)),
        ("every-edition", lambda number: deed(replace(PLAIN, edition=["fr", "it", "en", "de"][number % 4]))),
        ("regular", lambda _: deed()),
    ],
)
def test_what_takes_several_games(name: str, one: Callable[[int], Deed]) -> None:
    needed = 10 if name == "regular" else 4
    games = [one(number) for number in range(needed)]
    assert name in earned(games[0], games[1:])
    assert name not in earned(games[0], games[2:])
    unfair = [Deed(games[1].figures, replace(games[1].company, is_fair=False)), *games[2:]]
    assert name not in earned(games[0], unfair)


def test_all_are_tried_here() -> None:
    others = {"first-game", "among-people", "beat-architect", "beat-regent", "every-table", "every-edition", "regular"}
    assert set(CASES) | others == set(ACHIEVEMENTS)
    assert len(set(ACHIEVEMENTS)) == len(ACHIEVEMENTS)


def test_real_games_earn_few() -> None:
    """One game of bots' quality does not bring many achievements."""
    counts = [len(new(Deed(own, PLAIN))) for seed in range(1, 13) for own in figures_of(finished(4, seed))]
    assert 0 < sum(counts) / len(counts) < 2
