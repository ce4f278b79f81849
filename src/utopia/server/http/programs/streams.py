"""Event streams: one game's, and one about all games of mine."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.params import FromPath, QueryParameter

from utopia.server.http.games.games import SeatQuery
from utopia.server.http.problems.responses import refusals
from utopia.server.http.programs.lines import Lines, counted, line, wants_events
from utopia.server.http.programs.my_games import my_lines
from utopia.server.http.programs.responses import streamed
from utopia.server.http.sockets.attendance import comer_of
from utopia.server.http.tables.access import Access, access
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.programs import GameLine, MyLine
from utopia.server.storage import GameState, StateError

Since = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="Version of the last view that one had, to go on from.")
]
Position = Annotated[bool, QueryParameter(description="With each view of a seat: the position as that seat knows it.")]


@get(
    "/games/{game_id:str}",
    summary="A game, as it goes on",
    responses={**streamed(GameLine), **refusals(401, 403, 404, 409, 422)},
)
async def stream_game(
    visitor: Asker,
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    seat: SeatQuery = None,
    since: Since = None,
    position: Position = False,
) -> Lines:
    """The first line is the whole view; then comes who is here, and a line for whatever changes.

    NDJSON, or server-sent events if `Accept` asks for `text/event-stream`; those go on by `Last-Event-ID`. Silence is
    broken every 15 seconds. A slow reader gets the newest view, not all of them. The stream ends when the server
    starts anew: come again, with the last view's version as `since`.
    """
    at = await access(visitor, game_id)
    if at.game.state is GameState.OPEN:
        raise StateError(game_id, at.game.state, GameState.RUNNING)
    since = _last_event(request) if since is None else since
    stack = contextlib.AsyncExitStack()
    try:
        stack.enter_context(counted(visitor, comer_of(visitor, request.scope, game_id)))
        return await _opened(stack, visitor, request, at, seat=at.viewer(seat), since=since, with_position=position)
    except BaseException:
        await stack.aclose()
        raise


async def _opened(
    stack: contextlib.AsyncExitStack,
    visitor: Visitor,
    request: Request[Any, Any, Any],
    at: Access,
    *,
    seat: int,
    since: int | None,
    with_position: bool,
) -> Lines:
    services, as_event = visitor.services, wants_events(request)
    rooms = (await services.engine()).rooms
    await rooms.open(at.game.id)
    from utopia.server.live.streaming import Reader  # noqa: PLC0415 - compiled rules, loaded by now

    reader = Reader(visitor.id, seat, since)
    stack.enter_context(services.listening.until_ended(visitor.key, reader.send_away))
    allowed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    allowed.add_done_callback(lambda _: reader.send_away())
    is_spectator = not (at.mine or at.is_host)
    person = visitor.id or visitor.csrf
    served = services.attendance.served(at.game.id, allowed, is_spectator=is_spectator, person=person)
    await stack.enter_async_context(served)
    if is_spectator:  # the link may have been revoked before this stream was known as theirs
        await access(visitor, at.game.id)
    if await visitor.has_ended():
        reader.send_away()

    async def told() -> AsyncGenerator[bytes, None]:
        room = await rooms.open(at.game.id)  # an answer may begin long after its request
        lines = reader.lines(room, with_position=with_position, with_talk=visitor.may_talk)
        async with contextlib.aclosing(lines) as messages:
            async for message in messages:
                yield line(message, as_event=as_event, number=reader.version)

    return Lines(told(), stack, as_event=as_event)


@get("/me", summary="My games, as they go on", responses={**streamed(MyLine), **refusals(401, 403)})
async def stream_mine(visitor: Asker, request: Request[Any, Any, Any]) -> Lines:
    """The first line has all my games; then comes a line for each that begins, is mine to play in, ends or changes.

    Nothing can be missed: who comes again is told where all of them stand. NDJSON, or server-sent events if `Accept`
    asks for `text/event-stream`. Silence is broken every 15 seconds.
    """
    me, as_event = visitor.known(), wants_events(request)
    stack = contextlib.AsyncExitStack()
    stack.enter_context(counted(visitor, comer_of(visitor, request.scope, f"of {me.id}")))

    async def told() -> AsyncGenerator[bytes, None]:
        async with contextlib.aclosing(my_lines(visitor)) as messages:
            async for message in messages:
                yield line(message, as_event=as_event)

    return Lines(told(), stack, as_event=as_event)


def _last_event(request: Request[Any, Any, Any]) -> int | None:
    """The last event id that a browser's EventSource had."""
    text = request.headers.get("last-event-id", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 7 else None


streams_router = Router("/api/stream", route_handlers=[stream_game, stream_mine], tags=["programs"])
