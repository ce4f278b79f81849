"""Tournaments as they are shown: from stored rows to messages."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from utopia.server.database.schema.tournaments import EntrantState
from utopia.server.tournaments import messages
from utopia.server.tournaments.counting import line_of
from utopia.server.tournaments.rows import GOING, Entrant, Listed, Rows, StoredTournament
from utopia.server.tournaments.standings import Standing, standings
from utopia.server.web.messages import iso

_DIGITS: Final = 3
_THERE: Final = (EntrantState.IN, EntrantState.AWAY)


def shown_to_all(rows: Rows) -> messages.Tournament:
    """Return an event as somebody sees it who has nothing to do with it."""
    event = rows.tournament
    entered = sum(one.state in _THERE for one in rows.entrants)
    is_next = event.state in GOING
    return messages.Tournament(
        entry=entry_of(Listed(event, rows.host_name, entered), mine=False),
        description=event.about,
        board=event.terms.board,
        is_host=False,
        me=None,
        game=None,
        may_enter=event.takes_people and entered < event.terms.most,
        standings=_standings(rows),
        rounds=_rounds(rows),
        next=_iso(event.due) if is_next else None,
        deadline=_iso(event.deadline),
        paused=event.paused is not None,
    )


def shown_to(shown: messages.Tournament, rows: Rows, who: str) -> messages.Tournament:
    """Return the same for that person."""
    me = next((one for one in rows.entrants if one.person == who), None)
    is_host = rows.tournament.host == who
    may_enter = shown.may_enter if me is None else _may_come_back(rows.tournament, me)
    return msgspec.structs.replace(
        shown,
        entry=msgspec.structs.replace(shown.entry, mine=is_host or me is not None),
        is_host=is_host,
        me=None if me is None else me.number,
        game=None if me is None else _game_of(rows, me.number),
        may_enter=may_enter,
    )


def entry_of(listed: Listed, *, mine: bool) -> messages.TournamentEntry:
    """Return an event in a list."""
    event = listed.tournament
    return messages.TournamentEntry(
        id=event.id,
        name=event.name,
        host=listed.host_name,
        state=event.state.value,
        terms=_terms(event),
        listed=event.listed,
        entered=listed.entered,
        round=event.round,
        rounds=event.rounds if event.round or event.terms.system == "swiss" else 0,
        starts=_iso(event.starts),
        ended=_iso(event.ended),
        mine=mine,
    )


def _terms(event: StoredTournament) -> messages.TournamentTerms:
    names = messages.TournamentTerms.__struct_fields__
    return messages.TournamentTerms(**{name: getattr(event.terms, name) for name in names})


def _may_come_back(event: StoredTournament, me: Entrant) -> bool:
    is_going = event.state in GOING
    return is_going and me.state in (EntrantState.AWAY, EntrantState.OUT)


def _game_of(rows: Rows, number: int) -> str | None:
    """Return the game in which that entrant plays just now."""
    mine = {(seat.round, seat.number) for seat in rows.seats if seat.entrant == number and seat.number is not None}
    running = [table for table in rows.tables if table.ended is None and (table.round, table.number) in mine]
    return running[-1].game if running else None


def _standings(rows: Rows) -> list[messages.TournamentStanding]:
    people = {one.number: one for one in rows.entrants}
    counted = [line_of(seat) for seat in rows.seats if seat.points is not None]
    if not rows.tournament.round:
        there = [one.number for one in rows.entrants if one.state in _THERE]
        return [_standing(people[one.player], one, 0) for one in standings(there, [])]
    return [_standing(people[one.player], one, one.rank) for one in standings(people, counted)]


def _standing(one: Entrant, standing: Standing, rank: int) -> messages.TournamentStanding:
    return messages.TournamentStanding(
        number=one.number,
        name=one.name or "",
        person=one.person if one.signed_up is not None or one.bot_of is not None else None,
        program=one.bot_of is not None,
        state=one.state.value,
        rank=rank,
        points=standing.points / 2,
        opponents=round(float(standing.opponents) / 2, _DIGITS),
        direct=standing.direct,
        share=round(float(standing.share), _DIGITS),
        games=standing.games,
        wins=standing.wins,
    )


def _rounds(rows: Rows) -> list[messages.TournamentRound]:
    seats = defaultdict[tuple[int, int | None], list[Row[Any]]](list)
    for seat in rows.seats:
        seats[seat.round, seat.number].append(seat)
    return [_round(number, rows, seats) for number in range(rows.tournament.round, 0, -1)]


def _round(number: int, rows: Rows, seats: dict[tuple[int, int | None], list[Row[Any]]]) -> messages.TournamentRound:
    tables = [table for table in rows.tables if table.round == number]
    byes = seats.get((number, None), [])
    return messages.TournamentRound(
        round=number,
        tables=[_table(table, seats.get((number, table.number), [])) for table in tables],
        byes=[messages.TournamentBye(seat.entrant, (seat.points or 0) / 2) for seat in byes],
    )


def _table(table: Row[Any], seats: Sequence[Row[Any]]) -> messages.TournamentTable:
    return messages.TournamentTable(
        number=table.number,
        game=table.game,
        watch=_watch(table),
        over=table.ended is not None,
        seats=[
            messages.TournamentSeat(
                number=seat.entrant,
                points=None if seat.points is None else seat.points / 2,
                place=seat.place,
                score=seat.score,
            )
            for seat in seats
        ],
    )


def _watch(table: Row[Any]) -> str | None:
    if table.game is None:
        return None
    return f"/games/{table.game}" if table.token is None else f"/join/{table.token}"


def _iso(moment: datetime | None) -> str | None:
    return None if moment is None else iso(moment)
