"""Who sits at a table as others see it, made from its stored seats; for lists over HTTP and for rooms."""

from collections.abc import Collection, Sequence
from itertools import chain, count
from typing import Final

from utopia.server.protocol.messages import Sitting
from utopia.server.storage.likeness import folded, likeness
from utopia.server.storage.rows import Seat, SeatKind

LONGEST_NAME: Final = 24
"""Letters, as the column of names has it."""
_BOT_NAMES: Final = ("Raphael", "Anyder", "Utopus", "Ademus", "Amaurot")
"""[seat] -> what a bot there is called, the same in every language: names out of More's book."""


def bot_name(number: int, used: Collection[str | None]) -> str:
    """What a bot on that seat is called: as nobody else at the table, whose names are ``used``."""
    return next(name for name in (*_BOT_NAMES[number:], *_BOT_NAMES[:number]) if name not in used)


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats that a person decides for: his own, and those of others at his device."""
    return [i for i, seat in enumerate(seats) if person is not None and seat.person == person]


def kept_for_others(seats: Sequence[Seat], who: str) -> list[str]:
    """Who has left a seat to a bot and may take it back, beside that person: the game is still his too."""
    return [seat.back for seat in seats if seat.back is not None and seat.back != who]


def has_hand_of(seats: Sequence[Seat], who: str | None) -> bool:
    """Whether somebody or a bot account of his sits there: then he knows a hand."""
    return who is not None and any(who in (seat.person, seat.owner) for seat in seats)


def free_for(seats: Sequence[Seat], who: str | None) -> int:
    """How many seats somebody could take; in a game in which he has left one that alone, if a bot has it."""
    if any(who in seat.leavers for seat in seats):
        return sum(seat.back == who for seat in seats)
    return sum(seat.is_open_to(who) for seat in seats)


def names_of(seats: Sequence[Seat]) -> list[str]:
    """[seat] -> what its player is called; who has the name of somebody who came before him gets a number: `Ann 2`.

    So does whose name only looks like another's. Seats that are drawn anew change nobody's name.
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
    """[seat] -> who sits there; ``here`` are the persons whose clients are connected, which only a room knows."""
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
