"""Bots of others behind a guard: whatever they do, the game goes on in bounded time, by the move of the stand-in."""

import math
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from _pytest.mark import ParameterSet

from tests.bots.supervision.test_crew import is_running
from utopia.bots import BotError, Budget, make
from utopia.bots.supervision.answering import MOST_FAILURES, STAND_IN, Answer, Guard, own_stream
from utopia.bots.supervision.guarding import guard
from utopia.bots.supervision.limits import Limits, LimitsError, limits_from_environment
from utopia.game import Game
from utopia.rules import States

ROOT = Path(__file__).parents[3]
LIMITS = Limits(seconds=1.5, memory=1 << 30)
AMPLE = Limits(seconds=60, memory=1 << 30)
SOON = 60
"""Seconds within which anything is done that is done at all, on a busy machine too; those who hang never end."""
ENDLESS = Budget(math.inf)
TOO_OFTEN = "it failed too often and is not asked any more"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])


class Position:
    """Somebody is to decide, and a bot is asked."""

    def __init__(self, seed: int = 5) -> None:
        self.game = Game(3, seed=seed)
        self.seat = self.game.colours.index(self.game.to_decide[0])
        self.moves = np.array([choice.code for choice in self.game.moves(self.seat)], np.int32)

    def guard(self, name: str, limits: Limits = AMPLE, told: list[str] | None = None) -> Guard:
        on_trouble = None if told is None else told.append
        bot = guard(f"bad_bots.py:{name}", self.game.board, self.seat, on_trouble, limits)
        assert isinstance(bot, Guard)
        return bot

    def stand_in(self) -> int:
        return make(STAND_IN, self.game.board, self.seat).choose(self.view(), self.moves, ENDLESS, own_stream(1, 0, 0))

    def view(self) -> States:
        return self.game.seen_by(self.seat)

    def ask(self, bot: Guard, budget: Budget = ENDLESS) -> Answer:
        return bot.answer(self.view(), self.moves.copy(), budget, own_stream(1, 0, 0))


def slow(*values: str) -> ParameterSet:
    """Each starts processes, which takes seconds."""
    return pytest.param(*values, marks=pytest.mark.full)


@pytest.fixture
def position() -> Position:
    return Position()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Illegal", "it chose no legal move"),
        slow("Nothing", "it raised TypeError"),
        slow("Text", "it raised ValueError"),
        slow("Huge", "it chose no legal move"),
        slow("Raises", "it raised KeyError"),
        slow("Exits", "its process ended"),
        slow("ExitsHard", "its process ended"),
        slow("Unmade", "it raised OSError"),
        slow("HangsInPython", "it did not answer within 1.5 seconds"),
        slow("HangsInC", "it did not answer within 1.5 seconds"),
        slow("EatsMemory", "it raised MemoryError"),
        slow("LeavesChildren", "its process ended"),
    ],
)
def test_where_a_bot_fails_the_stand_in_decides(position: Position, name: str, says: str) -> None:
    told: list[str] = []
    bot = position.guard(name, LIMITS if name.startswith("Hangs") else AMPLE, told)
    expected = position.stand_in()
    began = time.monotonic()
    answers = [position.ask(bot) for _ in range(MOST_FAILURES)]
    if name.startswith("Hangs"):
        assert time.monotonic() - began < MOST_FAILURES * SOON
    assert [answer.code for answer in answers] == [expected] * MOST_FAILURES
    assert all(answer.trouble.startswith(says) for answer in answers)
    assert position.ask(bot) == Answer(expected, TOO_OFTEN)
    assert told == [answer.trouble for answer in answers] + [TOO_OFTEN]
    assert position.ask(position.guard("Good"), ENDLESS).trouble == "", "others are not disturbed"


@pytest.mark.parametrize("name", [slow("Forks"), slow("Talks"), slow("Threads")])
def test_what_else_a_bot_does_disturbs_no_answer(
    position: Position, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = position.guard(name)
    assert [position.ask(bot) for _ in range(4)] == [Answer(position.moves[-1])] * 4
    assert capfd.readouterr() == ("", "")


@pytest.mark.full
def test_a_single_failure_is_forgiven(position: Position) -> None:
    told: list[str] = []
    bot = position.guard("Sometimes", told=told)
    troubles = [position.ask(bot).trouble.partition(" in ")[0] for _ in range(9)]
    assert troubles == ["", "", "it raised TypeError"] * 3
    assert len(told) == 3


def test_a_guarded_bot_chooses_what_it_chooses_here_and_leaves_the_stream_alike(position: Position) -> None:
    name = "bad_bots.py:Good"
    for _ in range(2):
        here, there = make(name, position.game.board, position.seat), position.guard("Good")
        ours, theirs = own_stream(3, 0, 0), own_stream(3, 0, 0)
        for _ in range(5):
            expected = here.choose(position.view(), position.moves, ENDLESS, ours)
            assert there.choose(position.view(), position.moves, ENDLESS, theirs) == expected
            assert ours.tolist() == theirs.tolist() != own_stream(3, 0, 0).tolist()


@pytest.mark.full
def test_the_draws_of_a_failed_bot_do_not_count(position: Position) -> None:
    stream, expected = own_stream(3, 0, 0), own_stream(3, 0, 0)
    position.guard("Raises").choose(position.view(), position.moves, ENDLESS, stream)
    make(STAND_IN, position.game.board, position.seat).choose(position.view(), position.moves, ENDLESS, expected)
    assert stream.tolist() == expected.tolist()


@pytest.mark.full
def test_bots_of_two_tables_share_nothing(position: Position) -> None:
    first, second = position.guard("Good"), position.guard("Good")
    apart = [position.ask(first).code for _ in range(3)]
    assert [position.ask(second).code for _ in range(3)] == apart


@pytest.mark.full
def test_a_bot_is_shown_its_own_hand_only() -> None:
    for seed in range(3):
        position = Position(seed)
        while int(position.game.state["phase"][0]) < 2:
            position.game.play(position.game.moves()[0])
        position.seat = position.game.colours.index(position.game.to_decide[0])
        position.moves = np.array([choice.code for choice in position.game.moves(position.seat)], np.int32)
        assert position.ask(position.guard("Peeps")) == Answer(position.moves[0])


@pytest.mark.full
def test_seats_of_one_bot_share_no_process() -> None:
    position = Position()
    for position.seat in (0, 1, 2, 0):
        assert position.ask(position.guard("Spies")) == Answer(position.moves[0])


@pytest.mark.full
def test_a_bot_gets_its_seconds_and_no_more(position: Position) -> None:
    bot = position.guard("HangsInPython", Limits(seconds=600))
    began = time.monotonic()
    assert position.ask(bot, Budget(0.1)).trouble == "it did not answer within 1.1 seconds"
    assert time.monotonic() - began < SOON


@pytest.mark.parametrize(
    ("name", "says"),
    [
        slow("bad_bots.py:NO_MAKER", "bad_bots.py:NO_MAKER is no bot but of type int"),
        slow("bad_bots.py:Worse", "bad_bots.py has no Worse; it has Bad, Illegal"),
        ("worse_bots.py:Worse", "worse_bots.py: there is no such file"),
        ("grandmaster", "'grandmaster' is no bot; it is one of"),
    ],
)
def test_what_is_no_bot_is_told_at_once(position: Position, name: str, says: str) -> None:
    with pytest.raises(BotError) as refused:
        guard(name, position.game.board, 0)
    assert str(refused.value).startswith(says)


@pytest.mark.full
def test_a_file_that_ends_the_process_is_told(
    position: Position, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ending.py").write_text("import os\nos._exit(1)\n")
    with pytest.raises(BotError, match=r"^ending\.py:Mine cannot be asked: its process ended$"):
        guard("ending.py:Mine", position.game.board, 0)


GUARDING = """
import numpy as np
from tests.bots.supervision.test_guarding import Position
position = Position()
bot = position.guard("Good")
print(position.ask(bot).trouble == "")
import utopia.bots.supervision.guarding as guarding
crew, = guarding._office()._crews.values()
print(crew._first.result()._process.pid, flush=True)
"""


@pytest.mark.full
def test_no_process_is_left_when_the_program_ends() -> None:
    command = [sys.executable, "-W", "error", "-c", GUARDING]
    folder = Path(__file__).parents[1]
    code = GUARDING.replace("position = Position()", f"import os; os.chdir({str(folder)!r}); position = Position()")
    done = subprocess.run([*command[:-1], code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    fine, pid = done.stdout.split()
    assert fine == "True"
    assert done.stderr == ""
    assert not is_running(int(pid))


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert limits_from_environment() == Limits(10.0, 4 << 30)
    monkeypatch.setenv("UTOPIA_BOT_SECONDS", "2.5")
    monkeypatch.setenv("UTOPIA_BOT_MEMORY", "512")
    assert limits_from_environment() == Limits(2.5, 512 << 20)
    for text in ("", "0", "-1", "inf", "nan", "much"):
        monkeypatch.setenv("UTOPIA_BOT_MEMORY", text)
        with pytest.raises(LimitsError, match=f"^UTOPIA_BOT_MEMORY is {text!r}; it is a number greater than 0$"):
            limits_from_environment()
