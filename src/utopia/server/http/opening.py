"""From a wish for a table to a game that runs."""

from collections.abc import Sequence

from utopia.server.http.names import checked_name
from utopia.server.http.problems import ProblemError, not_found
from utopia.server.http.seating import seats_from, shuffled, without_friends
from utopia.server.http.visitors import Visitor
from utopia.server.protocol.resources import NewTable
from utopia.server.storage import NewGame, Purpose, SeatKind


def has_friends(wish: NewTable) -> bool:
    """Whether somebody is still to come."""
    return any(seat.kind == "friend" for seat in wish.seats)


async def open_table(visitor: Visitor, wish: NewTable) -> str:
    """A new open game, with a link if friends are to come; its id. ProblemError 422 if the wish does not fit."""
    engine = await visitor.services.engine()
    engine.check_edition(wish)
    engine.check_levels([seat.level for seat in wish.seats if seat.level is not None])
    host_name = next((seat.name for seat in wish.seats if seat.kind == "me" and seat.name), None)
    name = None if host_name is None else checked_name(host_name)
    seats_from(wish.seats, "")  # refused before anything is stored
    _check_first(wish)
    host = await visitor.guest()
    if name is not None:
        await visitor.rename(name)
    storage = visitor.services.storage
    game = await storage.games.create(
        NewGame(
            host=host.id,
            seats=seats_from(wish.seats, host.id),
            edition=wish.edition,
            options=dict(wish.options),
            first=wish.first,
            shuffle=wish.shuffle,
            pace=wish.pace,
        )
    )
    if has_friends(wish):
        await storage.links.renew(game.id, Purpose.JOIN)
    return game.id


def _check_first(wish: NewTable) -> None:
    if wish.first is not None and wish.first >= len(wish.seats):
        raise ProblemError(422, f"first: there are seats 0 to {len(wish.seats) - 1}", "problem-no-seat")


async def begin(visitor: Visitor, id_: str, missing: str = "bot", level: str | None = None) -> None:
    """Start an open game: seats without friends are filled or taken away, who sits where is drawn if so wished.

    ProblemError 409 if too few are left; StateError if it has begun meanwhile.
    """
    storage = visitor.services.storage
    game = await storage.games.get(id_)
    if game is None:
        raise not_found()
    numbered = list(enumerate(await storage.seats.of(id_)))
    if game.shuffle:
        numbered = shuffled(numbered, game.first)
    seats = without_friends([seat for _, seat in numbered], missing, level)
    first = _first_after(game.first, [number for number, seat in numbered if seat.kind is not SeatKind.OPEN], missing)
    await storage.games.start(id_, seats, first)
    await visitor.services.begin(id_)


def _first_after(first: int | None, left: Sequence[int], missing: str) -> int | None:
    """Where who goes first sits after seats were closed; drawn if his own is among them."""
    if first is None or missing == "bot":
        return first
    return left.index(first) if first in left else None
