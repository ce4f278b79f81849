"""Which games count for ratings, and for whom. ``docs/ratings.md`` says the same to people."""

from collections.abc import Sequence

from utopia.server.storage.clocks import SeatTime
from utopia.server.storage.rows import Result, Seat, SeatKind
from utopia.tables.rated import RatedPlace, RatedSeat, rated_outcome


def rated_places(seats: Sequence[Seat], times: Sequence[SeatTime], result: Result) -> list[RatedPlace]:
    """Who came where at a table that was to be rated; empty if the game changes nobody's rating.

    It changes none with bots from the beginning, with people who share a device, or with one person on two seats. Who
    left and who took over is ``rated_outcome``'s to say.
    """
    if any(seat.kind is not SeatKind.PERSON and not has_left(seat) for seat in seats):
        return []
    rated = [RatedSeat(seat.person, seat.was, time.own, time.others) for seat, time in zip(seats, times, strict=True)]
    outcome = rated_outcome(rated, result.places, result.reason) or []
    people = {one.person for one in outcome}
    return outcome if len(people) == len(outcome) else []


def has_left(seat: Seat) -> bool:
    """Whether who began the game on that seat did not end it there."""
    return seat.was is not None and seat.was != seat.person
