"""The rounds of stored tournaments: begin, pair, count results, end. Each function is one transaction.

Each looks and writes with the event's row locked, so that nothing is done twice, also after a crash.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, insert, or_, select

from utopia.server.database.database import Database
from utopia.server.database.schema import game, link, now, tournament, tournament_seat, tournament_table
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.database.schema.tournaments import TournamentState
from utopia.server.database.tokens import link_token
from utopia.server.tables.games import Arrange, make_game
from utopia.server.tables.messages import Terms
from utopia.server.tables.rows import NewGame, Seat
from utopia.server.tournaments.counting import UNCOUNTED, count, count_lost, end
from utopia.server.tournaments.pairing import Round, rounds_for_all
from utopia.server.tournaments.pairing import Table as Order
from utopia.server.tournaments.planning import Plan, planned, plays
from utopia.server.tournaments.rows import GOING, StoredTerms, StoredTournament, TournamentError
from utopia.server.tournaments.standings import WIN
from utopia.server.tournaments.store import entrants_of, touched, tournament_of

_FEWEST: Final = 2
ABANDONED: Final = timedelta(days=90)
"""After which an event without a start is cancelled, if nothing has changed there."""
_RUNNING: Final = tournament.c.state == TournamentState.RUNNING


@dataclass(frozen=True, slots=True)
class Rounds:
    """Those of all events."""

    database: Database
    arrange: Arrange
    """How the game of a full table begins."""

    async def due(self, moment: datetime) -> list[str]:
        """Return the events that begin now, or whose next round does."""
        query = select(tournament.c.id).where(tournament.c.due <= moment, tournament.c.paused.is_(None), _ALIVE)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def next_due(self) -> datetime | None:
        """Return when something is to be done next, as far as is known."""
        query = select(tournament.c.due, tournament.c.deadline, tournament.c.paused).where(_ALIVE)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        moments = [None if row.paused else row.due for row in rows] + [row.deadline for row in rows]
        return min((moment for moment in moments if moment is not None), default=None)

    async def begin_round(self, id_: str) -> list[str]:
        """Begin an event, or its next round, if it is time for it. Return the games, which run. It may end instead.

        Pairing takes a while, and holds no writer: it is done for the event as it was read, and anew if that changed.
        """
        games: list[str] | None = None
        while games is None:
            plan = await self.database.read(lambda connection: planned(connection, id_))
            if plan is None:
                return []
            games = await self.database.write(partial(_laid, plan=plan, arrange=self.arrange))
        return games

    async def require_startable(self, id_: str) -> None:
        """Raise TournamentError unless it could begin now; NoSuchTournamentError."""
        await self.database.read(lambda connection: _require_startable(connection, id_))

    async def count(self, id_: str, scores: Sequence[int] | None = None) -> str | None:
        """Count the result of a game; return its event, None if it is of none or was counted already.

        ``scores``: of a game that runs, whose time is over: it is counted as it stands.
        """
        return await self.database.write(lambda connection: count(connection, id_, scores))

    async def count_lost(self) -> list[str]:
        """Count the tables whose games were deleted, as nobody's. Return the events."""
        return await self.database.write(count_lost)

    async def uncounted(self) -> list[str]:
        """Return games that are over and not counted."""
        query = select(tournament_table.c.game).join(game, game.c.id == tournament_table.c.game)
        query = query.where(UNCOUNTED, game.c.state == GameState.OVER)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def overdue(self, moment: datetime) -> list[str]:
        """Return the games that run after the end of their round."""
        query = (
            select(tournament_table.c.game)
            .join(game, game.c.id == tournament_table.c.game)
            .join(tournament, tournament.c.id == tournament_table.c.tournament)
            .where(game.c.state == GameState.RUNNING)
            .where(or_(tournament_table.c.ended.is_not(None), _RUNNING & (tournament.c.deadline <= moment)))
        )
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def abandoned(self, moment: datetime) -> list[str]:
        """Return the events that nobody will begin: they have no start, and their host is gone, or silent for long."""
        is_alone = or_(tournament.c.host.is_(None), tournament.c.changed < moment - ABANDONED)
        query = select(tournament.c.id).where(tournament.c.state == TournamentState.OPEN, tournament.c.due.is_(None))
        return await self.database.read(lambda connection: list(connection.execute(query.where(is_alone)).scalars()))

    async def cancel(self, id_: str) -> None:
        """End an event before its time. Raise NoSuchTournamentError, TournamentError."""
        await self.database.write(lambda connection: _cancel(connection, id_))


_ALIVE: Final = tournament.c.state.in_(GOING)


def _laid(connection: Connection, *, plan: Plan, arrange: Arrange) -> list[str] | None:
    """Make the tables of a round. Return the games; None if the event has changed since it was planned."""
    event, moment = tournament_of(connection, plan.event.id, is_changed=True), now()
    if event.changed != plan.event.changed:
        return None
    if plan.pairing is None:
        end(connection, event, TournamentState.OVER if event.round else TournamentState.CANCELLED)
        return []
    for line in plan.missed:
        _add_seat(connection, event, line.round, line.player, plan.people[line.player], points=line.points)
    games = _lay(connection, event, plan.pairing, plan.people, arrange)
    hours = event.terms.hours
    touched(
        connection,
        event,
        state=TournamentState.RUNNING,
        started=event.started or moment,
        round=event.round + 1,
        rounds=event.rounds if event.round else _rounds_of(event.terms, plan.playing),
        due=None,
        deadline=None if hours is None else moment + timedelta(hours=hours),
    )
    return games


def _rounds_of(terms: StoredTerms, players: int) -> int:
    return terms.rounds if terms.system == "swiss" else rounds_for_all(players, terms.players)


def _require_startable(connection: Connection, id_: str) -> None:
    event, moment = tournament_of(connection, id_), now()
    if event.state is not TournamentState.OPEN:
        raise TournamentError("this tournament has begun", "tournament-begun")
    if sum(plays(one, moment) for one in entrants_of(connection, id_)) < event.terms.players:
        least = event.terms.players
        raise TournamentError(f"it needs {least} players to begin", "tournament-too-few", least=str(least))


def _add_seat(
    connection: Connection, event: StoredTournament, round_: int, player: int, who: str | None, **values: Any
) -> None:
    row = {"tournament": event.id, "round": round_, "entrant": player, "person": who, **values}
    connection.execute(insert(tournament_seat).values(row))


def _lay(
    connection: Connection, event: StoredTournament, pairing: Round, people: dict[int, str | None], arrange: Arrange
) -> list[str]:
    """Make the tables of the next round, which run at once."""
    number, games = event.round + 1, list[str]()
    for table, order in enumerate(pairing.tables, 1):
        made = make_game(connection, _game_of(event, order, people), arrange)
        row = {"tournament": event.id, "round": number, "number": table, "game": made.id}
        connection.execute(insert(tournament_table).values(**row, token=_watch(connection, event, made.id)))
        for seat, player in enumerate(order):
            _add_seat(connection, event, number, player, people[player], number=table, seat=seat)
        games.append(made.id)
    for player in pairing.byes:
        _add_seat(connection, event, number, player, people[player], points=WIN)
    return games


def _game_of(event: StoredTournament, order: Order, people: dict[int, str | None]) -> NewGame:
    terms, seats = event.terms, [Seat(SeatKind.PERSON, person=people[player]) for player in order]
    table = Terms(
        listed=event.listed,
        watchable=event.listed,
        rated=terms.rated,
        programs=terms.rated and terms.programs,
        tempo=terms.tempo,
        bots_fill=not terms.rated,
    )
    return NewGame(
        host=seats[0].person or "",
        seats=seats,
        edition=terms.edition,
        options=terms.options,
        board=terms.board,
        first=0,
        **{name: getattr(table, name) for name in Terms.__struct_fields__},
    )


def _watch(connection: Connection, event: StoredTournament, id_: str) -> str | None:
    """Return the token of a link to watch the table, where the lobby does not lead there."""
    if event.listed:
        return None
    token = link_token()
    connection.execute(insert(link).values(token=token, game=id_, purpose=Purpose.WATCH, created=now()))
    return token


def _cancel(connection: Connection, id_: str) -> None:
    event = tournament_of(connection, id_, is_changed=True)
    if event.state not in GOING:
        raise TournamentError("this tournament is over", "tournament-over")
    end(connection, event, TournamentState.CANCELLED)
