"""Endpoints of chat and of private notes. Messages are sent over the game's websocket."""

import re
import unicodedata
from typing import Annotated, Any, Final, get_args

from litestar import Response, Router, delete, get, patch, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.chat.messages import LONGEST_NOTE, ChatChange, ChatView, Note, NoteChange, NoteEntry, QuickPhrase
from utopia.server.chat.service import is_among_players, told_line
from utopia.server.chat.store import MOST_LINES, Chat, Notes, side_of
from utopia.server.chat.store import Note as StoredNote
from utopia.server.game.access import Access, TableAccess, WatchToken
from utopia.server.game.live_games import LiveGames
from utopia.server.moderation.acts import Acts
from utopia.server.moderation.routes.targets import Targets
from utopia.server.web.messages import iso
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

_PHRASES: list[str] = list(get_args(QuickPhrase))


async def _view(
    visitor: Visitor, chat_store: Chat, at: Access, before: int | None = None, most: int = MOST_LINES
) -> Response[ChatView]:
    is_player = is_among_players(at.seats, visitor.id)
    found = await chat_store.read(at.game.id, visitor.id, is_player=is_player, before=before, most=most)
    side: Any = side_of(is_player).value
    voice: Any = found.voice.value
    view = ChatView(
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
    return Response(view, headers=PRIVATE)


def _is_admin(visitor: Visitor) -> bool:
    return visitor.person is not None and visitor.person.is_admin


@get("/", summary="What was said", responses=refusals(404, 422), opt=policy("anybody", scope="talk"))
async def show(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    chat_store: NamedDependency[Chat],
    game_id: FromPath[str],
    before: Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="Only lines before that one.")] = None,
    most: Annotated[int, QueryParameter(ge=0, le=MOST_LINES)] = 50,
    watch: WatchToken = None,
) -> Response[ChatView]:
    """On one's own side of the table; when the game is over, on both."""
    return await _view(visitor, chat_store, await access(visitor, game_id, watch), before, most)


@patch(
    "/",
    summary="Switch chat off or on",
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=policy("known", scope="talk"),
)
async def change(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    chat_store: NamedDependency[Chat],
    live_games: NamedDependency[LiveGames],
    game_id: FromPath[str],
    data: Annotated[ChatChange, Body(examples=[Example(value={"silent": True})])],
) -> Response[ChatView]:
    """For everybody at the table; what was said before stays."""
    at = await access(visitor, game_id)
    at.require_host()
    await chat_store.silence(game_id, is_silent=data.silent)
    await live_games.chat_changed(game_id)
    return await _view(visitor, chat_store, at)


@delete("/{line:int}", summary="Remove a line", responses=refusals(401, 403, 404, 503), opt=policy("known"))
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
    await live_games.chat_changed(game_id, line)


chat_router = Router("/api/games/{game_id:str}/talk", route_handlers=[show, change, remove], tags=["chat"])


_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def _note(note: StoredNote | None) -> Response[Note]:
    told = Note("", None) if note is None else Note(note.text, iso(note.changed))
    return Response(told, headers=PRIVATE)


@get("/", summary="My note on a game", responses=refusals(401, 404), opt=policy("known"))
async def show_note(
    visitor: Asker, access: NamedDependency[TableAccess], notes_store: NamedDependency[Notes], game_id: FromPath[str]
) -> Response[Note]:
    """Nobody else can read it."""
    await access(visitor, game_id)
    return _note(await notes_store.of(game_id, visitor.known().id))


@put("/", summary="Write my note", responses=refusals(401, 403, 404, 413, 422, 503), opt=policy("known"))
async def write_note(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    notes_store: NamedDependency[Notes],
    game_id: FromPath[str],
    data: Annotated[NoteChange, Body(examples=[Example(value={"text": "Ann hoards Maya."})])],
) -> Response[Note]:
    """Instead of what was written before; an empty text takes it away."""
    await access(visitor, game_id)
    text = unicodedata.normalize("NFC", _CONTROLS.sub("", data.text.replace("\r\n", "\n")))[:LONGEST_NOTE]
    kept = text if text.strip() else ""
    return _note(await notes_store.write(game_id, visitor.known().id, kept))


@get("/", summary="All my notes", responses=refusals(), opt=policy("anybody"))
async def list_notes(visitor: Asker, notes_store: NamedDependency[Notes]) -> Response[list[NoteEntry]]:
    """The last one first; none for somebody without a session."""
    found = await notes_store.of_person(visitor.id) if visitor.id else []
    return Response([NoteEntry(one.game, one.text, iso(one.changed)) for one in found], headers=PRIVATE)


note_router = Router("/api/games/{game_id:str}/note", route_handlers=[show_note, write_note], tags=["chat"])


notes_router = Router("/api/notes", route_handlers=[list_notes], tags=["chat"])
