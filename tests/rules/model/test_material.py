"""The numbers of the box, once more and by hand: a slip of a digit is noticed."""

import pytest

from tests.rules.table import rule
from utopia.rules.model import material, sources


@rule("R-MAT-1")
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("SEATS", 5), ("MIN_PLAYERS", 2), ("CIVILIZATIONS", 5), ("ISLANDS", 4), ("DISTRICTS", 24), ("SECTORS", 4),
        ("GUESTS_OF_A_KIND", 2), ("GUEST_KINDS", 20), ("CARDS_OF_A_CIVILIZATION", 10),
        ("PRINCES_OF_A_CIVILIZATION", 8), ("BASES", 8), ("MONUMENTS_OF_A_CIVILIZATION", 7), ("PRIVILEGES", 2),
        ("GUESTS_A_PLAYER", 3), ("LAPS_OF_WELCOME", 3), ("CARDS_DEALT", 5), ("CARDS_KEPT", 5),
        ("PRINCES_FOR_A_DISTRICT", 3), ("PRINCES_A_MOVE", 2), ("WONDER_POINTS", 6), ("REMOVAL_POINTS", 2),
        ("ADDITION_POINTS", 1), ("TARGET", 50), ("LAST_ROUND", 40),
        ("UNLIMITED_PRINCES", 120), ("UNLIMITED_BASES", 28), ("UNLIMITED_MONUMENTS", 24),
    ],
)  # fmt: skip
def test_numbers(name: str, number: int) -> None:
    assert getattr(material, name) == number


def test_names_are_as_many_as_what_they_name() -> None:
    assert len(set(material.SEAT_NAMES)) == material.SEATS
    assert len(set(material.CIVILIZATION_NAMES)) == material.CIVILIZATIONS
    assert len(set(material.ISLAND_NAMES)) == material.ISLANDS
    assert material.ISLAND_NAMES[material.WATER] == "water"
    assert len(set(sources.SOURCE_NAMES)) == sources.SOURCES
