"""A running game: its table and its log. A change is stored first; stored changes are applied."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from utopia import rules
from utopia.boards import builtin_board
from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CHANCE, States, Step, who_may_decide
from utopia.server.database.errors import NoSuchGameError, StateError, StorageError
from utopia.server.database.schema.games import EntryKind, GameState, SeatKind
from utopia.server.game.dealing import dealer_of
from utopia.server.game.history import History, stored_key
from utopia.server.game.stores import GameStores
from utopia.server.game.view.observation import Observation
from utopia.server.tables.entries import ConflictError, Entry, KeyUsedError, Progress, standing
from utopia.server.tables.rows import DamagedGameError, Result, Seat, UnknownBoardError
from utopia.server.tables.rows import Game as GameRow
from utopia.server.web.messages import Phrase, Refusal
from utopia.tables import Bot, Person, Player, Rehearsal, Table

STALE = Refusal(Phrase("refusal-stale"))
"""The table has moved on since the view that the command was made for."""
KEY_USED = Refusal(Phrase("refusal-key-used"))
NO_SEAT = Refusal(Phrase("refusal-no-seat"))
_log: Final = logging.getLogger(__name__)


@dataclass(slots=True)
class Opened:
    """A game as it was left."""

    row: GameRow
    seats: list[Seat]
    table: Table
    history: History


async def open_game(stores: GameStores, id_: str) -> Opened:
    """The game of that id, replayed; NoSuchGameError, StateError before it starts, UnplayableGameError."""
    row = await stores.games.get(id_)
    if row is None:
        raise NoSuchGameError(id_)
    if row.state is GameState.OPEN:
        raise StateError(id_, row.state, GameState.RUNNING)
    seats = await stores.seats.of(id_)
    entries = await stores.log.read(id_)
    table = await asyncio.to_thread(lay_table, row, seats, entries)  # a long game would hold up everybody
    return Opened(row, seats, table, History(entries))


def lay_table(row: GameRow, seats: Sequence[Seat], entries: Iterable[Entry]) -> Table:
    """The table with everything that stands in the log done."""
    edition, board = rules.edition(row.edition, **row.options), builtin_board(row.board)
    if board is None:
        raise UnknownBoardError(row.id, row.board)
    game = Game(len(seats), board=board, edition=edition, by_hand=True)
    players, dealer = [player_of(seat) for seat in seats], dealer_of(row, seats)
    table = Table(game, players, chance=dealer, seed=row.seed, people_end=True)
    for number, entry in enumerate(standing(entries)):
        if not _is_possible(game, entry):
            raise DamagedGameError(row.id, number)
        table.commit(Event(entry.seat, entry.code))
    return table


def player_of(seat: Seat) -> Player:
    """Return the players, as tables know them."""
    if seat.kind is SeatKind.BOT:
        return Bot(seat.level or "")
    return Person(seat.name or "")


def _is_possible(game: Game, entry: Entry) -> bool:
    if entry.seat == CHANCE:
        return entry.code in game.outcomes()[0]
    return rules.why_not(game.board, game.state, entry.seat, entry.code) == rules.Refusal.ALLOWED


class GameSession:
    """One writer at a time: a caller of ``play``, ``take_back`` or ``run_forced`` waits until the last one is done.

    They raise StorageError if nothing could be stored, and ConflictError or KeyUsedError if another program has written
    to the log; then the game has been read again, and the caller must look anew.
    """

    def __init__(self, stores: GameStores, opened: Opened, on_end: Callable[[str], None] | None = None) -> None:
        """``on_end`` is given the game's id when it is over and its result is noted."""
        self._stores: Final = stores
        self._on_end: Final = on_end
        self.row, self.seats = opened.row, opened.seats
        self.table, self.history = opened.table, opened.history
        self._open_hands: tuple[Sequence[Seat], frozenset[int]] = (), frozenset()
        """For which seats that was found out, and the answer."""
        self._asked = self._read = 0
        """Numbers of the newest read of row and seats that was begun, and of the one in use."""

    @property
    def open_hands(self) -> frozenset[int]:
        """Seats of bots whose hands everybody at the table sees."""
        if self._open_hands[0] is not self.seats:
            self._open_hands = self.seats, frozenset(n for n, seat in enumerate(self.seats) if seat.has_open_hand)
        return self._open_hands[1]

    async def run_forced(self) -> None:
        """Run the forced steps: the draws of a new game, and the missing end of a game that is over."""
        if (rehearsal := self.table.settled()).events:
            await self._store(rehearsal, None, None)
            self.table.accept(rehearsal)
        elif self.row.state is GameState.RUNNING and _progress(self.table.game.state) != _told(self.row):
            self._note(self.table.game.state)  # another program wrote the log without it
        await self._finish()

    async def play(self, seat: int, code: int, key: str | None = None, person: str | None = None) -> None:
        """Store and apply a legal move and its forced consequences. A bot's has neither key nor person."""
        tried = self.table.rehearse_legal(Event(seat, code))
        await self._store(tried, key, person)
        self.table.accept(tried)
        await self._finish()

    async def take_back(self, seat: int, to: int, key: str, person: str | None) -> None:
        """Back to when ``to`` events had happened, as ``Table.take_back_to`` says."""
        after = self.table.game.position_at(to)
        await self._append([_command(Entry(EntryKind.TAKE_BACK, seat, to), key, person)], after)
        self.table.undo(to)

    async def end(self, reason: str) -> None:
        """End the game early (a ``Result.reason``): it has no places. Raise StorageError."""
        await self._stores.games.finish(self.row.id, Result(reason, [], []))
        if self._on_end is not None:
            self._on_end(self.row.id)
        await self.refresh()

    async def refresh(self) -> None:
        """Read names and bot delay anew. Of several concurrent reads the last one begun wins."""
        self._asked += 1
        number = self._asked
        seats, row = await self._stores.seats.of(self.row.id), await self._stores.games.get(self.row.id)
        if number > self._read:
            self._read, self.seats, self.row = number, seats, row or self.row

    async def _store(self, rehearsal: Rehearsal, key: str | None, person: str | None) -> None:
        first, *follow = rehearsal.events
        entries = [_command(_entry(first), key, person), *(_entry(event) for event in follow)]
        await self._append(entries, rehearsal.after)

    async def _append(self, entries: list[Entry], after: States) -> None:
        self._note(after)
        try:
            await self._stores.log.append(self.row.id, self.history.version, entries)
        except (ConflictError, KeyUsedError):
            again = await open_game(self._stores, self.row.id)
            self.row, self.seats, self.table, self.history = again.row, again.seats, again.table, again.history
            self._read = self._asked = self._asked + 1
            raise
        self.history.add(entries)

    def _note(self, position: States) -> None:
        self._stores.log.note(self.row.id, _progress(position))

    async def _finish(self) -> None:
        """Note the result of a game that is over; if that fails it is noted when the room is opened again."""
        if self.row.state is GameState.OVER or (result := self.table.game.result()) is None:
            return
        by_seat = sorted(result.standings, key=lambda standing: standing.seat)
        places, scores = [standing.place for standing in by_seat], [standing.score for standing in by_seat]
        try:
            await self._stores.games.finish(self.row.id, Result(result.reason.name.lower(), places, scores))
            if self._on_end is not None:
                self._on_end(self.row.id)
            await self.refresh()
        except StorageError as error:
            _log.warning("the result of game %s is not noted yet: %s", self.row.id, error)


def _progress(position: States) -> Progress:
    """Where a game stands, for lists."""
    return Progress(int(position["round_number"][0]), int(who_may_decide(position)))


def _told(row: GameRow) -> Progress:
    return Progress(row.round, row.deciding)


def _entry(event: Event) -> Entry:
    kind = EntryKind.DRAW if event.seat == CHANCE else EntryKind.MOVE
    return Entry(kind, event.seat, event.code)


def _command(entry: Entry, key: str | None, person: str | None) -> Entry:
    """A person's command, by the key that is stored for it; a bot's move has neither."""
    stored = None if key is None or person is None else stored_key(person, key)
    return structs.replace(entry, key=stored, person=person)


def is_repeated(done: Entry, kind: EntryKind, seat: int, code: int | None) -> bool:
    """Whether the command that was done under a key is this one, and not another under the same key."""
    return done.kind is kind and done.seat == seat and (code is None or done.code == code)


def is_current(history: History, seen: Observation, version: int) -> bool:
    """Return whether a move of ``seen.viewer`` made for that version still has its meaning.

    Others who choose their discards at the same time change nothing for that viewer (R-CARD-2).
    """
    if version == history.version:
        return True
    if not 0 <= version < history.version or seen.step() != Step.DISCARD:
        return False
    others = all(e.kind is EntryKind.MOVE and e.seat != seen.viewer for e in history.since(version))
    return others and seen.step(history.standing(version)) == Step.DISCARD
