"""Parts of many messages: sentences as ids with their words, refusals, and times."""

from datetime import UTC, datetime
from typing import Annotated, TypeAlias

import msgspec

Word: TypeAlias = int | str


def about(meaning: str) -> msgspec.Meta:
    """Give a field its description in the interface."""
    return msgspec.Meta(description=meaning)


class Phrase(msgspec.Struct, frozen=True):
    """A message of `locales/` and what fills it.

    Seats (`seat`, `other`) are numbers, for the reader puts the player's name there; `civ`, `second`, `island` and
    `district` are identifiers as in the notation (`maya`, `water`, `heron-quay`); everything else is a number.
    """

    id: str
    words: dict[str, Word] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done, and the rule that refuses it (`R-MOVE-1`), if a rule does."""

    why: Phrase
    rule: str | None = None


class Problem(msgspec.Struct, frozen=True):
    """RFC 9457: what is wrong with a request (`application/problem+json`)."""

    title: str
    status: int
    detail: str
    why: Annotated[Phrase | None, about("The same for people, in their language.")] = None
    wait: float | None = None


def iso(moment: datetime) -> str:
    """ISO 8601 in UTC, to the second."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
