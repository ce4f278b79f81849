"""The target of a request: a person by id, or by the seat or message by which the visitor knows them."""

from dataclasses import dataclass

from utopia.server.accounts.people import NobodyError, People
from utopia.server.accounts.visitor import Visitor
from utopia.server.chat.service import is_among_players
from utopia.server.chat.store import Chat, Line
from utopia.server.game.access import TableAccess
from utopia.server.moderation.messages import Target
from utopia.server.web.problems import ProblemError, not_found


@dataclass(frozen=True, slots=True)
class Meant:
    """A person, and where the visitor met them."""

    person: str | None
    """None where a table is meant, or the author of the message has left."""
    game: str | None
    line: int | None


class Targets:
    """Find out whom a request means."""

    def __init__(self, access: TableAccess, people: People, chat: Chat) -> None:
        self._access, self._people, self._chat = access, people, chat

    async def meant_by(self, visitor: Visitor, target: Target) -> Meant:
        """ProblemError 404 for a game or line that the visitor cannot see, 422 if it is unclear, NobodyError."""
        if target.game is None:
            if target.person is None or target.seat is not None or target.line is not None:
                raise ProblemError(422, "whom: give a person, or a game with a seat or line", "problem-unreadable")
            return Meant(await self._known(target.person), None, None)
        if target.line is not None:
            return await self._who_said(visitor, target.game, target.line)
        at = await self._access(visitor, target.game)
        if target.seat is None:
            person = None if target.person is None else await self._known(target.person)
            return Meant(person, target.game, None)
        if target.seat >= len(at.seats):
            raise ProblemError(422, f"seat: this game has seats 0 to {len(at.seats) - 1}", "problem-no-seat")
        return Meant(at.seats[target.seat].person, target.game, None)

    async def somebody_else(self, visitor: Visitor, target: Target) -> str:
        """Return the id of the target. Raise ProblemError 409 if that is a bot, nobody, or the visitor."""
        person = (await self.meant_by(visitor, target)).person
        if person is None or person == visitor.id:
            raise ProblemError(409, "there is no other person there: a bot, a free seat, or you", "problem-no-person")
        return person

    async def _known(self, person: str) -> str:
        if await self._people.get(person) is None:
            raise NobodyError(person)
        return person

    async def _who_said(self, visitor: Visitor, game: str, line: int) -> Meant:
        return Meant((await self.line_read_by(visitor, game, line)).person, game, line)

    async def line_read_by(self, visitor: Visitor, game: str, line: int) -> Line:
        """A line that the visitor may read; ProblemError 404 for all others, as for those that there are not."""
        at = await self._access(visitor, game)
        is_player = is_among_players(at.seats, visitor.id)
        page = await self._chat.read(game, visitor.id, is_player=is_player, before=line + 1, most=1)
        if not page.lines or page.lines[0].id != line:
            raise not_found()
        return page.lines[0]
