"""Event streams: one game's, and one about all games of mine."""

import contextlib
from collections.abc import AsyncGenerator
from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Asker, comer_of
from utopia.server.database.errors import StateError
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess, WatchToken
from utopia.server.game.routes.games import SeatQuery
from utopia.server.programs.lines import Lines, counted, line, streamed, wants_events
from utopia.server.programs.messages import GameLine, MyLine
from utopia.server.programs.streams import GameStreams, MyNews, Wish, my_lines
from utopia.server.web.policy import policy
from utopia.server.web.responses import refusals
from utopia.server.web.sockets import Attendance

Since = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="Version of the last view that one had, to go on from.")
]
Position = Annotated[bool, QueryParameter(description="With each view of a seat: the position as that seat knows it.")]


@get(
    "/games/{game_id:str}",
    summary="A game, as it goes on",
    responses={**streamed(GameLine), **refusals(401, 403, 404, 409, 422)},
    opt=policy("anybody", scope="games:read"),
)
async def stream_game(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    game_streams: NamedDependency[GameStreams],
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    seat: SeatQuery = None,
    since: Since = None,
    position: Position = False,
    watch: WatchToken = None,
) -> Lines:
    """The first line is the whole view; then comes who is here, and a line for whatever changes.

    NDJSON, or server-sent events if `Accept` asks for `text/event-stream`; those go on by `Last-Event-ID`. Silence is
    broken every 15 seconds. A slow reader gets the newest view, not all of them. The stream ends when the server
    starts anew: come again, with the last view's version as `since`.
    """
    at = await access(visitor, game_id, watch)
    if at.game.state is GameState.OPEN:
        raise StateError(game_id, at.game.state, GameState.RUNNING)
    since = _last_event(request) if since is None else since
    wish = Wish(at.viewer(seat), since, with_position=position, as_events=wants_events(request), token=watch)
    return await game_streams.open(visitor, at, wish)


@get(
    "/me",
    summary="My games, as they go on",
    responses={**streamed(MyLine), **refusals(401, 403)},
    opt=policy("known", scope="games:read"),
)
async def stream_mine(
    visitor: Asker,
    attendance: NamedDependency[Attendance],
    listening: NamedDependency[Listening],
    my_news: NamedDependency[MyNews],
    request: Request[Any, Any, Any],
) -> Lines:
    """The first line has all my games; then comes a line for each that begins, is mine to play in, ends or changes.

    So do invitations: those that I am sent, and answers to mine.

    Nothing can be missed: who comes again is told where all of them stand. NDJSON, or server-sent events if `Accept`
    asks for `text/event-stream`. Silence is broken every 15 seconds.
    """
    me, as_event = visitor.known(), wants_events(request)
    stack = contextlib.AsyncExitStack()
    stack.enter_context(counted(attendance, comer_of(visitor, f"of {me.id}")))

    async def told() -> AsyncGenerator[bytes, None]:
        async with contextlib.aclosing(my_lines(visitor, my_news, attendance, listening)) as messages:
            async for message in messages:
                yield line(message, as_event=as_event)

    return Lines(told(), stack, as_event=as_event)


def _last_event(request: Request[Any, Any, Any]) -> int | None:
    """The last event id that a browser's EventSource had."""
    text = request.headers.get("last-event-id", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 7 else None


streams_router = Router("/api/stream", route_handlers=[stream_game, stream_mine], tags=["programs"])
