"""The examples run as they are; the fixed deals give the scores that are kept."""

import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from utopia.bots import find_bot
from utopia.chance import new_stream

EXAMPLES = Path(__file__).parents[2] / "examples"
CURIOUS = """
class Curious:
    given = ([], [])

    def __init__(self, boards, seat):
        self.seat = seat

    def choose(self, view, moves, budget, rng):
        self.given[self.seat].append(tuple(rng.tolist()))
        return int(moves[0])
"""
"""A bot that keeps the streams it is given."""
BASELINES = json.loads((EXAMPLES / "baselines.json").read_text(encoding="utf-8"))


@pytest.fixture
def evaluation(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    return importlib.import_module("evaluation")


def run(*words: str) -> str:
    """Return the output of an example; it must end well."""
    done = subprocess.run([sys.executable, *words], cwd=EXAMPLES.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_deals_are_fixed_and_all_different(evaluation: Any) -> None:
    kept = json.loads(evaluation.DEALS.read_text(encoding="utf-8"))
    assert kept["name"] == evaluation.DEALS.stem == BASELINES["deals"]
    assert len(set(kept["deals"])) == 200


def test_the_stronger_wins_and_always_as_often(evaluation: Any) -> None:
    scores = [evaluation.evaluate(evaluation.bot_policy("mason"), evaluation.bot_policy("random"), 4) for _ in range(2)]
    assert scores[0] == scores[1]
    assert scores[0].games == 8
    assert scores[0].wins == 8
    assert scores[0].margin > 20


def test_a_bot_has_a_stream_of_its_own_that_does_not_tell_the_deal(evaluation: Any, tmp_path: Path) -> None:
    file = tmp_path / "curious.py"
    file.write_text(CURIOUS, encoding="utf-8")
    name = f"{file}:Curious"
    evaluation.evaluate(evaluation.bot_policy(name), evaluation.bot_policy(name), 1)
    given = find_bot(name).given  # type: ignore[attr-defined]
    first, second = (set(given[seat]) for seat in range(2))
    [deal] = json.loads(evaluation.DEALS.read_text(encoding="utf-8"))["deals"][:1]
    assert not first & second
    assert not (first | second) & {tuple(new_stream(deal, label).tolist()) for label in range(9)}


@pytest.mark.full
@pytest.mark.parametrize(("bot", "against"), [("apprentice", "mason"), ("examples/my_bot.py:Builder", "apprentice")])
def test_baselines_come_again(evaluation: Any, monkeypatch: pytest.MonkeyPatch, bot: str, against: str) -> None:
    monkeypatch.chdir(EXAMPLES.parent)
    [kept] = [score for score in BASELINES["scores"] if (score["bot"], score["against"]) == (bot, against)]
    score = evaluation.evaluate(evaluation.bot_policy(bot), evaluation.bot_policy(against))
    assert (score.games, score.wins, round(score.margin, 2)) == (kept["games"], kept["wins"], kept["margin"])


@pytest.mark.full
@pytest.mark.parametrize(
    ("script", "told"), [("random_play", "('blue',"), ("random_batch", "decisions a second; seat 0 won")]
)
def test_random_play_runs(script: str, told: str) -> None:
    assert told in run(str(EXAMPLES / f"{script}.py"))


@pytest.mark.full
def test_a_bot_of_ones_own_wins_against_random_play() -> None:
    told = run(str(EXAMPLES / "evaluation.py"), "examples/my_bot.py:Builder", "random")
    assert float(told.split("random: ")[1].split("%")[0]) > 55


@pytest.mark.full
def test_the_learner_learns_a_little(tmp_path: Path) -> None:
    pytest.importorskip("jax")
    weights = tmp_path / "weights.npz"
    told = run(str(EXAMPLES / "learn_to_play.py"), "--minutes=0.02", "--deals=1", f"--weights={weights}")
    assert "self-play, lesson 1: loss" in told
    assert "against apprentice: " in told
    assert weights.stat().st_size < 200_000


@pytest.mark.full
def test_what_was_learned_beats_the_apprentice(evaluation: Any) -> None:
    pytest.importorskip("jax")
    bot = evaluation.bot_policy(str(EXAMPLES / "learn_to_play.py:Learned"))
    score = evaluation.evaluate(bot, evaluation.bot_policy("apprentice"), 20)
    assert score.wins > score.games / 2
