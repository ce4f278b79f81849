"""A process that analyses games: it says each choice as soon as it is judged, and ends with its parent."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import pytest

from utopia.analysis.messages import GRADES, Awake, Ending, Job, Reply, Step, Unanalysed, grade_of
from utopia.analysis.worker import packed
from utopia.bots.supervision.limits import USUAL_LIMITS
from utopia.bots.supervision.messages import LENGTH

RECORDS = Path(__file__).parent.parent / "records"
WORKER = [sys.executable, "-m", "utopia.analysis.worker", str(USUAL_LIMITS.memory)]
_read = msgspec.msgpack.Decoder(Reply).decode


@pytest.fixture
def worker() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert isinstance(heard(process.stdout), Awake)
        yield process
        process.kill()


def heard(pipe: IO[bytes]) -> Reply:
    (length,) = LENGTH.unpack(pipe.read(LENGTH.size))
    reply: Reply = _read(pipe.read(length))
    return reply


def given(process: subprocess.Popen[bytes], name: str) -> IO[bytes]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(packed(Job((RECORDS / f"{name}.utopia").read_text("utf-8"), "quick")))
    process.stdin.flush()
    return process.stdout


def test_choices_come_one_by_one(worker: subprocess.Popen[bytes]) -> None:
    pipe = given(worker, "two-fr")
    first, second = heard(pipe), heard(pipe)
    assert isinstance(first, Step)
    assert isinstance(second, Step)
    assert first.choice.event < second.choice.event
    assert first.choice.played[0].text
    assert first.choice.grade == grade_of(first.choice.cost)


@pytest.mark.full
def test_a_whole_game_adds_up_and_the_next_one_follows(worker: subprocess.Popen[bytes]) -> None:
    pipe = given(worker, "two-fr")
    steps = list[Step]()
    while isinstance(reply := heard(pipe), Step):
        steps.append(reply)
    assert isinstance(reply, Ending)
    assert [one.total for one in steps] == [len(steps)] * len(steps)
    for seat, one in enumerate(reply.accounts):
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.result, abs=1e-12)
        costs = -sum(step.choice.cost for step in steps if step.choice.seat == seat)
        assert one.own == pytest.approx(costs)
    assert isinstance(heard(given(worker, "two-fr")), Step)


def test_what_cannot_be_analysed_is_said(worker: subprocess.Popen[bytes]) -> None:
    reply = heard(given(worker, "three-it-seen-by-blue"))
    assert isinstance(reply, Unanalysed)
    assert "only what one viewer knew" in reply.why


def test_it_ends_with_its_parent(worker: subprocess.Popen[bytes]) -> None:
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(60) == 0


def test_grades_begin_at_their_costs() -> None:
    assert [grade_of(cost) for cost in (0.0, 0.019, *list(GRADES.values())[1:])] == ["fine", "fine", *list(GRADES)[1:]]
