"""Answers about a person's account."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response

from utopia.server.accounts.messages import Account, Device, GuestBehind, PasskeyEntry
from utopia.server.http.accounts.sessions import BrowserSessions
from utopia.server.http.accounts.site import site_of
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.mail import masked
from utopia.server.settings import Settings
from utopia.server.storage.accounts import Accounts, Session
from utopia.server.storage.passkeys import Passkey, Passkeys
from utopia.server.storage.people import People
from utopia.server.tables.games import Games
from utopia.server.web.messages import iso
from utopia.server.web.responses import PRIVATE


class AccountAnswers:
    """A person's account as it is told to them."""

    def __init__(
        self,
        *,
        people: People,
        accounts: Accounts,
        passkeys: Passkeys,
        games: Games,
        browser_sessions: BrowserSessions,
        settings: Settings,
        can_mail: bool,
    ) -> None:
        self._people, self._accounts, self._passkeys, self._games = people, accounts, passkeys, games
        self._browser_sessions, self._settings, self._can_mail = browser_sessions, settings, can_mail

    async def of(self, visitor: Visitor, request: Request[Any, Any, Any], status: int = 200) -> Response[Account]:
        """Everything about the visitor's account, read afresh."""
        account = await self._account(visitor, request)
        return Response(account, status_code=status, cookies=visitor.cookies, headers=PRIVATE)

    async def _account(self, visitor: Visitor, request: Request[Any, Any, Any]) -> Account:
        person = await self._people.get(visitor.id) if visitor.id else None
        site = site_of(request, self._settings)
        return Account(
            name=person.name if person else None,
            since=iso(person.signed_up) if person and person.signed_up else None,
            mail=masked(person.mail) if person and person.mail else None,
            passkeys=_keys(await self._passkeys.of(person.id)) if person else [],
            devices=_devices(await self._accounts.sessions(person.id, visitor.session)) if person else [],
            guest=await self._guest(visitor),
            passkeys_here=site.passkeys,
            origin=site.origin,
            can_mail=self._can_mail,
        )

    async def _guest(self, visitor: Visitor) -> GuestBehind | None:
        guest = await self._browser_sessions.guest_behind(visitor)
        if guest is None:
            return None
        return GuestBehind(guest.name, len(await self._games.of_person(guest.id)))


def _keys(keys: Sequence[Passkey]) -> list[PasskeyEntry]:
    return [PasskeyEntry(key.id, key.name, iso(key.created), iso(key.used) if key.used else None) for key in keys]


def _devices(sessions: Sequence[Session]) -> list[Device]:
    return [Device(one.id, one.browser, iso(one.created), iso(one.seen), one.here) for one in sessions]
