"""Tournaments as they are stored: lists, who has entered, and what their hosts and entrants change."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from secrets import randbits
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, func, insert, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import entrant, game, now, person, tournament, tournament_seat, tournament_table
from utopia.server.database.schema.games import GameState
from utopia.server.database.schema.tournaments import EntrantState, TournamentState
from utopia.server.database.tokens import short_id
from utopia.server.tournaments.rows import (
    GOING,
    Entrant,
    Listed,
    NoSuchTournamentError,
    Rows,
    StoredTournament,
    TournamentError,
)

MOST_LISTED: Final = 50
MOST_OF_HOST: Final = 5
"""Events of one host that are not over."""
_SEED_BITS: Final = 62


@dataclass(frozen=True, slots=True)
class Tournaments:
    """Those of this server."""

    database: Database

    async def add(self, host: str, values: dict[str, Any]) -> str:
        """Store an event and return its id. Raise TournamentError if the host has too many."""
        return await self.database.write(lambda connection: _add(connection, host, values))

    async def get(self, id_: str) -> StoredTournament:
        """Return an event. Raise NoSuchTournamentError."""
        return await self.database.read(lambda connection: tournament_of(connection, id_))

    async def read(self, id_: str) -> Rows:
        """Return everything about an event. Raise NoSuchTournamentError."""
        return await self.database.read(lambda connection: _rows(connection, id_))

    async def listed(self, *states: TournamentState) -> list[Listed]:
        """Return the listed events in these states: to begin, the next first; else the newest first."""
        mine = tournament.c.listed & tournament.c.state.in_(states)
        order = (
            (tournament.c.starts.is_(None), tournament.c.starts, tournament.c.created.desc())
            if TournamentState.OPEN in states
            else (tournament.c.changed.desc(),)
        )
        return await self.database.read(lambda connection: _listed(connection, mine, *order))

    async def of_person(self, who: str) -> list[Listed]:
        """Return the events that are not over, which a person has opened or entered."""
        entered = select(entrant.c.tournament).where(entrant.c.person == who)
        mine = or_(tournament.c.host == who, tournament.c.id.in_(entered)) & tournament.c.state.in_(GOING)
        return await self.database.read(lambda connection: _listed(connection, mine, tournament.c.created.desc()))

    async def enter(self, id_: str, who: str) -> None:
        """Enter an event, or come back to it. Raise NoSuchTournamentError, TournamentError."""
        await self.database.write(lambda connection: _enter(connection, id_, who))

    async def set_entrant(self, id_: str, number: int, state: EntrantState) -> None:
        """Withdraw or remove somebody; before the first round their place is free again. Raise the same errors."""
        await self.database.write(lambda connection: _set_entrant(connection, id_, number, state))

    async def change(self, id_: str, values: dict[str, Any]) -> None:
        """Change these columns of an event that is not over. Raise NoSuchTournamentError, TournamentError."""
        await self.database.write(lambda connection: _change(connection, id_, values))

    async def playing(self, who: str) -> list[Row[Any]]:
        """Return the live tables of a person in events that run: game, event's id and name, round, table."""
        query = _playing(who).order_by(tournament_table.c.round.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [row for row in rows if row.tempo is None or row.tempo["kind"] == "live"]


def tournament_of(connection: Connection, id_: str, *, is_changed: bool = False) -> StoredTournament:
    """Return an event, within a transaction; locked if it will be changed. Raise NoSuchTournamentError."""
    query = select(tournament).where(tournament.c.id == id_)
    row = connection.execute(query.with_for_update() if is_changed else query).one_or_none()
    if row is None:
        raise NoSuchTournamentError
    return msgspec.convert(row, StoredTournament, from_attributes=True)


def entrants_of(connection: Connection, id_: str) -> list[Entrant]:
    """Return who has entered, in that order, within a transaction."""
    columns = (person.c.name, person.c.signed_up, person.c.bot_of, person.c.banned_until)
    query = (
        select(entrant.c.number, entrant.c.person, entrant.c.state, *columns)
        .outerjoin(person, person.c.id == entrant.c.person)
        .where(entrant.c.tournament == id_)
        .order_by(entrant.c.number)
    )
    return [msgspec.convert(row, Entrant, from_attributes=True) for row in connection.execute(query)]


def touched(connection: Connection, event: StoredTournament, **values: Any) -> None:
    """Change an event within a transaction; ``changed`` always grows, so that copies of it know."""
    later = max(now(), event.changed + timedelta(milliseconds=1))
    connection.execute(update(tournament).where(tournament.c.id == event.id).values(**values, changed=later))


def _add(connection: Connection, host: str, values: dict[str, Any]) -> str:
    connection.execute(select(person.c.id).where(person.c.id == host).with_for_update())  # one after the other
    going = select(func.count()).where(tournament.c.host == host, tournament.c.state.in_(GOING))
    if connection.execute(going).scalar_one() >= MOST_OF_HOST:
        told = f"{MOST_OF_HOST} of your tournaments are not over; end one first"
        raise TournamentError(told, "tournament-too-many", most=str(MOST_OF_HOST))
    id_, moment = short_id(), now()
    made = {"id": id_, "host": host, "state": TournamentState.OPEN, "seed": randbits(_SEED_BITS), "round": 0}
    connection.execute(insert(tournament).values(**made, **values, created=moment, changed=moment))
    return id_


def _rows(connection: Connection, id_: str) -> Rows:
    event = tournament_of(connection, id_)
    name = connection.execute(select(person.c.name).where(person.c.id == event.host)).scalar_one_or_none()
    tables = select(tournament_table).where(tournament_table.c.tournament == id_)
    seats = select(tournament_seat).where(tournament_seat.c.tournament == id_)
    return Rows(
        event,
        name or "",
        entrants_of(connection, id_),
        list(connection.execute(tables.order_by(tournament_table.c.round, tournament_table.c.number))),
        list(connection.execute(seats.order_by(tournament_seat.c.round, tournament_seat.c.number, *_IN_ORDER))),
    )


_IN_ORDER: Final = (tournament_seat.c.seat, tournament_seat.c.entrant)


def _listed(connection: Connection, mine: ColumnElement[bool], *order: Any) -> list[Listed]:
    plays = entrant.c.state.in_((EntrantState.IN, EntrantState.AWAY))
    entered = select(func.count()).where(entrant.c.tournament == tournament.c.id, plays).scalar_subquery()
    query = select(tournament, person.c.name.label("host_name"), entered.label("entered"))
    query = query.outerjoin(person, person.c.id == tournament.c.host).where(mine).order_by(*order).limit(MOST_LISTED)
    return [
        Listed(msgspec.convert(row, StoredTournament, from_attributes=True), row.host_name or "", row.entered)
        for row in connection.execute(query)
    ]


def _enter(connection: Connection, id_: str, who: str) -> None:
    event, everybody = tournament_of(connection, id_, is_changed=True), entrants_of(connection, id_)
    known = next((one for one in everybody if one.person == who), None)
    if event.state not in GOING:
        raise TournamentError("this tournament is over", "tournament-over")
    if known is not None and known.state is EntrantState.REMOVED:
        raise TournamentError("the host has removed you from this tournament", "tournament-removed")
    if known is None and not event.takes_people:
        raise TournamentError("this tournament takes nobody any more", "tournament-closed")
    there = [one for one in everybody if one.state in (EntrantState.IN, EntrantState.AWAY) and one is not known]
    if len(there) >= event.terms.most:
        raise TournamentError("this tournament is full", "tournament-full")
    _require_one_hand(connection, who, there)
    if known is None:
        number = max((one.number for one in everybody), default=0) + 1
        row = {"tournament": id_, "number": number, "person": who, "state": EntrantState.IN, "entered": now()}
        connection.execute(insert(entrant).values(row))
    else:
        _put(connection, id_, known.number, EntrantState.IN)
    is_full = event.state is TournamentState.OPEN and event.terms.fill is not None
    if is_full and len(there) + 1 >= (event.terms.fill or 0):
        touched(connection, event, due=now())
    else:
        touched(connection, event)


def _require_one_hand(connection: Connection, who: str, there: Sequence[Entrant]) -> None:
    """A person plays themselves, or one of their bots: nobody sees two hands of one table."""
    owner = connection.execute(select(person.c.bot_of).where(person.c.id == who)).scalar_one_or_none() or who
    if any(owner in (one.person, one.bot_of) for one in there):
        raise TournamentError("you or a bot of yours has entered already", "tournament-two-hands")


def _set_entrant(connection: Connection, id_: str, number: int, state: EntrantState) -> None:
    event, everybody = tournament_of(connection, id_, is_changed=True), entrants_of(connection, id_)
    known = next((one for one in everybody if one.number == number), None)
    if event.state not in GOING:
        raise TournamentError("this tournament is over", "tournament-over")
    if known is None:
        raise NoSuchTournamentError
    if known.state is not EntrantState.REMOVED:
        _put(connection, id_, number, state)
        touched(connection, event)


def _change(connection: Connection, id_: str, values: dict[str, Any]) -> None:
    event = tournament_of(connection, id_, is_changed=True)
    if event.state not in GOING:
        raise TournamentError("this tournament is over", "tournament-over")
    if {"starts", "due"} & values.keys() and event.state is not TournamentState.OPEN and event.round:
        raise TournamentError("this tournament has begun", "tournament-begun")
    touched(connection, event, **values)


def _put(connection: Connection, id_: str, number: int, state: EntrantState) -> None:
    one = (entrant.c.tournament == id_) & (entrant.c.number == number)
    connection.execute(update(entrant).where(one).values(state=state))


def _playing(who: str) -> Select[Any]:
    joined = tournament_seat.join(
        tournament_table,
        (tournament_table.c.tournament == tournament_seat.c.tournament)
        & (tournament_table.c.round == tournament_seat.c.round)
        & (tournament_table.c.number == tournament_seat.c.number),
    ).join(game, game.c.id == tournament_table.c.game)
    columns = (tournament_table.c.game, tournament_table.c.round, tournament_table.c.number)
    return (
        select(*columns, tournament.c.id, tournament.c.name, game.c.tempo)
        .select_from(joined.join(tournament, tournament.c.id == tournament_table.c.tournament))
        .where(tournament_seat.c.person == who, tournament_table.c.ended.is_(None), game.c.state == GameState.RUNNING)
    )
