"""Deals: the bodies of `/api/deals`. Everybody plays a deal once, with the same chance against the same bots."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name
from utopia.server.web.messages import about

DealState: TypeAlias = Literal["new", "running", "over"]
_Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]


class DealEntry(msgspec.Struct, frozen=True):
    """A deal, in a list."""

    id: str
    day: Annotated[str | None, about("The date whose deal it is, in UTC; None for one that somebody has made.")]
    host: Annotated[str, about("What the person is called who made it; empty for the server's.")]
    mine: Annotated[bool, about("The visitor made it.")]
    players: int
    bots: Annotated[list[str], about("Levels of the bots.")]
    state: Annotated[DealState, about("Of the visitor's game.")]
    game: Annotated[str | None, about("The visitor's game.")]
    finished: Annotated[int, about("How many people have played it to the end, or given up.")]
    created: str


class DealOverview(msgspec.Struct, frozen=True):
    """`GET /api/deals`."""

    daily: Annotated[DealEntry, about("Today's.")]
    mine: Annotated[list[DealEntry], about("Those that the visitor has made or begun, the newest first, at most 50.")]


class DealResult(msgspec.Struct, frozen=True):
    """How somebody's game of a deal ended."""

    name: str
    mine: bool
    game: Annotated[str, about("To be looked at, replayed and analysed by all who have played the deal.")]
    rank: Annotated[int | None, about("Among all who played it; equal results share a rank. None: given up.")]
    place: Annotated[int | None, about("In their game.")]
    points: int | None
    scores: Annotated[list[int], about("[seat] -> points; empty if the game was given up. The player has seat 0.")]
    lead: Annotated[int | None, about("Points ahead of the best bot; negative: behind it.")]
    at: Annotated[str, about("When it ended.")]


class Deal(msgspec.Struct, frozen=True):
    """`GET /api/deals/ID`."""

    entry: DealEntry
    edition: str
    options: dict[str, int | bool | str]
    board: Annotated[str, about("Digest of the map: `/api/boards/DIGEST.json` and `.svg`.")]
    results: Annotated[
        list[DealResult] | None, about("The best first: by place, then by lead. None until the visitor has played.")
    ]


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/deals`: make a deal; the answer is a `Deal`."""

    bots: Annotated[
        list[_Level],
        Meta(min_length=1, max_length=4),
        about("Levels of the bots, in the order of their seats, behind the player's."),
    ]
    edition: str = "fr"
    options: dict[str, int | bool | str] = {}


class DealStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/deals/ID/game`: play it; the answer is a `Deal` whose `entry` names the game."""

    name: Annotated[Name | None, about("Of a guest who has none yet: the results tell who played.")] = None
