"""The current user: a visitor, who becomes a guest with a session at their first change."""

import secrets
from collections.abc import Collection
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from utopia.server.accounts.api_tokens import ApiTokens, Key, key_of
from utopia.server.accounts.networks import Networks, barred
from utopia.server.accounts.new_guests import NewGuests
from utopia.server.accounts.people import SESSION_LIFE, People, Person
from utopia.server.logs import learn
from utopia.server.web.limiter import network
from utopia.server.web.policy import Policy
from utopia.server.web.problems import ProblemError, not_found, stranger
from utopia.server.web.request import HOST_ONLY, Doorway, csrf_of, session_cookie, visit_cookie
from utopia.server.web.sockets import FOR_ONE_ADDRESS, FOR_ONE_TOKEN, Comer
from utopia.server.web.validation import check_body, check_query

_VISITOR: Final = "utopia_visitor"
_LIFE: Final = int(SESSION_LIFE.total_seconds())


class Visitor:
    """The current user, for the length of one request."""

    def __init__(
        self,
        visitors: "Visitors",
        secret: str,
        person: Person | None,
        *,
        is_secure: bool,
        key: Key | None = None,
        address: str = "",
        cookies: Collection[str] = (),
    ) -> None:
        """``key`` is a program's token, in place of ``cookies`` (their names), ``address`` the client's address."""
        self._visitors: Final = visitors
        self.key: Final = key
        self.session: str | None = None
        """The token of their session."""
        self.behind: str | None = None
        """The session of the guest who was in their browser before they signed in."""
        self.person = person
        self.cookies: Final[list[Cookie]] = []
        """To be set with the answer."""
        self.address: Final = address
        self._secret, self._came_with = secret, cookies
        self._is_secure = is_secure

    @property
    def csrf(self) -> str:
        """The CSRF token for every change."""
        return csrf_of(self._secret)

    @property
    def id(self) -> str | None:
        """A guest's id; None for a visitor who has never changed anything."""
        return self.person.id if self.person else None

    @property
    def may_chat(self) -> bool:
        """Return whether they may read and write chat: a program needs a scope for it."""
        return self.key is None or "talk" in self.key.token.scopes

    async def has_ended(self) -> bool:
        """Return whether their session or token has ended since; called once their connection is registered."""
        if self.key is not None:
            return not await self._visitors.api_tokens.is_working(self.key.token.id)
        person = await self._visitors.people.by_token(self.session) if self.session else None
        return self.id != (person and person.id)

    async def guest(self) -> Person:
        """Return them as a guest, with a new session if they had none.

        Raise ProblemError 403 where no new guests come in.
        """
        if self.person is not None:
            return self.person
        await self._visitors.networks.check(self.address)
        person, token = await self._visitors.new_guests.of(self.csrf)
        await self._visitors.networks.saw(person, self.address)
        self.become(person, token)
        return person

    def become(self, person: Person, token: str) -> None:
        """Be that person from now on, with that session."""
        self.person, self.session = person, token
        self.keep(session_cookie(self._visitors.server_id), token)

    def leave(self) -> None:
        """Be nobody from now on."""
        self.person = self.session = None
        self._visitors.new_guests.forget(self.csrf)
        self.drop(session_cookie(self._visitors.server_id))

    def known(self) -> Person:
        """Return them as a guest. Raise ProblemError 401 if they have no session."""
        if self.person is None:
            raise stranger()
        return self.person

    def program(self) -> Key:
        """Return the token that they came with. Raise ProblemError 401 without one."""
        if self.key is None:
            raise ProblemError(401, "come with a token: Authorization: Bearer utopia_…", "problem-no-token-came")
        return self.key

    def admin(self) -> Person:
        """Return them as an admin, in a browser. Raise ProblemError 404 for others: for them there is no such page."""
        if self.person is None or not self.person.is_admin or self.key is not None:
            raise not_found("page")
        return self.person

    async def rename(self, name: str) -> None:
        """Set their name for this request."""
        person = await self.guest()
        await self._visitors.people.change(person.id, name=name)
        self.person = await self._visitors.people.get(person.id)

    def keep(self, name: str, value: str) -> None:
        """Set a cookie that scripts cannot read and other sites' forms do not send; programs get none."""
        self._set(name, value, _LIFE)

    def drop(self, name: str) -> None:
        """Let the browser forget a cookie."""
        self._set(name, "", 0)

    def _set(self, name: str, value: str, life: int) -> None:
        """Replace a cookie of that name in the answer."""
        if self.key is not None:
            return
        if not self._is_secure:
            self._put(name, value, life)
            return
        self._put(f"{HOST_ONLY}{name}", value, life)
        if name in self._came_with:  # under its old name, which a neighbour could set
            self._put(name, "", 0)

    def _put(self, name: str, value: str, life: int) -> None:
        self.cookies[:] = [cookie for cookie in self.cookies if cookie.key != name]
        self.cookies.append(
            Cookie(name, value=value, path="/", max_age=life, httponly=True, samesite="lax", secure=self._is_secure)
        )


Asker: TypeAlias = NamedDependency[Visitor]
"""The current user, as a parameter of a route."""


def comer_of(visitor: Visitor, place: str) -> Comer:
    """A visitor who opens a stream or socket to a game or another place.

    A program counts by its token. Those without a session count together by their address: cookies can be invented.
    """
    if visitor.key is not None:
        return Comer(f"token {visitor.key.token.id}", visitor.address, place, FOR_ONE_TOKEN)
    if visitor.id is None:
        return Comer(f"address {network(visitor.address)}", visitor.address, place, FOR_ONE_ADDRESS)
    return Comer(visitor.id, visitor.address, place)


async def check_person(doorway: Doorway, policy: Policy) -> None:
    """ProblemError if the policy wants somebody else, or a ban forbids it; before anything is looked up for them."""
    may_be_banned = policy.is_open_to_banned(doorway.method)
    if policy.who in ("anybody", "monitor") and may_be_banned:
        return
    visitor = await visitor_of(ASGIConnection(doorway.scope))
    match policy.who:
        case "known":
            visitor.known()
        case "program":
            visitor.program()
        case "admin":
            visitor.admin()
    if visitor.person is not None and visitor.person.is_banned and not may_be_banned:
        raise barred(visitor.person)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Return the current user; a dependency of the routes.

    The query and the body are checked now: ``check_person`` has refused everybody who may not send them.
    """
    visitor = await visitor_of(request)
    check_query(request)
    await check_body(request)
    return visitor


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Return the client of the connection, looked up once."""
    state: dict[str, Any] = connection.scope.setdefault("state", {})
    if _VISITOR not in state:
        visitors: Visitors = connection.app.state.visitors
        state[_VISITOR] = await visitors.of(connection)
    visitor: Visitor = state[_VISITOR]
    return visitor


class Visitors:
    """Find out who comes: by the session of a browser, or by a program's token."""

    def __init__(self, server_id: str, people: People, api_tokens: ApiTokens, networks: Networks) -> None:
        """``server_id`` tells the cookies of two servers on one host apart."""
        self.server_id: Final = server_id
        self.people: Final = people
        self.api_tokens: Final = api_tokens
        self.networks: Final = networks
        self.new_guests: Final = NewGuests(people)

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Return the client of the connection."""
        doorway = Doorway(connection.scope, self.server_id)
        if (key := key_of(connection.scope)) is not None:
            learn(person=key.person.id)
            secret = secrets.token_urlsafe(32)
            return Visitor(self, secret, key.person, is_secure=True, key=key, address=doorway.address)
        browser = browser_of(doorway.headers.get("user-agent", ""))
        person = await self.people.by_token(doorway.session, browser) if doorway.session else None
        secret = doorway.visit or secrets.token_urlsafe(32)
        is_secure = connection.scope["scheme"] in ("https", "wss")
        names = doorway.cookies.keys()
        visitor = Visitor(self, secret, person, is_secure=is_secure, address=doorway.address, cookies=names)
        visitor.behind = doorway.behind
        if person is not None and doorway.session:
            learn(person=person.id)
            await self.networks.saw(person, doorway.address)
            visitor.become(person, doorway.session)
        visitor.keep(visit_cookie(doorway.server), secret)
        return visitor


_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Return the first whose sign is in the browser's User-Agent: most also name their predecessors."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def browser_of(user_agent: str) -> str | None:
    """`Firefox, Windows`; None if it says neither."""
    known = (next((name for sign, name in signs if sign in user_agent), None) for signs in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in known if name) or None
