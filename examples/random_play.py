"""A whole game of random moves, told as it goes: ``python examples/random_play.py``."""

import random

from utopia import Game

game, dice = Game(players=3, seed=7), random.Random(7)  # noqa: S311 - a game
while not game.is_over:
    seat = game.to_decide[0]
    move = dice.choice(game.moves(seat))
    print(seat, move)
    game.play(move, seat)
print(game.standings())
