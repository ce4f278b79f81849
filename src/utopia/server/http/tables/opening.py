"""From a request for a table to a running game."""

import contextlib

from msgspec import structs

from utopia.server.http.lobby.terms import checked_terms
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.tables.seats import arrangement, seats_from
from utopia.server.http.visitors.names import checked_name
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.protocol.resources import NewTable
from utopia.server.storage import GameState, NewGame, Purpose, SeatKind, StateError, UnknownBoardError


async def open_table(visitor: Visitor, wish: NewTable) -> str:
    """Make a game, open if it is public or friends are invited (then with a link), else running; return its id.

    Raise ProblemError 422 if the request is invalid.
    """
    engine = await visitor.services.engine()
    options = engine.checked_options(wish)
    engine.check_levels([seat.level for seat in wish.seats if seat.level is not None])
    host_name = next((seat.name for seat in wish.seats if seat.kind == "me" and seat.name), None)
    name = None if host_name is None else checked_name(host_name)
    seats_from(wish.seats, "")  # refused before anything is stored
    _check_first(wish)
    terms = await checked_terms(visitor, wish)
    host = await visitor.guest()
    if name is not None:
        await visitor.rename(name)
    storage = visitor.services.storage
    has_friends = any(seat.kind == "friend" for seat in wish.seats)
    begins = not (has_friends or wish.hold)
    game = await storage.games.create(
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
    visitor.services.lobby.come(game.id, host.id)
    if has_friends:
        await storage.links.renew(game.id, Purpose.JOIN)
    if begins:
        await visitor.services.begin(game.id)
    return game.id


def _check_first(wish: NewTable) -> None:
    if wish.first is not None and wish.first >= len(wish.seats):
        raise ProblemError(422, f"first: there are seats 0 to {len(wish.seats) - 1}", "problem-no-seat")


async def begin(visitor: Visitor, id_: str, missing: str = "bot", level: str | None = None) -> None:
    """Start an open game, as `seating.arrangement` says. ProblemError 409 if too few are left.

    StateError if it has begun meanwhile; UnknownBoardError if it cannot be played here, and then it stays open.
    """
    storage = visitor.services.storage
    if (row := await storage.games.get(id_)) is not None:
        (await visitor.services.engine()).check_board(row)
    asked = await storage.invitations.people_of([id_])
    await storage.games.start(id_, arrangement(missing, level))
    await visitor.services.begin(id_)
    await visitor.services.notices.watchers.look_again(asked)


async def sat_down(visitor: Visitor, id_: str) -> None:
    """A seat was taken: clients there are told. A slow game begins once all seats are taken.

    Its host may be far away by then; a live one begins when a player there says so.
    """
    services = visitor.services
    await services.changed(id_)
    game = await services.storage.games.get(id_)
    if game is None or game.tempo is None or game.tempo.kind != "slow" or services.lobby.is_gathering(id_):
        return
    is_full = all(seat.kind is not SeatKind.OPEN for seat in await services.storage.seats.of(id_))
    if game.state is GameState.OPEN and is_full:
        with contextlib.suppress(StateError, UnknownBoardError):
            await begin(visitor, id_)
