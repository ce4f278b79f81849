"""Tables, the audit log, and the state of the server."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from utopia import __version__
from utopia.server.accounts.visitor import Asker
from utopia.server.database.backup import last_backup
from utopia.server.database.schema import HEAD
from utopia.server.database.schema.games import GameState
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import Loading
from utopia.server.metrics import ROOMS, SOCKETS
from utopia.server.moderation.acts import Acts
from utopia.server.moderation.audit import Audit
from utopia.server.moderation.messages import DeedPage, ServerFacts, TablesPage
from utopia.server.moderation.routes.answers import told_deed, told_table
from utopia.server.moderation.searching import PAGE, Mark, Searching, Words, mark_of, next_mark, place_of
from utopia.server.operations.health import Health
from utopia.server.operations.upkeep import Keeping
from utopia.server.settings import Settings
from utopia.server.tables.games import Games
from utopia.server.web.messages import iso
from utopia.server.web.page import Page
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, refusals


@get("/tables", summary="Tables", responses=refusals(404, 422), opt=policy("admin"))
async def list_tables(
    visitor: Asker,
    searching_store: NamedDependency[Searching],
    words: Words = "",
    only: Annotated[GameState | None, QueryParameter(name="state", description="Only those.")] = None,
    before: Mark = None,
) -> Response[TablesPage]:
    """Those last changed first."""
    rows = await searching_store.tables(words.strip(), only, place_of(before))
    page = TablesPage([told_table(row) for row in rows], next_mark(rows, lambda row: mark_of(row.changed, row.id)))
    return Response(page, headers=PRIVATE)


@post(
    "/tables/{table_id:str}/end",
    summary="End a table",
    status_code=204,
    responses=refusals(403, 404, 409, 503),
    opt=policy("admin"),
)
async def end_table(
    visitor: Asker,
    games_store: NamedDependency[Games],
    acts_store: NamedDependency[Acts],
    live_games: NamedDependency[LiveGames],
    table_id: FromPath[str],
) -> None:
    """An open one is taken away; one that runs is over, without places."""
    me = visitor.admin().id
    game = await games_store.get(table_id)
    if game is None:
        raise not_found()
    if game.state is GameState.OVER:
        raise ProblemError(409, "this game is over", "problem-is-over")
    trouble = None
    if game.state is GameState.OPEN:
        await games_store.delete(table_id)
    else:
        trouble = await live_games.end(table_id)
    details = {"unplayable": str(trouble)} if trouble else {}
    await acts_store.note(me, "table-end", table_id, state=game.state.value, **details)


@get("/audit", summary="What was done", responses=refusals(404, 422), opt=policy("admin"))
async def list_deeds(
    visitor: Asker,
    audit_store: NamedDependency[Audit],
    before: Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="`next` of the page before.")] = None,
) -> Response[DeedPage]:
    """By admins, here or at the server's terminal; the newest first."""
    rows = await audit_store.deeds(before, PAGE)
    page = DeedPage([told_deed(row) for row in rows], next_mark(rows, lambda row: str(row.id)))
    return Response(page, headers=PRIVATE)


@get("/server", summary="How the server is", responses=refusals(404), opt=policy("admin"))
async def show_server(
    visitor: Asker,
    searching_store: NamedDependency[Searching],
    loading: NamedDependency[Loading],
    settings: NamedDependency[Settings],
    health: NamedDependency[Health],
    keeping: NamedDependency[Keeping],
) -> Response[ServerFacts]:
    """Its version, its disk, how much there is of everything."""
    counts, size = await searching_store.counts(), await health.size()
    facts = ServerFacts(
        version=__version__,
        schema=HEAD,
        since=iso(keeping.since),
        page=Page(settings.page).is_built,
        rules=loading.is_done,
        database_mb=round(size / 1e6, 1),
        free_mb=await health.free_mb(),
        games=counts.games,
        guests=counts.guests,
        accounts=counts.accounts,
        barred=counts.banned,
        sessions=counts.sessions,
        sockets=round(SOCKETS.values[()]),
        rooms=round(ROOMS.read() if ROOMS.read else 0),
        reports=counts.reports,
        notices=counts.notices,
        mail=settings.mail is not None,
        backup=None if (last := last_backup(settings.data)) is None else iso(last),
    )
    return Response(facts, headers=PRIVATE)
