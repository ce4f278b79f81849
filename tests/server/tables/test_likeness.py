"""Names that look the same."""

import pytest

from utopia.server.database.schema.games import SeatKind
from utopia.server.tables.names import likeness
from utopia.server.tables.rows import Seat, names_of


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),  # noqa: RUF001 - Cyrillic
        ("Ada", "Αda"),  # noqa: RUF001 - Greek
        ("Ada", "Ａｄａ"),  # noqa: RUF001 - wide letters
        ("Ada", "𝐀𝐝𝐚"),  # noqa: RUF001 - of mathematicians
        ("Ada", "A\u200dda"),
        ("Ada", "Ada\ufe0f"),
        ("Ada", "A\u3164da"),
        ("Bob", "B0b"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Zoë", "Zоё"),  # noqa: RUF001 - Cyrillic
        ("СОМЕТ", "COMET"),  # noqa: RUF001 - Cyrillic
        ("Ian", "ian"),
    ],
    ids=ascii,
)
def test_the_second_one_gets_a_number(name: str, other: str) -> None:
    seats = [Seat(SeatKind.PERSON, "x", name), Seat(SeatKind.PERSON, "y", other)]
    assert names_of(seats) == [name, f"{other} 2"]


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ada", "Ida"), ("Zoë", "Zoe"), ("Ali", "All"), ("李雷", "韩梅"), ("Мария", "Марина"), ("", "")],
    ids=ascii,
)
def test_names_that_one_can_tell_apart_stay(name: str, other: str) -> None:
    seats = [Seat(SeatKind.PERSON, "x", name), Seat(SeatKind.PERSON, "y", other)]
    assert names_of(seats) == [name, other]


def test_a_number_that_is_taken_is_not_given_again() -> None:
    seats = [Seat(SeatKind.PERSON, "x", name) for name in ("Ann", "Ann 2", "ANN")]
    assert names_of(seats) == ["Ann", "Ann 2", "ANN 3"]
    assert likeness("") == ""


def test_a_number_makes_no_name_too_long() -> None:
    seats = [Seat(SeatKind.PERSON, "x", "x" * 24) for _ in range(3)]
    assert names_of(seats) == ["x" * 24, "x" * 22 + " 2", "x" * 22 + " 3"]
