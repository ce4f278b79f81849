"""Invitations as they go to the page: to the invited person, and to the host."""

from collections.abc import Sequence
from datetime import datetime

from utopia.server.accounts.people import People
from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.games import Purpose
from utopia.server.storage.companions import Companions
from utopia.server.storage.invitations import Invitations
from utopia.server.tables.messages import Invitation, Invited
from utopia.server.tables.rows import Game, Seat, free_for, seats_of, sitting_of
from utopia.server.web.messages import iso


class InvitationAnswers:
    """Invitations as they are told to a visitor."""

    def __init__(self, people: People, companions: Companions) -> None:
        self._people, self._companions = people, companions

    async def of(
        self, visitor: Visitor, game: Game, seats: Sequence[Seat], purpose: Purpose, asked: datetime | None = None
    ) -> Invitation:
        """Return the terms of a table, for a player or for a spectator."""
        host = await self._people.get(game.host)
        has_account = host is not None and host.signed_up is not None
        return Invitation(
            table=game.id,
            purpose=purpose.value,
            host=(host.name if host else None) or "",
            sitting=sitting_of(seats, seats_of(seats, visitor.id)),
            free=free_for(seats, visitor.id),
            edition=game.edition,
            options=game.options,
            terms=game.terms,
            host_person=game.host if has_account else None,
            met=visitor.id is not None and await self._companions.has_met(visitor.id, game.host),
            asked=None if asked is None else iso(asked),
        )


async def invited_to(invitations: Invitations, game: Game) -> list[Invited]:
    """People whom the host of a table has invited by name."""
    return [
        Invited(
            id=one.id,
            name=one.name or "",
            person=one.person if one.signed_up is not None else None,
            state="asked" if one.declined is None else "declined",
            at=iso(one.made),
        )
        for one in await invitations.of_game(game.id)
    ]
