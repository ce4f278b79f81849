"""Two players on the fixed deals `utopia-eval-v1`, so that the results of two papers can be compared.

    python examples/evaluation.py mason apprentice

Two players, French edition, the map `reconstruction`; every deal is played twice, with the seats changed. The share of
wins counts a shared win in parts. Each seat's bot has luck of its own, hashed from the deal, so the same bots give
the same result and no stream can be run back to its deal.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.arena import interval
from utopia.batch.environment import BatchEnvironment
from utopia.batch.timestep import TimeStep
from utopia.boards import load_board, playing_board
from utopia.bots import USUAL_BUDGET, find_bot
from utopia.bots.supervision.answering import own_stream
from utopia.rules import Boards, edition, empty_states, seen_by

DEALS: Final = Path(__file__).with_name("utopia-eval-v1.json")
PLAYERS: Final = 2
Policy = Callable[[BatchEnvironment, TimeStep, NDArray[np.intp]], NDArray[np.int32]]
"""Names an action for each of the given games."""


@dataclass(frozen=True, slots=True)
class Score:
    """How the first player fared against the second."""

    wins: float
    games: int
    margin: float
    """Points ahead at the end, on average."""

    def __str__(self) -> str:
        low, high = interval(self.wins, self.games)
        share = self.wins / self.games
        return f"{share:.1%} of {self.games} games ({low:.1%} to {high:.1%}), {self.margin:+.1f} points"


def boards() -> Boards:
    """Return the board of the deals."""
    return playing_board(load_board("reconstruction"), edition("fr"), PLAYERS)


def bot_policy(name: str) -> Policy:
    """A bot by name or file, asked game by game and shown only what its seat may know."""
    make, board, view = find_bot(name), boards(), empty_states()
    seats = [make(board, seat) for seat in range(PLAYERS)]
    streams: dict[tuple[int, int], NDArray[np.int64]] = {}

    def act(batch: BatchEnvironment, now: TimeStep, games: NDArray[np.intp]) -> NDArray[np.int32]:
        actions = []
        for game in games.tolist():
            seat, moves = int(now.seats[game]), np.flatnonzero(now.masks[game]).astype(np.int32)
            if (game, seat) not in streams:
                streams[game, seat] = own_stream(int(batch.deals[game]), seat, 0)
            seen_by(board, batch.states[game : game + 1], seat, view)
            actions.append(seats[seat].choose(view, moves, USUAL_BUDGET, streams[game, seat]))
        return np.array(actions, np.int32)

    return act


def evaluate(first: Policy, second: Policy, most_deals: int | None = None) -> Score:
    """Play the deals, each from both seats, or only the first so many of them."""
    deals = json.loads(DEALS.read_text("utf-8"))["deals"][:most_deals]
    batch = BatchEnvironment(boards(), PLAYERS * len(deals))
    now, seat_of_first = batch.reset(deals=np.repeat(deals, PLAYERS)), np.arange(batch.count) % PLAYERS
    running, wins, points = np.ones(batch.count, bool), 0.0, np.zeros((batch.count, PLAYERS))
    while running.any():
        actions = now.masks.argmax(axis=1).astype(np.int32)
        for policy, is_his in ((first, now.seats == seat_of_first), (second, now.seats != seat_of_first)):
            games = np.flatnonzero(running & is_his)
            if len(games):
                actions[games] = policy(batch, now, games)
        now = batch.step(actions)
        points[running] += now.points[running, :PLAYERS]
        ended = np.flatnonzero(running & now.finished)
        wins += float(now.rewards[ended, seat_of_first[ended]].sum())
        running[ended] = False
    own = np.take_along_axis(points, seat_of_first[:, None], axis=1)[:, 0]
    return Score(wins, batch.count, float((2 * own - points.sum(axis=1)).mean()))


if __name__ == "__main__":
    one, other = sys.argv[1:3]
    print(f"{one} against {other}: {evaluate(bot_policy(one), bot_policy(other))}")
