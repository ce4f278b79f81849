"""A puzzle as data: one line of JSON, with its position and moves in the notation of docs/record-format.md."""

from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from utopia.boards import load_board, playing_board
from utopia.game import Game
from utopia.notation.position import parse_position
from utopia.rules import DEFAULT_PRESET, Boards, States, edition

Theme: TypeAlias = Literal[
    "monument", "wonder", "king", "cards", "privilege", "removal", "denial", "last-round", "early", "one-move", "long"
]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
"""All themes, in the order in which they are listed; docs/puzzles.md says when each is given."""

BOARD: Final = "reconstruction"
DATA: Final = Path(__file__).parent / "data"
"""One file for each number of players."""


class UnknownPuzzleError(KeyError):
    """There is no puzzle of that id."""


class Puzzle(msgspec.Struct, frozen=True):
    """A seat's view at the beginning of its turn, and the plan that is clearly the best."""

    id: str
    """Made from the position: the same position always has the same id."""
    players: int
    seat: int
    position: str
    """The seat's view, on one line."""
    solution: tuple[str, ...]
    """The moves of the best plan, without the end of the turn."""
    also: tuple[tuple[str, ...], ...]
    """Plans that are about as good: they differ from it in what matters little."""
    share: float
    """The seat's expected share of the win with it."""
    lead: float
    """Share of the win by which all other plans are expected to be behind these."""
    level: int
    """How far it is hidden: 0 if apprentice finds it, 1 if mason does, 2 if envoy does, 3 if none of them does."""
    themes: tuple[Theme, ...]
    seed: int
    """That of its game: ``finding.play_out`` plays it again."""

    @property
    def boards(self) -> Boards:
        """Return the board that it is played on."""
        return boards_for(self.players)

    def view(self) -> States:
        """Return what the seat knows."""
        return parse_position(load_board(BOARD), self.boards, self.position)

    def game(self) -> Game:
        """Return a game that begins with that view; what the seat cannot know is unknown in it too."""
        return Game(self.players, board=BOARD, edition=DEFAULT_PRESET, by_hand=True, begin=self.view())


@cache
def boards_for(players: int) -> Boards:
    """Return the board record of all puzzles for that many players."""
    return playing_board(load_board(BOARD), edition(DEFAULT_PRESET), players)


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file. OSError if it cannot be read, msgspec.ValidationError naming what does not fit."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines())


def add_puzzle(file: Path, found: Puzzle) -> None:
    """Add a puzzle at the end of a file."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(found) + b"\n")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles that come with the package, by number of players."""
    return tuple(one for file in sorted(DATA.glob("*.jsonl")) for one in read_puzzles(file))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {one.id: one for one in puzzles()}


def puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle of an id; UnknownPuzzleError if there is none."""
    try:
        return _by_id()[puzzle_id]
    except KeyError:
        raise UnknownPuzzleError(puzzle_id) from None
