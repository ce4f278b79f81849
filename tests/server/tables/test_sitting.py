"""What those who sit at a table are called there."""

import pytest

from utopia.server.database.schema.games import SeatKind
from utopia.server.tables.rows import Seat, names_of, sitting_of


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (["Ann", "Bob"], ["Ann", "Bob"]),
        (["Ann", "Ann", "ANN"], ["Ann", "Ann 2", "ANN 3"]),
        (["Ann", "Ann 2", "Ann"], ["Ann", "Ann 2", "Ann 3"]),
        ([None, None], ["", ""]),
    ],
)
def test_no_two_are_called_the_same(names: list[str | None], called: list[str]) -> None:
    seats = [Seat(SeatKind.PERSON, person=f"p{number}", name=name) for number, name in enumerate(names)]
    assert names_of(seats) == called
    assert [one.name for one in sitting_of(seats, ())] == called


def test_a_number_belongs_to_who_came_later_wherever_he_sits() -> None:
    seats = [Seat(SeatKind.PERSON, person=f"p{came}", name="Ann", came=came) for came in (1, 2, 0)]
    assert names_of(seats) == ["Ann 2", "Ann 3", "Ann"]
