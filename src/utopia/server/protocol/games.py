"""Bodies of the endpoints for games during and after play (`/api/games`)."""

from typing import Final, Literal, TypeAlias

import msgspec

from utopia.server.protocol.messages import Sitting
from utopia.server.protocol.view import Happening, View

ImportedAs: TypeAlias = Literal["sealed", "plain"]
"""Of a game that was not played here: its record was put in by one of its people, and keeps all rules. `sealed`: its
draws follow from the seed that it shows, which says nothing of who chose that seed and when; `plain`: nothing tells
how its draws came about. Such a game counts for nothing."""
MOST_FRAMES: Final = 64
"""Views of one answer."""


class LeftSeat(msgspec.Struct, frozen=True):
    """Where I sat in a game that I have left; its `sitting` says who is there now."""

    seat: int
    back: bool
    """I may take it back from the bot that plays there."""


class GameEntry(msgspec.Struct, frozen=True):
    """A game of mine, in the answer to `GET /api/games`."""

    id: str
    state: Literal["open", "running", "over"]
    sitting: list[Sitting]
    round: int
    my_turn: bool
    changed: str
    """ISO 8601, UTC."""
    places: list[int] | None = None
    """[seat] -> place, once over."""
    until: str | None = None
    """When time runs out: mine, while my clock runs, else that of the player with the least."""
    deciding: list[int] = []
    """Seats that the game waits for."""
    left: LeftSeat | None = None
    """I have left the game while it ran, and have no seat in it now."""
    imported: ImportedAs | None = None
    """It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here."""


class Frames(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/frames?first=N&last=M&seat=S`: views after N, …, M events (at most 64), to go back in time.

    While the game runs `seat` must be one's own (or -1); afterwards any, and `open` shows all hands.
    """

    first: int
    total: int
    """Events of the game."""
    rounds: list[int]
    """[round - 1] -> number of events when it began."""
    views: list[View]


class Chronicle(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/chronicle?seat=S`: everything that happened, as that viewer may know it."""

    happenings: list[Happening]


class Tally(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/tally`: points by source and round, for the chart at the end."""

    rounds: list[list[list[int]]]
    """[round - 1][seat][source] -> points."""
