"""Blocks between people at one table."""

from collections.abc import Sequence

from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.visitors.visitors import Visitor


async def require_together(visitor: Visitor, others: Sequence[str | None]) -> None:
    """Raise ProblemError 403 if a block stands between the person and one of those; it does not tell whose or why."""
    if visitor.id and await visitor.services.storage.relations.blocked_between(visitor.id, others):
        raise ProblemError(
            403, "you cannot sit down at this table; open one of your own, or join another", "problem-not-together"
        )
