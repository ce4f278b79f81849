"""The rematch: at once if one plays alone, else when those who played want it too."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import structs

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.database.schema.people import RelationKind
from utopia.server.game.access import Access
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.opening import TableOpening
from utopia.server.lobby.seats import arrangement
from utopia.server.lobby.terms import TableTerms
from utopia.server.moderation.relations import Relations
from utopia.server.tables.games import Games
from utopia.server.tables.links import Links
from utopia.server.tables.rows import Game, NewGame, Seat
from utopia.server.tables.seats import Seats
from utopia.server.web.problems import ProblemError

_FREE: Final = Seat(SeatKind.OPEN)


class Rematches:
    """Seat people at the tables of rematches."""

    def __init__(  # noqa: PLR0913 - all by name
        self,
        *,
        games: Games,
        seats: Seats,
        links: Links,
        relations: Relations,
        terms: TableTerms,
        opening: TableOpening,
        engine: LateEngine,
        live_games: LiveGames,
    ) -> None:
        self._games, self._seats, self._links, self._relations = games, seats, links, relations
        self._terms, self._opening, self._engine, self._live_games = terms, opening, engine, live_games

    async def join(self, visitor: Visitor, at: Access) -> str:
        """Seat the visitor at the table of the rematch and return its id. The first to ask is its host.

        Raise ProblemError 403 if they block or are blocked by a player there, or block all the others;
        NoFreeSeatError if it has begun without them.
        """
        made = await self._games.rematch_of(at.game.id)
        if made is None:
            made = await self._laid(visitor, at)
        who = visitor.known().id
        if made.host == who:
            if made.state is GameState.OPEN:
                await self._invite(made)
        else:
            await self._terms.require_welcome(visitor, made, await self._seats.of(made.id))
            await self._seats.take_kept(made.id, who)
            await self._opening.sat_down(made.id)
        return made.id

    async def _laid(self, visitor: Visitor, at: Access) -> Game:
        """Return the table, or the one that another player has just made; without others its game runs."""
        old, who = at.game, visitor.known().id
        (await self._engine()).check_board(old)
        avoided = await self._avoided(visitor, at)
        new = NewGame(
            host=who,
            seats=next_seats(at.seats, who, avoided, bots_fill=old.terms.bots_fill),
            edition=old.edition,
            options=old.options,
            board=old.board,
            shuffle=old.shuffle,
            pace=old.pace,
            before=old.id,
            **structs.asdict(old.terms),
        )
        is_alone = all(seat.kind is not SeatKind.OPEN for seat in new.seats)
        made = await self._games.create(new, arrangement("bot") if is_alone else None)
        if is_alone:
            await self._live_games.begin(made.id)
        return made

    async def _avoided(self, visitor: Visitor, at: Access) -> set[str]:
        """Return the people whom the visitor blocks. Raise ProblemError 403 if that is everybody.

        A player who blocks the visitor gets a kept seat like all others, or the visitor would learn of it; that player
        does not take it.
        """
        mine = await self._relations.of(visitor.known().id)
        blocked = {one.other for one in mine if one.kind is RelationKind.BLOCK}
        others = {seat.person for seat in at.seats if seat.person not in (None, visitor.id)}
        if others and others <= blocked:
            raise ProblemError(403, "you block everybody else who played; open a table of your own", "problem-rematch")
        return blocked

    async def _invite(self, made: Game) -> None:
        if Purpose.JOIN not in await self._links.of(made.id):
            await self._links.renew(made.id, Purpose.JOIN)


def next_seats(seats: Sequence[Seat], who: str, avoided: Collection[str], *, bots_fill: bool) -> list[Seat]:
    """Return the same seats: the visitor's own as they were, and the others' kept until they come.

    Bots play again; where one replaced a leaver, only if bots are accepted there. Seats of people whom the visitor
    blocks are free for others.
    """
    return [_FREE if seat.person in avoided else _next_seat(seat, who, bots_fill=bots_fill) for seat in seats]


def _next_seat(seat: Seat, who: str, *, bots_fill: bool) -> Seat:
    if seat.person == who or (seat.kind is SeatKind.BOT and (bots_fill or seat.was is None)):
        return structs.replace(seat, entropy=None, was=None, shows_hand=seat.has_open_hand)
    if seat.kind is SeatKind.BOT or not seat.name:  # they left; or they have deleted themselves
        return _FREE
    return Seat(SeatKind.OPEN, name=seat.name if seat.kind is SeatKind.DEVICE else None, was=seat.person)
