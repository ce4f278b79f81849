"""The course of a finished game, replayed once, and the statistics of each of its seats."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from utopia.game import Game
from utopia.rules import CHANCE, NOBODY, Kind, Move, Phase, decode
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, ISLANDS
from utopia.server.people.store import VERSION

_DEEDS: Final = {
    Kind.MOVE: "moved",
    Kind.REMOVE: "removed",
    Kind.RAISE: "raised",
    Kind.LOWER: "lowered",
    Kind.SURPRISE: "surprised",
    Kind.PRIVILEGE: "privileges",
}
_SETTLING: Final = frozenset({Kind.ENTER, Kind.ADD, Kind.ANYWHERE})
_Paid: TypeAlias = NDArray[np.int64]


class Course:
    """Counts of events."""

    def __init__(self, game: Game) -> None:
        """ValueError unless the game is over."""
        if not game.is_over:
            raise ValueError("a course is gone through when the game is over")
        self._game: Final = game
        self.settled: Final = [[0] * CIVILIZATIONS for _ in range(game.players)]
        """[seat][civilization] -> princes brought onto the map."""
        self.deeds: Final = [dict.fromkeys(_DEEDS.values(), 0) for _ in range(game.players)]
        """[seat] -> how often it did each."""
        self.beginnings: Final[list[np.void]] = []
        """[round - 1] -> the position when it began."""
        self.paid: Final[list[_Paid]] = []
        """[round - 1][seat, civilization] -> prestige in its phase 3."""
        before = game.position_at(0)[0]
        for number in range(len(game.events)):
            after = game.position_at(number + 1)[0]
            self._note(number, before)
            self._note_round(before, after)
            before = after

    def _note(self, number: int, before: np.void) -> None:
        event = self._game.event(number)
        if event.seat == CHANCE:
            return
        move = decode(event.code)
        if move.kind in _DEEDS:
            self.deeds[event.seat][_DEEDS[move.kind]] += 1
        if move.kind in _SETTLING and _brings_a_prince(before, event.seat, move):
            self.settled[event.seat][move.civilization] += 1

    def _note_round(self, before: np.void, after: np.void) -> None:
        is_over = int(after["phase"]) == Phase.OVER
        if int(after["round_number"]) == int(before["round_number"]) and not is_over:
            return
        if self.beginnings:
            self.paid.append(_prestige(before, self._game.players))
        if not is_over:
            self.beginnings.append(after)


def _brings_a_prince(before: np.void, seat: int, move: Move) -> bool:
    """Whether the supply still had one (R-MAT-2)."""
    return bool(before["supply"][seat][move.civilization] > 0)


def _prestige(position: np.void, players: int) -> _Paid:
    """[seat, civilization] -> points that the districts pay as they are (R-SCORE-1)."""
    paid = np.zeros((players, CIVILIZATIONS), np.int64)
    for owner, civilization in zip(position["owner"].tolist(), position["monument"].tolist(), strict=True):
        if owner != NOBODY:
            paid[owner, civilization] += int(position["scale"][civilization])
    return paid


class Figures(msgspec.Struct, frozen=True):
    """Statistics of one seat. Lists by civilization, island or source are in the order of the rules."""

    version: int
    score: int
    place: int
    lead: int
    """Points ahead of the best of the others; behind, if negative."""
    sources: list[int]
    """[source] -> points."""
    settled: list[int]
    """[civilization] -> princes brought onto the map."""
    prestige: list[int]
    """[civilization] -> points of its monuments in phase 3."""
    monuments: list[int]
    """[civilization] -> districts."""
    islands: list[int]
    """[island] -> districts."""
    ruled: int
    """Islands whose every district is this seat's."""
    wonders: int
    deeds: dict[str, int]
    """How often it ``moved``, ``removed``, ``raised``, ``lowered``, ``surprised``, and used ``privileges``."""
    rounds: int
    led: int
    """Rounds after the first that began with this seat first on the track."""
    before_last: int
    """Its place on the track when the last round began."""
    behind: int
    """Points that it was behind the first then."""
    best_round: int
    """Most prestige in one phase 3."""
    best_civilization: int
    """Most prestige with one civilization in one phase 3."""
    wonders_of_others: int


def figures_of(game: Game) -> list[Figures]:
    """Return [seat] -> its statistics. Raise ValueError unless the game is over."""
    course = Course(game)
    return [_figures(game, course, seat) for seat in range(game.players)]


def _figures(game: Game, course: Course, seat: int) -> Figures:
    end: np.void = game.state[0]
    scores = end["score"][: game.players].tolist()
    owned = [district for district in range(DISTRICTS) if int(end["owner"][district]) == seat]
    last = course.beginnings[-1]
    before = last["score"][: game.players].tolist()
    return Figures(
        version=VERSION,
        score=scores[seat],
        place=_place(game, seat),
        lead=scores[seat] - max(scores[:seat] + scores[seat + 1 :]),
        sources=end["gained"][seat].tolist(),
        settled=course.settled[seat],
        prestige=np.sum([paid[seat] for paid in course.paid], axis=0).tolist(),
        monuments=_counted((int(end["monument"][district]) for district in owned), CIVILIZATIONS),
        islands=_counted((int(game.board["island_of"][0][district]) for district in owned), ISLANDS),
        ruled=_ruled(game, owned),
        wonders=int((end["wonder_owner"] == seat).sum()),
        deeds=course.deeds[seat],
        rounds=len(course.beginnings),
        led=sum(int(position["track"][0]) == seat for position in course.beginnings[1:]),
        before_last=last["track"].tolist().index(seat) + 1,
        behind=max(before) - before[seat],
        best_round=max(int(paid[seat].sum()) for paid in course.paid),
        best_civilization=max(int(paid[seat].max()) for paid in course.paid),
        wonders_of_others=int(((end["wonder_owner"] != seat) & (end["wonder_owner"] != NOBODY)).sum()),
    )


def _place(game: Game, seat: int) -> int:
    return next(place for colour, _, place in game.standings() if colour == game.colours[seat])


def _counted(indices: Iterable[int], length: int) -> list[int]:
    counts = Counter(indices)
    return [counts[index] for index in range(length)]


def _ruled(game: Game, owned: list[int]) -> int:
    """Return how many islands are wholly among these districts; a closed one is nobody's."""
    mine = sum(1 << district for district in owned)
    masks = [int(mask) for mask in game.board["island_districts"][0]]
    return sum(bool(mask) and mask & mine == mask for mask in masks)
