"""A table, and invitations to it, as one visitor sees them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from litestar import Request

from utopia.server.accounts.people import People
from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.games import GameState, Purpose
from utopia.server.game.access import Access, TableAccess
from utopia.server.lobby.companions import Companions
from utopia.server.lobby.invitations import Invitations
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.messages import Links, Table
from utopia.server.settings import Settings, is_loopback, read_authority
from utopia.server.tables.games import Games, sealed_of
from utopia.server.tables.links import Links as LinkStore
from utopia.server.tables.messages import Invitation, Invited, RecordComment, RecordNotes
from utopia.server.tables.rows import Game, Seat, free_for, seats_of, sitting_of
from utopia.server.web.messages import iso


class InvitationAnswers:
    """Invitations as they are told to a visitor."""

    def __init__(self, people: People, companions: Companions) -> None:
        self._people, self._companions = people, companions

    async def of(
        self, visitor: Visitor, game: Game, seats: Sequence[Seat], purpose: Purpose, asked: datetime | None = None
    ) -> Invitation:
        """Return the terms of a table, for a player or for a spectator."""
        host = await self._people.get(game.host)
        has_account = host is not None and host.signed_up is not None
        return Invitation(
            table=game.id,
            purpose=purpose.value,
            host=(host.name if host else None) or "",
            sitting=sitting_of(seats, seats_of(seats, visitor.id)),
            free=free_for(seats, visitor.id),
            edition=game.edition,
            options=game.options,
            terms=game.terms,
            host_person=game.host if has_account else None,
            met=visitor.id is not None and await self._companions.has_met(visitor.id, game.host),
            asked=None if asked is None else iso(asked),
        )


async def invited_to(invitations: Invitations, game: Game) -> list[Invited]:
    """People whom the host of a table has invited by name."""
    return [
        Invited(
            id=one.id,
            name=one.name or "",
            person=one.person if one.signed_up is not None else None,
            state="asked" if one.declined is None else "declined",
            at=iso(one.made),
        )
        for one in await invitations.of_game(game.id)
    ]


class TableAnswers:
    """Tables as they are told to a visitor."""

    def __init__(
        self,
        *,
        access: TableAccess,
        games: Games,
        links: LinkStore,
        invitations: Invitations,
        lobby: Lobby,
        settings: Settings,
    ) -> None:
        self._access, self._games, self._links_of_games = access, games, links
        self._invitations, self._lobby, self._settings = invitations, lobby, settings

    async def read(
        self, visitor: Visitor, id_: str, request: Request[Any, Any, Any], token: str | None = None
    ) -> Table:
        """Return the table, read afresh. Raise the errors of ``TableAccess`` if the visitor has no access."""
        return await self.of(await self._access(visitor, id_, token), visitor, request)

    async def of(self, at: Access, visitor: Visitor, request: Request[Any, Any, Any]) -> Table:
        """Return a table that the visitor may see."""
        game = at.game
        rematch = await self._games.rematch_of(game.id)
        return Table(
            id=game.id,
            state=game.state.value,
            sitting=sitting_of(at.seats, seats_of(at.seats, visitor.id)),
            edition=game.edition,
            options=game.options,
            host=at.is_host,
            pace=game.pace,
            links=await self._links(at, request) if at.may_invite else None,
            rematch=rematch.id if rematch else None,
            sealed=sealed_of(game, at.seats),
            terms=game.terms,
            is_rematch=game.before is not None,
            imported=game.imported.value if game.imported else None,
            notes=_notes_of(game),
            paired=self._lobby.is_gathering(game.id),
            invited=await invited_to(self._invitations, game) if at.is_host and game.state is GameState.OPEN else [],
        )

    async def _links(self, at: Access, request: Request[Any, Any, Any]) -> Links:
        ways = await self._links_of_games.of(at.game.id)
        paths = {purpose: f"/join/{way.token}" for purpose, way in ways.items()}
        return Links(
            paths.get(Purpose.JOIN),
            paths.get(Purpose.WATCH) if at.is_host else None,
            origin(request, self._settings),
            lan_command(request, self._settings),
        )


def _notes_of(game: Game) -> RecordNotes | None:
    told = game.annotations
    if told is None or not (told.title or told.comments):
        return None
    return RecordNotes(told.title, [RecordComment(events, text) for events, text in told.comments])


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
