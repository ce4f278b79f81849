"""The bots that suit a person's last games."""

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.lobby.messages import Opponents
from utopia.server.people.store import Figures
from utopia.server.people.strength import RECENT, Finished, suitable
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals


async def opponents_of(visitor: Visitor, figures_store: Figures) -> Opponents:
    """Those of that visitor, from the results that are stored; a guest's, too."""
    played = await figures_store.of_person(visitor.id, RECENT) if visitor.id else []
    return suitable(msgspec.convert([one.figures for one in played], list[Finished]))


@get(
    "/api/me/opponents",
    tags=["me"],
    summary="Whom would I play?",
    responses=refusals(),
    opt=policy("anybody", scope="tables:open"),
)
async def get_opponents(visitor: Asker, figures_store: NamedDependency[Figures]) -> Response[Opponents]:
    """The level of bots that suits my last games against bots: `apprentice` before the first is finished."""
    return Response(await opponents_of(visitor, figures_store), headers=PRIVATE)
