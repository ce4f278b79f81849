"""A table as one visitor sees it, and the addresses that lead to it."""

from typing import Any

from litestar import Request

from utopia.server.http.gate.doorway import split_host
from utopia.server.http.invitations.answers import invited_to
from utopia.server.http.tables.access import Access, access
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.protocol.resources import Links, Table
from utopia.server.settings import Settings, is_loopback
from utopia.server.storage import GameState, Purpose
from utopia.server.storage.sealing import sealed_of
from utopia.server.storage.sitting import seats_of, sitting_of


async def table_for(visitor: Visitor, id_: str, request: Request[Any, Any, Any]) -> Table:
    """The table, read afresh; ProblemError 404 if it is none of his business."""
    return await shown(await access(visitor, id_), visitor, request)


async def shown(at: Access, visitor: Visitor, request: Request[Any, Any, Any]) -> Table:
    """A table that the visitor may see."""
    services, game = visitor.services, at.game
    rematch = await services.storage.games.rematch_of(game.id)
    return Table(
        id=game.id,
        state=game.state.value,
        sitting=sitting_of(at.seats, seats_of(at.seats, visitor.id)),
        edition=game.edition,
        options=game.options,
        host=at.is_host,
        pace=game.pace,
        links=await _links(at, visitor, request) if at.may_invite else None,
        rematch=rematch.id if rematch else None,
        sealed=sealed_of(game, at.seats),
        terms=game.terms,
        is_rematch=game.before is not None,
        imported=game.imported.value if game.imported else None,
        paired=services.lobby.is_gathering(game.id),
        invited=await invited_to(visitor, game) if at.is_host and game.state is GameState.OPEN else [],
    )


async def _links(at: Access, visitor: Visitor, request: Request[Any, Any, Any]) -> Links:
    ways = await visitor.services.storage.links.of(at.game.id)
    paths = {purpose: f"/join/{way.token}" for purpose, way in ways.items()}
    settings = visitor.services.settings
    return Links(
        paths.get(Purpose.JOIN),
        paths.get(Purpose.WATCH) if at.is_host else None,
        origin(request, settings.share),
        lan_command(request, settings),
    )


def lan_command(request: Request[Any, Any, Any], settings: Settings) -> str | None:
    """How to start the server for other devices, for whoever sits at it; None if they reach it already."""
    is_reached = settings.share or not is_loopback(split_host(request.headers.get("host", ""))[0])
    return None if is_reached else settings.lan_command


def origin(request: Request[Any, Any, Any], share: str | None) -> str:
    """How other devices reach this server: as this request did, unless it came by a name for this machine alone."""
    host = request.headers.get("host", "")
    if share and is_loopback(split_host(host)[0]):
        return share
    return f"{request.scope['scheme']}://{host}"
