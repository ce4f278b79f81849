"""The next round of an event, as it is read: who plays, and who with whom."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from random import Random
from typing import Final

from sqlalchemy import Connection, select

from utopia.server.database.schema import now, relation
from utopia.server.database.schema.people import RelationKind
from utopia.server.database.schema.tournaments import EntrantState
from utopia.server.tournaments.counting import lines_of
from utopia.server.tournaments.pairing import Past, Round, berger, even, swiss
from utopia.server.tournaments.rows import GOING, Entrant, StoredTournament
from utopia.server.tournaments.standings import HALF, Line, standings
from utopia.server.tournaments.store import entrants_of, tournament_of

FEWEST: Final = 2
"""Players of a round."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The next round of an event, for as long as the event stays as it was read."""

    event: StoredTournament
    people: dict[int, str | None]
    """Entrant -> their person."""
    missed: list[Line]
    """Rounds that began before their players came."""
    pairing: Round | None
    """None if there are too few for one."""
    playing: int


def planned(connection: Connection, id_: str) -> Plan | None:
    """Return the round that begins now; None if none does."""
    event, moment = tournament_of(connection, id_), now()
    if event.due is None or event.due > moment or event.paused is not None or event.state not in GOING:
        return None
    everybody, lines = entrants_of(connection, id_), lines_of(connection, id_)
    people = {one.number: one.person for one in everybody}
    playing = [one.number for one in everybody if plays(one, moment)]
    if len(playing) < (FEWEST if event.round else event.terms.players):
        return Plan(event, people, [], None, 0)
    missed = _missed(event, playing, lines)
    pairing = _paired(connection, event, everybody, playing, [*lines, *missed])
    return Plan(event, people, missed, pairing, len(playing))


def plays(one: Entrant, moment: datetime) -> bool:
    """Whether somebody plays in a round that begins then."""
    is_banned = one.banned_until is not None and one.banned_until > moment
    return one.state is EntrantState.IN and one.person is not None and not is_banned


def past_of(lines: Sequence[Line]) -> Past:
    """Return what matters of the earlier rounds; the lines come by round, table and seat."""
    past = Past()
    for (_, table), group in groupby(lines, key=lambda line: (line.round, line.table)):
        players = tuple(line.player for line in group)
        if table is not None:
            past.add_table(players)
        else:
            for player in players:
                past.add_bye(player)
    return past


def _paired(
    connection: Connection, event: StoredTournament, everybody: Sequence[Entrant], playing: list[int], lines: list[Line]
) -> Round:
    random, past, size = Random(f"{event.seed}:{event.round}"), past_of(lines), event.terms.players  # noqa: S311
    past.keep_apart(_blocked(connection, everybody, playing))
    if event.terms.system == "swiss":
        drawn = random.sample([one.number for one in everybody], len(everybody))
        order = [one.player for one in standings(drawn, lines) if one.player in playing]
        points = {number: sum(line.points for line in lines if line.player == number) for number in playing}
        return swiss(order, points, past, size, random)
    if size == FEWEST:
        return berger(_began(everybody, playing, lines), playing, event.round, past, random)
    return even(playing, past, size, random)


def _began(everybody: Sequence[Entrant], playing: Collection[int], lines: Sequence[Line]) -> list[int]:
    """Return who was there in the first round."""
    first = {line.player for line in lines if line.round == 1} or set(playing)
    return [one.number for one in everybody if one.number in first]


def _blocked(connection: Connection, everybody: Sequence[Entrant], playing: Collection[int]) -> list[tuple[int, int]]:
    """Return those of whom one, or their owner, blocks the other."""
    numbers: dict[str, list[int]] = {}
    for one in everybody:
        for who in (one.person, one.bot_of):
            if who is not None and one.number in playing:
                numbers.setdefault(who, []).append(one.number)
    block = (relation.c.kind == RelationKind.BLOCK) & relation.c.person.in_(numbers) & relation.c.other.in_(numbers)
    found = connection.execute(select(relation.c.person, relation.c.other).where(block)).all()
    return [(one, other) for row in found for one in numbers[row.person] for other in numbers[row.other]]


def _missed(event: StoredTournament, playing: Sequence[int], lines: Sequence[Line]) -> list[Line]:
    """Return what the earlier rounds are worth to those who have come late."""
    known = {line.player for line in lines}
    points = HALF if event.terms.late_points == "half" else 0
    late = [player for player in playing if player not in known]
    return [Line(number, player, None, points) for player in late for number in range(1, event.round + 1)]
