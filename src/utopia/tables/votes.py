"""Questions that a table decides together: what becomes of a seat, a pause, more time.

One question at a time. Every person has one voice, however many seats he has; bots have none. Whoever does not answer
in time leaves it to the others, and nobody's silence holds the table.
"""

from collections import Counter
from collections.abc import Collection
from typing import Final, Literal

import msgspec

Question = Literal["leaver", "pause", "more_time"]
Choice = Literal["wait", "bot", "substitute", "end", "yes", "no"]
Why = Literal["left", "away", "time", "idle", "asked"]
"""Why the table is asked: he said that he goes, is not connected, did not decide in time, keeps a table without clocks
waiting; or somebody asked for something that concerns all."""

CHOICES: Final[dict[Question, tuple[Choice, ...]]] = {
    "leaver": ("wait", "bot", "substitute", "end"),
    "pause": ("yes", "no"),
    "more_time": ("yes", "no"),
}
_BY_ITSELF: Final[dict[Question, Choice]] = {"leaver": "bot", "pause": "no", "more_time": "no"}
"""What happens when nobody answers, or there is a tie."""


class Vote(msgspec.Struct, frozen=True):
    """A question that is open. It is stored with the game, so that a restart keeps it."""

    id: str
    question: Question
    why: Why
    until: float
    """The moment at which it is decided by the voices that there are."""
    seats: list[int] = []
    """Of who is to be decided about; empty if it is about all."""
    person: str | None = None
    """Who has these seats."""
    voices: dict[str, Choice] = {}
    """Person -> what he chose last."""
    by: str | None = None
    """Who asked; None if the table is asked by itself."""


def cast(vote: Vote, voter: str, choice: Choice) -> Vote:
    """With the voice of one who may vote; he may change his mind until it is decided."""
    return msgspec.structs.replace(vote, voices={**vote.voices, voter: choice})


def decided(vote: Vote, voters: Collection[str], now: float) -> Choice | None:
    """What is decided; None while others are waited for.

    More than half of all voices decide at once. When all have spoken, or time is over, the most voices do; between as
    many the usual answer. To end a game takes more than half of all who are left. Where nobody has a voice (programs
    alone are left) whoever may still come back is given the time to do so.
    """
    counted = Counter(choice for voter, choice in vote.voices.items() if voter in voters)
    for choice, number in counted.items():
        if 2 * number > len(voters):
            return choice
    may_come = not voters and vote.why in ("away", "idle")
    if (may_come or counted.total() < len(voters)) and now < vote.until:
        return None
    return _by_most(counted, _BY_ITSELF[vote.question])


def _by_most(counted: Counter[Choice], usual: Choice) -> Choice:
    ranked = [(choice, number) for choice, number in counted.most_common() if choice != "end"]
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return usual
    return ranked[0][0]
