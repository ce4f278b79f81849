"""Who does not sit at one table with whom."""

from collections.abc import Sequence

from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.visitors.visitors import Visitor


async def require_together(visitor: Visitor, others: Sequence[str | None]) -> None:
    """ProblemError 403 if he and one of those do not sit at one table; it does not say who or why."""
    if visitor.id and await visitor.services.storage.relations.blocked_between(visitor.id, others):
        raise ProblemError(
            403, "you cannot sit down at this table; open one of your own, or join another", "problem-not-together"
        )
