"""The server's metrics for Prometheus, behind a token of the admin's; off by default."""

import asyncio
import hmac
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from utopia.server.metrics_page import exposition
from utopia.server.settings import Settings
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found


@get("/metrics", include_in_schema=False, opt=policy("monitor", rate="page"))
async def get_metrics(settings: NamedDependency[Settings], request: Request[Any, Any, Any]) -> Response[bytes]:
    """All numbers, for who brings the token; without one being set there is no such page."""
    token = settings.hosting.metrics_token
    if token is None:
        raise not_found("page")
    sent = request.headers.get("authorization", "")
    if not hmac.compare_digest(sent.encode(), f"Bearer {token}".encode()):
        raise ProblemError(401, "the token is missing or wrong", "problem-metrics-token")
    content, kind = await asyncio.to_thread(exposition)
    return Response(content, headers={"content-type": kind, "cache-control": "no-store"})
