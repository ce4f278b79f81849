"""What whoever runs the server asks it, by hand or by machine: is it alive, can people play?"""

from litestar import get
from litestar.datastructures import State
from sqlalchemy import Connection, text

from utopia import __version__
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.problems.responses import refusals
from utopia.server.http.services import Services


@get("/healthz", tags=["server"], summary="Is it alive?")
async def get_health(state: State) -> dict[str, str | bool]:
    """Answers as soon as the server does; `rules` says whether games can be played already."""
    services: Services = state.services
    return {"name": "utopia", "version": __version__, "rules": services.loading.is_done, "page": state.page.is_built}


@get("/readyz", tags=["server"], summary="Can people play?", responses=refusals(503))
async def get_readiness(state: State) -> dict[str, bool]:
    """When the rules are loaded, the page is built and the database answers; else, and while it stops, 503 says why."""
    services: Services = state.services
    if not state.page.is_built:
        raise ProblemError(503, "the page is not built; `utopia doctor` says why", "problem-not-ready")
    if not services.loading.is_done:
        raise ProblemError(503, "the rules are being loaded", "problem-not-ready")
    if services.keeping.is_stopping:
        raise ProblemError(503, "the server is stopping", "problem-not-ready")
    await services.storage.database.read(_look)
    return {"ready": True}


def _look(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
