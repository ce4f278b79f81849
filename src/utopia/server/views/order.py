"""The order of play of the current lap (R-ORDER-2)."""

from utopia.rules import NOBODY, Step
from utopia.rules.model.moves import END
from utopia.server.views.seen import Seen


def acted(seen: Seen) -> list[int]:
    """Return the seats that have had their turn in this lap, in the order they had it."""
    mask = seen.numbers.one("acted")
    missing = {seat for seat in range(seen.players) if mask >> seat & 1}
    found: list[int] = []
    for number in reversed(range(seen.events)):
        if not missing:
            break
        seat = seen.seat_of(number)
        if seat in missing and _ends_turn(seen, number):
            found.append(seat)
            missing.remove(seat)
    return found[::-1]


def track(seen: Seen) -> list[int]:
    """Return the seats, first on the track first (R-ORDER-1); before the set-up is done in seat order."""
    if not seen.numbers.one("round_number"):
        return list(range(seen.players))
    return seen.numbers.many("track")[: seen.players]


def order_of_play(seen: Seen, had: list[int]) -> list[int]:
    """Return the seats of the lap: ``had`` as ``acted`` gives it, the seat on turn, then those to come in order."""
    turn = seen.numbers.one("turn")
    begun = [*had, turn] if turn != NOBODY else had
    is_fixed = not seen.board["live_order"][0] and seen.numbers.one("lap") > 0
    standing = seen.numbers.many("lap_order")[: seen.players] if is_fixed else track(seen)
    return begun + [seat for seat in standing if seat not in begun]


def _ends_turn(seen: Seen, number: int) -> bool:
    """Whether the event ends a turn; the end of a named player's building ends none (R-WELCOME-5)."""
    return seen.event(number).code == END and seen.step(number) in (Step.END, Step.ACT)
