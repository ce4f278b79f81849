"""Taking back: a player's own decisions, one by one, until something hidden was revealed.

A turn is a draft until its player ends it or somebody else decides. Moves that left no choice are taken back with the
decision before them, so an ``end`` that the table made for a player closes nothing by itself.
"""

from dataclasses import dataclass
from enum import Enum, auto

from utopia.game import Game
from utopia.rules import CHANCE, NOBODY, Step
from utopia.rules.model.moves import END
from utopia.tables.forced import Forced
from utopia.tables.information import Revealing


class Bar(Enum):
    """The reason why nothing more can be taken back."""

    BEGINNING = auto()
    """No player has decided anything."""
    SURPRISE_DRAWN = auto()
    GUESTS_ARRIVED = auto()
    CARDS_DEALT = auto()
    SET_UP = auto()
    """The scale and the first player have been drawn."""
    DISCARDS_SHOWN = auto()
    DISCARD_FINAL = auto()
    """A choice of discards is final (R-CARD-2)."""
    TURN_ENDED = auto()
    """Ending is final (R-CARD-3)."""
    OTHER_DECIDED = auto()
    GAME_OVER = auto()
    """The result stands (R-END-1)."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The event at which taking back stops, and the reason."""

    bar: Bar
    seat: int = NOBODY
    """Seat that decided since, if that is the reason."""


_DRAWN_AT = {
    Step.SCALE: Bar.SET_UP,
    Step.FIRST_PLAYER: Bar.SET_UP,
    Step.ARRIVAL: Bar.GUESTS_ARRIVED,
    Step.SURPRISE_DRAW: Bar.SURPRISE_DRAWN,
    Step.DEAL: Bar.CARDS_DEALT,
}


def take_back_to(game: Game, seat: int, forced: Forced, reveals: Revealing) -> int | Limit:
    """Return the number of events left when the seat takes back its last decision, or why it cannot."""
    if game.is_over:
        return Limit(Bar.GAME_OVER)
    for number in reversed(range(len(game.events))):
        limit = _limit_at(game, seat, number, forced, reveals)
        if limit is not None:
            return limit
        if game.event(number).seat == seat and not forced(number):
            return number
    return Limit(Bar.BEGINNING)


def draft_begins(game: Game, forced: Forced, reveals: Revealing) -> int:
    """Return the number of the first event that the last seat to decide may still take back; all if none."""
    begins, maker = len(game.events), NOBODY
    if game.is_over:
        return begins
    for number in reversed(range(len(game.events))):
        event = game.event(number)
        is_own = event.seat != CHANCE and not forced(number)
        maker = event.seat if maker == NOBODY and is_own else maker
        if _limit_at(game, maker, number, forced, reveals) is not None:
            break
        begins = number if is_own else begins
    return begins


def last_of_anybody(game: Game, forced: Forced) -> int | Limit:
    """Return the same without limits, draws included, to correct typing while following a game on a real table."""
    for number in reversed(range(len(game.events))):
        if not forced(number):
            return number
    return Limit(Bar.BEGINNING)


def _limit_at(game: Game, seat: int, number: int, forced: Forced, reveals: Revealing) -> Limit | None:
    event = game.event(number)
    if event.seat == CHANCE:
        return Limit(_DRAWN_AT[_step_at(game, number)]) if reveals(number) else None
    if event.seat != seat and not forced(number):
        return Limit(Bar.OTHER_DECIDED, event.seat)
    if reveals(number):
        return Limit(Bar.DISCARDS_SHOWN)
    if event.seat == seat and not forced(number):
        return _limit_of_own(_step_at(game, number), event.code)
    return None


def _limit_of_own(step: Step, code: int) -> Limit | None:
    if step == Step.DISCARD:
        return Limit(Bar.DISCARD_FINAL)
    return Limit(Bar.TURN_ENDED) if code == END else None


def _step_at(game: Game, number: int) -> Step:
    return Step(int(game.position_at(number)["step"][0]))
