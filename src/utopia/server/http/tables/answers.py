"""A table as one visitor sees it, and the addresses that lead to it."""

from typing import Any

from litestar import Request

from utopia.server.authority import read_authority
from utopia.server.http.invitations.answers import invited_to
from utopia.server.http.tables.access import Access, access
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.protocol.resources import Links, Table
from utopia.server.settings import Settings, is_loopback
from utopia.server.storage import GameState, Purpose
from utopia.server.storage.sealing import sealed_of
from utopia.server.storage.sitting import seats_of, sitting_of


async def table_for(visitor: Visitor, id_: str, request: Request[Any, Any, Any]) -> Table:
    """Return the table, read afresh. Raise ProblemError 404 if the visitor has no access."""
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
        origin(request, settings),
        lan_command(request, settings),
    )


def lan_command(request: Request[Any, Any, Any], settings: Settings) -> str | None:
    """Return how to start the server for other devices, for players at it; None if they reach it already."""
    is_reached = settings.origin or settings.share or not _is_local(request)
    return None if is_reached else settings.lan_command


def origin(request: Request[Any, Any, Any], settings: Settings) -> str:
    """Return the address that links of the page begin with: the configured one, if there is one.

    Else the one of the request, which the middleware has checked, and which only the requester is told; unless it is
    for this machine alone.
    """
    if settings.origin:
        return settings.origin
    if settings.share and _is_local(request):
        return settings.share
    return f"{request.scope['scheme']}://{read_authority(request.headers['host'])}"


def _is_local(request: Request[Any, Any, Any]) -> bool:
    return is_loopback(read_authority(request.headers["host"]).host)
