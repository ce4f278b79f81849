"""A request for a tournament, not yet checked."""

from dataclasses import dataclass, fields
from typing import Final

_WHAT: Final = (
    "seats", "bots", "players", "games", "seed", "simulations", "seconds", "edition", "option", "board", "out",
)  # fmt: skip
"""The options that say what is played; a run that goes on has it in its folder."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for at the command line; None where nothing was said."""

    seats: str | None = None
    bots: str | None = None
    players: str | None = None
    games: int | None = None
    seed: int | None = None
    simulations: int | None = None
    seconds: float | None = None
    edition: str | None = None
    option: tuple[str, ...] = ()
    board: str | None = None
    out: str | None = None
    resume: str | None = None
    jobs: int = 0
    ray: str | None = None
    json: bool = False
    parquet: str | None = None
    plot: str | None = None

    @property
    def said(self) -> list[str]:
        """The options about what is played that were given."""
        return [f"--{one.name}" for one in fields(self) if one.name in _WHAT and getattr(self, one.name)]
