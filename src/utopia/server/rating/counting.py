"""Which games count for ratings, and for whom. ``docs/ratings.md`` says the same to people."""

from collections.abc import Sequence

from utopia.server.storage.clocks import SeatTime
from utopia.server.storage.rows import Result, Seat, SeatKind
from utopia.tables.rated import RatedPlace, RatedSeat, rated_outcome


def rated_places(seats: Sequence[Seat], times: Sequence[SeatTime], result: Result) -> list[RatedPlace]:
    """Who came where at a table that was to be rated; empty if the game changes nobody's rating.

    It changes none with bots from the beginning, with people who share a device, or with one person on two seats. Who
    left and who took over is ``rated_outcome``'s to say. Who left and has deleted himself stands there as ``nobody``.
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
    """Who began the game on that seat and has deleted himself since."""
    return f"nobody {seat}"


def has_left(seat: Seat) -> bool:
    """Whether who began the game on that seat did not end it there."""
    return seat.was is not None and seat.was != seat.person
