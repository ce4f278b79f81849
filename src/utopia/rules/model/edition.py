"""The options of the rules that a table may choose, and the presets of the printed editions."""

from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Final

from utopia.rules.model.material import HIGHEST_PRINTED_VALUE, LOWEST_PRINTED_VALUE, TARGET

START_ROTATIONS: Final = ("front", "last_first_player")
SCALE_CARDS: Final = ("matching", "matching_raise", "any")
FINAL_TIES: Final = ("track", "shared")
MATCHING, MATCHING_RAISE, ANY_CARDS = range(len(SCALE_CARDS))
HIGHEST_TARGET: Final = 200
_LONGEST_NUMBER: Final = 9
"""Digits of a typed number; Python refuses to read thousands of them."""


class EditionError(ValueError):
    """An unknown preset, option or value; the message says which and what would be right."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The options of one table; the defaults are the French edition's. Each names its rule."""

    lowest_value: int = LOWEST_PRINTED_VALUE
    """R-BOARD-2: a district printed below it counts as it."""
    surprise_guest_returns: bool = True
    """R-WELCOME-6: the surprise guest goes back to the bag."""
    live_order: bool = True
    """R-ORDER-2: the order is read anew after every turn."""
    start_rotation: str = "front"
    """R-ORDER-3: the player who goes to the back of the start space."""
    named_player_may_build: bool = False
    """R-WELCOME-5: the named player may build at once."""
    wonder_pays_own_district: bool = True
    """R-BUILD-3: a wonder pays its owner for the owner's own districts too."""
    scale_cards: str = "matching"
    """R-SCALE-3: which cards influence the king."""
    component_limits: bool = True
    """R-MAT-2: the material is a limit."""
    target: int = TARGET
    """R-END-1: points that end the game."""
    final_tie: str = "track"
    """R-END-2: who wins on a shared space."""

    def __post_init__(self) -> None:
        _check_number("lowest_value", self.lowest_value, LOWEST_PRINTED_VALUE, HIGHEST_PRINTED_VALUE)
        _check_number("target", self.target, 1, HIGHEST_TARGET)
        for name in _FLAGS:
            if not isinstance(getattr(self, name), bool):
                raise EditionError(f"option {name} is {getattr(self, name)!r}; it is true or false")
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                raise EditionError(f"option {name} is {getattr(self, name)!r}; it is one of {', '.join(choices)}")

    def options(self) -> dict[str, int | bool | str]:
        """Every option by name, in the order of the class."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


_FLAGS: Final = (
    "surprise_guest_returns",
    "live_order",
    "named_player_may_build",
    "wonder_pays_own_district",
    "component_limits",
)
_CHOICES: Final = {"start_rotation": START_ROTATIONS, "scale_cards": SCALE_CARDS, "final_tie": FINAL_TIES}


def _check_number(name: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise EditionError(f"option {name} is {value!r}; it is a whole number from {least} to {most}")


PRESETS: Final = MappingProxyType(
    {
        "fr": Edition(),
        "it": Edition(),
        "en": Edition(lowest_value=2),
        "de": Edition(lowest_value=2, surprise_guest_returns=False),
    }
)
"""The printed editions; ``fr`` is the default."""
DEFAULT_PRESET: Final = "fr"


def edition(preset: str = DEFAULT_PRESET, **options: Any) -> Edition:
    """A preset with single options changed; EditionError names what is unknown."""
    if preset not in PRESETS:
        raise EditionError(f"edition {preset!r} is unknown; it is one of {', '.join(PRESETS)}")
    known = PRESETS[preset].options()
    for name in options:
        if name not in known:
            raise EditionError(f"option {name!r} is unknown; it is one of {', '.join(known)}")
    return replace(PRESETS[preset], **options)


def parse_option(text: str) -> tuple[str, int | bool | str]:
    """Read ``name=value`` as a person types it; EditionError says what was read and what is expected."""
    name, equals, value = (part.strip() for part in text.partition("="))
    known = PRESETS[DEFAULT_PRESET].options()
    if not equals or name not in known:
        raise EditionError(f"option {text!r} is unknown; write name=value with one of {', '.join(known)}")
    if isinstance(known[name], bool):
        return name, _parse_flag(name, value)
    if isinstance(known[name], int):
        if not (value.isascii() and value.lstrip("-").isdigit() and len(value) <= _LONGEST_NUMBER):
            raise EditionError(f"option {name} is {value!r}; it is a whole number")
        return name, int(value)
    return name, value


def _parse_flag(name: str, value: str) -> bool:
    words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
    if value.lower() not in words:
        raise EditionError(f"option {name} is {value!r}; it is on or off")
    return words[value.lower()]
