"""Words, counts, the board and the options (R-MAT-1, R-BOARD-1, R-BOARD-2)."""

from dataclasses import dataclass
from functools import cached_property

CIVILIZATIONS = ("maya", "persian", "chinese", "greek", "egyptian")
ISLANDS = ("water", "fire", "wind", "earth")
SEATS = ("red", "blue", "yellow", "green", "violet")

GUESTS_OF_A_KIND = 2
CARDS_OF_A_CIVILIZATION = 10
PRIVILEGES = 2
CARDS_DEALT = 5
CARDS_KEPT = 5
GUESTS_EACH = 3
WELCOME_LAPS = 3
WONDER_POINTS = 6
REMOVE_POINTS = 2
ADD_POINTS = 1
PRINCES_FOR_A_DISTRICT = 3
CARDS_FOR_ANYWHERE = 3
CARDS_FOR_LOWER = 2
LAST_ROUND = 40

# Supply of a game: (princes of a civilization, bases, monuments of a civilization), R-MAT-1 and R-MAT-2.
LIMITED = (8, 8, 7)
UNLIMITED = (120, 28, 24)

_WORDS = {
    "start_rotation": ("front", "last_first_player"),
    "scale_cards": ("matching", "matching_raise", "any"),
    "final_tie": ("track", "shared"),
}


@dataclass(frozen=True)
class ReferenceBoard:
    """The map: districts with island and printed value, land pairs, harbours and the sectors of the sea."""

    districts: list[str]
    island_of: dict[str, str]
    value: dict[str, int]
    land: list[tuple[str, str]]
    sector_of: dict[str, str]
    adjacent_sectors: list[tuple[str, str]]

    def joined_by_land(self, here: str, there: str) -> bool:
        """Return whether a street or a bridge joins two districts."""
        return (here, there) in self.land or (there, here) in self.land

    def joined_by_sea(self, here: str, there: str) -> bool:
        """Return whether two districts are harbours of the same sector or of adjacent sectors."""
        if here not in self.sector_of or there not in self.sector_of:
            return False
        first, second = self.sector_of[here], self.sector_of[there]
        adjacent = (first, second) in self.adjacent_sectors or (second, first) in self.adjacent_sectors
        return first == second or adjacent

    @cached_property
    def steps(self) -> dict[str, set[str]]:
        """District -> where one card carries a prince from there (R-MOVE-1)."""
        return {here: {there for there in self.districts if self._one_step(here, there)} for here in self.districts}

    @cached_property
    def districts_of(self) -> dict[str, list[str]]:
        """Island -> its districts, in the order of the board."""
        return {island: [one for one in self.districts if self.island_of[one] == island] for island in ISLANDS}

    def _one_step(self, here: str, there: str) -> bool:
        return here != there and (self.joined_by_land(here, there) or self.joined_by_sea(here, there))


@dataclass(frozen=True)
class ReferenceEdition:
    """The options a table may choose; the defaults are the French preset."""

    lowest_value: int = 1
    surprise_guest_returns: bool = True
    live_order: bool = True
    start_rotation: str = "front"
    named_player_may_build: bool = False
    wonder_pays_own_district: bool = True
    scale_cards: str = "matching"
    component_limits: bool = True
    target: int = 50
    final_tie: str = "track"

    def __post_init__(self) -> None:
        """Refuse a word that no option knows."""
        for option, words in _WORDS.items():
            if getattr(self, option) not in words:
                raise ValueError(f"option {option} knows only {', '.join(words)}")
