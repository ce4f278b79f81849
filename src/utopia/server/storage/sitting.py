"""The players at a table as others see them, made from the stored seats; for lists over HTTP and for rooms."""

from collections.abc import Collection, Sequence
from itertools import chain, count
from typing import Final

from utopia.server.database.schema.games import SeatKind
from utopia.server.storage.game_rows import Seat
from utopia.server.storage.likeness import folded, likeness
from utopia.server.tables.messages import Sitting

LONGEST_NAME: Final = 24
"""Letters, as the column of names has it."""
_BOT_NAMES: Final = ("Raphael", "Anyder", "Utopus", "Ademus", "Amaurot")
"""[seat] -> name of a bot there, the same in every language: names out of More's book."""


def bot_name(number: int, used: Collection[str | None]) -> str:
    """Return the name of a bot on that seat. It differs from the names at the table, ``used``."""
    return next(name for name in (*_BOT_NAMES[number:], *_BOT_NAMES[:number]) if name not in used)


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """Return the seats that a person decides for: their own, and those of others at their device."""
    return [i for i, seat in enumerate(seats) if person is not None and seat.person == person]


def kept_for_others(seats: Sequence[Seat], who: str) -> list[str]:
    """Return those who left a seat to a bot and may take it back, beside that person: the game is still theirs too."""
    return [seat.back for seat in seats if seat.back is not None and seat.back != who]


def has_hand_of(seats: Sequence[Seat], who: str | None) -> bool:
    """Return whether the person or one of their bot accounts sits there, and so knows a hand."""
    return who is not None and any(who in (seat.person, seat.owner) for seat in seats)


def free_for(seats: Sequence[Seat], who: str | None) -> int:
    """Return how many seats a person could take; if they left one that a bot has, that one alone."""
    if any(who in seat.leavers for seat in seats):
        return sum(seat.back == who for seat in seats)
    return sum(seat.is_open_to(who) for seat in seats)


def names_of(seats: Sequence[Seat]) -> list[str]:
    """Return [seat] -> the player's name. A later player with the same name gets a number: `Ann 2`.

    A name that only looks like another gets one too. Drawing the seats anew changes no names.
    """
    taken: set[str] = set()
    names = [""] * len(seats)
    for place in sorted(range(len(seats)), key=lambda one: (seats[one].came or 0, one)):
        name = seats[place].name or ""
        others = (f"{name[: LONGEST_NAME - len(f' {number}')]} {number}" for number in count(2))
        names[place] = next(one for one in chain([name], others) if not name or taken.isdisjoint(_looks(one)))
        taken |= _looks(names[place])
    return names


def _looks(name: str) -> set[str]:
    return {folded(name), likeness(name)}


def sitting_of(
    seats: Sequence[Seat], mine: Collection[int], here: Collection[str] = (), thinking: int | None = None
) -> list[Sitting]:
    """Return [seat] -> its player. ``here`` are the people with connected clients, which only a room knows."""
    names = names_of(seats)
    return [
        Sitting(
            name=names[number],
            kind=seat.kind.value,
            level=seat.level,
            mine=number in mine,
            here=seat.kind is SeatKind.BOT or seat.person in here,
            thinking=number == thinking,
            shows_hand=seat.shows_hand,
            program=seat.program,
            owner=seat.owner_name,
            was=seat.was_name if seat.was and seat.was != seat.person else None,
        )
        for number, seat in enumerate(seats)
    ]
