"""Answers about a person's account."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response

from utopia.server.http.accounts.sessions import guest_behind
from utopia.server.http.accounts.site import site_of
from utopia.server.http.caching import PRIVATE
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.mail import masked
from utopia.server.protocol.accounts import Account, Device, GuestBehind, PasskeyEntry
from utopia.server.protocol.moments import iso
from utopia.server.storage.accounts import Session
from utopia.server.storage.passkeys import Passkey


async def told(visitor: Visitor, request: Request[Any, Any, Any], status: int = 200) -> Response[Account]:
    """Everything about the visitor's account, read afresh."""
    account = await _account(visitor, request)
    return Response(account, status_code=status, cookies=visitor.cookies, headers=PRIVATE)


async def _account(visitor: Visitor, request: Request[Any, Any, Any]) -> Account:
    storage, settings = visitor.services.storage, visitor.services.settings
    person = await storage.people.get(visitor.id) if visitor.id else None
    site = site_of(request, settings)
    return Account(
        name=person.name if person else None,
        since=iso(person.signed_up) if person and person.signed_up else None,
        mail=masked(person.mail) if person and person.mail else None,
        passkeys=_keys(await storage.passkeys.of(person.id)) if person else [],
        devices=_devices(await storage.accounts.sessions(person.id, visitor.session)) if person else [],
        guest=await _guest(visitor),
        passkeys_here=site.passkeys,
        origin=site.origin,
        can_mail=visitor.services.mailer is not None,
    )


async def _guest(visitor: Visitor) -> GuestBehind | None:
    guest = await guest_behind(visitor)
    if guest is None:
        return None
    return GuestBehind(guest.name, len(await visitor.services.storage.games.of_person(guest.id)))


def _keys(keys: Sequence[Passkey]) -> list[PasskeyEntry]:
    return [PasskeyEntry(key.id, key.name, iso(key.created), iso(key.used) if key.used else None) for key in keys]


def _devices(sessions: Sequence[Session]) -> list[Device]:
    return [Device(one.id, one.browser, iso(one.created), iso(one.seen), one.here) for one in sessions]
