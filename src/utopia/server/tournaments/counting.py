"""Results of tables, counted for their tournament; within a transaction."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, select, update

from utopia.server.database.schema import entrant, game, now, tournament_seat, tournament_table
from utopia.server.database.schema.games import SeatKind
from utopia.server.database.schema.tournaments import EntrantState, TournamentState
from utopia.server.tables.clocks import read_times
from utopia.server.tables.games import game_of_row
from utopia.server.tournaments.rows import StoredTournament
from utopia.server.tournaments.standings import Line, SeatResult, counted, shared_out
from utopia.server.tournaments.store import touched, tournament_of

UNCOUNTED: Final = tournament_table.c.ended.is_(None)
"""Condition: a table that is being played, or whose result is still to be counted."""


def lines_of(connection: Connection, id_: str) -> list[Line]:
    """Return all rounds of all players that are counted or being played, by round, table and seat."""
    rows = connection.execute(in_order(id_))
    return [line_of(row) for row in rows]


def in_order(id_: str) -> Select[Any]:
    """Return the query for them."""
    columns = tournament_seat.c
    return (
        select(tournament_seat).where(columns.tournament == id_).order_by(columns.round, columns.number, columns.seat)
    )


def line_of(row: Row[Any]) -> Line:
    """Return the line of a row of `tournament_seat`."""
    return Line(row.round, row.entrant, row.number, row.points or 0, row.place, row.score or 0)


def count(connection: Connection, id_: str, scores: Sequence[int] | None) -> str | None:
    """Count the result of a game, or of one that runs with these scores. Return its event, if that was new."""
    found = connection.execute(select(tournament_table).where(tournament_table.c.game == id_)).one_or_none()
    if found is None:
        return None
    event = tournament_of(connection, found.tournament, is_changed=True)
    row = connection.execute(select(game).where(game.c.id == id_)).one()
    again = select(tournament_table.c.ended).where(tournament_table.c.game == id_)
    if connection.execute(again).scalar_one() is not None:
        return None
    result = game_of_row(row).result
    if result is None and scores is None:
        return None
    given = list(result.scores) if result is not None else list(scores or [])
    ended = list(result.places) if result is not None else [1 + sum(other > one for other in given) for one in given]
    _write(connection, found, given, ended)
    _end_table(connection, event, found)
    return event.id


def _write(connection: Connection, table: Row[Any], scores: Sequence[int], ended: Sequence[int]) -> None:
    """Store what each player has of that table. ``ended``: their places in the game."""
    mine = (tournament_seat.c.tournament == table.tournament) & (tournament_seat.c.round == table.round)
    there = in_order(table.tournament).where(mine, tournament_seat.c.number == table.number)
    players = connection.execute(there).all()
    results = _results(connection, table.game, players)
    places = counted(results, ended)
    for player, place, points, one in zip(players, places, shared_out(places), results, strict=True):
        score = scores[player.seat] if scores else 0
        change = update(tournament_seat).where(mine, tournament_seat.c.entrant == player.entrant)
        connection.execute(change.values(points=points, place=place, score=score))
        if not one.stayed:
            _send_away(connection, table.tournament, player.entrant)


def _results(connection: Connection, id_: str, players: Sequence[Row[Any]]) -> list[SeatResult]:
    """Return how each seat ended. A game that began with fewer seats than players cannot be."""
    times = dict(enumerate(read_times(connection, id_)))
    found = list[SeatResult]()
    for player in players:
        row, time = times[player.seat]
        stayed = row.kind == SeatKind.PERSON and row.person is not None and row.person == player.person
        found.append(SeatResult(stayed, time.own, time.others))
    return found


def _send_away(connection: Connection, id_: str, number: int) -> None:
    one = (entrant.c.tournament == id_) & (entrant.c.number == number) & (entrant.c.state == EntrantState.IN)
    connection.execute(update(entrant).where(one).values(state=EntrantState.AWAY))


def _end_table(connection: Connection, event: StoredTournament, table: Row[Any]) -> None:
    """The table is counted; with the last one the round ends, with the last round the event."""
    columns = tournament_table.c
    one = (columns.tournament == table.tournament) & (columns.round == table.round) & (columns.number == table.number)
    connection.execute(update(tournament_table).where(one).values(ended=now()))
    same = select(columns.number).where(columns.tournament == event.id, columns.round == event.round, UNCOUNTED)
    if event.state is not TournamentState.RUNNING or connection.execute(same).first() is not None:
        touched(connection, event)
    elif event.round < event.rounds:
        touched(connection, event, due=now() + timedelta(seconds=event.terms.rest), deadline=None)
    else:
        end(connection, event, TournamentState.OVER)


def count_lost(connection: Connection) -> list[str]:
    """Count the tables whose games were deleted: nobody has points there. Return their events."""
    lost = select(tournament_table).where(tournament_table.c.game.is_(None), UNCOUNTED)
    found = list[str]()
    for table in connection.execute(lost).all():
        event = tournament_of(connection, table.tournament, is_changed=True)
        there = (tournament_seat.c.round == table.round) & (tournament_seat.c.number == table.number)
        change = update(tournament_seat).where(tournament_seat.c.tournament == event.id, there)
        connection.execute(change.values(points=0))
        _end_table(connection, event, table)
        found.append(event.id)
    return found


def end(connection: Connection, event: StoredTournament, state: TournamentState) -> None:
    """The event is over, or cancelled."""
    touched(connection, event, state=state, ended=now(), due=None, deadline=None, paused=None)
