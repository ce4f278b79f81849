"""Laying out the progress of the game: step, turn, scale, track and scores."""

from utopia.notation.position.facts import Fact
from utopia.notation.position.table import Table
from utopia.notation.position.writing import laps_have_begun
from utopia.rules import Phase, Step
from utopia.rules.model.material import TOP_OF_SCALE
from utopia.rules.model.sources import PRESTIGE


def players(table: Table, fact: Fact, number: int) -> None:
    """Check that the number of players is the board's."""
    if number != table.players:
        raise fact.refused("position-players", "R-MAT-1", number=table.players)


def view(table: Table, _fact: Fact, viewer: int) -> None:
    """Set the viewer."""
    table.viewer = viewer


def round_number(table: Table, _fact: Fact, number: int) -> None:
    """Set the round; 0 in set-up."""
    table.state["round_number"] = number


def step(table: Table, _fact: Fact, asked: int) -> None:
    """Set the step and its phase."""
    table.state["step"] = asked
    table.state["phase"] = phase_of(asked)


def interrupted(table: Table, _fact: Fact, asked: int) -> None:
    """Set the step to which the game returns after the wonder."""
    table.state["interrupted_step"] = asked
    table.state["phase"] = phase_of(asked)


def phase_of(asked: int) -> Phase:
    """Return the phase of a step; LEAVE has that of the step it interrupts."""
    if asked == Step.OVER:
        return Phase.OVER
    if asked == Step.DEAL or asked >= Step.DISCARD:
        return Phase.DEVELOPMENT
    return Phase.SETUP if asked <= Step.FIRST_PLAYER else Phase.WELCOME


def lap(table: Table, _fact: Fact, number: int) -> None:
    """Set the lap; 0 between laps."""
    table.state["lap"] = number


def turn(table: Table, _fact: Fact, seat: int) -> None:
    """Set the seat on turn."""
    table.state["turn"] = seat


def named(table: Table, _fact: Fact, seat: int) -> None:
    """Set the seat that acts inside another's turn."""
    table.state["named"] = seat


def acted(table: Table, _fact: Fact, *seats: int) -> None:
    """Set the seats that have had their turn in this lap."""
    table.state["acted"] = _mask(seats)


def surprised(table: Table, _fact: Fact, *seats: int) -> None:
    """Set the seats that have drawn a surprise guest this round."""
    table.state["surprised"] = _mask(seats)


def undecided(table: Table, _fact: Fact, *seats: int) -> None:
    """Set the seats that still owe a discard."""
    table.state["undecided"] = _mask(seats)


def ended(table: Table, _fact: Fact, reason: int) -> None:
    """Set the reason why the game is over."""
    table.state["end_reason"] = reason


def scale(table: Table, _fact: Fact, *civilizations: int) -> None:
    """Set the civilizations from value 5 down."""
    for place, civilization in enumerate(civilizations):
        table.state["scale"][civilization] = TOP_OF_SCALE - place


def track(table: Table, fact: Fact, *seats: int) -> None:
    """Set the track, first place first; other lines may change the lap's order and the round's first seat."""
    _order(table, fact, "track", seats)
    if laps_have_begun(int(table.state["round_number"]), int(table.state["step"])):
        _order(table, fact, "lap_order", seats)
    table.state["round_first"] = seats[0]


def lap_order(table: Table, fact: Fact, *seats: int) -> None:
    """Set the order read when the lap began."""
    _order(table, fact, "lap_order", seats)


def _order(table: Table, fact: Fact, field: str, seats: tuple[int, ...]) -> None:
    if len(seats) != table.players:
        raise fact.refused("position-track-names", "R-ORDER-1", named=len(seats), number=table.players)
    table.state[field][: table.players] = seats


def first_of_round(table: Table, _fact: Fact, seat: int) -> None:
    """Set the seat that was first on the track when the round began."""
    table.state["round_first"] = seat


def score(table: Table, _fact: Fact, seat: int, points: int) -> None:
    """Set all points; points that no ``gained`` line explains came from prestige."""
    table.state["score"][seat] = points
    table.state["gained"][seat, PRESTIGE] = points


def gained(table: Table, fact: Fact, seat: int, source: int, points: int) -> None:
    """Move points to another source."""
    if points > int(table.state["gained"][seat, PRESTIGE]):
        raise fact.refused("position-gained", "R-ORDER-1", seat=seat, number=int(table.state["score"][seat]))
    table.state["gained"][seat, source] = points
    table.state["gained"][seat, PRESTIGE] -= points


def _mask(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)
