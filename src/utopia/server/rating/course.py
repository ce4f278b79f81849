"""The course of a finished game, replayed once: the actions of each seat, and the income of each round."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from utopia.game import Game
from utopia.rules import CHANCE, NOBODY, Kind, Move, Phase, decode
from utopia.rules.model.material import CIVILIZATIONS

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
