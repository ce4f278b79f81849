"""Deals: the bodies of `/api/deals`. Everybody plays a deal once, with the same chance against the same bots."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name

DealState: TypeAlias = Literal["new", "running", "over"]
_Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class DealEntry(msgspec.Struct, frozen=True):
    """A deal, in a list."""

    id: str
    day: str | None
    """The date whose deal it is, in UTC; None for one that somebody has made."""
    host: str
    """What the person is called who made it; empty for the server's."""
    mine: bool
    """The visitor made it."""
    players: int
    bots: list[str]
    """Levels of the bots."""
    state: DealState
    """Of the visitor's game."""
    game: str | None
    """The visitor's game."""
    finished: int
    """How many people have played it to the end, or given up."""
    created: str


class DealOverview(msgspec.Struct, frozen=True):
    """`GET /api/deals`."""

    daily: DealEntry
    """Today's."""
    mine: list[DealEntry]
    """Those that the visitor has made or begun, the newest first, at most 50."""


class DealResult(msgspec.Struct, frozen=True):
    """How somebody's game of a deal ended."""

    name: str
    mine: bool
    game: str
    """To be looked at, replayed and analysed by all who have played the deal."""
    rank: int | None
    """Among all who played it; equal results share a rank. None: given up."""
    place: int | None
    """In their game."""
    points: int | None
    scores: list[int]
    """[seat] -> points; empty if the game was given up. The player has seat 0."""
    lead: int | None
    """Points ahead of the best bot; negative: behind it."""
    at: str
    """When it ended."""


class Deal(msgspec.Struct, frozen=True):
    """`GET /api/deals/ID`."""

    entry: DealEntry
    edition: str
    options: dict[str, int | bool | str]
    board: str
    """Digest of the map: `/api/boards/DIGEST.json` and `.svg`."""
    results: list[DealResult] | None
    """The best first: by place, then by lead. None until the visitor has played."""


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/deals`: make a deal; the answer is a `Deal`."""

    bots: Annotated[list[_Level], Meta(min_length=1, max_length=4)]
    """Levels of the bots, in the order of their seats, behind the player's."""
    edition: str = "fr"
    options: dict[str, int | bool | str] = {}


class DealStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/deals/ID/game`: play it; the answer is a `Deal` whose `entry` names the game."""

    name: Name | None = None
    """Of a guest who has none yet: the results tell who played."""
