"""The work of each thread of the GPU. Kernels are plain functions here; ``compiling`` makes GPU code of them.

A list of games has its length first and then the games' numbers, so that threads can add to it.
"""

from typing import Any

from utopia.batch.gpu.random_play import play_on
from utopia.batch.gpu.toolkit import cuda
from utopia.batch.seeding import seed_of_game
from utopia.chance.stream import begin_stream
from utopia.rules.setup import lay_out

DEALER, PLAYER, STREAMS = 0, 1, 2
"""A game's two streams; stream *s* has the seed of the game's episode *s*."""


def begin_games(boards: Any, states: Any, streams: Any, seed: int) -> None:
    """Lay out one game a thread and make its streams; the states were all zero."""
    game = cuda.grid(1)
    if game < states.size:
        lay_out(boards[0], states[game])
        for number in range(STREAMS):
            stream = streams[game, number]
            begin_stream(stream, seed_of_game(stream, seed, game, number))


def play_games(  # noqa: PLR0913, PLR0917 - all that a launch is given
    boards: Any, states: Any, streams: Any, lists: Any, decisions: Any, running: Any, still: Any, most: int
) -> None:
    """Play up to ``most`` decisions of one running game a thread, and list the game if it may go on."""
    thread = cuda.grid(1)
    if thread < running[0]:
        game = running[thread + 1]
        dealer, player = streams[game, DEALER], streams[game, PLAYER]
        played = play_on(boards[0], states[game], dealer, player, lists[thread], most)
        decisions[game] += played
        if played == most:
            still[cuda.atomic.add(still, 0, 1) + 1] = game
