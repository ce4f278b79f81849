"""Achievements of one game and of all games of a person; which games count. Their texts are ``achievement-NAME``."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import msgspec

from utopia.bots.registry import LEVELS
from utopia.rules import PRESETS, edition
from utopia.rules.model import sources
from utopia.rules.model.material import CIVILIZATIONS, MIN_PLAYERS, SEATS
from utopia.server.database.schema.games import SeatKind
from utopia.server.people.messages import Beaten, Summary, Tables
from utopia.server.people.statistics import Figures
from utopia.server.people.store import Played
from utopia.server.tables.clocks import SeatTime
from utopia.server.tables.rows import Game, Result, Seat
from utopia.tables.rated import RatedPlace, RatedSeat, rated_outcome


def rated_places(seats: Sequence[Seat], times: Sequence[SeatTime], result: Result) -> list[RatedPlace]:
    """Return the places at a rated table; empty if the game changes no rating.

    It changes none with bots from the beginning, with people who share a device, or with one person on two seats.
    ``rated_outcome`` handles leavers and substitutes. A leaver who has deleted themselves stands there as ``nobody``.
    """
    played = list(zip(seats, times, strict=True))
    if any(seat.kind is not SeatKind.PERSON and not (seat.has_left or time.gone) for seat, time in played):
        return []
    rated = [
        RatedSeat(seat.person, nobody(number) if time.gone else seat.was, time.own, time.others)
        for number, (seat, time) in enumerate(played)
    ]
    outcome = rated_outcome(rated, result.places, result.reason) or []
    people = {one.person for one in outcome}
    return outcome if len(people) == len(outcome) else []


def nobody(seat: int) -> str:
    """The player who began the game on that seat and has deleted themselves since."""
    return f"nobody {seat}"


_WHOLE: Final = 50
"""Points of a whole game (R-END-1)."""
_WORTHY: Final = LEVELS[1:]
"""Bots that are no beginners."""


class Company(msgspec.Struct, frozen=True):
    """Of one seat, when the game is over."""

    players: int
    people: int
    """Other people who played to the end."""
    levels: list[str]
    """Of the bots, each once."""
    edition: str
    """The printed edition that was played; empty if its options were changed."""
    is_fair: bool
    """A whole game, played to its end by the one who began it, against people or bots that are no beginners."""


def company_of(game: Game, seats: Sequence[Seat], number: int) -> Company:
    """Of that seat in a game that is over."""
    me, others = seats[number], [*seats[:number], *seats[number + 1 :]]
    played = edition(game.edition, **game.options)
    is_whole = game.result is not None and game.result.reason == "target" and played.target >= _WHOLE
    return Company(
        players=len(seats),
        people=sum(_is_another(me, other) for other in others),
        levels=sorted({other.level for other in others if other.level}),
        edition=game.edition if played == edition(game.edition) else "",
        is_fair=is_whole and not me.has_left and all(_is_worthy(me, other) for other in others),
    )


def _is_another(me: Seat, other: Seat) -> bool:
    return other.kind is SeatKind.PERSON and other.person != me.person


def _is_worthy(me: Seat, other: Seat) -> bool:
    """A bot that plays for a leaver counts by its level like any other."""
    return other.level in _WORTHY if other.kind is SeatKind.BOT else _is_another(me, other)


@dataclass(frozen=True, slots=True)
class Deed:
    """One game of one person."""

    figures: Figures
    company: Company

    @property
    def is_won(self) -> bool:
        """Return whether the player came first; a shared first place counts (R-END-2)."""
        return self.figures.place == 1


_InOne: TypeAlias = Callable[[Figures], bool]
_InAll: TypeAlias = Callable[[Sequence[Deed]], bool]

_WON: Final[dict[str, _InOne]] = {
    "no-wonder": lambda own: own.wonders == 0 and own.wonders_of_others >= 2,
    "two-peoples": lambda own: sum(districts > 0 for districts in own.monuments) <= 2,
    "by-a-nose": lambda own: own.lead == 0,
    "landslide": lambda own: own.lead >= 15,
    "quiet-climb": lambda own: own.led == 0,
    "king-in-peace": lambda own: own.deeds["raised"] + own.deeds["lowered"] == 0,
    "unprivileged": lambda own: own.deeds["privileges"] == 0,
}
"""In a fair game that was won."""
_DONE: Final[dict[str, _InOne]] = {
    "three-wonders": lambda own: own.wonders >= 3,
    "five-peoples": lambda own: all(own.monuments),
    "all-islands": lambda own: all(own.islands),
    "whole-island": lambda own: own.ruled > 0,
    "kings-darling": lambda own: own.best_civilization >= 15,
    "harvest": lambda own: own.best_round >= 22,
    "seventy": lambda own: own.score >= 70,
    "kings-ear": lambda own: own.deeds["raised"] + own.deeds["lowered"] >= 10,
    "good-host": lambda own: own.sources[sources.ADDITION] >= 6,
}
"""In any fair game."""
_OVER_TIME: Final[dict[str, _InAll]] = {
    "regular": lambda deeds: sum(deed.company.people > 0 for deed in deeds) >= 10,
    "every-table": lambda deeds: _won_with(deeds) >= set(range(MIN_PLAYERS, SEATS + 1)),
    "every-edition": lambda deeds: {deed.company.edition for deed in deeds} >= set(PRESETS),
}
"""In all fair games together."""
_FIRST: Final = "first-game"
_AMONG_PEOPLE: Final = "among-people"
_FROM_BEHIND: Final = "last-to-first"
_BEATEN: Final = {"beat-architect": ("architect", "regent"), "beat-regent": ("regent",)}
"""Won against a bot of such a level."""

ACHIEVEMENTS: Final = (
    _FIRST,
    _AMONG_PEOPLE,
    "regular",
    "every-table",
    "every-edition",
    *_BEATEN,
    _FROM_BEHIND,
    *_WON,
    *_DONE,
)
"""All names, in the order of display."""


def earned(deed: Deed, before: Sequence[Deed]) -> list[str]:
    """Return the achievements of a game, whether the player has them already or not.

    ``before`` are their earlier games.
    """
    names = {_FIRST}
    if deed.company.is_fair:
        names.update(_earned_fairly(deed))
        fair = [deed, *(other for other in before if other.company.is_fair)]
        names.update(name for name, is_earned in _OVER_TIME.items() if is_earned(fair))
    return [name for name in ACHIEVEMENTS if name in names]


def _earned_fairly(deed: Deed) -> set[str]:
    own, company = deed.figures, deed.company
    names = {name for name, is_earned in _DONE.items() if is_earned(own)}
    if deed.is_won:
        names.update(name for name, is_earned in _WON.items() if is_earned(own))
        names.update(name for name, levels in _BEATEN.items() if set(levels) & set(company.levels))
        names.update({_AMONG_PEOPLE} if company.people else ())
        # With two players one is always last.
        names.update({_FROM_BEHIND} if own.before_last == company.players > MIN_PLAYERS else ())
    return names


def _won_with(deeds: Sequence[Deed]) -> set[int]:
    """Return numbers of players with which the person has won."""
    return {deed.company.players for deed in deeds if deed.is_won}


@dataclass(slots=True)
class Sum:
    """Of any number of games."""

    games: int = 0
    won: int = 0
    score: float = 0.0
    """On average."""
    best: int = 0
    places: dict[int, list[int]] = field(default_factory=dict)
    """{players: [place - 1] -> games}."""
    settled: list[int] = field(default_factory=lambda: [0] * CIVILIZATIONS)
    favourite: int | None = None
    """The civilization of which the most princes were settled; of equals the one that brought more prestige."""
    beaten: dict[str, int] = field(default_factory=dict)
    """{level: games won against such a bot}, the strongest last."""


def summed(deeds: Sequence[Deed]) -> Sum:
    """Add up these games."""
    if not deeds:
        return Sum()
    scores = [deed.figures.score for deed in deeds]
    settled = _by_civilization([deed.figures.settled for deed in deeds])
    prestige = _by_civilization([deed.figures.prestige for deed in deeds])
    beaten = Counter(level for deed in deeds if deed.is_won for level in deed.company.levels)
    return Sum(
        games=len(deeds),
        won=sum(deed.is_won for deed in deeds),
        score=sum(scores) / len(scores),
        best=max(scores),
        places=_places(deeds),
        settled=settled,
        favourite=max(range(CIVILIZATIONS), key=lambda one: (settled[one], prestige[one])) if any(settled) else None,
        beaten={level: beaten[level] for level in LEVELS if beaten[level]},
    )


def _by_civilization(lists: Sequence[Sequence[int]]) -> list[int]:
    return [sum(counts) for counts in zip(*lists, strict=True)]


def _places(deeds: Sequence[Deed]) -> dict[int, list[int]]:
    counts = Counter((deed.company.players, deed.figures.place) for deed in deeds)
    return {
        players: row
        for players in range(MIN_PLAYERS, SEATS + 1)
        if any(row := [counts[players, place] for place in range(1, players + 1)])
    }


def summary(played: Sequence[Played]) -> Summary:
    """Add up these games."""
    told = summed([msgspec.convert(one.figures, Deed) for one in played])
    return Summary(
        games=told.games,
        won=told.won,
        score=round(told.score, 1),
        best=told.best,
        tables=[Tables(players, sum(places), places) for players, places in told.places.items()],
        favourite=told.favourite,
        settled=told.settled,
        beaten=[Beaten(level, games) for level, games in told.beaten.items()],
    )
