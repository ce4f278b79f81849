"""A game as it is stored, with its seats and its end; the players as others see them. Times are aware and in UTC."""

from collections.abc import Collection, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import chain, count
from typing import Final

import msgspec

from utopia.server.database.errors import SaidError
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.tables.messages import Sitting, Terms
from utopia.server.tables.names import LONGEST_NAME, folded, likeness
from utopia.tables.votes import Vote


class UnplayableGameError(SaidError):
    """A game that cannot continue; the admin must look at it."""


class DamagedGameError(UnplayableGameError):
    """The log of a game breaks the rules: another program has written to it, or the rules have changed."""

    status = 500

    def __init__(self, game: str, event: int) -> None:
        sentence = f"event {event} of game {game} breaks a rule; its log cannot be gone on with"
        super().__init__(sentence, "storage-game-damaged")


class UnknownBoardError(UnplayableGameError):
    """The map of a game is not among those of this program."""

    status = 409

    def __init__(self, game: str, digest: str) -> None:
        sentence = f"game {game} is played on a map ({digest}) that this program does not have"
        super().__init__(sentence, "storage-board-unknown")


Option = int | bool | str


class Origin(StrEnum):
    """Data of a game played elsewhere, whose record a person imported. The record follows the rules."""

    SEALED = "sealed"
    """And all its draws follow from the seed that it shows."""
    PLAIN = "plain"
    """And nothing tells how its draws came about."""


class Annotations(msgspec.Struct, frozen=True):
    """What the record of an imported game tells, and nothing here depends on: kept to be written out again."""

    title: str | None = None
    comments: list[tuple[int, str]] = []
    """Events before each, and its text."""
    commitment: str | None = None
    """Of a sealed shuffle whose seed the record does not show, so that nobody can check it."""
    entropy: list[tuple[int, str]] = []
    """Its additions of the players: seat, and hexadecimal digits."""
    seating: list[tuple[int, int]] = []
    """Its tickets that mixed the seats: number, and of how many."""


class Seat(msgspec.Struct, frozen=True):
    """A seat of a game and its player."""

    kind: SeatKind
    person: str | None = None
    """The decider of its moves (``person``, ``device``)."""
    name: str | None = None
    """The player's kind of account. For a ``person`` it is always that person's own and not stored here."""
    level: str | None = None
    """A bot's."""
    entropy: str | None = None
    """The player's addition to the shuffle, as hexadecimal digits."""
    was: str | None = None
    """A person who began the game here and left, so that a bot or substitute plays.

    Or, if open, for whom it is kept.
    """
    was_name: str | None = None
    """The player's name; read with the seat and never stored with it."""
    is_free: bool = False
    """A bot plays there until a substitute sits down; read with the seat."""
    leavers: tuple[str, ...] = ()
    """Previous players of this seat in this game, the first one first; read with the seat and never stored with it."""
    shows_hand: bool = False
    """A bot's hand is open to everybody; a player's, by their own choice, to spectators."""
    owner: str | None = None
    """Whose bot account has it; read with the seat and never stored with it."""
    owner_name: str | None = None
    """The previous player's name; read with the seat and never stored with it."""
    came: int | None = None
    """How many sat down here earlier: of two equal names the later one gets the number, on any seat."""

    @property
    def program(self) -> bool:
        """Whether a bot account has it."""
        return self.owner is not None

    @property
    def has_open_hand(self) -> bool:
        """Whether everybody at the table sees its hand: a bot's that was opened so."""
        return self.kind is SeatKind.BOT and self.shows_hand

    @property
    def shows_to_spectators(self) -> bool:
        """Whether a player shows their hand to those who look on."""
        return self.shows_hand and self.kind in (SeatKind.PERSON, SeatKind.DEVICE)

    @property
    def back(self) -> str | None:
        """The person who may take the seat back from its bot: the last one who sat there."""
        return self.leavers[-1] if self.kind is SeatKind.BOT and self.leavers else None

    @property
    def has_left(self) -> bool:
        """Whether the player who began the game on this seat is not the one who has it."""
        return self.was is not None and self.was != self.person

    def is_open_to(self, who: str | None) -> bool:
        """Return whether a person can sit down there. None stands for anybody for whom no seat is kept."""
        return self.is_free or (self.kind is SeatKind.OPEN and self.was in (None, who))


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """`target` or `stall`; `ended` if the remaining players ended it, `closed` if an admin did."""
    places: list[int]
    """[seat] -> place from 1; empty if it was not played to its end."""
    scores: list[int]
    """[seat] -> score; likewise."""


class NewGame(Terms, frozen=True):
    """The data that defines a game."""

    host: str
    """A person's id."""
    seats: list[Seat]
    edition: str
    options: dict[str, Option]
    """All of them, written out: printed editions may be corrected while this game runs."""
    board: str
    """The map's digest."""
    first: int | None = None
    """Seat that goes first; None draws it."""
    shuffle: bool = False
    """Draw the seats when the game starts."""
    pace: float = 1.0
    """Seconds that a bot's move takes at least."""
    before: str | None = None
    """The game of which this one is the rematch."""
    seed: int | None = None
    """The bots'; None makes one up."""
    secret: str | None = None
    """The dealer's, as hexadecimal digits; None makes one up."""
    deal: str | None = None
    """The deal that is played; seed and secret are its own."""


class Game(Terms, frozen=True):
    """A game without its events."""

    id: str
    host: str
    state: GameState
    edition: str
    options: dict[str, Option]
    board: str
    seed: int
    """The bots' luck and, in a game made before shuffles were sealed, the dealer's: it never leaves the server."""
    first: int | None
    shuffle: bool
    pace: float
    created: datetime
    started: datetime | None
    changed: datetime
    round: int
    deciding: int
    """Mask of the seats to move when ``Log.note`` was last called: a hint for lists, not the truth."""
    result: Result | None
    before: str | None
    secret: str | None
    """The sealed seed: it does not leave the server before the game is over. None: the old dealer, by ``seed``."""
    vote: Vote | None = None
    """An open vote of the table."""
    paused: datetime | None = None
    """Since when the clocks stand by agreement."""
    imported: Origin | None = None
    """It was not played here; None: it was."""
    annotations: Annotations | None = None
    """Of an imported game, if there are any."""
    deal: str | None = None
    """The deal that is played here. Nobody who has still to play it sees such a game."""

    @property
    def terms(self) -> Terms:
        """The agreement of the table's opening."""
        return Terms(**{name: getattr(self, name) for name in Terms.__struct_fields__})

    def awaits(self, seat: int) -> bool:
        """Whether the seat is to decide, as far as lists know."""
        return self.state is GameState.RUNNING and bool(self.deciding >> seat & 1)


USUAL_LEVEL: Final = "mason"
_BOT_NAMES: Final = ("Raphael", "Anyder", "Utopus", "Ademus", "Amaurot")
"""[seat] -> name of a bot there, the same in every language: names out of More's book."""


def bot_name(number: int, used: Collection[str | None]) -> str:
    """Return the name of a bot on that seat. It differs from the names at the table, ``used``."""
    return next(name for name in (*_BOT_NAMES[number:], *_BOT_NAMES[:number]) if name not in used)


def bot_seat(number: int, level: str | None, used: Collection[str | None]) -> Seat:
    """Return a bot on that seat, with a name unlike any at the table: ``used`` are their names."""
    return Seat(SeatKind.BOT, name=bot_name(number, used), level=level or USUAL_LEVEL)


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """Return the seats that a person decides for: their own, and those of others at their device."""
    return [i for i, seat in enumerate(seats) if person is not None and seat.person == person]


def kept_for_others(seats: Sequence[Seat], who: str) -> list[str]:
    """Return those who left a seat to a bot and may take it back, beside that person: the game is still theirs too."""
    return [seat.back for seat in seats if seat.back is not None and seat.back != who]


def has_hand_of(seats: Sequence[Seat], who: str | None) -> bool:
    """Return whether the person or one of their bot accounts sits there, and so knows a hand."""
    return who is not None and any(who in (seat.person, seat.owner) for seat in seats)


def free_for(seats: Sequence[Seat], who: str | None) -> int:
    """Return how many seats a person could take; if they left one that a bot has, that one alone."""
    if any(who in seat.leavers for seat in seats):
        return sum(seat.back == who for seat in seats)
    return sum(seat.is_open_to(who) for seat in seats)


def names_of(seats: Sequence[Seat]) -> list[str]:
    """Return [seat] -> the player's name. A later player with the same name gets a number: `Ann 2`.

    A name that only looks like another gets one too. Drawing the seats anew changes no names.
    """
    taken: set[str] = set()
    names = [""] * len(seats)
    for place in sorted(range(len(seats)), key=lambda one: (seats[one].came or 0, one)):
        name = seats[place].name or ""
        others = (f"{name[: LONGEST_NAME - len(f' {number}')]} {number}" for number in count(2))
        names[place] = next(one for one in chain([name], others) if not name or taken.isdisjoint(_looks(one)))
        taken |= _looks(names[place])
    return names


def _looks(name: str) -> set[str]:
    return {folded(name), likeness(name)}


def sitting_of(
    seats: Sequence[Seat], mine: Collection[int], here: Collection[str] = (), thinking: int | None = None
) -> list[Sitting]:
    """Return [seat] -> its player. ``here`` are the people with connected clients, which only a room knows."""
    names = names_of(seats)
    return [
        Sitting(
            name=names[number],
            kind=seat.kind.value,
            level=seat.level,
            mine=number in mine,
            here=seat.kind is SeatKind.BOT or seat.person in here,
            thinking=number == thinking,
            shows_hand=seat.shows_hand,
            program=seat.program,
            owner=seat.owner_name,
            was=seat.was_name if seat.was and seat.was != seat.person else None,
        )
        for number, seat in enumerate(seats)
    ]
