"""The clocks as one client sees them."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from utopia.server.database.schema.games import GameState
from utopia.server.game.messages.view import TimeView, VoteView
from utopia.server.game.people import Who, handed_over
from utopia.server.tables.rows import Seat, seats_of
from utopia.tables.votes import CHOICES, Vote

if TYPE_CHECKING:
    from utopia.server.game.clock import Clock


def view_of_time(time: "Clock", who: Who, now: float, *, is_late: bool) -> TimeView | None:
    """Return None if there is nothing to tell. Delayed spectators get no clocks, and not the player to move."""
    row, seats = time.session.row, time.session.seats
    if row.state is GameState.OVER:
        return TimeView(row.tempo, ended=True) if row.result and not row.result.places else None
    missed = [] if is_late else time.missed()
    view = TimeView(
        tempo=row.tempo,
        clocks=None if is_late else time.clocks.views(),
        paused=row.paused is not None,
        vote=_view_of_vote(time, now),
        yours=[number for number in handed_over(seats, who.person) if time.left(number) is not None],
        missed=[number for one in missed for number in seats_of(seats, one)],
        waited=[] if is_late else [(seat, round(seconds)) for seat, seconds in time.idlers.waited().items()],
        free=[n for n in range(len(seats)) if (left := time.left(n)) is not None and left.is_free],
    )
    return view if view != TimeView() else None


def _view_of_vote(time: "Clock", now: float) -> VoteView | None:
    vote = time.votes.vote
    return None if vote is None else view_of_vote(vote, time.session.seats, time.votes.voters, now)


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
