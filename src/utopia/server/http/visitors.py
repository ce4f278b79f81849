"""Who asks: a visitor, who becomes a guest with a session when he first changes something."""

import secrets
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from utopia.server.http.csrf import csrf_of
from utopia.server.http.doorway import Doorway, session_cookie, visit_cookie
from utopia.server.http.problems import ProblemError
from utopia.server.http.services import Services
from utopia.server.storage import Person
from utopia.server.storage.people import SESSION_LIFE

_LIFE: Final = int(SESSION_LIFE.total_seconds())


class Visitor:
    """Who asks, for the length of one request."""

    def __init__(self, services: Services, secret: str, person: Person | None, *, is_secure: bool) -> None:
        self.services: Final = services
        self.person = person
        self.cookies: Final[list[Cookie]] = []
        """To be set with the answer."""
        self._secret = secret
        self._is_secure = is_secure

    @property
    def csrf(self) -> str:
        """What he must send with every change."""
        return csrf_of(self._secret)

    @property
    def id(self) -> str | None:
        """A guest's; None for somebody who has never changed anything."""
        return self.person.id if self.person else None

    async def guest(self) -> Person:
        """Him as a guest, with a session from now on if he had none."""
        if self.person is None:
            self.person, token = await self.services.storage.people.create()
            self.keep(session_cookie(self.services.storage.id), token)
        return self.person

    def become(self, person: Person, token: str) -> None:
        """Be that person from now on, by a session that is his."""
        self.person = person
        self.cookies[:] = [cookie for cookie in self.cookies if cookie.key != session_cookie(self.services.storage.id)]
        self.keep(session_cookie(self.services.storage.id), token)

    def known(self) -> Person:
        """Him as a guest; ProblemError 401 if he has no session."""
        if self.person is None:
            raise ProblemError(401, "you have no session here; it begins with a table or a seat", "problem-stranger")
        return self.person

    async def rename(self, name: str) -> None:
        """Call him so from now on."""
        person = await self.guest()
        await self.services.storage.people.change(person.id, name=name)
        self.person = await self.services.storage.people.get(person.id)

    def keep(self, name: str, value: str) -> None:
        """Set a cookie that scripts cannot read and other sites' forms do not send."""
        cookie = Cookie(
            name, value=value, path="/", max_age=_LIFE, httponly=True, samesite="lax", secure=self._is_secure
        )
        self.cookies.append(cookie)


Asker: TypeAlias = NamedDependency[Visitor]
"""Who asks, as a parameter of a route."""


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Who asks; a dependency of the routes."""
    return await visitor_of(request)


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who is at the other end."""
    services: Services = connection.app.state.services
    doorway = Doorway(connection.scope, services.storage.id)
    person = await services.storage.people.by_token(doorway.session) if doorway.session else None
    secret = doorway.visit or secrets.token_urlsafe(32)
    visitor = Visitor(services, secret, person, is_secure=connection.scope["scheme"] in ("https", "wss"))
    if person is not None and doorway.session:
        visitor.keep(session_cookie(doorway.server), doorway.session)
    visitor.keep(visit_cookie(doorway.server), secret)
    return visitor
