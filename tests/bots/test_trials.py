"""A budget in simulations is a cap on the games that a searching bot really plays."""

import math
from collections import Counter

import pytest

from tests.bots.test_levels import hard
from tests.properties.test_views import view_of
from tests.properties.walk import Setting, walk
from utopia.bots import Budget
from utopia.bots.bot import Moves
from utopia.bots.levels.architect import Architect
from utopia.bots.levels.envoy import Envoy
from utopia.bots.levels.regent import Regent
from utopia.bots.search.player import SearchingBot
from utopia.bots.search.room import PLANS
from utopia.chance import new_stream


class Counting(SearchingBot):
    """Counts the trials of each plan; plan PLANS + n is the n-th that was laid out."""

    def begin(self) -> None:
        self.trials: Counter[int] = Counter()

    def _try(self, plans: Moves, number: int) -> None:
        self.trials.update(plans.tolist())
        super()._try(plans, number)


class CountingEnvoy(Counting, Envoy):
    """The level with 3 plans."""


class CountingArchitect(Counting, Architect):
    """The level with 8 plans."""


class CountingRegent(Counting, Regent):
    """The level with 12 plans."""


LEVELS = [CountingEnvoy, CountingArchitect, CountingRegent]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("most", [1, 2, 10, pytest.param(50, marks=pytest.mark.full), 200])
def test_no_more_is_tried_than_the_budget_says(level: type[Counting], most: int) -> None:
    asked = 0
    for seed in range(3):
        game = walk(Setting(seed))
        seated = [level(game.boards, seat) for seat in game.seats]
        for n, seat, moves in hard(game):
            seated[seat].begin()
            code = seated[seat].choose(view_of(game, game.at(n), seat), moves, Budget(math.inf, most), new_stream(n))
            assert code in moves
            done, plans = seated[seat].trials.total(), len(seated[seat].trials)
            assert done <= most
            assert plans != 1, "there is nothing to compare a single plan with"
            assert most < 10 or plans > 1
            assert most < 50 or done > most * 0.8, "what is granted is used"
            asked += 1
    assert asked >= 15


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_tries_each_of_its_plans_with_its_own_number(level: type[Counting]) -> None:
    game = walk(Setting(2))
    seated = [level(game.boards, seat) for seat in game.seats]
    most = set()
    for n, seat, moves in hard(game):
        seated[seat].begin()
        seated[seat].choose(view_of(game, game.at(n), seat), moves, Budget(math.inf), new_stream(n))
        tried = seated[seat].trials
        assert min(tried) == PLANS
        assert max(tried) == PLANS + len(tried) - 1, "none that was laid out is left aside"
        assert tried.total() <= level.depth.simulations
        most.add(len(tried))
    assert max(most) == level.depth.plans
