"""A table's vote: its voters, their choices, and the messages about it."""

from collections.abc import Collection, Sequence

from utopia.server.protocol.clocks import VoteView
from utopia.server.rooms.leavers import people_of
from utopia.server.storage.game_rows import Seat
from utopia.server.storage.sitting import seats_of
from utopia.server.storage.tokens import short_id
from utopia.tables.clocks import Tempo
from utopia.tables.clocks.tempo import VOTING
from utopia.tables.votes import CHOICES, Question, Vote, Why


def new_vote(
    question: Question,
    why: Why,
    now: float,
    tempo: Tempo | None,
    person: str | None,
    seats: Sequence[Seat],
    by: str | None = None,
) -> Vote:
    """An open vote about that person and their seats, or about all."""
    until = now + VOTING[tempo.kind if tempo else None]
    return Vote(short_id(), question, why, until, seats_of(seats, person), person, by=by)


def voters_of(vote: Vote, seats: Sequence[Seat], programs: Collection[str]) -> list[str]:
    """Return the voters: all people at the table but the one it is about; no programs."""
    return [one for one in people_of(seats) if one != vote.person and one not in programs]


def view_of_vote(vote: Vote, seats: Sequence[Seat], voters: Collection[str], now: float) -> VoteView:
    """Return its public part: people are named by their first seats."""
    first = {one: min(seats_of(seats, one)) for one in voters}
    return VoteView(
        id=vote.id,
        question=vote.question,
        why=vote.why,
        seats=vote.seats,
        choices=list(CHOICES[vote.question]),
        left=round(max(0.0, vote.until - now), 1),
        voices=[(first[one], choice) for one, choice in vote.voices.items() if one in first],
        voters=sorted(first.values()),
        by=min(seats_of(seats, vote.by), default=None),
    )
