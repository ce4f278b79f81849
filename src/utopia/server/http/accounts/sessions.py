"""The person in this browser: signing in keeps a guest with games waiting, signing out brings them back."""

from utopia.server.http.gate.doorway import guest_cookie
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.storage import Person


async def enter(visitor: Visitor, person: Person, token: str) -> None:
    """Sign in as that person, with a new session.

    An earlier guest with games waits; any other session in this browser ends.
    """
    storage, before, old = visitor.services.storage, visitor.person, visitor.session
    if old is not None and before is not None:
        is_guest = before.signed_up is None and before.bot_of is None and before.id != person.id
        if is_guest and await storage.accounts.has_games(before.id):
            visitor.keep(guest_cookie(storage.id), old)
        else:
            await storage.people.end_session(old)
            visitor.services.attendance.send_away(before.id)
    visitor.become(person, token)


async def sign_out(visitor: Visitor) -> None:
    """End the session; the guest who was here before, if there is one, continues."""
    storage, guest = visitor.services.storage, await guest_behind(visitor)
    if visitor.session is not None and visitor.person is not None:
        await storage.people.end_session(visitor.session)
        visitor.services.attendance.send_away(visitor.person.id)
    visitor.drop(guest_cookie(storage.id))
    if guest is not None and visitor.behind is not None:
        visitor.become(guest, visitor.behind)
    else:
        visitor.leave()


async def guest_behind(visitor: Visitor) -> Person | None:
    """Return the guest who was in this browser before an account signed in; None if there is none."""
    is_account = visitor.person is not None and visitor.person.signed_up is not None
    if visitor.behind is None or not is_account:
        return None
    guest = await visitor.services.storage.people.by_token(visitor.behind)
    return guest if guest is not None and guest.signed_up is None else None


async def forget_guest(visitor: Visitor) -> None:
    """Forget the waiting guest."""
    if visitor.behind is not None:
        await visitor.services.storage.people.end_session(visitor.behind)
    visitor.drop(guest_cookie(visitor.services.storage.id))
