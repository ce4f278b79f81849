"""Tournaments as they are stored: rows, and the errors of those who ask for them."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from utopia.server.database.errors import SaidError
from utopia.server.database.schema.tournaments import EntrantState, TournamentState
from utopia.server.tournaments.messages import TournamentTerms

GOING: Final = (TournamentState.OPEN, TournamentState.RUNNING)
"""States of an event that is not over."""


class NoSuchTournamentError(SaidError):
    """There is no such event."""

    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such tournament", "tournament-none")


class TournamentError(SaidError):
    """The event does not stand so that this could be done."""

    status = 409


class StoredTerms(TournamentTerms, frozen=True, kw_only=True):
    """Those of a stored event, with the map of its tables; all options are written out."""

    board: str


class StoredTournament(msgspec.Struct, frozen=True):
    """An event."""

    id: str
    host: str | None
    name: str
    about: str
    state: TournamentState
    terms: StoredTerms
    listed: bool
    seed: int
    created: datetime
    changed: datetime
    starts: datetime | None
    started: datetime | None
    ended: datetime | None
    round: int
    rounds: int
    due: datetime | None
    deadline: datetime | None
    paused: datetime | None

    @property
    def takes_people(self) -> bool:
        """Whether one may still enter it for the first time."""
        is_late = self.state is TournamentState.RUNNING and self.round < min(self.terms.late + 1, self.rounds)
        return self.state is TournamentState.OPEN or (is_late and self.terms.system == "swiss")


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who has entered an event."""

    number: int
    person: str | None
    """None if they have deleted themselves."""
    state: EntrantState
    name: str | None
    signed_up: datetime | None
    bot_of: str | None
    banned_until: datetime | None


@dataclass(frozen=True, slots=True)
class Rows:
    """Everything about one event, read at one moment."""

    tournament: StoredTournament
    host_name: str
    entrants: list[Entrant]
    tables: list[Row[Any]]
    """Of `tournament_table`."""
    seats: list[Row[Any]]
    """Of `tournament_seat`."""


@dataclass(frozen=True, slots=True)
class Listed:
    """An event, for a list."""

    tournament: StoredTournament
    host_name: str
    entered: int
