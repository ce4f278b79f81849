"""The next game with the same people: at once if one plays alone, else when those who played want it too."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import structs

from utopia.server.http.lobby.terms import require_welcome
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.tables.access import Access
from utopia.server.http.tables.opening import sat_down
from utopia.server.http.tables.seats import arrangement
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.storage import Game, GameState, NewGame, Purpose, Seat, SeatKind
from utopia.server.storage.rows import RelationKind

_FREE: Final = Seat(SeatKind.OPEN)


async def once_more(visitor: Visitor, at: Access) -> str:
    """The table of the next game, at which the visitor sits from now on; its id. Who asks first is its host.

    ProblemError 403 if he does not sit at a table with somebody who is there, or blocks all the others;
    NoFreeSeatError if it has begun without him.
    """
    made = await visitor.services.storage.games.rematch_of(at.game.id)
    if made is None:
        made = await _laid(visitor, at)
    who = visitor.known().id
    if made.host == who:
        if made.state is GameState.OPEN:
            await _invite(visitor, made)
    else:
        await require_welcome(visitor, made, await visitor.services.storage.seats.of(made.id))
        await visitor.services.storage.seats.take_kept(made.id, who)
        await sat_down(visitor, made.id)
    return made.id


async def _laid(visitor: Visitor, at: Access) -> Game:
    """The table, or the one that somebody else has laid just now; without others its game runs."""
    old, who = at.game, visitor.known().id
    (await visitor.services.engine()).check_board(old)
    avoided = await _avoided(visitor, at)
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
    made = await visitor.services.storage.games.create(new, arrangement("bot") if is_alone else None)
    if is_alone:
        await visitor.services.begin(made.id)
    return made


async def _avoided(visitor: Visitor, at: Access) -> set[str]:
    """Whom he blocks himself. ProblemError 403 if that is everybody.

    For who blocks him a seat is kept as for all others, or he would learn it; that one does not take it.
    """
    mine = await visitor.services.storage.relations.of(visitor.known().id)
    blocked = {one.other for one in mine if one.kind is RelationKind.BLOCK}
    others = {seat.person for seat in at.seats if seat.person not in (None, visitor.id)}
    if others and others <= blocked:
        raise ProblemError(403, "you block everybody else who played; open a table of your own", "problem-rematch")
    return blocked


def next_seats(seats: Sequence[Seat], who: str, avoided: Collection[str], *, bots_fill: bool) -> list[Seat]:
    """The same seats: his own as they were, and for everybody else his, kept until he comes himself.

    Bots play again; where one took the place of somebody who left, only if bots are welcome there. The seats of those
    whom he avoids are free for others.
    """
    return [_FREE if seat.person in avoided else _next_seat(seat, who, bots_fill=bots_fill) for seat in seats]


def _next_seat(seat: Seat, who: str, *, bots_fill: bool) -> Seat:
    if seat.person == who or (seat.kind is SeatKind.BOT and (bots_fill or seat.was is None)):
        return structs.replace(seat, entropy=None, was=None, shows_hand=False)
    if seat.kind is SeatKind.BOT or not seat.name:  # he left; or he has deleted himself, and is nobody now
        return _FREE
    return Seat(SeatKind.OPEN, name=seat.name if seat.kind is SeatKind.DEVICE else None, was=seat.person)


async def _invite(visitor: Visitor, made: Game) -> None:
    links = visitor.services.storage.links
    if Purpose.JOIN not in await links.of(made.id):
        await links.renew(made.id, Purpose.JOIN)
