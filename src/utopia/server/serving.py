"""One server process: its socket, its addresses, and uvicorn around the app."""

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

import uvicorn
from litestar import Litestar

from utopia.server.app import create_app
from utopia.server.database.errors import StorageError
from utopia.server.game.loading import LoadingError
from utopia.server.hosting import log_from_environment
from utopia.server.logs import configure
from utopia.server.services import Services
from utopia.server.settings import LOOPBACK, Settings, is_everywhere
from utopia.server.web.connections import Connections, protocols
from utopia.server.web.proxies import believed

if TYPE_CHECKING:
    from utopia.server.trust.tls import Secure

_GRACE: Final = 5
"""Seconds for requests under way when the server is stopped."""
_COLLECT_SELDOM: Final = 20_000
"""New objects before the garbage collector looks at the young ones: its pauses hold everybody (measured)."""
_LARGEST_MESSAGE: Final = 16 * 1024
_HIGHEST_PORT: Final = 65535
_MOST_FILES: Final = (1 << 20, 10_240)
"""The second for systems that allow less than they say."""
_ALONE: Final[int] = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""On Windows SO_REUSEADDR would let two servers have the same port."""
_WINDOWS_TAKEN: Final = 10013
"""Another program has the port to itself (WSAEACCES)."""
_CUT_OFF: Final = "ASGI callable returned without completing response."
_uvicorn_log: Final = logging.getLogger("uvicorn.error")


class AddressError(OSError):
    """An address that cannot be listened at; `is_taken` if another program does."""

    def __init__(self, message: str, *, is_taken: bool) -> None:
        super().__init__(message)
        self.is_taken = is_taken


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; AddressError if it cannot."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        server = socket.socket(family, kind, proto)
        try:
            server.setsockopt(socket.SOL_SOCKET, _ALONE, 1)
            server.bind(address)
            server.listen(2048)
        except OSError:
            server.close()
            raise
    except OSError as trouble:
        reason = trouble.strerror or str(trouble)
        raise AddressError(reason, is_taken=_is_taken(trouble)) from None
    return server


def _is_taken(trouble: OSError) -> bool:
    return trouble.errno == errno.EADDRINUSE or getattr(trouble, "winerror", None) == _WINDOWS_TAKEN


def free_port(host: str, after: int) -> int | None:
    """The next port above one that can be listened at."""
    for port in range(after + 1, min(after + 50, _HIGHEST_PORT + 1)):
        try:
            listen(host, port).close()
        except AddressError:
            continue
        return port
    return None


def local_url(host: str, port: int) -> str:
    """Where this machine's browser finds the server."""
    name = "localhost" if is_everywhere(host) or host == LOOPBACK else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def is_utopia(url: str) -> bool:
    """Whether a Utopia server answers at an address of this machine."""
    try:
        with urllib.request.urlopen(f"{url}healthz", timeout=2) as answer:  # noqa: S310 - made by local_url
            return b'"utopia"' in answer.read(500)
    except (OSError, ValueError, urllib.error.URLError):
        return False


class _Server(uvicorn.Server):
    """Tells when it answers, and when it is about to stop; stops by itself when it is of no use any more."""

    def __init__(
        self,
        config: uvicorn.Config,
        when_ready: Callable[[], None],
        when_started: Callable[[], None],
        when_stopping: Callable[[Callable[[], bool]], Awaitable[None]],
        is_useless: Callable[[], bool],
        secure: "Secure | None",
        early: Sequence[socket.socket],
    ) -> None:
        """``when_stopping`` is given a function that tells whether the admin does not want to wait any longer.

        ``early`` are connections that came before the server.
        """
        super().__init__(config)
        self._when_ready, self._when_started = when_ready, when_started
        self._when_stopping, self._is_useless, self._secure = when_stopping, is_useless, secure
        self._early = early

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self._is_useless()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            if self._secure is not None:
                self.servers.append(await self._secure.open(self._protocol))
            self._when_started()
            for connection in self._early:
                await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._when_stopping(lambda: self.force_exit)
        if self._secure is not None:
            await self._secure.close()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """As uvicorn makes one for each connection of its own sockets."""
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def run(
    settings: Settings,
    listener: socket.socket,
    when_ready: Callable[[], None],
    secure: "Secure | None" = None,
    early: Sequence[socket.socket] = (),
    app: Litestar | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM; then finish queued work.

    ``early`` are connections that were taken before; ``app`` is one that was made before, to begin sooner.

    An error that kept the server from starting is raised as it was: StorageError, if the data directory cannot be used.
    So are LoadingError, and StorageError of a server that another one has replaced, which end it later: its supervisor
    starts it anew.
    """
    configure(*log_from_environment())
    raise_file_limit()
    app = app or create_app(settings)
    server = _server(app, settings, when_ready, secure, early)
    filters = (_until_started(server), _without_the_gone)
    for each in filters:
        _uvicorn_log.addFilter(each)
    gc.set_threshold(_COLLECT_SELDOM)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        pass
    except SystemExit:  # uvicorn's, if the start fails
        trouble: BaseException | None = app.state.get("trouble")
        if trouble is None:
            raise
        raise trouble from None
    finally:
        for each in filters:
            _uvicorn_log.removeFilter(each)
        listener.close()
    if (given_up := _given_up(app)) is not None:
        raise given_up from None


def _server(
    app: Litestar,
    settings: Settings,
    when_ready: Callable[[], None],
    secure: "Secure | None",
    early: Sequence[socket.socket],
) -> _Server:
    connections = Connections(settings.hosting.connections if settings.limits else 0, believed())
    return _Server(
        _config(app, connections),
        when_ready,
        when_started=lambda: _has_started(app, connections),
        when_stopping=lambda is_urgent: _make_ready_to_stop(app, is_urgent),
        is_useless=lambda: _given_up(app) is not None,
        secure=secure,
        early=early,
    )


def _spare_the_collector(app: Litestar) -> None:
    """Let the garbage collector pass over the program itself, once it is loaded: looking at it takes 0.1 s or more."""

    def freeze() -> None:
        gc.collect()
        gc.freeze()

    if (services := app.state.get("services")) is not None:
        services.loading.afterwards(freeze)


def _has_started(app: Litestar, connections: Connections) -> None:
    """Services are there: what else needs them."""
    _spare_the_collector(app)
    services: Services | None = app.state.get("services")
    if services is not None and services.leadership is not None:
        connections.secret = services.leadership.secret


def _given_up(app: Litestar) -> LoadingError | StorageError | None:
    services: Services | None = app.state.get("services")
    if services is None:
        return None
    lost = services.leadership.lost if services.leadership is not None else None
    return services.loading.given_up or lost


def _until_started(server: uvicorn.Server) -> Callable[[logging.LogRecord], bool]:
    """Keep uvicorn's traceback back when the start fails: the reason is raised, and told in a sentence."""
    return lambda _: server.started


def _without_the_gone(record: logging.LogRecord) -> bool:
    """An answer cut off by a disconnect is logged by ``http.gone``."""
    return record.msg != _CUT_OFF


async def _make_ready_to_stop(app: Litestar, is_urgent: Callable[[], bool]) -> None:
    """Let no new clients in; then disconnect readers of streams, who send nothing that would end them."""
    if (services := app.state.get("services")) is not None:
        await services.keeping.drain(is_urgent)
        services.listening.close()


def raise_file_limit() -> None:
    """Let this process open as many files, and so connections, as it may; usually it begins with far fewer."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in _MOST_FILES:
        wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
        with contextlib.suppress(OSError, ValueError):
            if soft != resource.RLIM_INFINITY and soft < wanted:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


def _config(app: Litestar, connections: Connections) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        **protocols(connections),
        ws_max_size=_LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        log_config=None,
        log_level="warning",
        lifespan="on",
        forwarded_allow_ips=believed(),
        timeout_graceful_shutdown=_GRACE,
    )
