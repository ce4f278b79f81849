"""Finished games for the tests of what they say about their players."""

from functools import cache

from utopia.bots import make
from utopia.game import Game
from utopia.notation.events import Event
from utopia.tables.robots import ask


@cache
def finished(players: int, seed: int) -> Game:
    """A whole game of bots that build."""
    game = Game(players, seed=seed)
    bots = [make("greedy", game.board, seat) for seat in range(players)]
    while not game.is_over:
        seat = game.colours.index(game.to_decide[0])
        game.apply(Event(seat, ask(bots[seat], game, seat, seed).code))
        game.draw()
    return game
