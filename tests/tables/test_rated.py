"""Which results count, as docs/time.md says."""

from utopia.tables.rated import RatedPlace, RatedSeat, rated_outcome

ANN, BOB, CLEO = (RatedSeat(name, own=20) for name in ("ann", "bob", "cleo"))


def outcome(*seats: RatedSeat, places: list[int], reason: str = "target") -> list[tuple[str, int]] | None:
    rated = rated_outcome(seats, places, reason)
    return None if rated is None else [(one.person, one.place) for one in rated]


def test_people_who_stayed_are_rated_as_they_ended() -> None:
    assert rated_outcome([ANN, BOB, CLEO], [2, 1, 3], "target") == [
        RatedPlace("ann", 2),
        RatedPlace("bob", 1),
        RatedPlace("cleo", 3),
    ]
    assert outcome(ANN, BOB, CLEO, places=[1, 1, 3]) == [("ann", 1), ("bob", 1), ("cleo", 3)]


def test_a_game_that_was_ended_does_not_count() -> None:
    assert outcome(ANN, BOB, places=[], reason="ended") is None


def test_who_left_is_last_whatever_the_bot_did() -> None:
    left = RatedSeat(None, was="dan", own=5, others=30)
    assert outcome(ANN, left, BOB, places=[2, 1, 3]) == [("ann", 1), ("bob", 2), ("dan", 3)]


def test_a_substitute_is_not_rated_and_whom_he_follows_is_last() -> None:
    substitute = RatedSeat("eve", was="dan", own=30)
    assert outcome(ANN, substitute, BOB, places=[2, 1, 3]) == [("ann", 1), ("bob", 2), ("dan", 3)]


def test_a_seat_that_was_taken_back_counts_if_its_player_made_most_of_its_decisions() -> None:
    soon, late = RatedSeat("dan", own=30, others=10), RatedSeat("dan", own=30, others=11)
    assert outcome(ANN, soon, places=[2, 1]) == [("ann", 2), ("dan", 1)]
    assert outcome(ANN, late, places=[2, 1]) == [("ann", 1), ("dan", 2)]


def test_several_who_left_share_the_last_place() -> None:
    left = [RatedSeat(None, was=name) for name in ("dan", "eve")]
    assert outcome(ANN, *left, places=[3, 1, 2]) == [("ann", 1), ("dan", 2), ("eve", 2)]


def test_bots_are_not_rated_and_one_person_alone_neither() -> None:
    bot = RatedSeat(None)
    assert outcome(ANN, bot, BOB, places=[3, 1, 2]) == [("ann", 2), ("bob", 1)]
    assert outcome(ANN, bot, places=[1, 2]) is None
