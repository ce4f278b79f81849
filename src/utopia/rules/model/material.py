"""What lies in the box: counts, names and numbers (R-MAT-1, R-MAT-2).

Everything in the rules that is a number of the game stands here. Seats, civilizations, islands and districts are
indices from 0; the names beside them are for people (notation, errors), never for the rules.
"""

from typing import Final

SEATS: Final = 5
MIN_PLAYERS: Final = 2
SEAT_NAMES: Final = ("red", "blue", "yellow", "green", "violet")

CIVILIZATIONS: Final = 5
CIVILIZATION_NAMES: Final = ("maya", "persian", "chinese", "greek", "egyptian")

ISLANDS: Final = 4
ISLAND_NAMES: Final = ("water", "fire", "wind", "earth")
WATER: Final = 0

DISTRICTS: Final = 24
SECTORS: Final = 4

GUEST_KINDS: Final = ISLANDS * CIVILIZATIONS
"""A guest's kind is ``island * CIVILIZATIONS + civilization``."""
GUESTS_OF_A_KIND: Final = 2
GUESTS_A_PLAYER: Final = 3
LAPS_OF_WELCOME: Final = 3

CARDS_OF_A_CIVILIZATION: Final = 10
CARDS_DEALT: Final = 5
CARDS_KEPT: Final = 5
CARD_PAIRS: Final = CIVILIZATIONS * (CIVILIZATIONS + 1) // 2
FIRST_DISCARDS: Final = 2
OTHERS_DISCARD: Final = 1
CARDS_TO_LOWER: Final = 2
CARDS_ANYWHERE: Final = 3

PRINCES_OF_A_CIVILIZATION: Final = 8
BASES: Final = 8
MONUMENTS_OF_A_CIVILIZATION: Final = 7
"""Eight are in the box; one of each civilization stands on the prestige scale."""
PRIVILEGES: Final = 2

UNLIMITED_PRINCES: Final = 120
UNLIMITED_BASES: Final = DISTRICTS + ISLANDS
UNLIMITED_MONUMENTS: Final = DISTRICTS

PRINCES_FOR_A_DISTRICT: Final = 3
PRINCES_A_MOVE: Final = 2
WONDER_POINTS: Final = 6
REMOVAL_POINTS: Final = 2
ADDITION_POINTS: Final = 1
TOP_OF_SCALE: Final = CIVILIZATIONS

LOWEST_PRINTED_VALUE: Final = 1
HIGHEST_PRINTED_VALUE: Final = 4
TARGET: Final = 50
LAST_ROUND: Final = 40

NOBODY: Final = -1
"""No seat: an uncontrolled district, nobody on turn."""
NOTHING: Final = -1
"""No civilization, island, district or guest."""
HIDDEN: Final = -1
"""A count that this view does not know."""

SPECTATOR: Final = SEATS
"""The viewer without a hand: what everybody may know."""
VIEWERS: Final = SEATS + 1
