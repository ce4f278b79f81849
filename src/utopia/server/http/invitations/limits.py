"""The invitation quota: enough for a club, too little to pester anybody."""

from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.services import Services


async def check_often(services: Services, host: str, person: str) -> None:
    """ProblemError 429 if that would be one too many; else it counts."""
    wait = await services.storage.asking.count(host, person) if services.settings.limits else None
    if wait is not None:
        told = "you have asked often enough today; share the table's link, or try again tomorrow"
        raise ProblemError(429, told, "problem-invite-often", wait=wait.total_seconds())
