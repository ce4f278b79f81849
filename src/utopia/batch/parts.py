"""The parts of an observation: the one declaration from which sizes, places and pages are made."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.locales import Phrase, SpokenError
from utopia.rules.model.edition import FINAL_TIES, SCALE_CARDS, START_ROTATIONS
from utopia.rules.model.material import (
    CARDS_OF_A_CIVILIZATION,
    CIVILIZATIONS,
    DISTRICTS,
    GUEST_KINDS,
    GUESTS_OF_A_KIND,
    HIGHEST_PRINTED_VALUE,
    ISLANDS,
    LAPS_OF_WELCOME,
    LAST_ROUND,
    LOWEST_PRINTED_VALUE,
    MIN_PLAYERS,
    NOTHING,
    PRIVILEGES,
    SEATS,
    SPECTATOR,
    TOP_OF_SCALE,
    UNLIMITED_BASES,
    UNLIMITED_MONUMENTS,
    UNLIMITED_PRINCES,
)
from utopia.rules.model.steps import End, Phase, Step

MOST: Final = 127
"""Larger numbers than an int8 holds are written as this."""
_CARDS: Final = CIVILIZATIONS * CARDS_OF_A_CIVILIZATION
_GUESTS: Final = GUEST_KINDS * GUESTS_OF_A_KIND
AXES: Final[Mapping[str, int]] = MappingProxyType(
    {"seats": SEATS, "islands": ISLANDS, "civilizations": CIVILIZATIONS, "districts": DISTRICTS}
)
"""The kinds of index of a part, and the size of each."""
_BY_SEAT: Final = ("seats",)
_BY_ISLAND: Final = ("islands",)
_BY_CIVILIZATION: Final = ("civilizations",)
_BY_KIND: Final = ("islands", "civilizations")
_BY_DISTRICT: Final = ("districts",)


class ObservationError(SpokenError):
    """An array that is no observation, or a seat that nobody looks from; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Part:
    """A named stretch of an observation."""

    name: str
    axes: tuple[str, ...]
    """Kind of each index (AXES); () for a single number."""
    low: int
    high: int
    """Each number lies from ``low`` to ``high``."""
    meaning: str
    offset: int = 0
    """Where it begins."""

    @property
    def shape(self) -> tuple[int, ...]:
        """() for a single number."""
        return tuple(AXES[axis] for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers."""
        return math.prod(self.shape)


def laid_out(*parts: Part, offset: int = 0) -> tuple[Part, ...]:
    """The parts, one behind the other, from a place on."""
    laid = []
    for part in parts:
        laid.append(Part(part.name, part.axes, part.low, part.high, part.meaning, offset))
        offset += part.size
    return tuple(laid)


PARTS: Final = laid_out(
    Part("players", (), MIN_PLAYERS, SEATS, "players at the table"),
    Part("own_seat", (), 0, SPECTATOR, f"the observer's seat as moves name it; {SPECTATOR} for a spectator"),
    Part("round", (), 0, LAST_ROUND, "round; 0 in set-up"),
    Part("phase", (), 0, max(Phase), "Phase: set-up, welcome, development, over"),
    Part("step", (), 0, max(Step), "Step: what is asked now"),
    Part("interrupted_step", (), 0, max(Step), "Step that is asked again when a wonder's princes are chosen, else 0"),
    Part("lap", (), 0, LAPS_OF_WELCOME, "lap of the phase; 0 between laps"),
    Part("end_reason", (), 0, max(End), "End: running, target, stall"),
    Part("draws_left", (), 0, MOST, "guests or cards still to be drawn before the players act"),
    Part("turn", (), NOTHING, SEATS - 1, "seat on turn"),
    Part("named", (), NOTHING, SEATS - 1, "named player while they act inside another's turn"),
    Part("round_first", (), NOTHING, SEATS - 1, "seat that was first on the track when the round began"),
    Part("acted", _BY_SEAT, 0, 1, "has had their turn in this lap"),
    Part("surprised", _BY_SEAT, 0, 1, "has drawn a surprise guest this round"),
    Part("undecided", _BY_SEAT, 0, 1, "still owes a discard"),
    Part("score", _BY_SEAT, 0, MOST, f"points, {MOST} at most"),
    Part("place", _BY_SEAT, NOTHING, SEATS - 1, "place on the track, 0 for the first"),
    Part("lap_place", _BY_SEAT, NOTHING, SEATS - 1, "place on the track when the lap, or phase 3, began"),
    Part("scale", _BY_CIVILIZATION, 0, TOP_OF_SCALE, "value on the prestige scale, 0 while not yet put"),
    Part("bag", _BY_KIND, 0, GUESTS_OF_A_KIND, "guests in the bag"),
    Part("open_guests", _BY_KIND, 0, GUESTS_OF_A_KIND, "guests at the ships"),
    Part("surprise_taken", _BY_KIND, 0, GUESTS_OF_A_KIND, "guests taken this round that came as a surprise"),
    Part("surprise_guest", (), NOTHING, GUEST_KINDS - 1, "kind drawn and not yet placed: island * 5 + civilization"),
    Part("taken", ("seats", *_BY_KIND), 0, GUESTS_OF_A_KIND, "guests lying before each player"),
    Part("princes", ("seats", "civilizations", "districts"), 0, UNLIMITED_PRINCES, "princes on the map"),
    Part("supply", ("seats", "civilizations"), 0, UNLIMITED_PRINCES, "princes left"),
    Part("bases", _BY_SEAT, 0, UNLIMITED_BASES, "bases left"),
    Part("privileges", _BY_SEAT, 0, PRIVILEGES, "privileges left"),
    Part("monuments_left", _BY_CIVILIZATION, 0, UNLIMITED_MONUMENTS, "monuments not yet on the map"),
    Part("monument", _BY_DISTRICT, NOTHING, CIVILIZATIONS - 1, "civilization of the monument"),
    Part("owner", _BY_DISTRICT, NOTHING, SEATS - 1, "seat that controls it"),
    Part("wonder_owner", _BY_ISLAND, NOTHING, SEATS - 1, "seat whose wonder stands there"),
    Part("own_hand", _BY_CIVILIZATION, NOTHING, CARDS_OF_A_CIVILIZATION, "own cards; -1 throughout for a spectator"),
    Part("own_chosen", _BY_CIVILIZATION, 0, CARDS_OF_A_CIVILIZATION, "own discards chosen and not yet shown"),
    Part("hand_size", _BY_SEAT, 0, _CARDS, "cards in hand"),
    Part("must_hold", _BY_CIVILIZATION, 0, CARDS_OF_A_CIVILIZATION, "cards the others must hold together at least"),
    Part("pile_size", (), 0, _CARDS, "cards in the pile"),
    Part("discards", _BY_CIVILIZATION, 0, CARDS_OF_A_CIVILIZATION, "open discards"),
    Part("turned_into", (), NOTHING, CIVILIZATIONS - 1, "civilization that turned cards count as"),
    Part("turned", _BY_CIVILIZATION, 0, PRIVILEGES, "cards laid aside by a privilege, as printed"),
    Part("action_civilization", (), NOTHING, CIVILIZATIONS - 1, "of the move or influence that waits for more"),
    Part("action_district", (), NOTHING, DISTRICTS - 1, "where the waiting move starts"),
    Part("action_raises", (), 0, 1, "a raise waits for its payment"),
    Part("wonder_island", (), NOTHING, ISLANDS - 1, "island whose wonder waits for its princes"),
    Part("leaving", _BY_CIVILIZATION, NOTHING, DISTRICTS - 1, "district its prince leaves for the wonder"),
    Part("value", _BY_DISTRICT, LOWEST_PRINTED_VALUE, HIGHEST_PRINTED_VALUE, "value of the district"),
    Part("target", (), 1, MOST, f"points that end the game, {MOST} at most"),
    Part("surprise_guest_returns", (), 0, 1, "option"),
    Part("live_order", (), 0, 1, "option"),
    Part("start_rotation", (), 0, len(START_ROTATIONS) - 1, f"option: {', '.join(START_ROTATIONS)}"),
    Part("named_player_may_build", (), 0, 1, "option"),
    Part("wonder_pays_own_district", (), 0, 1, "option"),
    Part("scale_cards", (), 0, len(SCALE_CARDS) - 1, f"option: {', '.join(SCALE_CARDS)}"),
    Part("component_limits", (), 0, 1, "option"),
    Part("final_tie", (), 0, len(FINAL_TIES) - 1, f"option: {', '.join(FINAL_TIES)}"),
)
"""Seats are relative to the observer, who is 0; the others follow in seat order. Empty seats hold 0, or -1 where -1 is
allowed. A spectator counts from the first seat. -1 says that there is nobody or nothing."""

OBSERVATION_SIZE: Final = PARTS[-1].offset + PARTS[-1].size
"""Numbers in an observation; each fits an int8."""

PART: Final[Mapping[str, Part]] = MappingProxyType({part.name: part for part in PARTS})
"""Each part by its name."""


def describe(observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of one observation, or of an array of them, by name; arrays share its memory.

    ``observation[..., OBSERVATION_SIZE]`` gives, for each part, an array of shape ``[..., *part.shape]``.
    """
    return parts_of(observation, PARTS)


def parts_of(numbers: NDArray[Any], parts: tuple[Part, ...]) -> dict[str, NDArray[Any]]:
    """The same of these parts, which fill the numbers."""
    numbers, size = np.asarray(numbers), parts[-1].offset + parts[-1].size
    if numbers.shape[-1:] != (size,):
        raise ObservationError(Phrase("observation-shape", {"shape": str(numbers.shape), "size": size}))
    leading = numbers.shape[:-1]
    return {
        part.name: numbers[..., part.offset : part.offset + part.size].reshape((*leading, *part.shape))
        for part in parts
    }
