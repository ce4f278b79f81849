"""From a request for a table to a running game."""

import contextlib

from msgspec import structs

from utopia.server.accounts.visitor import Visitor
from utopia.server.database.errors import StateError
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.invitations import Invitations
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.messages import NewTable
from utopia.server.lobby.seats import arrangement, seats_from
from utopia.server.lobby.terms import TableTerms
from utopia.server.notifications.service import Notices
from utopia.server.tables.games import Games
from utopia.server.tables.links import Links
from utopia.server.tables.names import checked_name
from utopia.server.tables.rows import NewGame, UnknownBoardError
from utopia.server.tables.seats import Seats
from utopia.server.web.problems import ProblemError


class TableOpening:
    """Open tables, seat people at them, and start their games."""

    def __init__(  # noqa: PLR0913 - all by name
        self,
        *,
        games: Games,
        seats: Seats,
        links: Links,
        invitations: Invitations,
        terms: TableTerms,
        engine: LateEngine,
        lobby: Lobby,
        notices: Notices,
        live_games: LiveGames,
    ) -> None:
        self._games, self._seats, self._links, self._invitations = games, seats, links, invitations
        self._terms, self._engine, self._lobby, self._notices = terms, engine, lobby, notices
        self._live_games = live_games

    async def open(self, visitor: Visitor, wish: NewTable) -> str:
        """Make a game, open if it is public or friends are invited (then with a link), else running; return its id.

        Raise ProblemError 422 if the request is invalid.
        """
        engine = await self._engine()
        options = engine.checked_options(wish)
        engine.check_levels([seat.level for seat in wish.seats if seat.level is not None])
        host_name = next((seat.name for seat in wish.seats if seat.kind == "me" and seat.name), None)
        name = None if host_name is None else checked_name(host_name)
        seats_from(wish.seats, "")  # refused before anything is stored
        _check_first(wish)
        terms = await self._terms.checked(visitor, wish)
        host = await visitor.guest()
        if name is not None:
            await visitor.rename(name)
        has_friends = any(seat.kind == "friend" for seat in wish.seats)
        begins = not (has_friends or wish.hold)
        game = await self._games.create(
            NewGame(
                host=host.id,
                seats=seats_from(wish.seats, host.id),
                edition=wish.edition,
                options=options,
                board=engine.usual_board,
                first=wish.first,
                shuffle=wish.shuffle,
                pace=wish.pace,
                **structs.asdict(terms),
            ),
            arrangement("bot") if begins else None,
        )
        self._lobby.come(game.id, host.id)
        if has_friends:
            await self._links.renew(game.id, Purpose.JOIN)
        if begins:
            await self._live_games.begin(game.id)
        return game.id

    async def begin(self, id_: str, missing: str = "bot", level: str | None = None) -> None:
        """Start an open game, as `seating.arrangement` says. ProblemError 409 if too few are left.

        StateError if it has begun meanwhile; UnknownBoardError if it cannot be played here, and then it stays open.
        """
        if (row := await self._games.get(id_)) is not None:
            (await self._engine()).check_board(row)
        asked = await self._invitations.people_of([id_])
        await self._games.start(id_, arrangement(missing, level))
        await self._live_games.begin(id_)
        await self._notices.watchers.look_again(asked)

    async def sat_down(self, id_: str) -> None:
        """A seat was taken: clients there are told. A slow game begins once all seats are taken.

        Its host may be far away by then; a live one begins when a player there says so.
        """
        await self._live_games.changed(id_)
        game = await self._games.get(id_)
        if game is None or game.tempo is None or game.tempo.kind != "slow" or self._lobby.is_gathering(id_):
            return
        is_full = all(seat.kind is not SeatKind.OPEN for seat in await self._seats.of(id_))
        if game.state is GameState.OPEN and is_full:
            with contextlib.suppress(StateError, UnknownBoardError):
                await self.begin(id_)


def _check_first(wish: NewTable) -> None:
    if wish.first is not None and wish.first >= len(wish.seats):
        raise ProblemError(422, f"first: there are seats 0 to {len(wish.seats) - 1}", "problem-no-seat")
