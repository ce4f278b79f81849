"""The ladder of our own bots: ``python -m bench.ladder 400 1`` plays 400 games a step with seed 1.

Each level plays against the one below; names behind the seed choose whose steps are played.
With two players one against one, with four one against three; the stronger one sits on each seat in turn, with the same
deals. What is won depends on the seed alone, times on the machine.
"""

import math
import sys
import time
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from utopia.arena import Match, interval, play_game
from utopia.arena.playing import seat_streams
from utopia.boards import load_board, playing_board
from utopia.bots import LEVELS, Bot, Budget, Moves, Stream, make
from utopia.rules import Boards, States, places
from utopia.rules.model.material import SEATS

BUDGET: Final = Budget(seconds=math.inf)
STEPS: Final = tuple(zip(LEVELS[1:], LEVELS, strict=False))


@dataclass
class Timed:
    """A bot, and the seconds of processor time that each of its choices among several took."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        """What the bot chooses."""
        began = time.process_time()
        code = self.bot.choose(view, moves, budget, rng)
        if len(moves) > 1:
            self.seconds.append(time.process_time() - began)
        return code


def step(stronger: str, weaker: str, players: int, games: int, seed: int) -> str:
    """One row of the table."""
    match = Match((stronger,) + (weaker,) * (players - 1), games, seed, load_board("reconstruction"))
    boards = playing_board(match.board, match.edition, players)
    won, margin, seconds = 0.0, 0, []
    for game in range(games):
        sitting = match.sitting(game)
        own = sitting.index(0)
        bots: list[Bot] = [make(match.players[player], boards, seat) for seat, player in enumerate(sitting)]
        timed = bots[own] = Timed(bots[own])
        states, _ = play_game(boards, bots, seat_streams(match, game), BUDGET)
        won += _share(boards, states, own)
        scores = states["score"][0][:players]
        margin += int(scores[own]) - max(int(score) for seat, score in enumerate(scores) if seat != own)
        seconds += timed.seconds
    share, (low, high) = won / games, interval(won, games)
    taken = 1e3 * np.array(seconds)
    return (
        f"| {stronger} | {weaker} | {players} | {games} | **{share:.0%}** ({low:.0%} to {high:.0%}) "
        f"| {1 / players:.0%} | {margin / games:+.1f} | {taken.mean():.1f} | {np.quantile(taken, 0.99):.1f} |"
    )


def _share(boards: Boards, states: States, seat: int) -> float:
    out = np.zeros(SEATS, np.int32)
    places(boards, states, out)
    return 1 / int((out == 1).sum()) if out[seat] == 1 else 0.0


if __name__ == "__main__":
    games, seed, wanted = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] or LEVELS
    for stronger, weaker in STEPS:
        for players in (2, 4) if stronger in wanted else ():
            print(step(stronger, weaker, players, games, seed), flush=True)
