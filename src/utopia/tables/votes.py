"""Questions that a table decides by vote: the future of a seat, a pause, more time.

One question at a time. Every person has one vote, however many seats they have; bots have none. A person who does not
answer in time leaves the decision to the others, so silence never holds the table.
"""

from collections import Counter
from collections.abc import Collection
from typing import Final, Literal

import msgspec

Question = Literal["leaver", "pause", "more_time"]
Choice = Literal["wait", "bot", "substitute", "end", "yes", "no"]
Why = Literal["left", "away", "time", "idle", "asked"]
"""The reason for the question: the player said that they leave, is not connected, did not decide in time, or keeps a
table without clocks waiting; or somebody asked for something that concerns all."""

CHOICES: Final[dict[Question, tuple[Choice, ...]]] = {
    "leaver": ("wait", "bot", "substitute", "end"),
    "pause": ("yes", "no"),
    "more_time": ("yes", "no"),
}
_BY_ITSELF: Final[dict[Question, Choice]] = {"leaver": "bot", "pause": "no", "more_time": "no"}
"""The result when nobody answers, or on a tie."""


class Vote(msgspec.Struct, frozen=True):
    """A question that is open. It is stored with the game, so that a restart keeps it."""

    id: str
    question: Question
    why: Why
    until: float
    """The moment at which the votes so far decide."""
    seats: list[int] = []
    """Seats of the person in question; empty if the question concerns all."""
    person: str | None = None
    """The person who has these seats."""
    voices: dict[str, Choice] = {}
    """Person -> their last choice."""
    by: str | None = None
    """The person who asked; None if the server asked."""


def cast(vote: Vote, voter: str, choice: Choice) -> Vote:
    """Return the question with a person's vote, which they may change until it is decided."""
    return msgspec.structs.replace(vote, voices={**vote.voices, voter: choice})


def decided(vote: Vote, voters: Collection[str], now: float) -> Choice | None:
    """Return the decision; None while votes are missing.

    More than half of all votes decide at once. When all have voted, or time is over, the most votes decide; on a tie
    the usual answer. To end a game takes more than half of all who are left. Where nobody has a vote (only programs are
    left), a person who may still come back is given the time to do so.
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
