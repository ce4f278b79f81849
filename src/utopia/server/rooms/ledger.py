"""A game and its log: a change is stored first, and stored changes are applied."""

import logging
from collections.abc import Callable
from typing import Final

from msgspec import structs

from utopia.game import Choice
from utopia.notation.events import Event
from utopia.notation.moves import move_text
from utopia.rules import CHANCE, States, who_may_decide
from utopia.server.rooms.history import stored_key
from utopia.server.rooms.opening import Opened, open_game
from utopia.server.storage.entries import ConflictError, Entry, KeyUsedError, Progress
from utopia.server.storage.errors import StorageError
from utopia.server.storage.game_rows import Game, Result
from utopia.server.storage.schema.games import EntryKind, GameState
from utopia.server.storage.storage import Storage
from utopia.tables import Rehearsal

_log: Final = logging.getLogger(__name__)


class Ledger:
    """One writer at a time: a caller of ``play``, ``take_back`` or ``settle`` waits until the last one is done.

    They raise StorageError if nothing could be stored, and ConflictError or KeyUsedError if another program has written
    to the log; then the game has been read again, and the caller must look anew.
    """

    def __init__(self, storage: Storage, opened: Opened, on_end: Callable[[str], None] | None = None) -> None:
        """``on_end`` is given the game's id when it is over and its result is noted."""
        self.storage: Final = storage
        self._on_end: Final = on_end
        self.row, self.seats = opened.row, opened.seats
        self.table, self.history = opened.table, opened.history
        self._asked = self._read = 0
        """Numbers of the newest read of row and seats that was begun, and of the one in use."""

    async def settle(self) -> None:
        """Run the forced steps: the draws of a new game, and the missing end of a game that is over."""
        if (rehearsal := self.table.settled()).events:
            await self._do(rehearsal, None, None)
        elif self.row.state is GameState.RUNNING and _progress(self.table.game.state) != _told(self.row):
            self._note(self.table.game.state)  # another program wrote the log without it
        await self._finish()

    async def play(self, seat: int, code: int, key: str | None = None, person: str | None = None) -> None:
        """Store and apply a legal move and its forced consequences. A bot's has neither key nor person."""
        choice = Choice(seat, code, move_text(self.table.game.map, code))
        await self._do(self.table.rehearse(choice, seat), key, person)
        await self._finish()

    async def take_back(self, seat: int, to: int, key: str, person: str | None) -> None:
        """Back to when ``to`` events had happened, as ``Table.take_back_to`` says."""
        after = self.table.game.position_at(to)
        await self._append([_command(Entry(EntryKind.TAKE_BACK, seat, to), key, person)], after)
        self.table.undo(to)

    async def end(self, reason: str) -> None:
        """End the game early (a ``Result.reason``): it has no places. Raise StorageError."""
        await self.storage.games.finish(self.row.id, Result(reason, [], []))
        if self._on_end is not None:
            self._on_end(self.row.id)
        await self.refresh()

    async def refresh(self) -> None:
        """Read names and bot delay anew. Of several concurrent reads the last one begun wins."""
        self._asked += 1
        number = self._asked
        seats, row = await self.storage.seats.of(self.row.id), await self.storage.games.get(self.row.id)
        if number > self._read:
            self._read, self.seats, self.row = number, seats, row or self.row

    async def _do(self, rehearsal: Rehearsal, key: str | None, person: str | None) -> None:
        first, *follow = rehearsal.events
        entries = [_command(_entry(first), key, person), *(_entry(event) for event in follow)]
        await self._append(entries, rehearsal.after)
        for event in rehearsal.events:
            self.table.commit(event)

    async def _append(self, entries: list[Entry], after: States) -> None:
        self._note(after)
        try:
            await self.storage.log.append(self.row.id, self.history.version, entries)
        except (ConflictError, KeyUsedError):
            again = await open_game(self.storage, self.row.id)
            self.row, self.seats, self.table, self.history = again.row, again.seats, again.table, again.history
            self._read = self._asked = self._asked + 1
            raise
        self.history.add(entries)

    def _note(self, position: States) -> None:
        self.storage.log.note(self.row.id, _progress(position))

    async def _finish(self) -> None:
        """Note the result of a game that is over; if that fails it is noted when the room is opened again."""
        if self.row.state is GameState.OVER or (result := self.table.game.result()) is None:
            return
        by_seat = sorted(result.standings, key=lambda standing: standing.seat)
        places, scores = [standing.place for standing in by_seat], [standing.score for standing in by_seat]
        try:
            await self.storage.games.finish(self.row.id, Result(result.reason.name.lower(), places, scores))
            if self._on_end is not None:
                self._on_end(self.row.id)
            await self.refresh()
        except StorageError as error:
            _log.warning("the result of game %s is not noted yet: %s", self.row.id, error)


def _progress(position: States) -> Progress:
    """Where a game stands, for lists."""
    return Progress(int(position["round_number"][0]), int(who_may_decide(position)))


def _told(row: Game) -> Progress:
    return Progress(row.round, row.deciding)


def _entry(event: Event) -> Entry:
    kind = EntryKind.DRAW if event.seat == CHANCE else EntryKind.MOVE
    return Entry(kind, event.seat, event.code)


def _command(entry: Entry, key: str | None, person: str | None) -> Entry:
    """A person's command, by the key that is stored for it; a bot's move has neither."""
    stored = None if key is None or person is None else stored_key(person, key)
    return structs.replace(entry, key=stored, person=person)
