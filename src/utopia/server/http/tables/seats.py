"""Seats: from a request to stored seats, and from stored seats to the public ones."""

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeVar

from utopia.server.database.schema.games import SeatKind
from utopia.server.lobby.messages import SeatWish
from utopia.server.tables.games import Arrange, lots_of
from utopia.server.tables.names import checked_name
from utopia.server.tables.rows import Game, Seat, bot_seat
from utopia.server.web.problems import ProblemError

FEWEST: Final = 2
Item = TypeVar("Item")


def seats_from(wishes: Sequence[SeatWish], host: str) -> list[Seat]:
    """Return [seat] -> its player. Raise ProblemError 422 if the host sits twice or a name is invalid."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        told = "seats: `me` stands there twice; a second player at your device is `device`"
        raise ProblemError(422, told, "problem-me")
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        used = [other.name for other in wishes] + [seat.name for seat in seats]
        seats.append(_seat_from(wish, number, host, used))
    return seats


def _seat_from(wish: SeatWish, number: int, host: str, used: Collection[str | None]) -> Seat:
    match wish.kind:
        case "me":
            return Seat(SeatKind.PERSON, person=host)
        case "device":
            return Seat(SeatKind.DEVICE, person=host, name=checked_name(wish.name or ""))
        case "bot":
            return bot_seat(number, wish.level, used)
        case "friend":
            return Seat(SeatKind.OPEN)


def without_friends(seats: Sequence[Seat], missing: str, level: str | None) -> list[Seat]:
    """Return the seats of a game that starts: an empty one gets a bot, or is removed.

    Raise ProblemError 409 if too few are left.
    """
    if missing == "bot":
        filled = list(seats)
        for i, seat in enumerate(seats):
            if seat.kind is SeatKind.OPEN:
                filled[i] = bot_seat(i, level, [other.name for other in filled])
        return filled
    left = [seat for seat in seats if seat.kind is not SeatKind.OPEN]
    if len(left) < FEWEST:
        raise ProblemError(
            409, f"{len(left)} would be left; Utopia is for {FEWEST} to 5", "problem-too-few", least=FEWEST
        )
    return left


def shuffled(items: Sequence[Item], fixed: int | None, draw: Callable[[int, int], int]) -> list[Item]:
    """Return the items in the drawn order; the starting one, if it was chosen, keeps its place.

    ``draw`` is given the number of a draw, from 1, and how many items are left; its answer counts them from 1.
    """
    left = [item for i, item in enumerate(items) if i != fixed]
    numbers = enumerate(range(len(left), 0, -1), start=1)
    mixed = [left.pop(draw(number, possible) - 1 if possible > 1 else 0) for number, possible in numbers]
    if fixed is not None and fixed < len(items):
        mixed.insert(fixed, items[fixed])
    return mixed


def arrangement(missing: str, level: str | None = None) -> Arrange:
    """Return the start of a game: seats without friends are filled or removed, seats are drawn if requested.

    The function raises ProblemError 409 if too few are left.
    """

    def arrange(game: Game, sitting: list[Seat]) -> tuple[list[Seat], int | None]:
        left = [number for number, seat in enumerate(sitting) if seat.kind is not SeatKind.OPEN]
        seats, first = without_friends(sitting, missing, level), _first_after(game.first, left, missing)
        return (shuffled(seats, first, _draw_of(game, sitting)) if game.shuffle else seats), first

    return arrange


def _draw_of(game: Game, sitting: Sequence[Seat]) -> Callable[[int, int], int]:
    """Return the source of the draw: the sealed seed, or plain chance in a game from before sealed seeds."""
    lots = lots_of(game, sitting)
    return (lambda _, possible: secrets.randbelow(possible) + 1) if lots is None else lots.seat


def _first_after(first: int | None, left: Sequence[int], missing: str) -> int | None:
    """Return the seat of the starting player after seats were closed; drawn if their own is closed."""
    if first is None or missing == "bot":
        return first
    return left.index(first) if first in left else None
