"""Plans for decisions to come: the bodies of `/api/games/ID/plan`."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.protocol.words import Phrase

_Code: TypeAlias = Annotated[int, Meta(ge=0, le=993)]
_Civilization: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Ends: TypeAlias = Literal["asked", "forced", "next"]


class PlanWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/plan?seat=S`: instead of what was planned before; answers a `Plan`.

    Whatever does not fit when the game asks is dropped, and the player is asked as ever.
    """

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    """Of the view that it was made for."""
    guests: Annotated[list[_Code], Meta(max_length=8)] = []
    """`enter`, `take`, `surprise`: of these the first that is legal when the seat is next asked for a guest, in this
    round."""
    discards: Annotated[list[_Civilization], Meta(max_length=5)] = []
    """Civilizations whose cards go first when all discard next."""
    ends: Ends = "asked"
    """`forced`: a turn ends when everybody can see that nothing else is possible, from now on. `next`: the next turn of
    phase 1 ends, even if something could be built, unless a surprise is drawn."""
    turn: Annotated[list[_Code], Meta(max_length=40)] = []
    """The next turn of phase 2, move by move, if the table is then as it is now."""


class PlannedMove(msgspec.Struct, frozen=True):
    """A move and its words."""

    code: int
    phrase: Phrase


class Plan(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/plan?seat=S`: what is still planned for one's own seat; nobody else can read it."""

    seat: int
    version: int
    guests: list[PlannedMove]
    discards: list[int]
    discards_in: int
    """The round in which the seat discards next."""
    ends: Ends
    turn: list[PlannedMove]
    can_turn: bool
    """A turn of phase 2 is still to come in this round, and can be planned."""
    misfit: Phrase | None
    """Why what was planned was dropped last, until something is planned anew."""


class Imagined(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/plan/turn?seat=S&codes=1,2`: the turn that is being planned, and what may follow."""

    moves: list[PlannedMove]
    next: list[PlannedMove]
    """Empty when the turn is over."""


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """To the player alone: their plan was carried out in part, or dropped; `GET …/plan` says what is left of it."""

    seat: int
    misfit: Phrase | None = None
    """Why it was dropped."""
