"""One request or handshake: its address, host, cookies, CSRF token and kind of body."""

import hashlib
import hmac
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Scope

from utopia.server.settings import Authority, read_authority
from utopia.server.web.problems import ProblemError

CSRF_HEADER: Final = "x-csrf-token"


def csrf_of(token: str) -> str:
    """The token for the visitor with this secret."""
    return hashlib.sha256(b"utopia csrf\0" + token.encode()).hexdigest()[:32]


def is_right(token: str | None, sent: str) -> bool:
    """Return whether the sent token belongs to the secret in the cookie."""
    return token is not None and hmac.compare_digest(csrf_of(token).encode(), sent.encode())


_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
HOST_ONLY: Final = "__Host-"
"""How cookies begin that browsers keep for one host, over https: no neighbour under the same domain can set one."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SOCKET: Final = "WS"
"""What stands for a method where a websocket is opened."""


def as_token(text: str | None) -> str | None:
    """A secret of 32 random bytes as base64url, or None if it cannot be one."""
    return text if text and _TOKEN.fullmatch(text) else None


@dataclass(frozen=True)
class Doorway:
    """One request or websocket handshake, before it is routed."""

    scope: Scope
    server: str
    """The id of its database, which is part of its cookies' names: browsers share cookies between ports of a host."""

    @cached_property
    def headers(self) -> dict[str, str]:
        """Header names in small letters; of a repeated one the last."""
        return {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}

    @cached_property
    def host(self) -> Authority:
        """Return the requested host name.

        Raise ValueError unless exactly one `Host` header names one, and nothing else.
        """
        [value] = [value for name, value in self.scope["headers"] if name.lower() == b"host"]
        return read_authority(value.decode("latin-1"))

    @property
    def is_socket(self) -> bool:
        """A websocket's handshake."""
        return self.scope["type"] == ScopeType.WEBSOCKET

    @property
    def method(self) -> str:
        """Return the method; of a handshake ``SOCKET``."""
        return SOCKET if self.is_socket else self.scope["method"]  # type: ignore[typeddict-item]

    @property
    def is_safe(self) -> bool:
        """Whether it only reads."""
        return self.method in SAFE_METHODS

    @property
    def path(self) -> str:
        """The requested path."""
        return self.scope["path"]

    @property
    def address(self) -> str:
        """Where the client is; behind a reverse proxy on this machine, as the proxy says."""
        client = self.scope.get("client")
        return client[0] if client else "unknown"

    @property
    def arrived_at(self) -> str:
        """The address of this machine that the connection came to."""
        server = self.scope.get("server")
        return server[0] if server else ""

    @cached_property
    def cookies(self) -> dict[str, str]:
        """Return cookies that can be secrets, by name."""
        return secrets_in(self.headers.get("cookie", ""))

    @property
    def session(self) -> str | None:
        """The token of a guest's session."""
        return self._cookie(session_cookie(self.server)) or self.cookies.get(FIRST_COOKIE)

    @property
    def bearer(self) -> str | None:
        """Return a program's token, valid or not. A client with one is known by it alone, and by no cookie."""
        scheme, _, text = self.headers.get("authorization", "").partition(" ")
        return text.strip() if scheme.lower() == "bearer" else None

    @property
    def behind(self) -> str | None:
        """The token of the guest who was in this browser before an account signed in."""
        return self._cookie(guest_cookie(self.server))

    @property
    def visit(self) -> str | None:
        """The visitor's secret."""
        return self._cookie(visit_cookie(self.server))

    def _cookie(self, name: str) -> str | None:
        """By its name over https, or as it is called over http and was called everywhere once."""
        return self.cookies.get(f"{HOST_ONLY}{name}") or self.cookies.get(name)


FIRST_COOKIE: Final = "utopia"
"""The name that the first servers gave it, before each had one of its own: browsers keep it as long as it is valid."""


def session_cookie(server: str) -> str:
    """Cookie with a guest's session, made at their first change."""
    return f"utopia-{server}"


def visit_cookie(server: str) -> str:
    """Cookie with a visitor's secret, from which the CSRF token is made; nothing is stored about it."""
    return f"utopia-{server}-visit"


def guest_cookie(server: str) -> str:
    """Cookie with the session of the guest who was in this browser before an account signed in."""
    return f"utopia-{server}-guest"


def secrets_in(cookies: str) -> dict[str, str]:
    """Return the cookies of a `Cookie` header that can be ours. Anything else in it does no harm."""
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    return {name: token for name, _, value in pairs if (token := as_token(value)) is not None}


_JSON_KIND: Final = re.compile(r"application/(?:[a-z0-9.-]+\+)?json")


def check_kind(doorway: Doorway) -> None:
    """ProblemError 415 if a body says that it is something else."""
    kind = doorway.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind and not doorway.is_safe and not _JSON_KIND.fullmatch(kind):
        told = "bodies are read as JSON; send it as application/json"
        raise ProblemError(415, told, "problem-body-kind")
