"""Bots answer with legal moves, from what their seat may know and nothing else."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.properties.test_views import shuffled, view_of
from tests.properties.walk import Setting, Walk, walk
from utopia.bots import BOT_NAMES, USUAL_BUDGET, Bot, make
from utopia.bots.registry import SEARCHING
from utopia.chance import new_stream
from utopia.rules import MOST_MOVES, Step, legal_moves
from utopia.rules.model.steps import LAST_CHANCE

QUICK_BOTS = [name for name in BOT_NAMES if name not in SEARCHING]
SEEDS = range(18)  # every number of players, preset and, with seed 16 and 17, random options
DECIDED = {step for step in Step if step > LAST_CHANCE} - {Step.OVER}


def decisions(game: Walk) -> Iterator[tuple[int, int, NDArray[np.int32]]]:
    """Positions with a seat to decide and its moves."""
    buffer = np.zeros(MOST_MOVES, np.int32)
    for n in range(len(game)):
        for seat in game.deciders(n):
            count = legal_moves(game.boards, game.at(n), seat, buffer)
            yield n, seat, buffer[:count].copy()


def choose(bot: Bot, game: Walk, n: int, seat: int, moves: NDArray[np.int32]) -> int:
    return bot.choose(view_of(game, game.at(n), seat), moves, USUAL_BUDGET, new_stream(n, seat))


def bots(name: str, game: Walk) -> list[Bot]:
    return [make(name, game.boards, seat) for seat in game.seats]


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_answers_are_legal_at_every_step(name: str) -> None:
    steps = set()
    for seed in SEEDS:
        game = walk(Setting(seed))
        seated = bots(name, game)
        for n, seat, moves in decisions(game):
            steps.add(Step(game.at(n)["step"][0]))
            assert choose(seated[seat], game, n, seat, moves) in moves
    assert steps == DECIDED


@pytest.mark.parametrize("name", QUICK_BOTS)
@pytest.mark.parametrize("seed", [0, 3, *(pytest.param(seed, marks=pytest.mark.full) for seed in (1, 2))])
def test_hidden_things_change_no_choice(name: str, seed: int) -> None:
    game, dice = walk(Setting(seed)), random.Random(seed)
    seated = bots(name, game)
    for n, seat, moves in decisions(game):
        view, other = (view_of(game, states, seat) for states in (game.at(n), shuffled(game, n, seat, dice)))
        before = view.tobytes()
        answers = {seated[seat].choose(seen, moves, USUAL_BUDGET, new_stream(n)) for seen in (view, other)}
        assert len(answers) == 1
        assert view.tobytes() == before, "the view belongs to the asker"


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_only_offered_moves_are_chosen(name: str) -> None:
    game, dice = walk(Setting(3)), random.Random(3)
    seated = bots(name, game)
    for n, seat, moves in decisions(game):
        one = dice.choice(moves)
        assert choose(seated[seat], game, n, seat, np.array([one], np.int32)) == one


def test_random_takes_every_move() -> None:
    game = walk(Setting(0))
    n, seat, moves = next(decisions(game))
    bot, rng, view = make("random", game.boards, seat), new_stream(1), view_of(game, game.at(n), seat)
    chosen = [bot.choose(view, moves, USUAL_BUDGET, rng) for _ in range(60 * len(moves))]
    counts = np.array([chosen.count(int(code)) for code in moves])
    assert counts.min() > 30
    assert counts.max() < 90
