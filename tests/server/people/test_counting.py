"""Which games count: people's own, to the end; who left is last; who helped out is not rated."""

import pytest

from utopia.server.database.schema.games import SeatKind
from utopia.server.people.achievements import nobody, rated_places
from utopia.server.tables.clocks import Gone, SeatTime
from utopia.server.tables.rows import Result, Seat
from utopia.tables.rated import RatedPlace

ANN, BOB, CLEO = (Seat(SeatKind.PERSON, name) for name in ("ann", "bob", "cleo"))
MASON = Seat(SeatKind.BOT, level="mason")
MAY = Seat(SeatKind.DEVICE, "ann", "Aunt May")
FOR_BOB = Seat(SeatKind.BOT, level="mason", was="bob")
DAN_FOR_BOB = Seat(SeatKind.PERSON, "dan", was="bob")


def counted(*seats: Seat, places: list[int] | None = None, reason: str = "target") -> list[tuple[str, int]]:
    places = places or list(range(1, len(seats) + 1))
    result = Result(reason, places, [50] * len(seats))
    return sorted((one.person, one.place) for one in rated_places(seats, [SeatTime()] * len(seats), result))


def test_people_are_rated_by_their_places() -> None:
    assert counted(ANN, BOB, CLEO, places=[2, 1, 3]) == [("ann", 2), ("bob", 1), ("cleo", 3)]


def test_who_shares_a_place_ties() -> None:
    assert counted(ANN, BOB, CLEO, places=[1, 1, 3]) == [("ann", 1), ("bob", 1), ("cleo", 3)]


@pytest.mark.parametrize("other", [MASON, MAY, ANN], ids=["a bot", "at a shared device", "twice"])
def test_a_game_with_others_than_people_for_themselves_changes_nothing(other: Seat) -> None:
    assert counted(ANN, BOB, other) == []


def test_a_game_that_was_ended_changes_nothing() -> None:
    assert rated_places([ANN, BOB], [SeatTime()] * 2, Result("ended", [], [12, 20])) == []


@pytest.mark.parametrize("instead", [FOR_BOB, DAN_FOR_BOB], ids=["a bot", "a substitute"])
def test_who_left_is_last_whatever_became_of_his_seat(instead: Seat) -> None:
    assert counted(ANN, instead, CLEO, places=[2, 1, 3]) == [("ann", 1), ("bob", 3), ("cleo", 2)]


def test_who_came_back_late_is_last() -> None:
    times = [SeatTime(), SeatTime(own=20, others=20), SeatTime()]
    rated = rated_places([ANN, BOB, CLEO], times, Result("target", [2, 1, 3], [40, 50, 30]))
    assert RatedPlace("bob", 3) in rated


def test_whom_only_the_other_left_to_himself_is_rated_before_him() -> None:
    assert counted(ANN, FOR_BOB, places=[2, 1]) == [("ann", 1), ("bob", 2)]


@pytest.mark.parametrize("instead", [MASON, Seat(SeatKind.PERSON, "dan")], ids=["a bot", "a substitute"])
def test_who_has_deleted_himself_is_last_and_nobody(instead: Seat) -> None:
    times = [SeatTime(), SeatTime(gone=Gone()), SeatTime()]
    rated = rated_places([ANN, instead, CLEO], times, Result("target", [2, 1, 3], [40, 50, 30]))
    assert rated == [RatedPlace("ann", 1), RatedPlace("cleo", 2), RatedPlace(nobody(1), 3)]
