"""The words of a position: names for phases and steps, and small readers of the record that all of its texts share."""

from collections.abc import Iterable
from typing import Final

from utopia.rules import NOBODY, Phase, Step
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, SEAT_NAMES

PHASE_NAMES: Final = {
    Phase.SETUP: "setup",
    Phase.WELCOME: "welcome",
    Phase.DEVELOPMENT: "development",
    Phase.OVER: "over",
}
STEP_NAMES: Final = {
    Step.SCALE: "scale",
    Step.FIRST_PLAYER: "first",
    Step.ARRIVAL: "guests",
    Step.SURPRISE_DRAW: "surprise-draw",
    Step.DEAL: "deal",
    Step.GUEST: "guest",
    Step.SURPRISE_GUEST: "surprise",
    Step.NAME: "name",
    Step.NAMED_GUEST: "named-guest",
    Step.NAMED_END: "named-end",
    Step.END: "end",
    Step.LEAVE: "leave",
    Step.DISCARD: "discard",
    Step.ACT: "act",
    Step.DESTINATION: "destination",
    Step.PRIVILEGE: "privilege",
    Step.PAY: "pay",
    Step.KEEP: "keep",
    Step.OVER: "over",
}
GUEST_WORDS: Final = tuple(f"{civ} {island}" for island in ISLAND_NAMES for civ in CIVILIZATION_NAMES)
"""[kind of guest] -> ``CIV ISLAND``."""


def seat_word(seat: int) -> str:
    """Return a seat's word; ``-`` for nobody."""
    return "-" if seat == NOBODY else SEAT_NAMES[seat]


def seats_of(mask: int) -> list[str]:
    """Return the seats of a mask, in seat order."""
    return [name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1]


def listed(words: Iterable[str]) -> str:
    """Return the words in a row; ``-`` for none."""
    return " ".join(words) or "-"


def counted(lines: Iterable[tuple[str, int]]) -> list[str]:
    """Return lines with a number at the end, without those of number 0."""
    return [f"{text} {number}" for text, number in lines if number > 0]


def scale_words(values: list[int]) -> list[str]:
    """Return the civilizations on the scale, highest value first; ``values`` holds 0 for those not yet on it."""
    on_scale = [civ for civ, value in enumerate(values) if value > 0]
    return [CIVILIZATION_NAMES[civ] for civ in sorted(on_scale, key=lambda civ: -values[civ])]
