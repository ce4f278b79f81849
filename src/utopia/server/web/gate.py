"""The middleware that sees everything first: pages, requests, websockets, errors."""

import socket
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from utopia.server.programs.messages import Allowance
from utopia.server.settings import Settings, authority_of, is_everywhere, is_loopback, read_authority
from utopia.server.web.limiter import RequestLimits
from utopia.server.web.messages import Problem
from utopia.server.web.policy import Endpoints, Policy, Rate, usual_rate
from utopia.server.web.problems import PROBLEM_JSON, ProblemError, problem_body, problem_headers
from utopia.server.web.proxies import Unbelieved
from utopia.server.web.request import CSRF_HEADER, Doorway, check_kind, is_right
from utopia.server.web.responses import security_headers

_OWN_PAGE: Final = ("same-origin", "none")
"""Values of `Sec-Fetch-Site` that no other site's page can bring about."""
_REFUSED_SOCKET: Final = 1008


class Gate:
    """All checks of a request or handshake but for token and person, in their order, by the policy of its endpoint."""

    def __init__(self, settings: Settings, endpoints: Endpoints) -> None:
        self._names = _names(settings)
        self._limits = RequestLimits() if settings.limits else None
        self._unbelieved = Unbelieved()
        self._endpoints = endpoints

    async def admit(self, doorway: Doorway) -> Policy:
        """Return the endpoint's policy, for ``check_token`` and ``check_person``. ProblemError if it lets nobody in."""
        self._check_host(doorway)
        self._unbelieved.look(doorway)
        if not doorway.is_safe:
            _check_origin(doorway)
        policy = await self._found(doorway)
        await self._count(doorway, policy.rate_of(doorway.method))
        if not (doorway.is_safe or doorway.is_socket or doorway.bearer is not None or policy.one_click):
            _check_csrf(doorway)
        if not policy.one_click:
            check_kind(doorway)
        return policy

    def methods(self, doorway: Doorway) -> str | None:
        """Return the answer to `OPTIONS`; None to other methods."""
        return self._endpoints.allowed(doorway) if doorway.method == "OPTIONS" else None

    async def left(self, token: str) -> list[Allowance]:
        """Return the remaining requests of a program; nothing if there are no limits."""
        return [] if self._limits is None else await self._limits.left(token)

    async def _found(self, doorway: Doorway) -> Policy:
        """Return the endpoint's policy. Where there is none, requests are counted too, before they are refused."""
        try:
            return self._endpoints.find(doorway)
        except ProblemError:
            await self._count(doorway, usual_rate(doorway.method))
            raise

    async def _count(self, doorway: Doorway, rate: Rate) -> None:
        if self._limits is not None:
            await self._limits.check(doorway, rate)

    def _check_host(self, doorway: Doorway) -> None:
        """Refuse a name that foreign DNS points here (rebinding)."""
        try:
            host = doorway.host.host
        except ValueError:
            told = "the request has to name this server by one Host header: a name or an address, and perhaps a port"
            raise ProblemError(400, told, "problem-host-unreadable") from None
        if not (is_loopback(host) or host in self._names or host == doorway.arrived_at.lower()):
            raise ProblemError(
                421,
                f"the server does not go by {host[:80]!r}; `utopia serve --allow` does that",
                "problem-host",
            )


def _names(settings: Settings) -> frozenset[str]:
    """Names that the server answers for, beside loopback and the address that a connection came to."""
    names = {read_authority(name).host for name in settings.allowed_hosts}
    names |= {authority_of(settings.origin).host} if settings.origin else set()
    if not is_everywhere(settings.host):
        return frozenset({*names, settings.host.lower()})
    own = socket.gethostname().lower()
    label = own.partition(".")[0]
    shared = {authority_of(settings.share).host} if settings.share else set()
    return frozenset({*names, *shared, own, label, f"{label}.local"})


def _check_origin(doorway: Doorway) -> None:
    """Another site's page is refused; a program that is no browser says nothing of the kind, and needs the token."""
    origin, site = doorway.headers.get("origin"), doorway.headers.get("sec-fetch-site")
    is_foreign = origin is not None and origin.partition("://")[2].lower() != doorway.headers.get("host", "").lower()
    if is_foreign or (site is not None and site not in _OWN_PAGE):
        raise ProblemError(403, "this was asked for by a page of another site", "problem-other-site")


def _check_csrf(doorway: Doorway) -> None:
    if not is_right(doorway.visit, doorway.headers.get(CSRF_HEADER, "")):
        raise ProblemError(
            403, f"the header {CSRF_HEADER} is missing or old; `GET /api/me` gives a new one", "problem-csrf"
        )


def guarded_send(scope: Scope, send: Send) -> Send:
    """A `send` that puts the headers that keep a browser safe on every answer."""
    if scope["type"] != ScopeType.HTTP:
        return send

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message.get("headers", [])}
            added = [(name, value) for name, value in security_headers() if name not in present]
            message = {**message, "headers": [*message.get("headers", []), *added]}
        await send(message)

    return with_headers


async def turn_away(problem: Problem, headers: dict[str, str], scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a problem, before any routing."""
    fields = {"content-type": PROBLEM_JSON, "cache-control": "no-store", **problem_headers(problem), **headers}
    body = problem_body(problem)
    head = [(name.encode(), value.encode()) for name, value in fields.items()]
    head.append((b"content-length", str(len(body)).encode()))
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            closing: Any = {"type": "websocket.close", "code": _REFUSED_SOCKET, "reason": problem.detail[:100]}
            await send(closing)
            return
        kind = "websocket.http.response"
    start: Any = {"type": f"{kind}.start", "status": problem.status, "headers": head}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


async def tell_methods(allowed: str, send: Send) -> None:
    """Answer `OPTIONS`."""
    start: Any = {"type": "http.response.start", "status": 204, "headers": [(b"allow", allowed.encode())]}
    await send(start)
    await send({"type": "http.response.body", "body": b"", "more_body": False})
