"""Endpoints of tournaments: open, enter, follow, direct."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, PathParameter

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Asker, Visitor, comer_of
from utopia.server.programs.lines import Lines, counted, line, streamed, wants_events
from utopia.server.tournaments.messages import (
    NewTournament,
    Tournament,
    TournamentBeat,
    TournamentChange,
    TournamentClosing,
    TournamentLine,
    TournamentOverview,
)
from utopia.server.tournaments.service import TournamentService
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals
from utopia.server.web.sockets import Attendance

_BEAT: Final = 15.0
"""Seconds of silence in a stream."""
_GATHERED: Final = 0.2
"""Seconds in which all changes are told at once."""
_NEW: Final = [
    Example(
        summary="An evening: three rounds for tables of four",
        value={"name": "Friday", "terms": {"players": 4, "rounds": 3}, "starts": "2030-05-03T18:00:00Z"},
    )
]
_CHANGED: Final = [Example(summary="No new round for now", value={"paused": True})]
_HOST: Final = (401, 403, 404, 409, 503)
EntrantNumber = Annotated[int, PathParameter(ge=1, le=32_000, description="Of the standing.")]


@get("/", summary="Tournaments", responses=refusals(503), opt=policy("anybody", scope="games:read"))
async def show_tournaments(
    visitor: Asker, tournament_service: NamedDependency[TournamentService]
) -> Response[TournamentOverview]:
    """Those of the visitor, and the listed ones: to enter, running, over."""
    return Response(await tournament_service.overview(visitor.id), headers=PRIVATE)


@post(
    "/",
    summary="Open a tournament",
    responses=refusals(401, 403, 409, 413, 422, 503),
    opt=policy("known", scope="tables:open", rate="table"),
)
async def open_tournament(
    visitor: Asker,
    tournament_service: NamedDependency[TournamentService],
    data: Annotated[NewTournament, Body(examples=_NEW)],
) -> Response[Tournament]:
    """For people with an account. Its terms stay as they are; the host does not play unless they enter it."""
    return await _answer(visitor, tournament_service, await tournament_service.make(visitor, data), 201)


@get("/{tournament_id:str}", summary="A tournament", responses=refusals(404), opt=policy("anybody", scope="games:read"))
async def show_tournament(
    visitor: Asker, tournament_service: NamedDependency[TournamentService], tournament_id: FromPath[str]
) -> Response[Tournament]:
    """Standings, rounds with their tables, and what the visitor has to do; for everybody who has its address."""
    return await _answer(visitor, tournament_service, tournament_id)


@patch(
    "/{tournament_id:str}",
    summary="Change, pause or resume a tournament",
    responses=refusals(*_HOST, 413, 422),
    opt=policy("known", scope="tables:open"),
)
async def change_tournament(
    visitor: Asker,
    tournament_service: NamedDependency[TournamentService],
    tournament_id: FromPath[str],
    data: Annotated[TournamentChange, Body(examples=_CHANGED)],
) -> Response[Tournament]:
    """By its host."""
    await tournament_service.change(visitor, tournament_id, data)
    return await _answer(visitor, tournament_service, tournament_id)


@post(
    "/{tournament_id:str}/start",
    summary="Begin a tournament now",
    status_code=200,
    responses=refusals(*_HOST),
    opt=policy("known", scope="tables:open"),
)
async def start_tournament(
    visitor: Asker, tournament_service: NamedDependency[TournamentService], tournament_id: FromPath[str]
) -> Response[Tournament]:
    """By its host, once there are enough players for a full table."""
    await tournament_service.start(visitor, tournament_id)
    return await _answer(visitor, tournament_service, tournament_id)


@delete(
    "/{tournament_id:str}",
    summary="Cancel a tournament",
    status_code=200,
    responses=refusals(*_HOST),
    opt=policy("known", scope="tables:open"),
)
async def cancel_tournament(
    visitor: Asker, tournament_service: NamedDependency[TournamentService], tournament_id: FromPath[str]
) -> Response[Tournament]:
    """By its host. Tables that play go on as usual ones and count for nothing here; the standings stay."""
    await tournament_service.cancel(visitor, tournament_id)
    return await _answer(visitor, tournament_service, tournament_id)


@put(
    "/{tournament_id:str}/entry",
    summary="Enter a tournament",
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", scope="tables:open"),
)
async def enter_tournament(
    visitor: Asker, tournament_service: NamedDependency[TournamentService], tournament_id: FromPath[str]
) -> Response[Tournament]:
    """Or come back to it. The tables come by themselves: they stand among the visitor's games."""
    await tournament_service.enter(visitor, tournament_id)
    return await _answer(visitor, tournament_service, tournament_id)


@delete(
    "/{tournament_id:str}/entry",
    summary="Withdraw from a tournament",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", scope="tables:open", while_banned=True),
)
async def withdraw_from_tournament(
    visitor: Asker, tournament_service: NamedDependency[TournamentService], tournament_id: FromPath[str]
) -> Response[Tournament]:
    """From its further rounds; a table that plays is left by its own way."""
    await tournament_service.withdraw(visitor, tournament_id)
    return await _answer(visitor, tournament_service, tournament_id)


@delete(
    "/{tournament_id:str}/entrants/{number:int}",
    summary="Remove somebody from a tournament",
    status_code=200,
    responses=refusals(*_HOST),
    opt=policy("known", scope="tables:open"),
)
async def remove_entrant(
    visitor: Asker,
    tournament_service: NamedDependency[TournamentService],
    tournament_id: FromPath[str],
    number: EntrantNumber,
) -> Response[Tournament]:
    """By its host, from its further rounds and for good."""
    await tournament_service.remove(visitor, tournament_id, number)
    return await _answer(visitor, tournament_service, tournament_id)


@get(
    "/tournaments/{tournament_id:str}",
    summary="A tournament, as it goes on",
    responses={**streamed(TournamentLine), **refusals(403, 404)},
    opt=policy("anybody", scope="games:read"),
)
async def stream_tournament(
    visitor: Asker,
    tournament_service: NamedDependency[TournamentService],
    attendance: NamedDependency[Attendance],
    listening: NamedDependency[Listening],
    request: Request[Any, Any, Any],
    tournament_id: FromPath[str],
) -> Lines:
    """The whole tournament at once, and again whenever it has changed.

    NDJSON, or server-sent events if `Accept` asks for `text/event-stream`. Silence is broken every 15 seconds.
    """
    await tournament_service.shown(tournament_id, visitor.id)
    as_event, stack = wants_events(request), contextlib.AsyncExitStack()
    stack.enter_context(counted(attendance, comer_of(visitor, f"tournament {tournament_id}")))
    lines = _told(visitor, tournament_service, listening, tournament_id)

    async def told() -> AsyncGenerator[bytes, None]:
        async with contextlib.aclosing(lines) as found:
            async for message in found:
                yield line(message, as_event=as_event)

    return Lines(told(), stack, as_event=as_event)


async def _told(
    visitor: Visitor, tournament_service: TournamentService, listening: Listening, id_: str
) -> AsyncGenerator[bytes, None]:
    is_over, last = asyncio.Event(), b""
    with contextlib.ExitStack() as stack:
        changed = stack.enter_context(tournament_service.following(id_))

        def end() -> None:
            is_over.set()
            changed.set()

        stack.enter_context(listening.until_ended(visitor.key, end))
        while not is_over.is_set():
            changed.clear()
            shown = msgspec.json.encode(await tournament_service.shown(id_, visitor.id))
            yield shown if shown != last else msgspec.json.encode(TournamentBeat())
            last = shown
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_BEAT):
                    await changed.wait()
                    await asyncio.sleep(_GATHERED)
    yield msgspec.json.encode(TournamentClosing())


async def _answer(
    visitor: Visitor, tournament_service: TournamentService, id_: str, status: int = 200
) -> Response[Tournament]:
    shown = await tournament_service.shown(id_, visitor.id)
    return Response(shown, status_code=status, cookies=visitor.cookies, headers=PRIVATE)


tournaments_router = Router(
    "/api/tournaments",
    route_handlers=[
        show_tournaments,
        open_tournament,
        show_tournament,
        change_tournament,
        start_tournament,
        cancel_tournament,
        enter_tournament,
        withdraw_from_tournament,
        remove_entrant,
    ],
    tags=["tournaments"],
)
tournament_stream_router = Router("/api/stream", route_handlers=[stream_tournament], tags=["tournaments"])
