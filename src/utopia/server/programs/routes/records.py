"""Records of all my games, out; and records of games that were played elsewhere, in."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.game.own_games import finished_records
from utopia.server.notifications.service import Notices
from utopia.server.programs.lines import Lines, counted, streamed
from utopia.server.programs.messages import LONGEST_RECORD, Imported, RecordLine, RecordWish
from utopia.server.tables.games import Games
from utopia.server.tables.importing import Imports
from utopia.server.tables.rows import Game, UnplayableGameError, seats_of
from utopia.server.tables.seats import Seats
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals
from utopia.server.web.sockets import Attendance, Comer

_LARGEST_BODY: Final = 2 * LONGEST_RECORD
"""Bytes: letters of names may take several."""
_log: Final = logging.getLogger(__name__)
_EXAMPLE: Final = [Example(summary="The beginning of one", value={"record": "utopia record 1\ndate: 2026-01-31\n…"})]
_AGAIN: Final = ResponseSpec(
    Imported, generate_examples=False, description="The same record was put in before, by the same person."
)


@get(
    "/",
    summary="All my records",
    responses={**streamed(RecordLine), **refusals(401, 403)},
    opt=policy("known", scope="records", rate="past"),
)
async def my_records(
    visitor: Asker,
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    late_engine: NamedDependency[LateEngine],
    attendance: NamedDependency[Attendance],
) -> Lines:
    """Line by line (NDJSON): running games as far as I may know them, then finished ones, whole; the latest first.

    One such stream at a time.
    """
    me = visitor.known().id
    one = Comer(f"records of {me}", visitor.address, f"records of {me}", most=1)
    stack = contextlib.AsyncExitStack()
    stack.enter_context(counted(attendance, one))
    return Lines(_lines(games_store, seats_store, late_engine, me), stack)


async def _lines(
    games_store: Games, seats_store: Seats, late_engine: LateEngine, me: str
) -> AsyncGenerator[bytes, None]:
    for row in await games_store.of_person(me, most=0):
        if row.state is GameState.RUNNING and (text := await _running(seats_store, late_engine, row, me)) is not None:
            yield _line(row, "running", text)
    async with contextlib.aclosing(finished_records(games_store, late_engine, me)) as finished:
        async for row, text in finished:
            yield _line(row, "over", text)


def _line(row: Game, state: Literal["running", "over"], text: str) -> bytes:
    origin: Literal["sealed", "plain"] | None = row.imported.value if row.imported else None
    return msgspec.json.encode(RecordLine(row.id, state, text, origin)) + b"\n"


async def _running(seats_store: Seats, late_engine: LateEngine, row: Game, me: str) -> str | None:
    """A running game's record; None if it cannot be opened: one that is damaged is no reason to keep others back."""
    mine = seats_of(await seats_store.of(row.id), me)
    try:
        return await (await late_engine()).record(row, me, mine[0] if mine else -1)
    except UnplayableGameError as error:
        _log.warning("a record is left out: %s", error)
        return None


@post(
    "/",
    summary="Put a record in",
    request_max_body_size=_LARGEST_BODY,
    responses={200: _AGAIN, **refusals(401, 403, 413, 422, 503)},
    opt=policy("anybody", scope="records", rate="table"),
)
async def put_record_in(
    visitor: Asker,
    imports_store: NamedDependency[Imports],
    late_engine: NamedDependency[LateEngine],
    data: Annotated[RecordWish, Body(examples=_EXAMPLE)],
) -> Response[Imported]:
    """A finished game, checked from its first to its last line, to be replayed here. It counts for no rating.

    All names stay as they are; one that cannot is refused with its line. Putting the same record in again answers the
    game that there is.
    """
    await late_engine()
    from utopia.server.game.records import read_in  # noqa: PLC0415 - compiled rules, loaded by now

    found = await asyncio.to_thread(read_in, data.record)
    me = await visitor.guest()
    id_, is_new = await imports_store.add(found.belonging_to(me.id))
    answer = Imported(id_, f"/games/{id_}/replay", again=not is_new)
    return Response(answer, status_code=201 if is_new else 200, cookies=visitor.cookies, headers=PRIVATE)


@delete(
    "/{game_id:str}",
    summary="Delete an imported game",
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", scope="records", while_banned=True),
)
async def remove_record(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    imports_store: NamedDependency[Imports],
    notices: NamedDependency[Notices],
    live_games: NamedDependency[LiveGames],
    game_id: FromPath[str],
) -> None:
    """For good, by who put it in. Games that were played here stay: others played in them too."""
    at = await access(visitor, game_id)
    at.require_host()
    if at.game.imported is None:
        raise ProblemError(409, "this game was played here; only imported games are deleted", "problem-record-here")
    await imports_store.remove(game_id)
    await live_games.drop([game_id])
    await notices.watchers.look_again([at.game.host])


records_router = Router("/api/me/records", route_handlers=[my_records, put_record_in, remove_record], tags=["programs"])
