"""The clocks as one client sees them."""

from typing import TYPE_CHECKING

from utopia.server.protocol.clocks import TimeView, VoteView
from utopia.server.rooms.leavers import handed_over
from utopia.server.rooms.people import Who
from utopia.server.rooms.voting import view_of_vote
from utopia.server.storage.schema.games import GameState
from utopia.server.storage.sitting import seats_of

if TYPE_CHECKING:
    from utopia.server.rooms.timekeeping import Timekeeper


def view_of_time(time: "Timekeeper", who: Who, now: float, *, is_late: bool) -> TimeView | None:
    """Return None if there is nothing to tell. Delayed spectators get no clocks, and not the player to move."""
    row, seats = time.ledger.row, time.ledger.seats
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


def _view_of_vote(time: "Timekeeper", now: float) -> VoteView | None:
    vote = time.decisions.vote
    return None if vote is None else view_of_vote(vote, time.ledger.seats, time.voters(), now)
