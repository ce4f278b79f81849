"""All games of somebody, added up."""

import itertools
from typing import Any

from msgspec.structs import replace

from tests.server.people.test_achievements import NOTHING, PLAIN
from utopia.server.people.achievements import Deed, Sum, summed

MAYA, PERSIAN, CHINESE, GREEK, EGYPTIAN = range(5)


def game(players: int = 4, levels: tuple[str, ...] = (), **figures: Any) -> Deed:
    return Deed(replace(NOTHING, **figures), replace(PLAIN, players=players, levels=list(levels)))


def test_who_has_not_played_has_no_figures() -> None:
    assert summed([]) == Sum()
    assert Sum().favourite is None


def test_the_favourite_civilization_is_the_one_of_which_most_princes_were_settled() -> None:
    one = game(settled=[1, 4, 0, 0, 2], prestige=[20, 0, 0, 0, 0])
    assert summed([one]).favourite == PERSIAN
    assert summed([one, game(settled=[0, 0, 0, 0, 3], prestige=[0] * 5)]).favourite == EGYPTIAN
    assert summed([one, game(settled=[0, 0, 0, 0, 3], prestige=[0] * 5)]).settled == [1, 4, 0, 0, 5]


def test_of_equals_it_is_the_one_that_brought_more_prestige() -> None:
    for best in (CHINESE, GREEK, EGYPTIAN):
        prestige = [9, 9, *[11 if civilization == best else 10 for civilization in (CHINESE, GREEK, EGYPTIAN)]]
        assert summed([game(settled=[1, 1, 3, 3, 3], prestige=prestige)]).favourite == best


def test_who_has_settled_nobody_has_no_favourite() -> None:
    assert summed([game(settled=[0] * 5, prestige=[5, 0, 0, 0, 0])]).favourite is None


def test_games_scores_and_places_are_counted() -> None:
    told = summed([game(score=30, place=2), game(score=60, place=1), game(2, score=50, place=2)])
    assert (told.games, told.won, told.best) == (3, 1, 60)
    assert round(told.score, 2) == 46.67
    assert told.places == {2: [0, 1], 4: [1, 1, 0, 0]}
    assert list(told.places) == [2, 4], "in the order of the tables' sizes"


def test_every_place_at_every_table_is_counted_where_it_belongs() -> None:
    seats = [(players, place) for players in (2, 3, 4, 5) for place in range(1, players + 1)]
    told = summed([game(players, place=place) for players, place in itertools.chain(seats, [(5, 5)])])
    assert told.places == {2: [1] * 2, 3: [1] * 3, 4: [1] * 4, 5: [1, 1, 1, 1, 2]}


def test_bots_are_beaten_by_who_wins_and_the_strongest_stands_last() -> None:
    told = summed(
        [
            game(place=1, levels=("mason", "regent")),
            game(place=1, levels=("mason",)),
            game(place=2, levels=("architect",)),
        ]
    )
    assert list(told.beaten.items()) == [("mason", 2), ("regent", 1)]
