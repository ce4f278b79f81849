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
from utopia.tables.information import reveals


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


@dataclass(frozen=True, slots=True)
class _Step:
    """What one event means for taking back; it never changes."""

    maker: int
    """The seat whose decision it was; NOBODY if it was a draw or left no choice."""
    others: Limit | None
    """The limit for all but its maker."""
    shown: Limit | None
    """The limit for everybody, if it showed something hidden."""
    own: Limit | None
    """The limit for its maker."""

    def limit(self, seat: int) -> Limit | None:
        """Return why that seat cannot take it back, or anything before it; None if it can."""
        return self.others if self.maker not in (NOBODY, seat) else self.shown or self.own


class Drafts:
    """The end of a game that may still be taken back. Each event is judged once."""

    def __init__(self, game: Game, forced: Forced) -> None:
        self._game = game
        self._forced = forced
        self._steps: dict[int, _Step] = {}

    def sit(self, forced: Forced) -> None:
        """Others decide from now on, so that other events left them no choice."""
        self._forced = forced
        self._steps.clear()

    def forget(self, number: int) -> None:
        """Forget that event and all after it: they were taken back."""
        self._steps = {known: step for known, step in self._steps.items() if known < number}

    def take_back_to(self, seat: int) -> int | Limit:
        """Return the number of events left when the seat takes back its last decision, or why it cannot."""
        if self._game.is_over:
            return Limit(Bar.GAME_OVER)
        for number in reversed(range(self._game.length)):
            step = self._step(number)
            if (limit := step.limit(seat)) is not None:
                return limit
            if step.maker == seat:
                return number
        return Limit(Bar.BEGINNING)

    def begins(self) -> int:
        """Return the number of the first event that the last seat to decide may still take back; all if none."""
        begins, maker = self._game.length, NOBODY
        if self._game.is_over:
            return begins
        for number in reversed(range(begins)):
            step = self._step(number)
            maker = step.maker if maker == NOBODY else maker
            if step.limit(maker) is not None:
                break
            begins = begins if step.maker == NOBODY else number
        return begins

    def _step(self, number: int) -> _Step:
        if number not in self._steps:
            self._steps[number] = self._judged(number)
        return self._steps[number]

    def _judged(self, number: int) -> _Step:
        event, shows = self._game.event(number), reveals(self._game, number)
        asked = Step(self._game.asked_at(number))
        if event.seat == CHANCE:
            return _Step(NOBODY, None, Limit(_DRAWN_AT[asked]) if shows else None, None)
        shown = Limit(Bar.DISCARDS_SHOWN) if shows else None
        if self._forced(number):
            return _Step(NOBODY, None, shown, None)
        others = Limit(Bar.OTHER_DECIDED, event.seat)
        return _Step(event.seat, others, shown, _limit_of_own(asked, event.code))


def last_of_anybody(game: Game, forced: Forced) -> int | Limit:
    """Return the same without limits, draws included, to correct typing while following a game on a real table."""
    for number in reversed(range(game.length)):
        if not forced(number):
            return number
    return Limit(Bar.BEGINNING)


def _limit_of_own(step: Step, code: int) -> Limit | None:
    if step == Step.DISCARD:
        return Limit(Bar.DISCARD_FINAL)
    return Limit(Bar.TURN_ENDED) if code == END else None
