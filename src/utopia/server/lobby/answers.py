"""A table, and invitations to it, as one visitor sees them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, cast

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
from utopia.server.tables.messages import Invitation, Invited, Reason, RecordComment, RecordNotes
from utopia.server.tables.rows import Game, Seat, free_for, seats_of, sitting_of
from utopia.server.tables.seats import Seats
from utopia.server.web.messages import iso


class InvitationAnswers:
    """Invitations as they are told to a visitor."""

    def __init__(
        self, *, people: People, companions: Companions, invitations: Invitations, games: Games, seats: Seats
    ) -> None:
        self._people, self._companions = people, companions
        self._invitations, self._games, self._seats = invitations, games, seats

    async def mine(self, visitor: Visitor) -> list[Invitation]:
        """Return the tables to which the visitor is asked and where they can still sit down, the newest first."""
        asked = await self._invitations.of_person(visitor.id) if visitor.id else {}
        found = [await self.one(visitor, id_, since) for id_, since in asked.items()]
        return [one for one in found if one is not None]

    async def one(self, visitor: Visitor, id_: str, since: datetime | None) -> Invitation | None:
        """Return the one to that table, which was made then; None if there is none."""
        game = None if since is None else await self._games.get(id_)
        if game is None:
            return None
        return await self.of(visitor, game, await self._seats.of(id_), Purpose.JOIN, since)

    async def sent(self, visitor: Visitor) -> dict[tuple[str, str], Invited]:
        """Return (table, invitation) -> whom the visitor has asked to their open tables."""
        if visitor.id is None:
            return {}
        tables = await self._invitations.tables_of(visitor.id)
        return {(id_, one.id): one for id_ in tables for one in await _invited(self._invitations, id_)}

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


async def _invited(invitations: Invitations, id_: str) -> list[Invited]:
    """People whom the host of a table has invited by name."""
    return [
        Invited(
            id=one.id,
            name=one.name or "",
            person=one.person if one.signed_up is not None or one.bot_of is not None else None,
            state="declined" if one.declined is not None else "lapsed" if one.has_lapsed else "asked",
            at=iso(one.made),
            reason=cast("Reason | None", one.reason),
        )
        for one in await invitations.of_game(id_)
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
            deal=game.deal,
            paired=self._lobby.is_gathering(game.id),
            invited=await _invited(self._invitations, game.id) if at.is_host and game.state is GameState.OPEN else [],
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
    for this machine alone, or for devices that trust the certificate of this server: others would be warned.
    """
    if settings.origin:
        return settings.origin
    if settings.share and (_is_local(request) or _needs_trust(request, settings)):
        return settings.share
    return f"{request.scope['scheme']}://{read_authority(request.headers['host'])}"


def _needs_trust(request: Request[Any, Any, Any], settings: Settings) -> bool:
    is_own = settings.secure_port is not None and read_authority(request.headers["host"]).port == settings.secure_port
    return is_own and request.scope["scheme"] == "https"


def _is_local(request: Request[Any, Any, Any]) -> bool:
    return is_loopback(read_authority(request.headers["host"]).host)
