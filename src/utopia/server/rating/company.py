"""The company of a seat: whether its game may earn an achievement."""

from collections.abc import Sequence
from typing import Final

import msgspec

from utopia.bots.registry import LEVELS
from utopia.rules import edition
from utopia.server.database.schema.games import SeatKind
from utopia.server.rating.counting import has_left
from utopia.server.tables.rows import Game, Seat

_WHOLE: Final = 50
"""Points of a whole game (R-END-1)."""
_WORTHY: Final = LEVELS[1:]
"""Bots that are no beginners."""


class Company(msgspec.Struct, frozen=True):
    """Of one seat, when the game is over."""

    players: int
    people: int
    """Other people who played to the end."""
    levels: list[str]
    """Of the bots, each once."""
    edition: str
    """The printed edition that was played; empty if its options were changed."""
    is_fair: bool
    """A whole game, played to its end by the one who began it, against people or bots that are no beginners."""


def company_of(game: Game, seats: Sequence[Seat], number: int) -> Company:
    """Of that seat in a game that is over."""
    me, others = seats[number], [*seats[:number], *seats[number + 1 :]]
    played = edition(game.edition, **game.options)
    is_whole = game.result is not None and game.result.reason == "target" and played.target >= _WHOLE
    return Company(
        players=len(seats),
        people=sum(_is_another(me, other) for other in others),
        levels=sorted({other.level for other in others if other.level}),
        edition=game.edition if played == edition(game.edition) else "",
        is_fair=is_whole and not has_left(me) and all(_is_worthy(me, other) for other in others),
    )


def _is_another(me: Seat, other: Seat) -> bool:
    return other.kind is SeatKind.PERSON and other.person != me.person


def _is_worthy(me: Seat, other: Seat) -> bool:
    """A bot that plays for a leaver counts by its level like any other."""
    return other.level in _WORTHY if other.kind is SeatKind.BOT else _is_another(me, other)
