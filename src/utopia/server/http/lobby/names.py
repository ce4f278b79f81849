"""Players need a name."""

from utopia.server.accounts.visitor import Visitor
from utopia.server.http.running.live_games import LiveGames
from utopia.server.tables.names import checked_name
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
