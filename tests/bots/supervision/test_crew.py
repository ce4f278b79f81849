"""The crew: whatever bots do, a legal move comes back in time, and no process is left behind."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from tests.asynchronous import run
from utopia.bots import BOT_NAMES, Budget, make
from utopia.bots.supervision.answering import STAND_IN, Answer, instead, own_stream
from utopia.bots.supervision.crew import Crew, Patience
from utopia.game import Game

T = TypeVar("T")
ROOT = Path(__file__).parents[3]
FINDER = "tests.bots.supervision.misbehaving:find"
QUICK = Budget(0.1)
"""For bots that shall be caught taking too long; all others may be as slow as a busy machine makes them."""
LIMIT = QUICK.seconds + 1.0
AMPLE = Budget(30)
SOON = 60
"""Seconds within which anything is done that is done at all, on a busy machine too; bots that hang never end."""
PATIENCE = Patience(start=120, free=60)


class Asker:
    """A position, and the first to decide in it."""

    def __init__(self, crew: Crew, game: Game | None = None) -> None:
        self.crew, self.game = crew, game or Game(4, seed=5)
        self.seat = self.game.colours.index(self.game.to_decide[0])
        self.moves = np.array([choice.code for choice in self.game.moves(self.seat)], np.int32)

    async def ask(self, name: str, budget: Budget = AMPLE) -> Answer:
        stream = own_stream(1, self.seat, len(self.game.events))
        view = self.game.seen_by(self.seat)
        return await self.crew.choose(name, self.game.board, self.seat, view, self.moves.copy(), stream, budget)


class Office:
    """One crew for many tests, since starting workers takes seconds: ``run`` gives a story an asker."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._closing = AsyncExitStack()
        self._crew = self._runner.run(self._closing.enter_async_context(crew(warm=BOT_NAMES)))

    def run(self, story: Callable[[Asker], Coroutine[Any, Any, T]]) -> T:
        async def bounded() -> T:
            async with asyncio.timeout(150):
                return await story(Asker(self._crew))

        return self._runner.run(bounded())

    def close(self) -> None:
        self._runner.run(self._closing.aclose())
        self._runner.close()


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    working = Office()
    yield working
    working.close()


@asynccontextmanager
async def crew(workers: int = 1, warm: Sequence[str] = (STAND_IN,), finder: str = FINDER) -> AsyncIterator[Crew]:
    working = Crew(workers, finder=finder, warm=warm, patience=PATIENCE)
    working.start()
    try:
        yield working
    finally:
        await working.close()


async def test_built_in_bots_choose_what_they_choose_at_home() -> None:
    async with crew(warm=BOT_NAMES, finder="utopia.bots:find_bot") as working:
        for seed in range(3):
            asker = Asker(working, Game(3, seed=seed))
            for name in BOT_NAMES:
                bot, stream = (
                    make(name, asker.game.board, asker.seat),
                    own_stream(1, asker.seat, len(asker.game.events)),
                )
                expected = bot.choose(asker.game.seen_by(asker.seat), asker.moves, AMPLE, stream)
                assert await asker.ask(name) == Answer(expected)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("raises", "it raised KeyError"),
        ("none", "it raised TypeError"),
        ("text", "it raised ValueError"),
        ("illegal", "it chose no legal move"),
        ("huge", "it chose no legal move"),
        ("unknown", "it raised BotError"),
        pytest.param("leaves", "its process ended", marks=pytest.mark.full),
        ("dies", "its process ended"),
    ],
)
def test_a_failing_bot_gets_a_stand_in(office: Office, name: str, says: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(asker: Asker) -> None:
        stood_in = await asker.ask(STAND_IN)
        answers = [await asker.ask(name) for _ in range(2)]
        assert [answer.code for answer in answers] == [stood_in.code] * 2
        assert all(answer.trouble.startswith(says) for answer in answers)
        assert await asker.ask("last") == Answer(asker.moves[-1]), "others are served"

    office.run(story)
    assert [record.levelno for record in caplog.records] == [logging.WARNING], "each trouble is told once"
    assert f"the bot {name} failed ({says}" in caplog.text
    assert "my hand" not in caplog.text


@pytest.mark.parametrize("name", ["hangs", pytest.param("sleeps", marks=pytest.mark.full)])
def test_a_bot_that_never_answers_gets_a_stand_in(office: Office, name: str) -> None:
    async def story(asker: Asker) -> None:
        stood_in = await asker.ask(STAND_IN)
        trouble = f"it did not answer within {LIMIT:.1f} seconds"
        first, second = await asker.ask(name, QUICK), await asker.ask(STAND_IN)
        assert first.trouble == trouble
        assert first.code in asker.moves
        assert second == stood_in, "a new worker has come"

    office.run(story)


@pytest.mark.full
async def test_a_bot_that_never_answers_is_ended_in_time() -> None:
    async with crew(warm=()) as working:
        asker = Asker(working)
        await asker.ask("last")
        started = time.monotonic()
        answer = await asker.ask("hangs", QUICK)
        assert time.monotonic() - started < SOON
        assert answer.code == instead(asker.moves.tolist())


@pytest.mark.parametrize("name", ["talks", "listens", "last"])
def test_what_bots_print_and_read_disturbs_nothing(
    office: Office, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story(asker: Asker) -> None:
        for _ in range(2):
            assert await asker.ask(name) == Answer(asker.moves[-1])

    office.run(story)
    assert capfd.readouterr() == ("", "")


def test_a_bot_that_spoils_its_list_of_moves_is_caught(office: Office) -> None:
    async def story(asker: Asker) -> None:
        assert (await asker.ask("spoils")).code in asker.moves
        assert (await asker.ask("spoils")).trouble == "it chose no legal move"

    office.run(story)


def test_a_fraction_is_taken_for_the_whole_number(office: Office) -> None:
    async def story(asker: Asker) -> None:
        assert await asker.ask("fraction") == Answer(asker.moves[0])

    office.run(story)


@pytest.mark.full
async def test_many_ask_few_workers() -> None:
    async with crew(workers=2) as working:
        asker = Asker(working)
        answers = await asyncio.gather(*(asker.ask(name) for name in ("last", "dies", "raises", "greedy") * 3))
        assert all(answer.code in asker.moves for answer in answers)
        assert sum(not answer.trouble for answer in answers) == 6


@pytest.mark.full
def test_who_gives_up_waiting_leaves_the_worker_as_it_was(office: Office) -> None:
    async def story(asker: Asker) -> None:
        [first] = {await process_of(asker)}
        impatient = asyncio.create_task(asker.ask("slow"))
        await asyncio.sleep(0.1)
        impatient.cancel()
        assert await asker.ask("last") == Answer(asker.moves[-1])
        assert await process_of(asker) == first

    office.run(story)


async def process_of(asker: Asker) -> int:
    """The process that thinks; a bot tells it as a move that nobody may make, so it is asked for among all numbers."""
    moves = np.arange(1, 1 << 22, dtype=np.int32)
    game, seat = asker.game, asker.seat
    return (await asker.crew.choose("pid", game.board, seat, game.seen_by(seat), moves, own_stream(1, 0, 0))).code


@pytest.mark.full
def test_without_any_worker_moves_are_legal_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        broken = Crew(1, finder="tests.bots.supervision.misbehaving:broken", patience=Patience(trouble=0.1))
        broken.start()
        asker = Asker(broken)
        for _ in range(2):
            assert (await asker.ask(STAND_IN)).code == instead(asker.moves.tolist())
        await broken.close()

    run(story())
    assert "could not start: RuntimeError: there are no bots today" in caplog.text


async def test_before_the_start_and_after_the_end_moves_are_legal_at_once() -> None:
    idle = Crew(1)
    asker = Asker(idle)
    assert await asker.ask(STAND_IN) == Answer(instead(asker.moves.tolist()), "no process can think for it now")


@pytest.mark.full
def test_closing_ends_every_process_and_answers_who_waits(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> list[int]:
        async with crew(workers=2) as working:
            asker = Asker(working)
            pids = {await process_of(asker) for _ in range(8)}
            waiting = [asyncio.create_task(asker.ask(name)) for name in ("sleeps", "hangs", "last", "last")]
            await asyncio.sleep(0.2)
            caplog.clear()  # on a busy machine a bot may have been too slow before
        started = time.monotonic()
        answers = await asyncio.gather(*waiting)
        assert time.monotonic() - started < SOON
        assert all(answer.code in asker.moves for answer in answers)
        return list(pids)

    for pid in run(story()):
        assert not is_running(pid)
    assert caplog.text == "", "the end was asked for: no bot failed"


PARENT = """
import asyncio, os, sys
from tests.bots.supervision.test_crew import QUICK, Asker, crew, process_of

async def main():
    async with crew(workers=int(sys.argv[1])) as working:
        asker = Asker(working)
        print(*{await process_of(asker) for _ in range(10)}, flush=True)
        await asyncio.gather(*(asker.ask(name, QUICK) for name in sys.argv[2:]))
        await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL and no alarm")
@pytest.mark.full
@pytest.mark.parametrize("bot", ["hangs", pytest.param("last", marks=pytest.mark.full)])
def test_workers_end_when_their_parent_was_killed(bot: str) -> None:
    command = [sys.executable, "-c", PARENT, "1", bot]
    parent = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = [int(pid) for pid in parent.stdout.readline().split()]
    time.sleep(0.3)
    parent.kill()
    parent.communicate()
    deadline = time.monotonic() + SOON
    while any(is_running(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert pids
    assert not [pid for pid in pids if is_running(pid)]


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_a_worker_that_dies_with_nothing_to_do_is_replaced(office: Office) -> None:
    async def story(asker: Asker) -> None:
        pid = await process_of(asker)
        os.kill(pid, signal.SIGKILL)
        first = await asker.ask("last")  # it may still be taken for alive
        assert first.code in asker.moves
        assert await asker.ask("last") == Answer(asker.moves[-1])
        assert await process_of(asker) != pid

    office.run(story)


def is_running(pid: int) -> bool:
    """Return whether there is such a process and it has not ended (nobody may have fetched its status yet)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
