"""The log against a model of it: appends that fit and do not, keys old and new, take-backs, restarts."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.database.setting import game_of, guest, open_storage
from utopia.server.database.errors import NoSuchGameError
from utopia.server.database.schema.games import EntryKind
from utopia.server.storage import Storage
from utopia.server.tables.entries import ConflictError, Entry, KeyUsedError, standing

KEYS = st.none() | st.sampled_from(["a", "b", "c", "d", "e", "f"])
CODES = st.integers(0, 993)
ENTRIES = st.lists(st.builds(Entry, st.sampled_from([EntryKind.MOVE, EntryKind.DRAW]), st.integers(-2, 4), CODES, KEYS),
                   min_size=1, max_size=4)  # fmt: skip


class LogMachine(RuleBasedStateMachine):
    """``model`` holds the logs as they should be, ``stand`` their events folded by hand, one step at a time."""

    games = Bundle("games")

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.model: dict[str, list[Entry]] = {}
        self.stand: dict[str, list[Entry]] = {}
        self.storage = self._open()

    @initialize(target=games)
    def host(self) -> str:
        self.person = self.runner.run(guest(self.storage))
        return self._laid_out()

    @rule(target=games)
    @precondition(lambda self: len(self.model) < 4)
    def new_game(self) -> str:
        return self._laid_out()

    def _laid_out(self) -> str:
        game = self.runner.run(game_of(self.storage, self.person)).id
        self.model[game], self.stand[game] = [], []
        return game

    @rule(game=games, entries=ENTRIES, off=st.sampled_from([0, 0, 0, -1, 1]))
    def append(self, game: str, entries: list[Entry], off: int) -> None:
        seq = len(self.model[game]) + off
        if seq < 0 or off:
            with pytest.raises(ConflictError):
                self._append(game, seq, entries)
        elif self._repeats_a_key(game, entries):
            with pytest.raises(KeyUsedError):
                self._append(game, seq, entries)
        else:
            assert self._append(game, seq, entries) == seq + len(entries)
            self.model[game] += entries
            self.stand[game] += entries

    @rule(game=games, data=st.data())
    def take_back(self, game: str, data: st.DataObject) -> None:
        left = data.draw(st.integers(0, len(self.stand[game])))
        entry = Entry(EntryKind.TAKE_BACK, 0, left)
        self._append(game, len(self.model[game]), [entry])
        self.model[game].append(entry)
        self.stand[game] = self.stand[game][:left]

    @rule(entries=ENTRIES)
    def append_to_nothing(self, entries: list[Entry]) -> None:
        with pytest.raises(NoSuchGameError):
            self._append("nothing", 0, entries)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.closing.aclose())
        self.storage = self._open()

    @invariant()
    def logs_are_as_they_should_be(self) -> None:
        for game, entries in self.model.items():
            logged = self.runner.run(self.storage.log.read(game))
            assert [_plain(entry) for entry in logged] == [_plain(entry) for entry in entries]
            assert [entry.seq for entry in logged] == list(range(len(entries)))
            assert [_plain(entry) for entry in standing(logged)] == [_plain(entry) for entry in self.stand[game]]

    def teardown(self) -> None:
        self.runner.run(self.closing.aclose())
        self.runner.close()
        self.folder.cleanup()

    def _open(self) -> Storage:
        self.closing = AsyncExitStack()
        return self.runner.run(self.closing.enter_async_context(open_storage(Path(self.folder.name))))

    def _append(self, game: str, seq: int, entries: list[Entry]) -> int:
        return self.runner.run(self.storage.log.append(game, seq, entries))

    def _repeats_a_key(self, game: str, entries: list[Entry]) -> bool:
        keys = [entry.key for entry in (*self.model[game], *entries) if entry.key is not None]
        return len(set(keys)) < len(keys)


def _plain(entry: Entry) -> tuple[EntryKind, int, int, str | None]:
    return entry.kind, entry.seat, entry.code, entry.key


class ManyLogs(LogMachine):
    """The same, more often."""


TestLog = LogMachine.TestCase
TestLog.settings = settings(max_examples=4, stateful_step_count=20, deadline=None)
TestManyLogs = pytest.mark.full(ManyLogs.TestCase)
TestManyLogs.settings = settings(max_examples=12, stateful_step_count=20, deadline=None)
