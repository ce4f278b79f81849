"""A bot's answer, checked, and the move that replaces a bad one."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Final, Protocol

from utopia.bots.bot import USUAL_BUDGET, Bot, Budget, Moves, Stream

if TYPE_CHECKING:  # the caller with a position loads the rules
    from utopia.rules import Boards, States

STAND_IN: Final = "mason"
"""Decides when a bot fails."""
MOST_FAILURES: Final = 3
"""Failures in a row after which the bot is asked no more in this game, so a game with a hanging bot ends."""
_OURS: Final = Path(__file__).parents[2]
"""The package."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's choice, and the failure if it is not its own."""

    code: int
    trouble: str = ""


class Chooser(Protocol):
    """``Crews``, or whatever thinks instead of them."""

    async def choose(
        self,
        name: str,
        boards: "Boards",
        seat: int,
        view: "States",
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        """One of ``moves``, in bounded time."""


@dataclass(slots=True)
class Trust:
    """The failures of a bot during one game: it is asked no more after MOST_FAILURES in a row."""

    failures: int = 0
    """In a row."""

    @property
    def is_lost(self) -> bool:
        """Whether the bot is asked no more."""
        return self.failures >= MOST_FAILURES

    def note(self, answer: Answer) -> None:
        """Count an answer with a failure; an answer without one sets the count to 0."""
        self.failures = self.failures + 1 if answer.trouble else 0


class Guard(ABC):
    """A bot that never fails: it wraps another one, and reports its failures itself."""

    @abstractmethod
    def answer(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> Answer:
        """Return the choice of the wrapped bot, or that of a stand-in and the reason."""

    def choose(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> int:
        """Choose a move, as every bot does."""
        return self.answer(view, moves, budget, rng).code


def ask(get_bot: Callable[[], Bot], view: "States", moves: Moves, budget: Budget, rng: Stream) -> Answer:
    """Return the choice of the bot that ``get_bot`` gives. The code is always legal; ``trouble`` names any failure.

    The message of a bot's error is not repeated: others may read it, and it may reveal the bot's hand.
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
    """Return the innermost line of the bot's own file in which the error arose, for its author."""
    frames = extract_tb(error.__traceback__)
    bots = next((frame.filename for frame in frames if not Path(frame.filename).is_relative_to(_OURS)), None)
    lines = [frame.lineno for frame in frames if frame.filename == bots]
    return f" in {Path(bots).name}, line {lines[-1]}" if bots else ""


def instead(moves: Sequence[int]) -> int:
    """End the turn if that is possible, else the first move: dull, but legal and always the same."""
    from utopia.rules import Kind, decode  # noqa: PLC0415 - compiled; needed only when something went wrong

    return next((code for code in moves if decode(code).kind == Kind.END), moves[0])


def own_stream(seed: int, seat: int, number: int) -> Stream:
    """Return the stream of a seat's bot for decision ``number`` of a game.

    The game's seed cannot be worked out from it, else a bot could work out the deal (BLAKE2b).
    """
    from utopia.chance import new_stream  # noqa: PLC0415

    own = hashlib.blake2b(f"bot {seat} {seed}".encode(), digest_size=8).digest()
    return new_stream(int.from_bytes(own, "little"), number)
