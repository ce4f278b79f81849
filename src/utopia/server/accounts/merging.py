"""Merge a guest into an account: the guest's data becomes the account's, in one transaction.

Other access to the guest (sessions, device links, keys of programs) is not moved: access to a guest must not become
access to an account.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    PrimaryKeyConstraint,
    UniqueConstraint,
    delete,
    func,
    literal,
    or_,
    select,
    update,
)

from utopia.server.database.schema import (
    api_token,
    chat,
    delivery,
    errand,
    event,
    game,
    leaver,
    lesson,
    metadata,
    note,
    notice,
    passage,
    passkey,
    person,
    relation,
    report,
    seat,
    session,
)
from utopia.server.database.schema.games import SeatKind
from utopia.server.notifications.outbox import NoticeKind
from utopia.tables.votes import Vote

_NOTE_LENGTH: Final = 4000
_STAY_BEHIND: Final = (session, passage, passkey, errand, api_token)
"""They go with the guest."""
_WITHOUT_KEYS: Final[tuple[Column[Any], ...]] = (
    seat.c.was,
    person.c.bot_of,
    report.c.handled_by,
    chat.c.removed_by,
)
"""Columns that name people without a foreign key."""


def merge(connection: Connection, guest: str, account: str) -> list[str]:
    """Within a transaction: delete the guest, give the account their data. Return the games in which the guest sat."""
    was_there = select(seat.c.game).where(or_(seat.c.person == guest, seat.c.was == guest))
    left = select(leaver.c.game).where(leaver.c.person == guest)
    games = list(connection.execute(was_there.union(left)).scalars())
    _share_tables(connection, guest, account)
    _plan_on(connection, guest, account)
    _vote_on(connection, games, guest, account)
    _join_notes(connection, guest, account)
    _keep_best_solutions(connection, guest, account)
    _remind_again(connection, guest)
    mine = (event.c.person == guest) & event.c.game.in_(games)
    connection.execute(update(event).where(mine).values(person=account))
    for column in [*_WITHOUT_KEYS, *_his_columns()]:
        _hand_over(connection, column, guest, account)
    connection.execute(delete(relation).where(relation.c.person == relation.c.other))
    _keep_ban(connection, guest, account)
    connection.execute(delete(person).where(person.c.id == guest))
    return games


def _share_tables(connection: Connection, guest: str, account: str) -> None:
    """Where both sit at one table the guest becomes a guest at the account's device, under their own name."""
    both = select(seat.c.game).where(seat.c.person == account)
    name = select(person.c.name).where(person.c.id == guest).scalar_subquery()
    second = (seat.c.person == guest) & (seat.c.kind == SeatKind.PERSON) & seat.c.game.in_(both)
    connection.execute(update(seat).where(second).values(kind=SeatKind.DEVICE, name=name))


def _plan_on(connection: Connection, guest: str, account: str) -> None:
    """Plans name their person, beside the seat."""
    planned = select(seat.c.game, seat.c.seat, seat.c.plan).where(seat.c.person == guest, seat.c.plan.is_not(None))
    for game_id, number, plan in connection.execute(planned).all():
        mine = update(seat).where(seat.c.game == game_id, seat.c.seat == number)
        connection.execute(mine.values(plan=plan | {"person": account}))


def _vote_on(connection: Connection, games: Sequence[str], guest: str, account: str) -> None:
    """In open votes the guest's voice or case becomes the account's; the account's own vote counts."""
    asked = select(game.c.id, game.c.vote).where(game.c.id.in_(games), game.c.vote.is_not(None))
    for game_id, stored in connection.execute(asked).all():
        vote = msgspec.convert(stored, Vote)
        voices = {account if who == guest else who: choice for who, choice in vote.voices.items()}
        if account in vote.voices:
            voices[account] = vote.voices[account]
        about = account if vote.person == guest else vote.person
        by = account if vote.by == guest else vote.by
        told = msgspec.to_builtins(msgspec.structs.replace(vote, person=about, by=by, voices=voices))
        connection.execute(update(game).where(game.c.id == game_id).values(vote=told))


def _remind_again(connection: Connection, guest: str) -> None:
    """Reminders without a channel (guests have none) may now be sent, if the turn still waits."""
    handed_on = select(delivery.c.notice).where(delivery.c.notice == notice.c.id).exists()
    has_decided = (event.c.game == notice.c.game) & (event.c.seat == notice.c.seat) & (event.c.at > notice.c.made)
    mine = (notice.c.person == guest) & (notice.c.kind == NoticeKind.REMINDER)
    untold = mine & ~handed_on & ~select(event.c.seq).where(has_decided).exists()
    connection.execute(update(notice).where(untold).values(sent=None, dropped=None))


def _join_notes(connection: Connection, guest: str, account: str) -> None:
    """Two notes on one game are one, the account's first."""
    texts = connection.execute(select(note.c.game, note.c.text).where(note.c.person == guest)).all()
    for game_id, text in texts:
        own = (note.c.game == game_id) & (note.c.person == account)
        joined = func.substr(note.c.text + literal(f"\n\n{text}"), 1, _NOTE_LENGTH)
        connection.execute(update(note).where(own).values(text=joined))


def _keep_best_solutions(connection: Connection, guest: str, account: str) -> None:
    """Of a lesson that both have solved the account keeps the better solution."""
    rows = connection.execute(select(lesson).where(lesson.c.person == guest)).all()
    for row in rows:
        worse = (lesson.c.person == account) & (lesson.c.lesson == row.lesson) & (lesson.c.moves > row.moves)
        connection.execute(update(lesson).where(worse).values(stars=row.stars, moves=row.moves))


def _his_columns() -> Iterator[Column[Any]]:
    """The columns with a person whose rows become the account's."""
    for table in metadata.tables.values():
        for column in table.columns:
            if table not in _STAY_BEHIND and any(key.column is person.c.id for key in column.foreign_keys):
                yield column


def _hand_over(connection: Connection, column: Column[Any], guest: str, account: str) -> None:
    """Where the account may stand once only, its own row stays."""
    table = column.table
    for rule in table.constraints:
        if isinstance(rule, PrimaryKeyConstraint | UniqueConstraint) and column.name in rule.columns:
            own = table.alias()
            apart = [own.c[one.name] == table.c[one.name] for one in rule.columns if one.name != column.name]
            has_it = select(literal(1)).select_from(own).where(own.c[column.name] == account, *apart)
            connection.execute(delete(table).where(column == guest, has_it.exists()))
    connection.execute(update(table).where(column == guest).values({column.name: account}))


def _keep_ban(connection: Connection, guest: str, account: str) -> None:
    """Keep the longer ban when a guest signs in to an account."""
    columns = (person.c.banned_until, person.c.banned_why)
    until, why = connection.execute(select(*columns).where(person.c.id == guest)).one()
    if until is not None:
        shorter = or_(person.c.banned_until.is_(None), person.c.banned_until < until)
        mine = update(person).where(person.c.id == account, shorter)
        connection.execute(mine.values(banned_until=until, banned_why=why))
