"""The crews of a server: bots of others are kept apart from ours and from each other, and hold up nobody else."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import numpy as np
import pytest

from tests.bots.supervision.test_crew import is_running
from utopia.bots import Budget
from utopia.bots.supervision.answering import STAND_IN, Answer, own_stream
from utopia.bots.supervision.crew import Crew
from utopia.bots.supervision.crews import Crews
from utopia.bots.supervision.limits import Limits
from utopia.game import Game

FILE = Path(__file__).parents[1] / "bad_bots.py"
OTHERS = {name: f"{FILE}:{name}" for name in ("Good", "Spies", "HangsInC", "Raises")}
AMPLE = Budget(60)


class Asker:
    """Asks bots at any seat for the same decision."""

    def __init__(self, crews: Crews | Crew) -> None:
        self.crews, self.game = crews, Game(3, seed=5)
        moves = self.game.moves(self.game.colours.index(self.game.to_decide[0]))
        self.moves = np.array([choice.code for choice in moves], np.int32)
        self.first = int(self.moves[0])

    async def ask(self, name: str, seat: int = 0) -> Answer:
        view, stream = self.game.seen_by(seat), own_stream(1, seat, 0)
        return await self.crews.choose(name, self.game.board, seat, view, self.moves.copy(), stream, AMPLE)


@asynccontextmanager
async def asker(most: int = 4) -> AsyncIterator[Asker]:
    crews = Crews(OTHERS, Limits(seconds=60), most)
    crews.start()
    try:
        yield Asker(crews)
    finally:
        await crews.close()


@pytest.mark.full
async def test_a_bot_of_others_meets_no_other_bot_and_no_other_seat() -> None:
    async with asyncio.timeout(300), asker() as asking:
        for seat in (0, 1, 0):
            assert (await asking.ask("greedy", 2)).trouble == ""
            assert (await asking.ask("Good", 1)).trouble == ""
            assert await asking.ask("Spies", seat) == Answer(asking.first)


@pytest.mark.full
async def test_who_shares_a_process_would_be_found() -> None:
    """Else the test before this one would say nothing."""
    crew = Crew(1)
    crew.start()
    try:
        asking = Asker(crew)
        assert await asking.ask(OTHERS["Spies"], 0) == Answer(asking.first)
        await asking.ask("greedy", 2)
        assert (await asking.ask(OTHERS["Spies"], 0)).trouble.startswith("it raised LookupError")
    finally:
        await crew.close()


@pytest.mark.full
async def test_while_a_bot_of_others_hangs_ours_think_and_the_stand_in_is_ours() -> None:
    async with asyncio.timeout(300), asker(most=1) as asking:
        hanging = [asyncio.create_task(asking.ask("HangsInC", seat)) for seat in (0, 1)]
        for _ in range(os.cpu_count() or 2):
            assert (await asking.ask("greedy", 2)).trouble == ""
        assert not any(task.done() for task in hanging)
        for task in hanging:
            task.cancel()
        expected = await asking.ask(STAND_IN)
        answer = await asking.ask("Raises")
        assert (answer.code, answer.trouble.partition(" in ")[0]) == (expected.code, "it raised KeyError")


@pytest.mark.full
async def test_no_more_processes_are_kept_than_allowed() -> None:
    async with asyncio.timeout(300), asker(most=2) as asking:
        pids = []
        for seat in (0, 1, 2):
            assert (await asking.ask("Good", seat)).trouble == ""
            first = asking.crews._theirs[OTHERS["Good"], seat]._first  # type: ignore[union-attr]
            assert first is not None
            pids.append(first.result()._process.pid)
        assert [is_running(pid) for pid in pids] == [False, True, True], "the one used the longest time ago ends"
    assert not any(map(is_running, pids))
    assert (await asking.ask("Good")).trouble == "no process can think for it now"
