"""The names of the players."""

from collections.abc import Sequence

from utopia.bots import short_name
from utopia.cli.speaking import say
from utopia.rules.model.material import SEAT_NAMES
from utopia.tables import Person, Player

ME = "me"
"""The one person at the keyboard who has not given a name."""


def sentence_names(players: Sequence[Player]) -> tuple[str, ...]:
    """[seat] -> a name for sentences: the colour, with the name of a person who gave one."""
    return tuple(_sentence_name(player, colour) for player, colour in zip(players, SEAT_NAMES, strict=False))


def _sentence_name(player: Player, colour: str) -> str:
    if isinstance(player, Person) and player.name not in {ME, "", colour.capitalize()}:
        return f"{player.name} ({say(f'colour-{colour}')})"
    return say(f"seat-{colour}")


def short_names(players: Sequence[Player]) -> tuple[str, ...]:
    """[seat] -> a name to stand beside the colour: ``me``, ``Ann``, ``mason bot``."""
    return tuple(_short_name(player) for player in players)


def _short_name(player: Player) -> str:
    if not isinstance(player, Person):
        return say("name-bot", name=short_name(player.name))
    return say("name-me") if player.name == ME else player.name
