"""A visitor's role at a table: host, player, spectator, or none; then the table does not exist for them."""

from dataclasses import dataclass

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.errors import StateError
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.moderation.relations import Relations
from utopia.server.tables.games import Games
from utopia.server.tables.links import Links
from utopia.server.tables.rows import Game, Seat, seats_of
from utopia.server.tables.seats import Seats
from utopia.server.web.problems import ProblemError, not_found


@dataclass(frozen=True, slots=True)
class Access:
    """A game as this visitor comes to it."""

    game: Game
    seats: list[Seat]
    mine: list[int]
    """The seats that they decide for; empty for a spectator."""
    is_host: bool
    left: bool = False
    """They had a seat here and left it, or one is kept for them because they played in the game before."""

    @property
    def is_full(self) -> bool:
        """Whether no seat is free."""
        return all(seat.kind is not SeatKind.OPEN for seat in self.seats)

    @property
    def may_invite(self) -> bool:
        """Whether they may share the link to sit down: the host, and while a substitute is sought any player."""
        is_sought = self.game.state is GameState.RUNNING and any(seat.is_free for seat in self.seats)
        return self.is_host or (is_sought and bool(self.mine))

    def require_host(self) -> None:
        """ProblemError 403 for anybody else."""
        if not self.is_host:
            raise ProblemError(403, "only who opened the table can do this", "problem-host-only")

    def require_player(self) -> None:
        """ProblemError 403 for spectators."""
        if not self.mine:
            raise ProblemError(403, "only who plays can do this", "problem-player-only")

    def require(self, state: GameState) -> None:
        """StateError unless the game stands there."""
        if self.game.state is not state:
            raise StateError(self.game.id, self.game.state, state)

    def viewer(self, wanted: int | None) -> int:
        """Return the seat to look from, by default their first; -1 is a spectator's.

        ProblemError 403 for another's seat.
        """
        if wanted is None:
            return self.mine[0] if self.mine else -1
        if wanted == -1 or wanted in self.mine:
            return wanted
        if wanted >= len(self.seats):
            raise ProblemError(422, f"seat: this game has seats 0 to {len(self.seats) - 1}", "problem-no-seat")
        raise ProblemError(403, "seat: it is another's; hands are hidden while the game runs", "problem-not-yours")


class TableAccess:
    """Look up what a visitor may do at a table."""

    def __init__(self, games: Games, seats: Seats, links: Links, relations: Relations) -> None:
        self._games, self._seats, self._links, self._relations = games, seats, links, relations

    async def __call__(self, visitor: Visitor, id_: str) -> Access:
        """Return the visitor's access to a game. Raise ProblemError 404 if there is none, or none for them."""
        game = await self._games.get(id_)
        if game is None or visitor.id is None:
            raise not_found()
        seats = await self._seats.of(id_)
        mine = seats_of(seats, visitor.id)
        is_host = game.host == visitor.id
        left = any(visitor.id == seat.was or visitor.id in seat.leavers for seat in seats)
        if not (mine or is_host or left or await self._may_watch(visitor.id, game, seats)):
            raise not_found()
        return Access(game, seats, mine, is_host, left)

    async def _may_watch(self, person: str, game: Game, seats: list[Seat]) -> bool:
        """Return access by a link, or because the game is public in the lobby, unless a block stands between."""
        is_shown = game.listed and game.watchable and game.state is not GameState.OPEN
        if not is_shown and not await self._links.may_watch(game.id, person):
            return False
        people = {game.host, *(seat.person for seat in seats)}
        return not await self._relations.blocked_between(person, people)
