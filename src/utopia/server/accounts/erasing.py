"""Delete a person: personal data goes from every table; the games of others stay, without the name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec
from sqlalchemy import Boolean, Connection, Select, delete, or_, select, update

from utopia.server.database.schema import chat, event, game, leaver, metadata, now, person, rating, report, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.tables.clocks import Gone, read_times, write_times
from utopia.server.tables.leaving import leavers_of
from utopia.server.tables.rows import Seat, kept_for_others
from utopia.server.tables.seats import EMPTY_SEAT, seats_of_game
from utopia.tables.votes import Vote

StandIn: TypeAlias = Callable[[int, Sequence[Seat]], Seat]
"""From a seat and everybody at its table to the bot that takes over."""


@dataclass
class Erased:
    """Games that are otherwise than they were."""

    changed: list[str] = field(default_factory=list)
    """Bots take over the person's seats, a seat at an open table becomes free, or the seat stays without a name."""
    gone: list[str] = field(default_factory=list)
    """Deleted games: unfinished without other players, the person's open tables, and their imported records."""


def erase(connection: Connection, who: str, stand_in: StandIn) -> Erased:
    """Within a transaction. The person's row is deleted, or made nameless if finished games still refer to it."""
    erased = Erased()
    for bot in connection.execute(select(person.c.id).where(person.c.bot_of == who)).scalars().all():
        _extend(erased, erase(connection, bot, stand_in))
    for id_, state in connection.execute(_his_games(who)).all():
        _leave_game(connection, id_, state, who, stand_in, erased)
    _fall_silent(connection, who)
    _cut_off(connection, who)
    _become_nobody(connection, who)
    return erased


def _extend(erased: Erased, more: Erased) -> None:
    erased.changed += more.changed
    erased.gone += more.gone


def _his_games(who: str) -> Select[str, str]:
    theirs = select(seat.c.game).where(or_(seat.c.person == who, seat.c.was == who))
    left = select(leaver.c.game).where(leaver.c.person == who)
    return select(game.c.id, game.c.state).where(or_(game.c.host == who, game.c.id.in_(theirs), game.c.id.in_(left)))


def _leave_game(connection: Connection, id_: str, state: str, who: str, stand_in: StandIn, erased: Erased) -> None:
    seats = seats_of_game(connection, id_)
    others = [one.person for one in seats if one.kind is SeatKind.PERSON and one.person not in (None, who)]
    others += kept_for_others(seats, who) if state == GameState.RUNNING else []
    row = connection.execute(select(game.c.host, game.c.imported).where(game.c.id == id_)).one()
    is_host = row.host == who
    is_own = is_host and (state == GameState.OPEN or row.imported is not None)
    if is_own or (state == GameState.RUNNING and not others):
        connection.execute(delete(game).where(game.c.id == id_))
        erased.gone.append(id_)
        return
    erased.changed.append(id_)
    if is_host and others:
        connection.execute(update(game).where(game.c.id == id_).values(host=others[0]))
    if state == GameState.RUNNING:
        _note_gone(connection, id_, who)
    _leave_seats(connection, id_, state, who, stand_in)
    connection.execute(update(event).where(event.c.game == id_, event.c.person == who).values(person=None))
    _forget_leaving(connection, id_, who)
    _leave_vote(connection, id_, who)


def _leave_seats(connection: Connection, id_: str, state: str, who: str, stand_in: StandIn) -> None:
    """Free the seat at an open table, give it to a bot in a running game, keep it nameless in a finished one."""
    seats = seats_of_game(connection, id_)
    for number, sitting in enumerate(seats):
        if sitting.person != who:
            continue
        values: dict[str, object] = {"name": None, "plan": None}
        if state == GameState.OPEN:
            values = dict(EMPTY_SEAT)
        elif state == GameState.RUNNING:
            bot = seats[number] = stand_in(number, seats)
            values |= {"kind": SeatKind.BOT, "person": None, "name": bot.name, "level": bot.level}
        connection.execute(update(seat).where(seat.c.game == id_, seat.c.seat == number).values(values))


def _note_gone(connection: Connection, id_: str, who: str) -> None:
    """Keep the rating of the deleted player at a rated table, without the name: the others are rated against it."""
    if not connection.execute(select(game.c.rated).where(game.c.id == id_)).scalar_one():
        return
    times = read_times(connection, id_)
    known = select(rating.c.mu, rating.c.sigma).where(rating.c.person == who, rating.c.players == len(times))
    found = connection.execute(known).one_or_none()
    gone = Gone(None if found is None else (found.mu, found.sigma))
    theirs = {row.seat: time for row, time in times if who == (row.was or row.person)}
    write_times(connection, id_, {number: msgspec.structs.replace(time, gone=gone) for number, time in theirs.items()})


def _forget_leaving(connection: Connection, id_: str, who: str) -> None:
    """The person left a seat earlier, and cannot take it back any more."""
    leavers = leavers_of(connection, [id_])
    for row, time in read_times(connection, id_):
        if who == leavers.get((id_, row.seat), (row.was,))[-1]:
            write_times(connection, id_, {row.seat: msgspec.structs.replace(time, left=None)})
    connection.execute(update(seat).where(seat.c.game == id_, seat.c.was == who).values(was=None))


def _leave_vote(connection: Connection, id_: str, who: str) -> None:
    """End votes about the person; elsewhere their vote is removed."""
    stored = connection.execute(select(game.c.vote).where(game.c.id == id_)).scalar_one_or_none()
    if stored is None:
        return
    vote = msgspec.convert(stored, Vote)
    voices = {one: choice for one, choice in vote.voices.items() if one != who}
    by = None if vote.by == who else vote.by
    told = None if vote.person == who else msgspec.to_builtins(msgspec.structs.replace(vote, by=by, voices=voices))
    connection.execute(update(game).where(game.c.id == id_).values(vote=told))


def _fall_silent(connection: Connection, who: str) -> None:
    """Delete the person's messages and reports; others' reports about them stay for the admins, without the name."""
    gone = {"person": None, "text": None, "phrase": None, "removed": now()}
    connection.execute(update(chat).where(chat.c.person == who).values(gone))
    connection.execute(delete(report).where(report.c.reporter == who))
    for column in (report.c.handled_by, chat.c.removed_by):
        connection.execute(update(column.table).where(column == who).values({column.name: None}))


def _cut_off(connection: Connection, who: str) -> None:
    """Return for each table what happens to its rows: a person's row may stay, for finished games."""
    for table in metadata.tables.values():
        for column in table.columns:
            fates = [key.ondelete for key in column.foreign_keys if key.column is person.c.id]
            if fates == ["CASCADE"]:
                connection.execute(delete(table).where(column == who))
            elif fates == ["SET NULL"]:
                connection.execute(update(table).where(column == who).values({column.name: None}))


def _become_nobody(connection: Connection, who: str) -> None:
    nothing = {column.name: None for column in person.c if column.nullable}
    no = {column.name: False for column in person.c if isinstance(column.type, Boolean)}
    connection.execute(update(person).where(person.c.id == who).values(nothing | no))
    met = [select(seat.c.person).where(seat.c.person == who), select(game.c.host).where(game.c.host == who)]
    connection.execute(delete(person).where(person.c.id == who, *(~each.exists() for each in met)))
