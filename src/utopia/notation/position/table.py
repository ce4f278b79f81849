"""A position during its layout."""

from dataclasses import dataclass
from typing import Any

from utopia.notation.position.facts import Fact
from utopia.rules import Boards, States
from utopia.rules.model.material import CIVILIZATION_NAMES, CIVILIZATIONS, ISLAND_NAMES


@dataclass
class Table:
    """The board and the position to be filled; pieces are taken from bag, supply, bases and pile."""

    boards: Boards
    states: States
    viewer: int | None = None
    """The viewer; None for a full position."""

    @property
    def state(self) -> Any:
        """The position's record."""
        return self.states[0]

    @property
    def board(self) -> Any:
        """The board's record."""
        return self.boards[0]

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.board["players"])

    def check_district(self, fact: Fact, district: int) -> None:
        """Refuse a district of a closed island (R-SETUP-3)."""
        self.check_island(fact, int(self.board["island_of"][district]))

    def check_island(self, fact: Fact, island: int) -> None:
        """Refuse a closed island (R-SETUP-3)."""
        if self.board["island_districts"][island] == 0:
            raise fact.refused("position-closed", "R-SETUP-3", island=ISLAND_NAMES[island])


def guest_words(kind: int) -> dict[str, str]:
    """Return what a message calls a kind of guest."""
    return {"civ": CIVILIZATION_NAMES[kind % CIVILIZATIONS], "island": ISLAND_NAMES[kind // CIVILIZATIONS]}
