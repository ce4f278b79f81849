"""The person in this browser, answers about their account, and its deletion."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from litestar import Request, Response

from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.ceremonies import site_of
from utopia.server.accounts.messages import Account, Device, GuestBehind, PasskeyEntry
from utopia.server.accounts.passkeys import Passkey, Passkeys
from utopia.server.accounts.people import People, Person
from utopia.server.accounts.store import Accounts, Session
from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.lessons.store import SolvedLessons
from utopia.server.mail import masked
from utopia.server.puzzles.store import TriedPuzzles
from utopia.server.settings import Settings
from utopia.server.studies.store import Studies
from utopia.server.tables.games import Games
from utopia.server.tables.rows import Seat, bot_seat
from utopia.server.web.messages import iso
from utopia.server.web.request import guest_cookie
from utopia.server.web.responses import PRIVATE
from utopia.server.web.sockets import Attendance


class BrowserSessions:
    """Who is signed in, in one browser."""

    def __init__(
        self,
        *,
        people: People,
        accounts: Accounts,
        lessons: SolvedLessons,
        puzzles: TriedPuzzles,
        studies: Studies,
        attendance: Attendance,
        server_id: str,
    ) -> None:
        self._people, self._accounts, self._attendance = people, accounts, attendance
        self._lessons, self._puzzles, self._studies = lessons, puzzles, studies
        self._guest_cookie: Final = guest_cookie(server_id)

    async def enter(self, visitor: Visitor, person: Person, token: str) -> None:
        """Sign in as that person, with a new session.

        An earlier guest with games waits; any other session in this browser ends. The lessons that a guest has
        solved and the puzzles that they have tried are the account's too, at once, and their studies are its own.
        """
        before, old = visitor.person, visitor.session
        if old is not None and before is not None:
            is_guest = before.signed_up is None and before.bot_of is None and before.id != person.id
            if is_guest:
                await self._lessons.hand_on(before.id, person.id)
                await self._puzzles.hand_on(before.id, person.id)
                await self._studies.hand_on(before.id, person.id)
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


class GamesGoneOn(Protocol):
    """The running games."""

    async def drop(self, games: Sequence[str]) -> None:
        """Close the rooms of games that are changed or deleted behind their backs."""

    async def resume(self, games: Sequence[str]) -> None:
        """Let the running games continue where bots have replaced people."""


class Deletion:
    """Delete people with everything about them."""

    def __init__(
        self,
        *,
        accounts: Accounts,
        bot_accounts: BotAccounts,
        games: Games,
        attendance: Attendance,
        live_games: GamesGoneOn,
    ) -> None:
        self._accounts, self._bot_accounts, self._games = accounts, bot_accounts, games
        self._attendance, self._live_games = attendance, live_games

    async def erase(self, who: str) -> None:
        """Delete all personal data of that person and their bots; sockets end, other bots take over the seats."""
        everybody = [who, *(bot.id for bot in await self._bot_accounts.of(who))]
        for one in everybody:
            games = await self._games.of_person(one)
            await self._live_games.drop([game.id for game in games if game.state is GameState.RUNNING])
        erased = await self._accounts.erase(who, _stand_in)
        for one in everybody:
            self._attendance.send_away(one)
        await self._live_games.drop([*erased.gone, *erased.changed])  # also rooms that were opened meanwhile
        await self._live_games.resume(erased.changed)


def _stand_in(number: int, seats: Sequence[Seat]) -> Seat:
    """Return the bot that takes over that seat."""
    return bot_seat(number, None, [one.name for one in seats])
