"""A game taken from the storage and laid on the table again."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from utopia import rules
from utopia.boards import builtin_board
from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CHANCE, Refusal
from utopia.server.rooms.dealer import dealer_of
from utopia.server.rooms.history import History
from utopia.server.storage.entries import Entry, standing
from utopia.server.storage.game_rows import DamagedGameError, NoSuchGameError, Seat, StateError, UnknownBoardError
from utopia.server.storage.game_rows import Game as GameRow
from utopia.server.storage.schema.games import GameState, SeatKind
from utopia.server.storage.storage import Storage
from utopia.tables import Bot, Person, Player, Table


@dataclass(slots=True)
class Opened:
    """A game as it was left."""

    row: GameRow
    seats: list[Seat]
    table: Table
    history: History


async def open_game(storage: Storage, id_: str) -> Opened:
    """The game of that id, replayed; NoSuchGameError, StateError before it starts, UnplayableGameError."""
    row = await storage.games.get(id_)
    if row is None:
        raise NoSuchGameError(id_)
    if row.state is GameState.OPEN:
        raise StateError(id_, row.state, GameState.RUNNING)
    seats = await storage.seats.of(id_)
    entries = await storage.log.read(id_)
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
    return rules.why_not(game.board, game.state, entry.seat, entry.code) == Refusal.ALLOWED
