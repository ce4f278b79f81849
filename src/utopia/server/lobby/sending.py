"""Invitations by name: who may be invited to a table, and how often."""

from utopia.server.accounts.people import NobodyError, People, Person
from utopia.server.database.schema.people import RelationKind
from utopia.server.game.access import Access
from utopia.server.lobby.companions import Companions
from utopia.server.lobby.invitations import TO_BOT, TO_PERSON, Asking, Invitations
from utopia.server.lobby.terms import TableTerms
from utopia.server.moderation.relations import Relations
from utopia.server.notifications.service import Notices
from utopia.server.web.problems import ProblemError


class InvitationSender:
    """Invite people to tables. The quota is enough for a club, and too little to pester anybody."""

    def __init__(  # noqa: PLR0913 - all by name
        self,
        *,
        people: People,
        companions: Companions,
        relations: Relations,
        invitations: Invitations,
        asking: Asking,
        notices: Notices,
        terms: TableTerms,
        is_limited: bool,
    ) -> None:
        self._people, self._companions, self._relations = people, companions, relations
        self._invitations, self._asking, self._notices = invitations, asking, notices
        self._terms, self._is_limited = terms, is_limited

    async def invite(self, at: Access, whom: str) -> None:
        """Invite a person, unless they sit there or are invited already.

        Raise NobodyError for an unknown person, ProblemError 409 for one who cannot come, and 429 if the quota is used.
        """
        if any(seat.person == whom for seat in at.seats) or await self._is_asked(at.game.id, whom):
            return
        person = await self._check_fits(at, whom)
        await self._check_quota(at.game.host, person)
        await self._notices.invite(at.game.id, whom)

    async def _is_asked(self, id_: str, whom: str) -> bool:
        asked = await self._invitations.of_game(id_)
        return any(one.person == whom and not one.has_lapsed for one in asked)

    async def _check_fits(self, at: Access, whom: str) -> Person:
        """Blocking the host is no reason against it. A bot account is asked where it might play."""
        game, seats = at.game, at.seats
        person = await self._people.get(whom)
        has_met = self._companions.has_met
        if person is None or not (person.signed_up or person.bot_of or await has_met(game.host, whom)):
            raise NobodyError(whom)
        if person.bot_of is not None:
            await self._terms.require_fit(game, person)
            self._terms.require_one_hand(game, seats, person.bot_of)
        elif game.rated and person.signed_up is None:
            raise ProblemError(409, "this table is rated, and this guest has no account", "problem-invite-guest")
        mine = await self._relations.of(game.host)
        known = {whom, person.bot_of}
        if any(one.other in known and one.kind is RelationKind.BLOCK for one in mine):
            raise ProblemError(409, "you block this person; end that before you ask them", "problem-invite-blocked")
        return person

    async def _check_quota(self, host: str, person: Person) -> None:
        """Count the invitation. Raise ProblemError 429 if it is one too many."""
        most = TO_PERSON if person.bot_of is None else TO_BOT
        wait = await self._asking.count(host, person.id, most) if self._is_limited else None
        if wait is not None:
            told = "you have asked often enough today; share the table's link, or try again tomorrow"
            raise ProblemError(429, told, "problem-invite-often", wait=wait.total_seconds())
