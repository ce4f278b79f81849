"""Players need a name."""

from collections.abc import Sequence

from msgspec import structs

from utopia.server.accounts.people import People, Person
from utopia.server.accounts.visitor import Visitor
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.live_games import LiveGames
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.messages import NewTable
from utopia.server.moderation.relations import Relations, require_together
from utopia.server.tables.messages import Terms
from utopia.server.tables.names import checked_name
from utopia.server.tables.rows import Game, Seat, has_hand_of
from utopia.server.web.problems import ProblemError


async def named(visitor: Visitor, live_games: LiveGames, name: str | None) -> str:
    """Return the visitor's id, once they have a name. Raise ProblemError 422 if they have none."""
    checked = None if name is None else checked_name(name)
    if checked is None and not (visitor.person and visitor.person.name):
        raise ProblemError(422, "name: it is missing; a seat needs one", "problem-name-empty")
    guest = await visitor.guest()
    if checked is not None and checked != guest.name:
        await visitor.rename(checked)
        await live_games.renamed(guest.id)
    return guest.id


class TableTerms:
    """Check whether a person fits a table's terms."""

    def __init__(self, people: People, relations: Relations, lobby: Lobby) -> None:
        self._people, self._relations, self._lobby = people, relations, lobby

    async def checked(self, visitor: Visitor, wish: NewTable) -> Terms:
        """Return the terms of a table that is to be opened.

        Raise ProblemError 422 or 403 if they do not fit it or its host.
        """
        terms = wish.terms
        if terms.tempo is not None and not terms.tempo.is_playable:
            raise ProblemError(422, "tempo: nobody could think in so little time", "problem-tempo")
        if not terms.rated:
            return structs.replace(terms, programs=False)
        if any(seat.kind in ("device", "bot") for seat in wish.seats):
            told = "seats: at a rated table everybody has an account and a device of their own; there are no bots"
            raise ProblemError(422, told, "problem-rated-seats")
        await self.require_account(visitor.person, programs=terms.programs)
        return structs.replace(terms, bots_fill=False)

    async def require_account(self, person: Person | None, *, programs: bool) -> None:
        """Raise ProblemError 403 for guests, and for bot accounts too.

        With ``programs`` a bot account may come if its owner has an account. A rated game is among people who can be
        found again.
        """
        if programs and person is not None and person.bot_of is not None:
            owner = await self._people.get(person.bot_of)
            if owner is None or owner.signed_up is None:
                told = "this game is rated: the owner of a bot account here needs an account of their own"
                raise ProblemError(403, told, "problem-rated-owner")
        elif person is None or person.signed_up is None:
            raise ProblemError(
                403, "this game is rated: only people with an account play in it", "problem-rated-account"
            )

    async def require_welcome(self, visitor: Visitor, game: Game, seats: Sequence[Seat]) -> None:
        """Raise ProblemError 403 if the person may not take a seat at that table.

        A person who sits there already may stay.
        """
        if visitor.id is not None and any(seat.person == visitor.id for seat in seats):
            return
        self.require_no_deal(game)
        await self.require_fit(game, visitor.person)
        if visitor.person is not None:
            self.require_one_hand(game, seats, visitor.person.bot_of or visitor.person.id)
        await require_together(self._relations, visitor.id, [game.host, *(seat.person for seat in seats)])

    def require_no_deal(self, game: Game) -> None:
        """Raise ProblemError 403 at the table of a deal: those who come by a link would see what awaits them."""
        if game.deal is not None:
            raise ProblemError(403, "everybody plays a deal alone, by its own address", "problem-deal-alone")

    async def require_fit(self, game: Game, person: Person | None) -> None:
        """ProblemError 403 if the table's terms do not let such a person, or such a bot account, play."""
        if game.rated:
            await self.require_account(person, programs=game.programs)
        elif is_program(person) and not game.bots_fill:
            raise ProblemError(403, "no bots play at this table", "problem-bot-here")

    def require_one_hand(self, game: Game, seats: Sequence[Seat], who: str) -> None:
        """Raise ProblemError 403 if the person or a bot of theirs sits there already, at a rated or public table.

        They would see two hands, and could raise their rating by losing to themselves.
        """
        if game.rated and has_hand_of(seats, who):
            told = "in a rated game you may hold one seat: yourself or one bot"
            raise ProblemError(403, told, "problem-rated-two-seats")
        if (game.listed or self._lobby.is_gathering(game.id)) and has_hand_of(seats, who):
            told = "you cannot join a table where your own bot plays: you would see two hands"
            raise ProblemError(403, told, "problem-two-hands")

    def require_not_gathering(self, id_: str) -> None:
        """Raise ProblemError 409 while paired people are on their way: nobody decides for the others then."""
        if self._lobby.is_gathering(id_):
            raise ProblemError(
                409, "people have been paired and are on their way; the game begins by itself", "problem-gathering"
            )


def is_program(person: Person | None) -> bool:
    """Whether it is a bot account."""
    return person is not None and person.bot_of is not None


def require_bots_welcome(game: Game, seats: Sequence[Seat]) -> None:
    """ProblemError 409 if bots would take free seats of a table that was to have none."""
    if not game.bots_fill and any(seat.kind is SeatKind.OPEN for seat in seats):
        raise ProblemError(409, "no bots play at this table: wait, or close the free seats", "problem-no-bots")
