"""The visitor's own data: their name, their language, and the CSRF token for their changes."""

from typing import Annotated, Any

from litestar import Response, Router, get, patch
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body

from utopia.server.accounts.messages import Me, MeChange
from utopia.server.http.moderation.bars import barred
from utopia.server.http.running.live_games import LiveGames
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.mail import masked
from utopia.server.storage.people import People
from utopia.server.tables.names import checked_name
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_EXAMPLES = [Example(summary="A name", value={"name": "Ada"}), Example(summary="French", value={"language": "fr"})]


def told_of(visitor: Visitor) -> Response[Me]:
    """A visitor's own data."""
    person = visitor.person
    language: Any = person.language if person else None
    return Response(
        Me(
            person.name if person else None,
            language,
            visitor.csrf,
            account=person is not None and person.signed_up is not None,
            mail=masked(person.mail) if person and person.mail else None,
        ),
        cookies=visitor.cookies,
        headers=PRIVATE,
    )


@get("/", summary="Who am I?", responses=refusals(), opt=policy("anybody", scope="any"))
async def get_me(visitor: Asker) -> Response[Me]:
    """The visitor, and the token to send with every change as `x-csrf-token`."""
    return told_of(visitor)


@patch(
    "/", summary="Change name or language", responses=refusals(403, 413, 422), opt=policy("anybody", while_banned=True)
)
async def change_me(
    visitor: Asker,
    people_store: NamedDependency[People],
    live_games: NamedDependency[LiveGames],
    data: Annotated[MeChange, Body(examples=_EXAMPLES)],
) -> Response[Me]:
    """What is left out stays as it is. The name changes wherever one sits."""
    name = None if data.name is None else checked_name(data.name)
    person = await visitor.guest()
    if name is not None and person.is_banned:
        raise barred(person)
    await people_store.change(person.id, name=name, language=data.language)
    visitor.person = await people_store.get(person.id)
    if name is not None:
        await live_games.renamed(person.id)
    return told_of(visitor)


me_router = Router("/api/me", route_handlers=[get_me, change_me], tags=["me"])
