"""A bot's answer, checked; and what is played instead of a bad one."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Final

from utopia.bots.bot import Bot, Budget, Moves, Stream

if TYPE_CHECKING:  # loading the rules is left to whoever has a position
    from utopia.rules import States

STAND_IN: Final = "mason"
"""Decides where a bot fails."""
MOST_FAILURES: Final = 3
"""In a row; then the bot is asked no more in this game, so that one that always hangs ends in bounded time."""
_OURS: Final = Path(__file__).parents[2]
"""The package."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's choice, and what went wrong if it is not its own."""

    code: int
    trouble: str = ""


@dataclass(slots=True)
class Trust:
    """In a bot, during one game: it is lost after MOST_FAILURES in a row."""

    failures: int = 0
    """In a row."""

    @property
    def is_lost(self) -> bool:
        """Whether the bot is asked no more."""
        return self.failures >= MOST_FAILURES

    def note(self, answer: Answer) -> None:
        """What came when it was asked."""
        self.failures = self.failures + 1 if answer.trouble else 0


class Guard(ABC):
    """A bot that never fails: it stands before another one, and says itself what went wrong there."""

    @abstractmethod
    def answer(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> Answer:
        """The choice of the bot behind it, or that of a stand-in and why."""

    def choose(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> int:
        """As every bot."""
        return self.answer(view, moves, budget, rng).code


def ask(get_bot: Callable[[], Bot], view: "States", moves: Moves, budget: Budget, rng: Stream) -> Answer:
    """The choice of the bot that ``get_bot`` gives. Whatever goes wrong, the code is legal and ``trouble`` says what.

    What a bot says in its last words is not repeated: others may read it, and it may tell its hand.
    """
    try:
        bot = get_bot()
        if isinstance(bot, Guard):
            return bot.answer(view, moves, budget, rng)
        code = int(bot.choose(view, moves, budget, rng))
    except Exception as error:  # noqa: BLE001 - whatever a bot raises must not stop the table
        return Answer(instead(moves.tolist()), f"it raised {type(error).__name__}{_where(error)}")
    if code not in moves:
        return Answer(instead(moves.tolist()), "it chose no legal move")
    return Answer(code)


def _where(error: Exception) -> str:
    """The innermost line of the bot's own file in which it went wrong, for whoever wrote it."""
    frames = extract_tb(error.__traceback__)
    bots = next((frame.filename for frame in frames if not Path(frame.filename).is_relative_to(_OURS)), None)
    lines = [frame.lineno for frame in frames if frame.filename == bots]
    return f" in {Path(bots).name}, line {lines[-1]}" if bots else ""


def instead(moves: Sequence[int]) -> int:
    """End the turn if that is possible, else the first move: dull, but legal and always the same."""
    from utopia.rules import Kind, decode  # noqa: PLC0415 - compiled; needed only when something went wrong

    return next((code for code in moves if decode(code).kind == Kind.END), moves[0])


def own_stream(seed: int, seat: int, number: int) -> Stream:
    """The stream of a seat's bot for decision ``number`` of a game.

    The game's seed cannot be worked out from it, else a bot could work out the deal (BLAKE2b).
    """
    from utopia.chance import new_stream  # noqa: PLC0415

    own = hashlib.blake2b(f"bot {seat} {seed}".encode(), digest_size=8).digest()
    return new_stream(int.from_bytes(own, "little"), number)
