"""Chat of a table: read, remove a message, and the host's switch. Messages are sent over the game's websocket."""

from typing import Annotated, Any, get_args

from litestar import Response, Router, delete, get, patch
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.http.caching import PRIVATE
from utopia.server.http.moderation.targets import Targets
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.problems.responses import refusals
from utopia.server.http.running.live_games import LiveGames
from utopia.server.http.tables.access import Access, TableAccess
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.talk import QuickPhrase, Talk, TalkChange
from utopia.server.storage.acts import Acts
from utopia.server.storage.chat import MOST_LINES, Chat, side_of
from utopia.server.storage.lines import is_among_players, told_line

_PHRASES: list[str] = list(get_args(QuickPhrase))


async def _talk(
    visitor: Visitor, chat_store: Chat, at: Access, before: int | None = None, most: int = MOST_LINES
) -> Response[Talk]:
    is_player = is_among_players(at.seats, visitor.id)
    found = await chat_store.read(at.game.id, visitor.id, is_player=is_player, before=before, most=most)
    side: Any = side_of(is_player).value
    voice: Any = found.voice.value
    talk = Talk(
        lines=[told_line(line) for line in found.lines],
        count=found.count,
        side=side,
        voice=voice,
        silent=found.is_silent,
        host=at.is_host,
        removes=_is_admin(visitor),
        mine=visitor.id,
        phrases=_PHRASES,
    )
    return Response(talk, headers=PRIVATE)


def _is_admin(visitor: Visitor) -> bool:
    return visitor.person is not None and visitor.person.is_admin


@get("/", summary="What was said", responses=refusals(404, 422))
async def show(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    chat_store: NamedDependency[Chat],
    game_id: FromPath[str],
    before: Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="Only lines before that one.")] = None,
    most: Annotated[int, QueryParameter(ge=0, le=MOST_LINES)] = 50,
) -> Response[Talk]:
    """On one's own side of the table; when the game is over, on both."""
    return await _talk(visitor, chat_store, await access(visitor, game_id), before, most)


@patch("/", summary="Switch talk off or on", responses=refusals(401, 403, 404, 413, 422, 503))
async def change(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    chat_store: NamedDependency[Chat],
    live_games: NamedDependency[LiveGames],
    game_id: FromPath[str],
    data: Annotated[TalkChange, Body(examples=[Example(value={"silent": True})])],
) -> Response[Talk]:
    """For everybody at the table; what was said before stays."""
    at = await access(visitor, game_id)
    at.require_host()
    await chat_store.silence(game_id, is_silent=data.silent)
    await live_games.talk_changed(game_id)
    return await _talk(visitor, chat_store, at)


@delete("/{line:int}", summary="Remove a line", responses=refusals(401, 403, 404, 503))
async def remove(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    acts_store: NamedDependency[Acts],
    chat_store: NamedDependency[Chat],
    live_games: NamedDependency[LiveGames],
    targets: NamedDependency[Targets],
    game_id: FromPath[str],
    line: FromPath[int],
) -> None:
    """By who said it, or by who looks after this server: an empty place is left."""
    if not _is_admin(visitor):
        await access(visitor, game_id)
    me = visitor.known().id
    found = await chat_store.get(game_id, line)
    if found is None or (found.person != me and not _is_admin(visitor)):
        await targets.line_read_by(visitor, game_id, line)  # a visitor who cannot read it does not learn that it exists
        raise ProblemError(403, "line: only who said it can take it back", "problem-line-of-another")
    await chat_store.remove(game_id, line, me)
    if found.person != me:
        await acts_store.note(me, "line-remove", f"{game_id}/{line}", text=found.text)
    await live_games.talk_changed(game_id, line)


talk_router = Router("/api/games/{game_id:str}/talk", route_handlers=[show, change, remove], tags=["talk"])
