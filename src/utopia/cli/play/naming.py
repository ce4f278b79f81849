"""What the players are called."""

from collections.abc import Sequence

from utopia.rules.model.material import SEAT_NAMES
from utopia.tables import Person, Player

ME = "me"
"""The one person at the keyboard who has not said his name."""


def sentence_names(players: Sequence[Player]) -> tuple[str, ...]:
    """[seat] -> a name for sentences: the colour, with the name of a person who gave one."""
    return tuple(
        f"{player.name} ({colour})"
        if isinstance(player, Person) and player.name not in {ME, "", colour.capitalize()}
        else colour.capitalize()
        for player, colour in zip(players, SEAT_NAMES, strict=False)
    )


def short_names(players: Sequence[Player]) -> tuple[str, ...]:
    """[seat] -> a name to stand beside the colour: ``me``, ``Ann``, ``greedy bot``."""
    return tuple(player.name if isinstance(player, Person) else f"{player.name} bot" for player in players)
