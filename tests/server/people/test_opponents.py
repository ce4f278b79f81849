"""Which bots suit somebody's last games."""

import pytest

from utopia.bots import LEVELS
from utopia.server.people.strength import Finished, Others, Placed, suitable

Game = tuple[str, int]
"""Level of the three bots, and one's place."""


def finished(level: str, place: int, players: int = 4, people: int = 0) -> Finished:
    return Finished(Placed(place), Others(players, people, [level]))


@pytest.mark.parametrize(
    ("games", "level", "why"),
    [
        # the latest first
        ([], "apprentice", "first"),
        ([("apprentice", 1)], "apprentice", "same"),
        ([("apprentice", 1), ("apprentice", 1)], "mason", "stronger"),
        ([("mason", 1), ("apprentice", 1)], "mason", "same"),
        ([("mason", 1), ("mason", 2), ("mason", 1)], "mason", "same"),
        ([("mason", 4), ("mason", 4)], "apprentice", "gentler"),
        ([("mason", 4), ("mason", 3)], "mason", "same"),
        ([("apprentice", 4), ("apprentice", 4)], "apprentice", "same"),
        ([("regent", 1), ("regent", 1)], "regent", "same"),
        ([("envoy", 2)], "envoy", "same"),
    ],
)
def test_two_games_alike_change_the_level(games: list[Game], level: str, why: str) -> None:
    told = suitable([finished(*game) for game in games])
    assert (told.level, told.why) == (level, why)


def test_only_games_against_our_bots_alone_count() -> None:
    with_people, with_others = finished("regent", 1, people=1), finished("greedy", 1)
    alone = Finished(Placed(1), Others(4, 0, []))
    assert suitable([with_people, with_others, alone]).why == "first"
    told = suitable([with_people, finished("mason", 1), with_others, finished("mason", 1)])
    assert (told.level, told.why) == ("envoy", "stronger")


def test_of_several_bots_the_strongest_counts() -> None:
    mixed = Finished(Placed(3), Others(4, 0, ["architect", "mason"]))
    assert suitable([mixed]).level == "architect"


def test_the_last_of_two_is_second() -> None:
    games = [finished("envoy", 2, players=2)] * 2
    assert suitable(games).level == "mason"
    assert LEVELS.index("mason") + 1 == LEVELS.index("envoy")
