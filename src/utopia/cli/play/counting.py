"""Numbers of things and what things are called, in the language of the terminal."""

from collections.abc import Sequence

from utopia.cli.speaking import say
from utopia.rules.model.material import CIVILIZATION_NAMES, SEAT_NAMES


def counted(number: int, noun: str) -> str:
    """``1 card``, ``2 cards``; the noun is ``points``, ``cards``, ``privileges`` or ``bases``."""
    return say(f"count-{noun}", number=number)


def counted_cards(counts: Sequence[int]) -> str:
    """``2 maya, 1 greek``, or ``none``."""
    return _counted(counts, "cards") or say("count-nothing")


def counted_guests(counts: Sequence[int]) -> str:
    """``2 maya, 1 greek``, or ``none``."""
    return _counted(counts, "princes") or say("plain-bag-nothing")


def counted_princes(counts: Sequence[int]) -> str:
    """``2 maya, 1 greek``, or nothing."""
    return _counted(counts, "princes")


def _counted(counts: Sequence[int], noun: str) -> str:
    parts = [say(f"count-of-{noun}", number=n, civ=CIVILIZATION_NAMES[c]) for c, n in enumerate(counts) if n]
    return ", ".join(parts)


def colour(seat: int) -> str:
    """The colour of a seat in a sentence."""
    return say(f"colour-{SEAT_NAMES[seat]}")


def lettered_colour(seat: int) -> str:
    """The colour, with the letter behind it by which it is typed and painted if that is another than its first."""
    name = colour(seat)
    return name if name[0] == SEAT_NAMES[seat][0] else f"{name} ({SEAT_NAMES[seat][0]})"


def civilization(number: int) -> str:
    """A civilization as a guest of it is named in a list."""
    return say("one-guest", civ=CIVILIZATION_NAMES[number])


def on_scale(number: int) -> str:
    """A civilization as a list of the prestige scale names it."""
    return say("one-on-scale", civ=CIVILIZATION_NAMES[number])


def with_and(parts: Sequence[str]) -> str:
    """``Ann, Bob and Cy``."""
    if len(parts) < 2:
        return "".join(parts)
    return say("list-and", first=", ".join(parts[:-1]), last=parts[-1])
