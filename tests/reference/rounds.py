"""Rounds, laps and turns: who comes next, and phase 3 (R-ORDER, R-SCORE, R-END)."""

from tests.reference.material import CARDS_DEALT, GUESTS_EACH, LAST_ROUND, WELCOME_LAPS
from tests.reference.table import Table


def rotate_start_space(table: Table) -> None:
    """The front of the start space goes to its back (R-ORDER-3)."""
    waiting = [seat for seat in table.track if table.score[seat] == 0]
    if not waiting:
        return
    if table.edition.start_rotation == "last_first_player" and table.first_of_round not in waiting:
        return
    table.track.remove(waiting[0])
    table.track.append(waiting[0])


def start_round(table: Table) -> None:
    """Count the round, rotate from the second on, and begin to draw guests (R-ORDER-3, R-WELCOME-1)."""
    table.round_number += 1
    if table.round_number > 1:
        rotate_start_space(table)
    table.first_of_round = table.track[0]
    table.surprised = []
    table.phase, table.step = "welcome", "guests"
    table.lap = 0
    table.on_turn = None
    table.guests_to_draw = GUESTS_EACH * len(table.seats)


def start_lap(table: Table, lap: int) -> None:
    """A lap begins: nobody has acted, and the order is read for the table without live order (R-ORDER-2)."""
    table.lap = lap
    table.acted = []
    table.lap_order = list(table.track)
    next_turn(table)


def next_turn(table: Table) -> None:
    """The highest of those who have not acted comes next (R-ORDER-2)."""
    order = table.track if table.edition.live_order else table.lap_order
    table.on_turn = next(seat for seat in order if seat not in table.acted)
    table.step = "guest" if table.phase == "welcome" else "act"


def end_turn(table: Table) -> None:
    """The turn is over: the next one, the next lap or the next phase."""
    assert table.on_turn is not None
    table.acted.append(table.on_turn)
    if len(table.acted) < len(table.seats):
        next_turn(table)
    elif table.phase == "welcome" and table.lap < WELCOME_LAPS:
        start_lap(table, table.lap + 1)
    elif table.phase == "welcome":
        end_welcome(table)
    else:
        score_prestige(table)


def end_welcome(table: Table) -> None:
    """Guests taken go back to the bag (R-WELCOME-6), and the cards are to be dealt (R-CARD-1)."""
    table.bag.update(table.taken)
    table.taken.clear()
    table.acted = []
    table.on_turn = None
    table.phase, table.step = "development", "deal"
    table.lap = 1
    table.to_deal = [seat for seat in table.track for _ in range(CARDS_DEALT)]
    refill_pile(table)


def refill_pile(table: Table) -> None:
    """The discards become the pile when a card is needed and none is left (R-CARD-1)."""
    if table.to_deal and table.pile.total() == 0:
        table.pile.update(table.discarded)
        table.discarded.clear()


def score_prestige(table: Table) -> None:
    """Phase 3 in the order of the track as it stands now (R-SCORE-1), and the end of the game (R-END-1, R-END-3)."""
    points = table.projection()
    for seat in list(table.track):
        table.gain(seat, points[seat])
    table.acted = []
    table.on_turn = None
    if max(table.score.values()) >= table.edition.target:
        finish(table, "target")
    elif table.round_number >= LAST_ROUND:
        finish(table, "stall")
    else:
        start_round(table)


def finish(table: Table, how: str) -> None:
    """The game is over."""
    table.phase = table.step = "over"
    table.ended = how
    table.lap = 0
