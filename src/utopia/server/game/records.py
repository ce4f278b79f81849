"""Records of games on this server, written out and read in; needs the rules, and is imported when they are loaded."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from utopia.boards import builtin_board
from utopia.game import Game
from utopia.notation.fair.dealing import with_tickets
from utopia.notation.fair.model import CHOSEN, Fair, Ticket
from utopia.notation.files import record_from_bytes
from utopia.notation.model import Comment, Record, RecordError
from utopia.notation.record import BYTE_ORDER_MARK, plain_lines, record_text
from utopia.notation.redaction import redact
from utopia.notation.verifying import verify
from utopia.notation.words import NotationError
from utopia.rules import CHANCE, PRESETS, Edition, edition
from utopia.rules.model.draws import FIRST_PLAYER_FIRST
from utopia.rules.model.edition import DEFAULT_PRESET
from utopia.rules.model.material import SEAT_NAMES
from utopia.server.database.schema.games import EntryKind, GameState, SeatKind
from utopia.server.game.dealing import fair_of
from utopia.server.game.session import Opened
from utopia.server.game.view import in_the_rules
from utopia.server.tables.entries import Entry
from utopia.server.tables.importing import Finished
from utopia.server.tables.names import LONGEST_NAME, checked_name, plays_tricks
from utopia.server.tables.rows import Annotations, NewGame, Origin, Result, Seat, names_of
from utopia.server.tables.rows import Game as GameRow
from utopia.server.web.problems import ProblemError

_BLANK: Final = f"{BYTE_ORDER_MARK} \t\r\n"
_NOBODY: Final = ""


async def written(row: GameRow, seats: Sequence[Seat], game: Game, viewer: int) -> str:
    """The record, whole once the game is over, before that as the viewer may know it (R-CARD-4)."""
    date = row.started.date().isoformat() if row.started else None
    names = [seat.name or "" for seat in seats] if row.imported else names_of(seats)
    record = game.record(names, preset=_preset(row), date=date)
    record.fair = fair_of(row, seats)
    if row.annotations is not None:
        _annotate(record, row.annotations)
    if game.is_over or row.state is GameState.OVER:
        return await asyncio.to_thread(_whole_text, record, is_first_chosen=row.first is not None)
    return await asyncio.to_thread(_seen_text, record, viewer)


def _annotate(record: Record, annotations: Annotations) -> None:
    """Put back what the imported record told beside the game."""
    record.title = annotations.title
    record.comments = tuple(Comment(events, text) for events, text in annotations.comments)
    if annotations.commitment is not None:
        seating = tuple(Ticket(number, possible) for number, possible in annotations.seating)
        record.fair = Fair(annotations.commitment, tuple(annotations.entropy), seating)


def _annotations_of(record: Record) -> Annotations | None:
    unshown = record.fair if record.fair is not None and record.fair.seed is None else None
    told = Annotations(
        title=record.title,
        comments=[(comment.events, comment.text) for comment in record.comments],
        commitment=unshown.commitment if unshown else None,
        entropy=list(unshown.entropy) if unshown else [],
        seating=[(ticket.number, ticket.possible) for ticket in unshown.seating] if unshown else [],
    )
    return None if told == Annotations() else told


async def written_of_finished(opened: Opened, row: GameRow) -> str:
    """Return the record of a finished game, which was opened for this alone."""
    return await written(row, opened.seats, opened.table.game, -1)


def read_in(text: str) -> Finished:
    """Return the game of a valid and finished record, without players. Raise ProblemError 422 with line and reason."""
    try:
        record = record_from_bytes(text.encode())
    except (RecordError, NotationError) as error:
        raise ProblemError(422, f"record: {error}", "problem-record-unreadable", reason=str(error)) from None
    if record.viewer is not None:
        told = "record: it tells only what one seat knew; the whole one is needed"
        raise ProblemError(422, told, "problem-record-redacted")
    _check_names(record, text)
    _check_annotations(record)
    if (fault := verify(record)) is not None:
        where, why = fault.place, f"{fault.reason}{f' ({fault.rule})' if fault.rule else ''}"
        raise ProblemError(422, f"record: {fault}", "problem-record-wrong", where=where, reason=why)
    if builtin_board(record.board.digest) is None:
        raise ProblemError(422, "record: this server does not have its map", "problem-record-board")
    return _finished(record)


def _check_names(record: Record, text: str) -> None:
    """ProblemError 422 with the line of a name that cannot be kept as it is."""
    for seat, name in enumerate(record.names):
        try:
            if name:
                checked_name(name)
        except ProblemError as error:
            raise _bad_name(_place_of(SEAT_NAMES[seat], text), error) from None
        if len(name) > LONGEST_NAME:
            raise _too_long(_place_of(SEAT_NAMES[seat], text))


def _check_annotations(record: Record) -> None:
    """ProblemError 422 if the title or a comment cannot be shown as it is."""
    comments = [(f"comment {n}", comment.text.replace("\t", " ")) for n, comment in enumerate(record.comments, start=1)]
    for place, text in [("title", record.title or ""), *comments]:
        if plays_tricks(text):
            told = f"record: {place}: it has letters that do not show, or change how others do"
            raise ProblemError(422, told, "problem-record-text-tricks", where=place)


def _bad_name(place: str, error: ProblemError) -> ProblemError:
    why = error.problem.why
    if why is not None and why.id == "problem-name-long":
        return _too_long(place)
    return ProblemError(422, f"record: {place}: {error.problem.detail}", "problem-record-name-tricks", where=place)


def _too_long(place: str) -> ProblemError:
    told = f"record: {place}: the name is longer than {LONGEST_NAME} letters"
    return ProblemError(422, told, "problem-record-name-long", where=place, most=LONGEST_NAME)


def _place_of(seat: str, text: str) -> str:
    """Where the name of a seat stands."""
    lines = plain_lines(text).split("\n") if not text.lstrip(_BLANK).startswith("{") else []
    return next((f"line {n}" for n, line in enumerate(lines, start=1) if line.startswith(f"{seat}:")), f"player {seat}")


def _finished(record: Record) -> Finished:
    game = Game.from_record(record)
    if (result := game.result()) is None:
        raise ProblemError(422, "record: the game is not over", "problem-record-running")
    by_seat = sorted(result.standings, key=lambda standing: standing.seat)
    sealed = record.fair if record.fair is not None and record.fair.seed is not None else None
    entropy = dict(sealed.entropy) if sealed else {}
    new = NewGame(
        host=_NOBODY,
        seats=[Seat(SeatKind.DEVICE, _NOBODY, name, entropy=entropy.get(n)) for n, name in enumerate(record.names)],
        edition=record.preset or _other_edition(record.edition),
        options=record.edition.options(),
        board=record.board.digest,
        first=_chosen_first(record) if sealed else None,
        shuffle=bool(sealed and sealed.seating),
        secret=sealed.seed if sealed else None,
    )
    entries = [
        Entry(EntryKind.DRAW if event.seat == CHANCE else EntryKind.MOVE, event.seat, event.code)
        for event in record.events
    ]
    return Finished(
        new=new,
        entries=entries,
        result=Result(result.reason.name.lower(), [one.place for one in by_seat], [one.score for one in by_seat]),
        rounds=int(game.state["round_number"][0]),
        started=datetime.fromisoformat(record.date).replace(tzinfo=UTC) if record.date else None,
        origin=Origin.PLAIN if sealed is None else Origin.SEALED,
        annotations=_annotations_of(record),
    )


def _other_edition(played: Edition) -> str:
    """The printed edition to name where the record names none: one that was not played."""
    return next(name for name in (DEFAULT_PRESET, *PRESETS) if edition(name) != played)


def _chosen_first(record: Record) -> int | None:
    """Return the chosen starting player; None if the order was drawn."""
    tickets = record.fair.tickets if record.fair else ()
    draws = [event.code for event in record.events if event.seat == CHANCE]
    chosen = (code for code, ticket in zip(draws, tickets, strict=False) if ticket == CHOSEN)
    return next((code - FIRST_PLAYER_FIRST for code in chosen), None)


def _whole_text(record: Record, *, is_first_chosen: bool) -> str:
    """The record with the dealer's seed and all tickets. A replay, so not for the event loop."""
    return record_text(with_tickets(record, is_first_chosen=is_first_chosen))


def _seen_text(record: Record, viewer: int) -> str:
    """The record as a viewer may have it, the shuffle sealed. A replay too."""
    return record_text(redact(record, in_the_rules(viewer)))


def _preset(row: GameRow) -> str | None:
    """The printed edition that is played, if it is played as printed."""
    return row.edition if edition(row.edition, **row.options) == edition(row.edition) else None
