"""What every environment is set up with: a map, a table's rules and a number of players."""

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from utopia.boards import BoardMap, load_board, playing_board
from utopia.locales import Phrase, SpokenError
from utopia.rules import DEFAULT_PRESET, Boards, Edition
from utopia.rules import edition as edition_of
from utopia.rules.model.material import MIN_PLAYERS, SEATS

USUAL_PLAYERS: Final = 4
USUAL_BOARD: Final = "reconstruction"
RENDER_MODES: Final = ["ansi", "human"]
ON_ILLEGAL: Final = ("lose", "raise")
"""What may become of an illegal action: the game ends and is lost, or IllegalActionError."""


class EnvironmentFaultError(SpokenError):
    """What an environment cannot do as asked; the message says what is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Map and rules of a table."""

    map: BoardMap
    edition: Edition
    boards: Boards
    """The record that the rules play on."""

    @property
    def players(self) -> int:
        """2 to 5."""
        return int(self.boards["players"][0])


def make_setting(
    players: object = USUAL_PLAYERS,
    board: BoardMap | str = USUAL_BOARD,
    edition: Edition | str = DEFAULT_PRESET,
    **options: int | bool | str,
) -> Setting:
    """The setting for an edition with single options changed.

    EnvironmentFaultError for a wrong number of players, EditionError for an edition, option or value that there is
    not, BoardError for a board.
    """
    if isinstance(players, bool) or not isinstance(players, int) or not MIN_PLAYERS <= players <= SEATS:
        words = {"players": repr(players), "least": str(MIN_PLAYERS), "most": str(SEATS)}
        raise EnvironmentFaultError(Phrase("envs-players", words))
    board_map = load_board(board) if isinstance(board, str) else board
    if isinstance(edition, str):
        rules = edition_of(edition, **options)
    elif options:
        raise EnvironmentFaultError(Phrase("envs-options", {"options": ", ".join(options)}))
    else:
        rules = edition
    return Setting(board_map, rules, playing_board(board_map, rules, players))


def checked_seed(seed: object) -> int:
    """The seed, if it is one."""
    try:
        number = operator.index(seed)  # type: ignore[arg-type] # that is what is asked here
    except TypeError:
        number = -1
    if number < 0 or isinstance(seed, bool):
        raise EnvironmentFaultError(Phrase("envs-seed", {"seed": repr(seed)}))
    return number


def check_word(word: object, words: Sequence[object], what: str) -> None:
    """EnvironmentFaultError if a setting is none of those there are."""
    if word not in words:
        told = {"what": what, "word": repr(word), "words": ", ".join(map(repr, words))}
        raise EnvironmentFaultError(Phrase("envs-word", told))
