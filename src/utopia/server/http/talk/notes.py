"""Private notes on games: each person's own."""

import re
import unicodedata
from typing import Annotated, Final

from litestar import Response, Router, get, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.http.caching import PRIVATE
from utopia.server.http.problems.responses import refusals
from utopia.server.http.tables.access import TableAccess
from utopia.server.http.visitors.visitors import Asker
from utopia.server.protocol.moments import iso
from utopia.server.protocol.talk import LONGEST_NOTE, Note, NoteChange, NoteEntry
from utopia.server.storage import notes
from utopia.server.storage.notes import Notes

_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def _shown(note: notes.Note | None) -> Response[Note]:
    told = Note("", None) if note is None else Note(note.text, iso(note.changed))
    return Response(told, headers=PRIVATE)


@get("/", summary="My note on a game", responses=refusals(401, 404))
async def show(
    visitor: Asker, access: NamedDependency[TableAccess], notes_store: NamedDependency[Notes], game_id: FromPath[str]
) -> Response[Note]:
    """Nobody else can read it."""
    await access(visitor, game_id)
    return _shown(await notes_store.of(game_id, visitor.known().id))


@put("/", summary="Write my note", responses=refusals(401, 403, 404, 413, 422, 503))
async def write(
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
    return _shown(await notes_store.write(game_id, visitor.known().id, kept))


@get("/", summary="All my notes", responses=refusals())
async def mine(visitor: Asker, notes_store: NamedDependency[Notes]) -> Response[list[NoteEntry]]:
    """The last one first; none for somebody without a session."""
    found = await notes_store.of_person(visitor.id) if visitor.id else []
    return Response([NoteEntry(one.game, one.text, iso(one.changed)) for one in found], headers=PRIVATE)


note_router = Router("/api/games/{game_id:str}/note", route_handlers=[show, write], tags=["talk"])
notes_router = Router("/api/notes", route_handlers=[mine], tags=["talk"])
