"""Any stream of commands, sensible and not, with restarts in between: log, room and rules stay of one mind."""

import asyncio
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.server.game.setting import KEYS, Hall, Watching, hall, to_decide, whose
from utopia.rules import Kind, decode
from utopia.server.database.schema.games import EntryKind
from utopia.server.game.room import Room
from utopia.server.game.session import lay_table
from utopia.server.tables.entries import standing
from utopia.server.web.messages import Refusal

PLAYERS = 3


class Stream(RuleBasedStateMachine):
    """Three people at a table on a real database."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.id = ""
        self.done: list[tuple[int, str, int, int]] = []
        """Moves that were done: seat, key, version, code."""
        self.runner.run(self._open())

    async def _open(self) -> None:
        self.stack = AsyncExitStack()
        self.hall: Hall = await self.stack.enter_async_context(hall(self.folder))
        self.id = self.id or await self.hall.game(PLAYERS, options={"target": 20})
        self.room: Room = await self.hall.rooms.open(self.id)
        self.watching = Watching()
        await self.room.enter(self.watching)
        self.version = self.room.version

    def teardown(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()
        shutil.rmtree(self.folder)

    def _play(self, seat: int, key: str, version: int, code: int) -> Refusal | None:
        return self.runner.run(self.room.play(whose(self.room, seat), seat, key, version, code))

    def _seat(self, number: int) -> int:
        seats = to_decide(self.room)
        return seats[number % len(seats)]

    @property
    def is_over(self) -> bool:
        return self.room.view(-1).phase == "over"

    @precondition(lambda self: not self.is_over)
    @rule(number=st.integers(0, 1000), steps=st.integers(1, 12), ends=st.booleans())
    def moves(self, number: int, steps: int, ends: bool) -> None:
        for step in range(steps):
            if self.is_over:
                return
            seat, key, version = self._seat(number), next(KEYS), self.room.version
            choices = self.room.view(seat).choices
            end = [code for code in choices if ends and decode(code).kind == Kind.END]
            code = (end or choices)[(number + step * 7) % len(end or choices)]
            assert self._play(seat, key, version, code) is None
            assert self.room.version > version
            self.done.append((seat, key, version, code))

    @rule(seat=st.integers(0, PLAYERS - 1), code=st.integers(0, 993))
    def any_code(self, seat: int, code: int) -> None:
        before, is_legal = self.room.version, code in self.room.view(seat).choices
        key = next(KEYS)
        refusal = self._play(seat, key, before, code)
        assert (refusal is None) == is_legal
        assert (self.room.version > before) == is_legal
        if is_legal:
            self.done.append((seat, key, before, code))

    @precondition(lambda self: self.done)
    @rule(number=st.integers(0, 1000))
    def repeated(self, number: int) -> None:
        """An old command once more, as a network may deliver it."""
        seat, key, version, code = self.done[number % len(self.done)]
        before = self.room.version
        assert self._play(seat, key, version, code) is None
        assert self.room.version == before

    @precondition(lambda self: self.room.version > 20)
    @rule(seat=st.integers(0, PLAYERS - 1), back=st.integers(1, 20))
    def stale(self, seat: int, back: int) -> None:
        """A command for an older version: refused, unless only others' discards came in between."""
        before = self.room.version
        view = self.room.view(seat)
        if not view.choices:
            return
        key, since = next(KEYS), self.room.session.history.since(before - back)
        refusal = self._play(seat, key, before - back, view.choices[0])
        if view.step == "discard" and all(e.kind is EntryKind.MOVE and e.seat != seat for e in since):
            assert refusal is None
            self.done.append((seat, key, before - back, view.choices[0]))
        else:
            assert refusal is not None
            assert refusal.why.id == "refusal-stale"
            assert self.room.version == before

    @rule(seat=st.integers(0, PLAYERS - 1))
    def take_back(self, seat: int) -> None:
        before = self.room.view(seat)
        refusal = self.runner.run(self.room.take_back(whose(self.room, seat), seat, next(KEYS), before.version))
        after = self.room.view(seat, before.version)
        assert (refusal is None) == before.can_take_back
        if refusal is None:
            assert after.version == before.version + 1
            assert before.draft <= after.events < before.events
            assert after.kept == after.events
        else:
            assert after.version == before.version

    @precondition(lambda self: not self.is_over)
    @rule(number=st.integers(0, 1000))
    def double_click(self, number: int) -> None:
        seat, key, version = self._seat(number), next(KEYS), self.room.version
        choices = self.room.view(seat).choices
        code, who = choices[number % len(choices)], whose(self.room, seat)

        async def both() -> list[Refusal | None]:
            return await asyncio.gather(*(self.room.play(who, seat, key, version, code) for _ in range(2)))

        assert self.runner.run(both()) == [None, None]
        self.done.append((seat, key, version, code))

    @rule()
    def restart(self) -> None:
        before = [self.room.view(viewer) for viewer in range(-1, PLAYERS)]
        self.runner.run(self.stack.aclose())
        self.runner.run(self._open())
        assert [self.room.view(viewer) for viewer in range(-1, PLAYERS)] == before

    @invariant()
    def log_and_room_are_of_one_mind(self) -> None:
        logged = self.runner.run(self.hall.storage.log.read(self.id))
        game = self.room.session.table.game
        assert len(logged) == self.room.version
        assert [(e.seat, e.code) for e in standing(logged)] == [(e.seat, e.code) for e in game.events]
        twin = lay_table(self.room.session.row, self.room.session.seats, logged)
        assert twin.game.state.tobytes() == game.state.tobytes()

    @invariant()
    def versions_only_grow_and_are_told(self) -> None:
        if self.room.version != self.version:
            assert self.room.version > self.version
            assert self.watching.views
        self.version = self.room.version


class ManyStreams(Stream):
    """The same, more often."""


TestStream = Stream.TestCase
TestStream.settings = settings(max_examples=3, stateful_step_count=20, deadline=None)
TestManyStreams = pytest.mark.full(ManyStreams.TestCase)
TestManyStreams.settings = settings(max_examples=8, stateful_step_count=20, deadline=None)
