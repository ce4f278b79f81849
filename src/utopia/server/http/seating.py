"""Who sits where: from a wish to stored seats, and from stored seats to what everybody sees."""

import secrets
from collections.abc import Sequence
from typing import Final, TypeVar

from utopia.server.http.names import checked_name
from utopia.server.http.problems import ProblemError
from utopia.server.protocol.messages import Sitting
from utopia.server.protocol.resources import SeatWish
from utopia.server.storage import Seat, SeatKind

USUAL_LEVEL: Final = "greedy"
FEWEST: Final = 2
_BOT_NAMES: Final = ("Raphael", "Anyder", "Utopus", "Ademus", "Amaurot")
"""[seat] -> what a bot there is called, the same in every language: names out of More's book."""
Item = TypeVar("Item")


def seats_from(wishes: Sequence[SeatWish], host: str) -> list[Seat]:
    """[seat] -> who shall sit there; ProblemError 422 if the host sits twice or a name does not do."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        told = "seats: `me` stands there twice; a second player at your device is `device`"
        raise ProblemError(422, told, "problem-me")
    return [_seat_from(wish, number, host) for number, wish in enumerate(wishes)]


def _seat_from(wish: SeatWish, number: int, host: str) -> Seat:
    match wish.kind:
        case "me":
            return Seat(SeatKind.PERSON, person=host)
        case "device":
            return Seat(SeatKind.DEVICE, person=host, name=checked_name(wish.name or ""))
        case "bot":
            return bot_seat(number, wish.level)
        case "friend":
            return Seat(SeatKind.OPEN)


def bot_seat(number: int, level: str | None = None) -> Seat:
    """A bot on that seat."""
    return Seat(SeatKind.BOT, name=_BOT_NAMES[number], level=level or USUAL_LEVEL)


def without_friends(seats: Sequence[Seat], missing: str, level: str | None) -> list[Seat]:
    """The seats of a game that starts: where nobody came there is a bot, or no seat at all.

    ProblemError 409 if too few are left.
    """
    if missing == "bot":
        return [bot_seat(i, level) if seat.kind is SeatKind.OPEN else seat for i, seat in enumerate(seats)]
    left = [seat for seat in seats if seat.kind is not SeatKind.OPEN]
    if len(left) < FEWEST:
        raise ProblemError(
            409, f"{len(left)} would be left; Utopia is for {FEWEST} to 5", "problem-too-few", least=FEWEST
        )
    return left


def shuffled(items: Sequence[Item], fixed: int | None) -> list[Item]:
    """The items in a random order; the one that goes first, if it was chosen, stays where it is."""
    mixed = [item for i, item in enumerate(items) if i != fixed]
    secrets.SystemRandom().shuffle(mixed)
    if fixed is not None and fixed < len(items):
        mixed.insert(fixed, items[fixed])
    return mixed


def sitting_of(seats: Sequence[Seat], viewer: str | None) -> list[Sitting]:
    """[seat] -> what a visitor sees of who sits there. Who is here, the game's socket tells."""
    return [
        Sitting(
            name=seat.name or "",
            kind=seat.kind,
            level=seat.level,
            mine=viewer is not None and seat.person == viewer,
            here=seat.kind is SeatKind.BOT,
        )
        for seat in seats
    ]


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats that a person decides for."""
    return [i for i, seat in enumerate(seats) if person is not None and seat.person == person]
