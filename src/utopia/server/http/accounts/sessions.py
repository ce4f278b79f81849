"""The person in this browser: signing in keeps a guest with games waiting, signing out brings them back."""

from typing import Final

from utopia.server.http.visitors.visitors import Visitor
from utopia.server.lessons.store import SolvedLessons
from utopia.server.storage.accounts import Accounts
from utopia.server.storage.bot_accounts import BotAccounts
from utopia.server.storage.people import People, Person
from utopia.server.web.request import guest_cookie
from utopia.server.web.sockets import Attendance


class BrowserSessions:
    """Who is signed in, in one browser."""

    def __init__(
        self, people: People, accounts: Accounts, lessons: SolvedLessons, attendance: Attendance, server_id: str
    ) -> None:
        self._people, self._accounts, self._lessons, self._attendance = people, accounts, lessons, attendance
        self._guest_cookie: Final = guest_cookie(server_id)

    async def enter(self, visitor: Visitor, person: Person, token: str) -> None:
        """Sign in as that person, with a new session.

        An earlier guest with games waits; any other session in this browser ends. The lessons that a guest has
        solved are the account's too, at once.
        """
        before, old = visitor.person, visitor.session
        if old is not None and before is not None:
            is_guest = before.signed_up is None and before.bot_of is None and before.id != person.id
            if is_guest:
                await self._lessons.hand_on(before.id, person.id)
            if is_guest and await self._accounts.has_games(before.id):
                visitor.keep(self._guest_cookie, old)
            else:
                await self._people.end_session(old)
                self._attendance.send_away(before.id)
        visitor.become(person, token)

    async def sign_out(self, visitor: Visitor) -> None:
        """End the session; the guest who was here before, if there is one, continues."""
        guest = await self.guest_behind(visitor)
        if visitor.session is not None and visitor.person is not None:
            await self._people.end_session(visitor.session)
            self._attendance.send_away(visitor.person.id)
        visitor.drop(self._guest_cookie)
        if guest is not None and visitor.behind is not None:
            visitor.become(guest, visitor.behind)
        else:
            visitor.leave()

    async def guest_behind(self, visitor: Visitor) -> Person | None:
        """Return the guest who was in this browser before an account signed in; None if there is none."""
        is_account = visitor.person is not None and visitor.person.signed_up is not None
        if visitor.behind is None or not is_account:
            return None
        guest = await self._people.by_token(visitor.behind)
        return guest if guest is not None and guest.signed_up is None else None

    async def forget_guest(self, visitor: Visitor) -> None:
        """Forget the waiting guest."""
        if visitor.behind is not None:
            await self._people.end_session(visitor.behind)
        visitor.drop(self._guest_cookie)


async def send_away(attendance: Attendance, bot_accounts: BotAccounts, person: str) -> None:
    """End the sockets and streams of a person and of their bots."""
    for bot in await bot_accounts.of(person):
        attendance.send_away(bot.id)
    attendance.send_away(person)
