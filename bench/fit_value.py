"""Fitting the value of positions to finished games: ``python -m bench.fit_value GAMES`` prints ``search/fitted.py``.

Positions are those between two rounds; what is fitted is who won, as a conditional logit with a little ridge.
"""

import sys
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.boards import load_board, playing_board
from utopia.bots import USUAL_BUDGET
from utopia.bots.greedy.weights import MIND, ROUNDS
from utopia.bots.quick import GreedyBot, new_mind
from utopia.bots.search.value import FACTS, KNOTS, LONG_MIND, facts_of
from utopia.chance.playouts import settle_chance
from utopia.chance.stream import new_stream
from utopia.rules import MOST_MOVES, NOBODY, Boards, edition, empty_states, legal_moves, places, play, start

_RIDGE: Final = 3.0
_STEPS: Final = 25
_EVERY: Final = 4
"""Every so many games are not fitted but predicted."""

Numbers = NDArray[np.float64]


def main(games: int) -> None:
    """Fit for 2 to 5 players and print."""
    board = load_board("reconstruction")
    print('"""Weights of the value of a position, by ``bench/fit_value.py``: [players - 2][knot][fact]."""\n')
    print("from typing import Final\n\nFITTED: Final = (")
    for players in range(2, 6):
        samples = list(_samples(playing_board(board, edition(), players), players, games))
        weights = fit([sample for i, sample in enumerate(samples) if i % _EVERY])
        tested = [sample for i, sample in enumerate(samples) if not i % _EVERY]
        print(f"{players} players: {loss(weights, tested):.4f} nats a position", file=sys.stderr, flush=True)
        print("    (")
        for row in weights.reshape(len(KNOTS), FACTS):
            print(f"        ({', '.join(f'{weight:.3f}' for weight in row)}),")
        print("    ),", flush=True)
    print(")")


def _samples(boards: Boards, players: int, games: int) -> Iterator[tuple[Numbers, int]]:
    """[seat, knot and fact] of positions, and who won."""
    bots = [GreedyBot(boards, seat) for seat in range(players)]
    view, moves, mind = empty_states(), np.zeros(MOST_MOVES, np.int32), new_mind()
    mind = np.append(mind, np.zeros(LONG_MIND - len(mind)))
    for game in range(games):
        states, dealer, rng, seen = empty_states(), new_stream(game, 0), new_stream(game, 1), []
        start(boards, states)
        this_round = 1
        while (seat := int(settle_chance(boards, states, dealer, moves))) != NOBODY:
            n = int(legal_moves(boards, states, seat, moves))
            view[:] = states
            play(boards, states, seat, bots[seat].choose(view, moves[:n].copy(), USUAL_BUDGET, rng))
            if int(states["round_number"][0]) > this_round:
                this_round += 1
                seen.append(np.array([_spread(boards, states, seat, mind) for seat in range(players)]))
        out = np.zeros(5, np.int32)
        places(boards, states, out)
        yield from ((facts, int(np.argmin(out[:players]))) for facts in seen)


def _spread(boards: Boards, states: Any, seat: int, mind: Numbers) -> Numbers:
    """The facts, shared among the knots."""
    facts_of(boards, states, seat, mind)
    shares = np.array([np.interp(mind[ROUNDS], KNOTS, np.eye(len(KNOTS))[knot]) for knot in range(len(KNOTS))])
    return np.outer(shares, mind[MIND:]).ravel()


def fit(samples: list[tuple[Numbers, int]]) -> Numbers:
    """Newton's method on the penalized likelihood."""
    facts = np.array([facts for facts, _ in samples])
    won = facts[np.arange(len(samples)), [winner for _, winner in samples]]
    weights = np.zeros(facts.shape[2])
    for _ in range(_STEPS):
        chances = _chances(facts @ weights)
        expected = np.einsum("ij,ijk->ik", chances, facts)
        gradient = (won - expected).sum(axis=0) - _RIDGE * weights
        spread = np.einsum("ij,ijk,ijl->kl", chances, facts, facts) - expected.T @ expected
        weights += np.linalg.solve(spread + _RIDGE * np.eye(len(weights)), gradient)
    return weights


def loss(weights: Numbers, samples: list[tuple[Numbers, int]]) -> float:
    """Mean of minus the logarithm of the chance given to who won."""
    chances = _chances(np.array([facts for facts, _ in samples]) @ weights)
    return float(-np.log(chances[np.arange(len(samples)), [winner for _, winner in samples]]).mean())


def _chances(worth: Numbers) -> Numbers:
    powers = np.exp(worth - worth.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


if __name__ == "__main__":
    main(int(sys.argv[1]))
