"""Records of all my games, out; and records of games that were played elsewhere, in."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.spec import Example
from litestar.params import Body

from utopia.server.http.documenting import refusals
from utopia.server.http.names import LONGEST, checked_name
from utopia.server.http.problems import ProblemError
from utopia.server.http.programs.documenting import streamed
from utopia.server.http.programs.lines import Lines
from utopia.server.http.visitors import Asker, Visitor
from utopia.server.protocol.programs import LONGEST_RECORD, Imported, RecordLine, RecordWish
from utopia.server.storage import Game, GameState, NewGame, Seat, SeatKind, UnplayableGameError
from utopia.server.storage.sitting import seats_of

_ALL: Final = 1_000_000
_LARGEST_BODY: Final = 2 * LONGEST_RECORD
"""Bytes: letters of names may take several."""
_log: Final = logging.getLogger(__name__)
_EXAMPLE: Final = [Example(summary="The beginning of one", value={"record": "utopia record 1\ndate: 2026-01-31\n…"})]


@get("/", summary="All my records", responses={**streamed(RecordLine), **refusals(401, 403)})
async def my_records(visitor: Asker) -> Lines:
    """Line by line (NDJSON): running games as far as I may know them, then finished ones, whole; the latest first."""
    return Lines(_lines(visitor, visitor.known().id))


async def _lines(visitor: Visitor, me: str) -> AsyncGenerator[bytes, None]:
    storage = visitor.services.storage
    for row in await storage.games.of_person(me, most=_ALL):
        if row.state is not GameState.OPEN and (text := await _text(visitor, row, me)) is not None:
            state: Literal["running", "over"] = "over" if row.state is GameState.OVER else "running"
            yield msgspec.json.encode(RecordLine(row.id, state, text)) + b"\n"


async def _text(visitor: Visitor, row: Game, me: str) -> str | None:
    """A game's record; None if it cannot be opened: one that is damaged is no reason to keep the others back."""
    engine = await visitor.services.engine()
    from utopia.server.http.recording import written_of_finished  # noqa: PLC0415 - compiled rules, loaded by now

    storage = visitor.services.storage
    try:
        if row.state is GameState.OVER:
            return await written_of_finished(storage, row)
        mine = seats_of(await storage.seats.of(row.id), me)
        return await engine.record(row, me, mine[0] if mine else -1)
    except UnplayableGameError as error:
        _log.warning("a record is left out: %s", error)
        return None


@post(
    "/",
    summary="Put a record in",
    request_max_body_size=_LARGEST_BODY,
    responses=refusals(401, 403, 413, 422, 503),
)
async def put_record_in(visitor: Asker, data: Annotated[RecordWish, Body(examples=_EXAMPLE)]) -> Response[Imported]:
    """A finished game, checked from its first to its last line, to be replayed here. It counts for no rating."""
    await visitor.services.engine()
    from utopia.server.http.recording import read_in  # noqa: PLC0415 - compiled rules, loaded by now

    found = await asyncio.to_thread(read_in, data.record)
    me = await visitor.guest()
    seats = [Seat(SeatKind.DEVICE, me.id, _name(name)) for name in found.names]
    new = NewGame(host=me.id, seats=seats, edition=found.edition, options=found.options, board=found.board)
    id_ = await visitor.services.storage.imports.add(new, found.entries, found.result, found.rounds)
    answer = Imported(id_, f"/games/{id_}/replay")
    return Response(answer, status_code=201, cookies=visitor.cookies, headers={"cache-control": "no-store"})


def _name(name: str) -> str:
    """A player's name as it can stand here; none if it cannot."""
    try:
        return checked_name(name[:LONGEST])
    except ProblemError:
        return ""


records_router = Router("/api/me/records", route_handlers=[my_records, put_record_in], tags=["programs"])
