"""The goals of lessons: conditions on the position reached, each a line of words of the notation."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from utopia.boards import BoardMap
from utopia.game import Game
from utopia.notation.words import read_word
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, SEAT_NAMES

FORMS: Final = {
    "district": "DISTRICT",
    "districts": "NUMBER",
    "wonder": "ISLAND",
    "prince": "CIV DISTRICT NUMBER",
    "points": "NUMBER",
    "scale": "CIV NUMBER",
    "privileges": "NUMBER",
    "lacks": "SEAT CIV ISLAND",
    "won": "",
}
"""Kind of condition -> the words after it; a NUMBER is the least that will do."""


class GoalError(ValueError):
    """A line that is no condition; for the authors of lessons."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition: its kind, and its words as numbers."""

    kind: str
    values: tuple[int, ...]

    @classmethod
    def read(cls, board_map: BoardMap, text: str) -> "Condition":
        """Read a line; GoalError or NotationError if it is no condition."""
        kind, *words = text.split()
        forms = FORMS.get(kind, "?").split()
        if len(words) != len(forms):
            raise GoalError(f"{text!r} is no condition; there are {FORMS}")
        return cls(kind, tuple(_value(board_map, form, word) for form, word in zip(forms, words, strict=True)))

    def holds(self, game: Game, seat: int, points_before: int) -> bool:
        """Return whether the game's position is such, for a seat that had so many points when the lesson began."""
        state, values = game.state[0], self.values
        if self.kind == "won":
            return game.is_over and game.standings()[0][0] == SEAT_NAMES[seat]
        if self.kind == "points":
            return int(state["score"][seat]) - points_before >= values[0]
        return _holds_on_board(self.kind, values, game, state, seat)

    def is_lost(self, game: Game, seat: int) -> bool:
        """Return whether the condition fails for good: a privilege that was spent does not come back."""
        return self.kind == "privileges" and not self.holds(game, seat, 0)


def _holds_on_board(kind: str, values: tuple[int, ...], game: Game, state: Any, seat: int) -> bool:
    match kind:
        case "district":
            return int(state["owner"][values[0]]) == seat
        case "districts":
            return int((state["owner"][: len(game.map.districts)] == seat).sum()) >= values[0]
        case "wonder":
            return int(state["wonder_owner"][values[0]]) == seat
        case "prince":
            return int(state["princes"][seat, values[0], values[1]]) >= values[2]
        case "scale":
            return int(state["scale"][values[0]]) >= values[1]
        case "privileges":
            return int(state["privileges"][seat]) >= values[0]
        case _:
            other, civilization, island = values
            there = np.asarray(game.board[0]["island_of"]) == island
            return not state["princes"][other, civilization][there].any()


def _value(board_map: BoardMap, form: str, word: str) -> int:
    names = {
        "DISTRICT": [district.id for district in board_map.districts],
        "ISLAND": ISLAND_NAMES,
        "CIV": CIVILIZATION_NAMES,
        "SEAT": SEAT_NAMES,
    }
    if form != "NUMBER":
        return read_word(word, names[form], form.lower())
    if not word.isdecimal():
        raise GoalError(f"{word!r} is no number")
    return int(word)
