"""The nouns of a record: the map, the rules, the players, and every event."""

from dataclasses import dataclass, field

from utopia.boards import BoardMap
from utopia.locales import Phrase
from utopia.notation.events import Event
from utopia.notation.fair.model import Fair
from utopia.notation.words import NotationError
from utopia.rules import PRESETS, RULES_VERSION, SPECTATOR, Edition, End
from utopia.rules.model.material import MIN_PLAYERS, SEATS


class RecordError(NotationError):
    """A record that cannot be used; the message is one sentence: source, line, fault, right form."""

    def __init__(self, source: str, place: str, sentence: str | Phrase) -> None:
        self.source = source
        self.place = place
        if isinstance(sentence, Phrase):
            super().__init__(Phrase(sentence.id, {"file": source, **sentence.words}))
        else:
            super().__init__(f"{source}, {place}: {sentence}" if place else f"{source}: {sentence}")


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a seat at the end (R-END-2)."""

    place: int
    """From 1; equal places if the edition shares them."""
    seat: int
    score: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: the reason of its end, and every seat's place, best first."""

    reason: End
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Comment:
    """A line of a record for people to read: nothing of the game follows from it."""

    events: int
    """So many events stand before it."""
    text: str
    """One line of text, perhaps empty."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a record, to name places in it and to check facts that only the text gives."""

    source: str
    noun: str
    """The unit of ``places``: ``line`` of a text, ``event`` of a JSON twin."""
    places: tuple[int, ...]
    """[event] -> its line or number, from 1."""
    dealt_to: tuple[int, ...]
    """[event] -> the seat the text deals a card to, else NOBODY."""
    events: tuple[Event, ...]
    """The events as they were read: later and replaced events have no origin."""
    result_place: int = 0
    """Line of the result; 0 if there is none."""
    cut: str | None = None
    """The text of a last line that was cut short, else None. It is none of the events."""
    cut_place: int = 0
    seed_place: int = 0
    """Line of the dealer's seed; 0 if there is none."""

    def knows(self, index: int, event: Event) -> bool:
        """Return whether exactly this event was read there."""
        return index < len(self.events) and self.events[index] is event


@dataclass
class Record:
    """A game: the map, the rules, the players, and every event. The game is a pure function of it."""

    board: BoardMap
    edition: Edition
    players: int
    names: tuple[str, ...]
    """[seat] -> the player's name, one line of text, perhaps empty."""
    rules_version: int = RULES_VERSION
    title: str | None = None
    date: str | None = None
    """As ``2026-01-31``."""
    preset: str | None = None
    """The preset that was chosen; if it is not given, the first whose options are those of ``edition``, if any."""
    viewer: int | None = None
    """None: the full record. A seat or SPECTATOR: only that viewer's knowledge."""
    begin: str | None = None
    """None: the set-up. Else the position, on one line, with which the events begin."""
    events: list[Event] = field(default_factory=list)
    comments: tuple[Comment, ...] = ()
    """In the order of the events that stand before them."""
    result: Result | None = None
    fair: Fair | None = None
    """The sealed shuffle of the draws; None: the record does not tell the origin of its draws."""
    origin: Origin | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.preset is None or PRESETS.get(self.preset) != self.edition:
            self.preset = next((name for name, preset in PRESETS.items() if preset == self.edition), None)
        if not MIN_PLAYERS <= self.players <= SEATS:
            raise NotationError(f"the number of players is {self.players}; Utopia is for {MIN_PLAYERS} to {SEATS}")
        if len(self.names) != self.players:
            raise NotationError(f"{len(self.names)} names for {self.players} players; each seat has one name")
        if self.viewer is not None and self.begin is not None:
            raise NotationError("a record that begins with a position tells all of it; it has no viewer")
        if self.viewer is not None and self.viewer != SPECTATOR and not 0 <= self.viewer < self.players:
            raise NotationError(f"viewer {self.viewer} is no seat of this game; it has {self.players} seats")

    @property
    def cut(self) -> str | None:
        """The text of a last line that was cut short (a kill while it was written), else None."""
        return self.origin.cut if self.origin else None
