"""Marks for paging through the lists of admins."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, TypeVar

from litestar.params import QueryParameter

from utopia.server.storage.searching import PAGE
from utopia.server.web.problems import ProblemError

Words = Annotated[str, QueryParameter(max_length=254, description="Letters of a name or mail address, or an id.")]
Mark = Annotated[str | None, QueryParameter(max_length=40, description="`next` of the page before.")]
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_Row = TypeVar("_Row")


def mark_of(moment: datetime, id_: str) -> str:
    """Where the next page begins."""
    return f"{(moment - _EPOCH) // timedelta(milliseconds=1)}.{id_}"


def place_of(mark: str | None) -> tuple[datetime, str] | None:
    """Read a mark. Raise ProblemError 422 if it is invalid."""
    if mark is None:
        return None
    number, _, id_ = mark.partition(".")
    if not (number.isascii() and number.isdigit() and len(number) <= 14 and id_):
        raise ProblemError(422, "before: it is not what `next` of a page said", "problem-unreadable")
    return _EPOCH + timedelta(milliseconds=int(number)), id_


def next_mark(rows: Sequence[_Row], mark: Callable[[_Row], str]) -> str | None:
    """The mark of the next page, None if this one is not full."""
    return mark(rows[-1]) if len(rows) == PAGE else None
