"""The application: the middleware, the routes behind it, and their services."""

import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from utopia.server.accounts.api_tokens import check_token
from utopia.server.accounts.visitor import check_person, provide_visitor
from utopia.server.database.errors import StorageError
from utopia.server.parts import PARTS, parts_of
from utopia.server.routes import ROUTES
from utopia.server.services import Services, open_services
from utopia.server.settings import Settings
from utopia.server.web.gate import Gate, guarded_send, tell_methods, turn_away
from utopia.server.web.openapi import openapi_config
from utopia.server.web.page import Page
from utopia.server.web.policy import Endpoints
from utopia.server.web.problem_page import readable_send
from utopia.server.web.problems import EXCEPTION_HANDLERS, ProblemError, said
from utopia.server.web.request import Doorway
from utopia.server.web.request_log import unless_gone, watched
from utopia.server.web.validation import UNREADABLE

_LARGEST_BODY: Final = 16 * 1024


class _Service(Litestar):
    """Litestar's own middleware does not see unrouted requests; this one sees everything."""

    gate: Gate

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await unless_gone(self._watched, scope, receive, send)  # type: ignore[arg-type]

    async def _watched(self, scope: Scope, receive: Receive, send: Send) -> None:
        await watched(self._let_in, scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = self.state.services
        doorway = Doorway(scope, services.storage.id)
        out = readable_send(scope, doorway, services.settings.hosting.site_name, guarded_send(scope, send))
        scope["litestar_app"] = self  # Litestar does the same a moment later
        try:
            policy = await self.gate.admit(doorway)
            await check_token(doorway, policy, services.storage.api_tokens)
            if not doorway.is_socket:  # browsers cannot read a refused handshake: sockets are closed with a code
                await check_person(doorway, policy)
        except ProblemError as error:
            await turn_away(error.problem, error.headers, scope, receive, out)
            return
        except StorageError as error:
            await turn_away(said(error), {}, scope, receive, out)
            return
        if (methods := self.gate.methods(doorway)) is not None:
            await tell_methods(methods, out)
            return
        await super().__call__(scope, receive, out)


def create_app(settings: Settings) -> Litestar:
    """The whole server. It opens its storage when it starts, and finishes queued work when it stops.

    PolicyError if a handler declares no policy.
    """
    app = _Service(
        route_handlers=ROUTES,
        dependencies={"visitor": _Provide(provide_visitor), **{name: _part(name) for name in (*PARTS, "page")}},
        exception_handlers={**EXCEPTION_HANDLERS, **UNREADABLE},
        openapi_config=openapi_config(),
        request_max_body_size=_LARGEST_BODY,
        lifespan=[_lifespan],
        state=State({"settings": settings, "page": Page(settings.page), "documentation": Page(settings.documentation)}),
        logging_config=None,
    )
    app.gate = Gate(settings, Endpoints(app))
    _resolve_in_turn(app)
    return app


class _Provide(Provide):
    """Equal to itself only.

    Litestar compares each provider with all others at each route, a quarter of a million times: by its own comparison,
    this took a fifth of a start (measured).
    """

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def _part(name: str) -> Provide:
    """Return the provider of a store or service, which is there since the server has started."""

    def provide(state: State) -> Any:
        return state[name]

    return _Provide(provide, sync_to_thread=False)


def _resolve_in_turn(app: Litestar) -> None:
    """Resolve the dependencies of a route one after the other.

    Litestar starts a task for each, which made a route with five of them four times as slow (measured); ours are
    looked up, and there is nothing to wait for.
    """
    for route in app.routes:
        for model in _models(route):
            model.dependency_batches = [{one} for batch in model.dependency_batches for one in batch]


def _models(route: BaseRoute) -> Iterable[Any]:
    if isinstance(route, HTTPRoute):
        return [model for _, model in route.route_handler_map.values()]
    return [route.handler_parameter_model] if isinstance(route, WebSocketRoute) else []


@contextlib.asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    try:
        async with open_services(app.state.settings) as services:
            app.state.services = services
            app.state.update(parts_of(services))
            yield
    except Exception as error:
        app.state.trouble = error  # the starter of the server prints it, in a sentence
        raise
