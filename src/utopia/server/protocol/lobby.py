"""What a table's host agrees to with everybody, and the lobby where tables are found."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.tables.clocks.tempo import Tempo

LONGEST_DELAY: Final = 3600
HANDS_DELAY: Final = 60.0
"""Seconds by which spectators are behind at least where a player shows their hand: a rival may be among them."""
Experience: TypeAlias = Literal["new", "some", "much"]
PairingTempo: TypeAlias = Literal["live", "slow"]
Spoken: TypeAlias = Literal["en", "fr", "it", "de"]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed when a table is opened, beside its rules; a rematch keeps it."""

    listed: bool = False
    """The table stands in the lobby: anybody may take a free seat. Else it is reached by its links alone."""
    language: Spoken | None = None
    """What is spoken there; None for any."""
    experience: Experience | None = None
    """For whom it is meant; None for all."""
    rated: bool = False
    """It counts for ratings, so accounts alone sit there."""
    programs: bool = False
    """If it is rated: bot accounts sit there too and are rated like people. Bots of the server never are."""
    watchable: bool = False
    """Anybody who finds the game in the lobby may watch it. The link to watch works in any case."""
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    """Seconds by which spectators are behind."""
    tempo: Tempo | None = None
    """How much time everybody has; None plays without clocks."""
    bots_fill: bool = True
    """Bots may take the seats to which nobody came."""


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/lobby/seek`: find me a game; answers `Mine`."""

    players: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1, max_length=4)]
    """Any of these numbers will do."""
    tempo: PairingTempo = "live"
    """`live`: at once, for who stays on the page. `slow`: over days; one may leave meanwhile."""
    fill_after: Annotated[int, Meta(ge=10, le=3600)] | None = None
    """Seconds until bots may take the empty seats; None: never."""
    level: Annotated[str, Meta(max_length=24)] | None = None
    """Of those bots; None: of the usual strength."""
    rated: bool = False
    """Only a rated game: among accounts, without bots."""
    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    """Of a guest who has none yet."""


class LobbySeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as in `Sitting`."""

    name: str
    kind: str
    level: str | None = None


class LobbyTable(msgspec.Struct, frozen=True):
    """A table that anybody may find."""

    id: str
    state: Literal["open", "running"]
    """A running game stands among the open tables while it wants a substitute."""
    host: str
    """What who opened it is called."""
    sitting: list[LobbySeat]
    free: int
    """Free seats; in a running game those whose players have left for good."""
    edition: str
    options: dict[str, int | bool | str]
    """Those that differ from the edition's."""
    terms: Terms
    round: int
    """0 before the game, and where spectators are behind."""
    since: str
    """When it was opened or, if it runs, started: ISO 8601, UTC."""
    away: bool = False
    """The host has not been seen for a while."""
    deciding: list[int] = []
    """Seats whose turn it is; empty before the game, and where spectators are behind."""


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """`GET /api/lobby`, and over the websocket `/ws/lobby` whenever it has changed: the same for all."""

    open: list[LobbyTable]
    """Tables with free seats, those that have not begun first, and the newest first."""
    running: list[LobbyTable]
    """Games that may be watched, the newest first."""
    live: list[int]
    """[players - 2] -> how many wait to be paired for a live game of so many."""
    slow: list[int]


class Seeking(msgspec.Struct, frozen=True):
    """What the visitor waits for."""

    wish: SeekWish
    waited: float
    """Seconds so far."""


class Mine(msgspec.Struct, frozen=True, tag="mine"):
    """Over the websocket when it has changed: what concerns the visitor alone."""

    tables: list[str]
    """Listed tables that they opened or sit at."""
    seeking: Seeking | None = None
    table: str | None = None
    """They have been paired and are awaited at this table."""
    missed: bool = False
    """They were paired and did not come in time, so that the others began without them."""


class HandWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/hand`: whether spectators are shown the hand of one's own seat; answers a `Table`."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    shown: bool


class Opponents(msgspec.Struct, frozen=True):
    """`GET /api/me/opponents`: the bots that `POST /api/tables/play-now` deals, and why those."""

    level: str
    why: Literal["first", "same", "stronger", "gentler"]
    """`first`: no game against bots is finished yet. `stronger`: the last two against that level were won. `gentler`:
    they came last. `same`: neither."""
