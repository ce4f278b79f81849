"""Everything that lies on the table, and the small things that happen to it."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from tests.reference.material import (
    CARDS_OF_A_CIVILIZATION,
    CIVILIZATIONS,
    GUESTS_OF_A_KIND,
    ISLANDS,
    LIMITED,
    PRIVILEGES,
    SEATS,
    UNLIMITED,
    ReferenceBoard,
    ReferenceEdition,
)

Guest = tuple[str, str]  # civilization, island


@dataclass
class Table:
    """A whole position; the functions beside it only ever change this."""

    board: ReferenceBoard
    edition: ReferenceEdition
    seats: list[str]

    round_number: int = 0
    phase: str = "setup"
    step: str = "scale"
    ended: str = ""

    # whose turn it is
    lap: int = 0
    lap_order: list[str] = field(default_factory=list)  # the order read when the lap began
    acted: list[str] = field(default_factory=list)
    on_turn: str | None = None
    named: str | None = None
    surprised: list[str] = field(default_factory=list)
    first_of_round: str = ""

    # the scale and the score track
    scale: list[str] = field(default_factory=list)  # from value 5 down to 1
    track: list[str] = field(default_factory=list)  # from first to last
    score: dict[str, int] = field(default_factory=dict)

    # guests
    bag: Counter[Guest] = field(default_factory=Counter)
    open_guests: Counter[Guest] = field(default_factory=Counter)
    taken: Counter[Guest] = field(default_factory=Counter)
    guests_to_draw: int = 0
    drawn: Guest | None = None

    # the map and the supplies
    princes: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # seat, civilization, district
    supply: dict[str, dict[str, int]] = field(default_factory=dict)
    bases: dict[str, int] = field(default_factory=dict)
    privileges: dict[str, int] = field(default_factory=dict)
    monuments: dict[str, int] = field(default_factory=dict)
    monument: dict[str, tuple[str, str]] = field(default_factory=dict)  # district: civilization, seat
    wonder: dict[str, str] = field(default_factory=dict)  # island: seat

    # cards
    hand: dict[str, Counter[str]] = field(default_factory=dict)
    pile: Counter[str] = field(default_factory=Counter)
    discarded: Counter[str] = field(default_factory=Counter)
    to_deal: list[str] = field(default_factory=list)  # the seat of each card still to be dealt
    owed: dict[str, int] = field(default_factory=dict)
    chosen: dict[str, list[str]] = field(default_factory=dict)

    # half-made decisions
    turned: list[str] = field(default_factory=list)  # what the turned cards are printed
    turned_into: str = ""
    moving: tuple[str, str] = ("", "")  # civilization, district
    influence: tuple[str, str] = ("", "")  # raise or lower, civilization
    builder: str = ""
    built_island: str = ""
    leaving: dict[str, str] = field(default_factory=dict)  # civilization: district
    interrupted: str = ""

    def open_islands(self) -> list[str]:
        """The islands in play: water is closed to two players (R-SETUP-3)."""
        return [island for island in ISLANDS if island != "water" or len(self.seats) > 2]

    @cached_property
    def open_districts(self) -> list[str]:
        """The districts in play, in the order of the board."""
        islands = self.open_islands()
        return [district for district in self.board.districts if self.board.island_of[district] in islands]

    def districts_of(self, island: str) -> list[str]:
        """The districts of one island, in the order of the board."""
        return self.board.districts_of[island]

    def value_of(self, district: str) -> int:
        """What a district is worth; never less than the edition's lowest value (R-BOARD-2)."""
        return max(self.board.value[district], self.edition.lowest_value)

    def scale_value(self, civilization: str) -> int:
        """The value of a civilization on the prestige scale."""
        return 5 - self.scale.index(civilization)

    def place(self, seat: str, civilization: str, district: str) -> None:
        """A prince goes from the supply to a district (R-MAT-2: there must be one)."""
        assert self.supply[seat][civilization] > 0
        self.supply[seat][civilization] -= 1
        self.princes[seat, civilization, district] += 1

    def take_back(self, seat: str, civilization: str, district: str, count: int = 1) -> None:
        """Princes go from a district back to the supply of their owner."""
        assert self.princes[seat, civilization, district] >= count
        self.princes[seat, civilization, district] -= count
        self.supply[seat][civilization] += count

    def gain(self, seat: str, points: int) -> None:
        """Move a minister up, to the back of the queue on the new space (R-ORDER-1)."""
        if points == 0:
            return
        self.score[seat] += points
        self.track.remove(seat)
        ahead = [other for other in self.track if self.score[other] >= self.score[seat]]
        self.track.insert(len(ahead), seat)

    def projection(self) -> dict[str, int]:
        """What the controlled districts bring each player (R-SCORE-1)."""
        points = dict.fromkeys(self.seats, 0)
        for civilization, seat in self.monument.values():
            points[seat] += self.scale_value(civilization)
        return points


def new_table(board: ReferenceBoard, edition: ReferenceEdition, players: int) -> Table:
    """The material before the set-up is drawn (R-MAT-1, R-MAT-2, R-SETUP-3)."""
    if not 2 <= players <= len(SEATS):
        raise ValueError("2 to 5 players (R-MAT-1)")
    seats = list(SEATS[:players])
    table = Table(board, edition, seats)
    princes, bases, monuments = LIMITED if edition.component_limits else UNLIMITED
    table.score = dict.fromkeys(seats, 0)
    table.supply = {seat: dict.fromkeys(CIVILIZATIONS, princes) for seat in seats}
    table.bases = dict.fromkeys(seats, bases)
    table.privileges = dict.fromkeys(seats, PRIVILEGES)
    table.hand = {seat: Counter() for seat in seats}
    table.monuments = dict.fromkeys(CIVILIZATIONS, monuments)
    spots = [(seat, civilization, one) for seat in seats for civilization in CIVILIZATIONS for one in board.districts]
    table.princes = Counter(dict.fromkeys(spots, 0))
    for civilization in CIVILIZATIONS:
        table.pile[civilization] = CARDS_OF_A_CIVILIZATION
        for island in table.open_islands():
            table.bag[civilization, island] = GUESTS_OF_A_KIND
    return table
