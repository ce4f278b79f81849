"""Which games count for ratings, and for whom. ``docs/ratings.md`` explains it to people."""

from collections.abc import Sequence

from utopia.server.database.schema.games import SeatKind
from utopia.server.tables.clocks import SeatTime
from utopia.server.tables.rows import Result, Seat
from utopia.tables.rated import RatedPlace, RatedSeat, rated_outcome


def rated_places(seats: Sequence[Seat], times: Sequence[SeatTime], result: Result) -> list[RatedPlace]:
    """Return the places at a rated table; empty if the game changes no rating.

    It changes none with bots from the beginning, with people who share a device, or with one person on two seats.
    ``rated_outcome`` handles leavers and substitutes. A leaver who has deleted themselves stands there as ``nobody``.
    """
    played = list(zip(seats, times, strict=True))
    if any(seat.kind is not SeatKind.PERSON and not (has_left(seat) or time.gone) for seat, time in played):
        return []
    rated = [
        RatedSeat(seat.person, nobody(number) if time.gone else seat.was, time.own, time.others)
        for number, (seat, time) in enumerate(played)
    ]
    outcome = rated_outcome(rated, result.places, result.reason) or []
    people = {one.person for one in outcome}
    return outcome if len(people) == len(outcome) else []


def nobody(seat: int) -> str:
    """The player who began the game on that seat and has deleted themselves since."""
    return f"nobody {seat}"


def has_left(seat: Seat) -> bool:
    """Return whether the player who began the game on that seat did not end it there."""
    return seat.was is not None and seat.was != seat.person
