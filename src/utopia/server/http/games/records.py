"""Records of games on this server, written out and read in; needs the rules, and is imported when they are loaded."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from utopia.boards import builtin_board
from utopia.game import Game
from utopia.notation.fair.dealing import with_tickets
from utopia.notation.files import record_from_bytes
from utopia.notation.model import Record, RecordError
from utopia.notation.record import record_text
from utopia.notation.redaction import redact
from utopia.notation.verifying import verify
from utopia.notation.words import NotationError
from utopia.rules import CHANCE, edition
from utopia.rules.model.edition import DEFAULT_PRESET
from utopia.server.http.problems.problems import ProblemError
from utopia.server.rooms.dealer import fair_of
from utopia.server.rooms.opening import open_game
from utopia.server.storage import Entry, EntryKind, GameState, Result, Seat, Storage
from utopia.server.storage import Game as GameRow
from utopia.server.storage.rows import Origin
from utopia.server.storage.sitting import names_of
from utopia.server.views import in_the_rules


async def written(row: GameRow, seats: Sequence[Seat], game: Game, viewer: int) -> str:
    """The record, whole once the game is over, before that as the viewer may know it (R-CARD-4)."""
    date = row.started.date().isoformat() if row.started else None
    record = game.record(names_of(seats), preset=_preset(row), date=date)
    record.fair = fair_of(row, seats)
    if game.is_over or row.state is GameState.OVER:
        return await asyncio.to_thread(_whole_text, record, is_first_chosen=row.first is not None)
    return await asyncio.to_thread(_seen_text, record, viewer)


async def written_of_finished(storage: Storage, row: GameRow) -> str:
    """The record of a game that is over, which is opened for this alone. The errors of ``open_game``."""
    opened = await open_game(storage, row.id)
    return await written(row, opened.seats, opened.table.game, -1)


@dataclass(frozen=True, slots=True)
class ReadIn:
    """A finished game out of its record."""

    edition: str
    options: dict[str, int | bool | str]
    board: str
    names: list[str]
    entries: list[Entry]
    result: Result
    rounds: int
    origin: Origin


def read_in(text: str) -> ReadIn:
    """The game of a record that keeps every rule and is over; ProblemError 422 with the line and the reason."""
    try:
        record = record_from_bytes(text.encode())
    except (RecordError, NotationError) as error:
        raise ProblemError(422, f"record: {error}", "problem-record-unreadable", reason=str(error)) from None
    if record.viewer is not None:
        told = "record: it tells only what one seat knew; the whole one is needed"
        raise ProblemError(422, told, "problem-record-redacted")
    if (fault := verify(record)) is not None:
        where, why = fault.place, f"{fault.reason}{f' ({fault.rule})' if fault.rule else ''}"
        raise ProblemError(422, f"record: {fault}", "problem-record-wrong", where=where, reason=why)
    if builtin_board(record.board.digest) is None:
        raise ProblemError(422, "record: this server does not have its map", "problem-record-board")
    return _game_of(record)


def _game_of(record: Record) -> ReadIn:
    game = Game.from_record(record)
    if (result := game.result()) is None:
        raise ProblemError(422, "record: the game is not over", "problem-record-running")
    by_seat = sorted(result.standings, key=lambda standing: standing.seat)
    return ReadIn(
        edition=record.preset or DEFAULT_PRESET,
        options=record.edition.options(),
        board=record.board.digest,
        names=list(record.names),
        entries=[
            Entry(EntryKind.DRAW if event.seat == CHANCE else EntryKind.MOVE, event.seat, event.code)
            for event in record.events
        ],
        result=Result(result.reason.name.lower(), [one.place for one in by_seat], [one.score for one in by_seat]),
        rounds=int(game.state["round_number"][0]),
        origin=Origin.PLAIN if record.fair is None or record.fair.seed is None else Origin.SEALED,
    )


def _whole_text(record: Record, *, is_first_chosen: bool) -> str:
    """The record with the dealer's seed and all tickets. A replay, so not for the event loop."""
    return record_text(with_tickets(record, is_first_chosen=is_first_chosen))


def _seen_text(record: Record, viewer: int) -> str:
    """The record as a viewer may have it, the shuffle sealed. A replay too."""
    return record_text(redact(record, in_the_rules(viewer)))


def _preset(row: GameRow) -> str | None:
    """The printed edition that is played, if it is played as printed."""
    return row.edition if edition(row.edition, **row.options) == edition(row.edition) else None
