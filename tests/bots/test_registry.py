"""Bots are found by name, and a wrong name gets a sentence."""

import subprocess
import sys

import pytest

from tests.rules.table import Table
from utopia.bots import BOT_NAMES, LEVELS, BotError, check_name, make
from utopia.bots.quick import GreedyBot, RandomBot


def test_bots_are_made_by_name() -> None:
    boards = Table().boards
    assert isinstance(make("greedy", boards, 0), GreedyBot)
    assert isinstance(make("random", boards, 1), RandomBot)
    assert set(BOT_NAMES) == {*LEVELS, "greedy", "random"}
    assert all(callable(make(name, boards, 0).choose) for name in BOT_NAMES)


def test_a_wrong_name_is_told() -> None:
    with pytest.raises(BotError, match=r"^'greddy' is no bot; did you mean 'greedy'\?$"):
        check_name("greddy")
    with pytest.raises(BotError, match=r"^'kasparov' is no bot; it is one of apprentice, .*, random$"):
        make("kasparov", Table().boards, 0)


def test_names_are_known_without_the_rules() -> None:
    code = "import sys, utopia.bots; print('numba' in sys.modules or 'utopia.rules' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
