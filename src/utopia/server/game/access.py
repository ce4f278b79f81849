"""A visitor's role at a table: host, player, spectator, or none; then the table does not exist for them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from litestar.params import QueryParameter

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.errors import StateError
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.moderation.relations import Relations
from utopia.server.tables.games import Games
from utopia.server.tables.links import Links
from utopia.server.tables.rows import Game, Seat, seats_of
from utopia.server.tables.seats import Seats
from utopia.server.web.problems import ProblemError, not_found, stranger

WATCH_PATTERN: Final = "^[A-Za-z0-9_-]{1,64}$"
WatchToken = Annotated[
    str | None,
    QueryParameter(
        name="watch",
        pattern=WATCH_PATTERN,
        description="Token of a link to watch (`/join/TOKEN`), for a client that has no session.",
    ),
]


HasPlayed: TypeAlias = Callable[[str, str], Awaitable[bool]]
"""Whether a deal was played to its end by a person."""


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

    def __init__(self, games: Games, seats: Seats, links: Links, relations: Relations, has_played: HasPlayed) -> None:
        self._games, self._seats, self._links, self._relations = games, seats, links, relations
        self._has_played = has_played

    async def __call__(self, visitor: Visitor, id_: str, token: str | None = None) -> Access:
        """Return the visitor's access to a game, also by the token of its link to watch.

        Raise ProblemError 404 if there is no such game, or no access for them; 401 if they came with nothing at all.
        """
        game = await self._games.get(id_)
        if game is None:
            raise _refusal(visitor, token)
        seats, me = await self._seats.of(id_), visitor.id
        left = me is not None and any(me == seat.was or me in seat.leavers for seat in seats)
        at = Access(game, seats, seats_of(seats, me), me == game.host, left)
        if not (at.mine or at.is_host or left or await self._may_watch(me, game, seats, token)):
            raise _refusal(visitor, token)
        return at

    async def _may_watch(self, person: str | None, game: Game, seats: list[Seat], token: str | None) -> bool:
        """Return access by a link, or because the game is public in the lobby, unless a block stands between.

        Those who have played a deal see how others played it; nobody else does, by a link neither.
        """
        is_shown = game.listed and game.watchable and game.state is not GameState.OPEN
        if game.deal is not None:
            return person is not None and await self._has_played(game.deal, person)
        if not (is_shown or await self._has_link(person, game, token)):
            return False
        if person is None:
            return True
        people = {game.host, *(seat.person for seat in seats)}
        return not await self._relations.blocked_between(person, people)

    async def _has_link(self, person: str | None, game: Game, token: str | None) -> bool:
        """Return whether the token is of a working link to watch that game, or the person has come by one before."""
        link = await self._links.find(token) if token else None
        if link is not None and link.game == game.id and link.purpose is Purpose.WATCH:
            return True
        return person is not None and await self._links.may_watch(game.id, person)


def _refusal(visitor: Visitor, token: str | None) -> ProblemError:
    """The same for a game that does not exist and for one that the visitor may not see."""
    return stranger() if visitor.id is None and token is None else not_found()
