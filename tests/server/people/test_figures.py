"""Figures of finished games agree with what the rules have counted themselves."""

import itertools

import numpy as np
import pytest

from tests.server.people.games import finished
from utopia.game import Game
from utopia.rules import CHANCE, Kind, decode
from utopia.rules.model import sources
from utopia.server.people.statistics import Figures, figures_of

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2)]


def told(players: int, seed: int) -> tuple[Game, list[Figures]]:
    game = finished(players, seed)
    return game, figures_of(game)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_points_add_up(players: int, seed: int) -> None:
    game, figures = told(players, seed)
    for seat, own in enumerate(figures):
        assert own.score == game.state[0]["score"][seat] == sum(own.sources)
        assert sum(own.prestige) == own.sources[sources.PRESTIGE]
        assert 0 < own.best_civilization <= own.best_round <= sum(own.prestige)
        assert own.wonders * 6 == own.sources[sources.WONDER]
        assert own.deeds["removed"] * 2 == own.sources[sources.REMOVAL]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_pieces_add_up(players: int, seed: int) -> None:
    game, figures = told(players, seed)
    end = game.state[0]
    sizes = [int(mask).bit_count() for mask in game.board["island_districts"][0]]
    moves = [(event.seat, decode(event.code)) for event in game.events if event.seat != CHANCE]
    for seat, own in enumerate(figures):
        assert sum(own.monuments) == sum(own.islands) == (end["owner"] == seat).sum()
        assert own.deeds["privileges"] == 2 - end["privileges"][seat]
        entered = sum(mover == seat and move.kind is Kind.ENTER for mover, move in moves)
        assert sum(own.settled) >= entered - 2
        assert own.ruled == sum(0 < size == districts for size, districts in zip(sizes, own.islands, strict=True))
        assert own.wonders + own.wonders_of_others == (end["wonder_owner"] >= 0).sum()


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_places_and_leads(players: int, seed: int) -> None:
    game, figures = told(players, seed)
    places = {colour: place for colour, _, place in game.standings()}
    assert [own.place for own in figures] == [places[colour] for colour in game.colours]
    assert all((own.lead >= 0) == (own.score == max(one.score for one in figures)) for own in figures)
    assert {own.rounds for own in figures} == {int(game.state[0]["round_number"])}
    assert sum(own.led for own in figures) == figures[0].rounds - 1
    assert sorted(own.before_last for own in figures) == list(range(1, players + 1))
    assert [own.behind for own in figures if own.before_last == 1] == [0]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_who_is_settled_has_left_the_supply(players: int, seed: int) -> None:
    """Of whatever move: each prince that a player's supply lost is one that they brought onto the map."""
    game, figures = told(players, seed)
    supplies = [game.position_at(number)[0]["supply"][:players].astype(int) for number in range(len(game.events) + 1)]
    lost = sum(np.maximum(before - after, 0) for before, after in itertools.pairwise(supplies))
    assert [own.settled for own in figures] == np.asarray(lost).tolist()


def test_a_game_that_runs_has_no_figures() -> None:
    with pytest.raises(ValueError, match="over"):
        figures_of(Game(2, seed=1))
