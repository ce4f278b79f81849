"""Health checks for the admin and their machines: is the server alive, can people play?"""

from litestar import get
from litestar.datastructures import State

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
    """When the rules are loaded, the page is built and the database takes what is played; else 503 says why.

    So it is as soon as something could not be stored, or the database is found damaged or of another form, and while
    the server stops. It goes on by itself when the cause is gone.
    """
    services: Services = state.services
    if not state.page.is_built:
        raise ProblemError(503, "the page is not built; `utopia doctor` says why", "problem-not-ready")
    if services.keeping.is_stopping:
        raise ProblemError(503, "the server is stopping", "problem-not-ready")
    _check_rules(services)
    if (trouble := await services.health.ask()) is not None:
        raise trouble
    if not services.health.is_known:
        raise ProblemError(503, "the database is being looked through", "problem-not-ready")
    return {"ready": True}


def _check_rules(services: Services) -> None:
    """ProblemError or LoadingError unless games can be played."""
    loading = services.loading
    if loading.given_up is not None:
        raise loading.given_up
    if loading.failures and not loading.is_done:
        raise ProblemError(503, "the rules could not be loaded; it is tried again", "problem-rules-again")
    if not loading.is_done:
        raise ProblemError(503, "the rules are being loaded", "problem-not-ready")
