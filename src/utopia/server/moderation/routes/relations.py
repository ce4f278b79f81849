"""Blocks and mutes of the visitor. The other person is not told."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.people import RelationKind
from utopia.server.game.access import TableAccess
from utopia.server.moderation.messages import Neighbour, NewRelation, Relation, RelationKindName
from utopia.server.moderation.relations import Relation as Stored
from utopia.server.moderation.relations import Relations
from utopia.server.moderation.routes.targets import Targets
from utopia.server.reviews.reviews import Reviews
from utopia.server.web.messages import iso
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_EXAMPLES = [Example(summary="Who sits on seat 2", value={"kind": "mute", "whom": {"game": "pye5x5mfvavw", "seat": 2}})]


async def _mine(visitor: Visitor, relations_store: Relations) -> list[Stored]:
    return await relations_store.of(visitor.id) if visitor.id else []


async def _answer(visitor: Visitor, relations_store: Relations, status: int = 200) -> Response[list[Relation]]:
    mine: list[Any] = [
        (one.kind.value, one.other, one.name, iso(one.created)) for one in await _mine(visitor, relations_store)
    ]
    return Response([Relation(*one) for one in mine], status_code=status, headers=PRIVATE)


@get("/", summary="Whom I block or mute", responses=refusals(), opt=policy("anybody"))
async def my_relations(visitor: Asker, relations_store: NamedDependency[Relations]) -> Response[list[Relation]]:
    """The newest first."""
    return await _answer(visitor, relations_store)


@post(
    "/",
    summary="Block or mute somebody",
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("known", while_banned=True),
)
async def add_relation(
    visitor: Asker,
    relations_store: NamedDependency[Relations],
    targets: NamedDependency[Targets],
    reviews: NamedDependency[Reviews],
    data: Annotated[NewRelation, Body(examples=_EXAMPLES)],
) -> Response[list[Relation]]:
    """A second time nothing happens. Games that run go on as they are."""
    me = visitor.known().id
    whom = await targets.somebody_else(visitor, data.whom)
    await relations_store.add(me, RelationKind(data.kind), whom)
    if data.kind == "block":
        reviews.part(me, whom)
    return await _answer(visitor, relations_store, 201)


@delete(
    "/{kind:str}/{person:str}",
    summary="Block or mute no longer",
    responses=refusals(401, 403, 503),
    opt=policy("known", while_banned=True),
)
async def end_relation(
    visitor: Asker, relations_store: NamedDependency[Relations], kind: FromPath[RelationKindName], person: FromPath[str]
) -> None:
    """Nothing happens if it was not so."""
    await relations_store.remove(visitor.known().id, RelationKind(kind), person)


@get("/at/{game_id:str}", summary="Whom I block or mute at a table", responses=refusals(404), opt=policy("known"))
async def at_table(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    relations_store: NamedDependency[Relations],
    game_id: FromPath[str],
) -> Response[list[Neighbour]]:
    """Every other person there."""
    at = await access(visitor, game_id)
    mine = await _mine(visitor, relations_store)
    found = [
        _neighbour(number, seat.person, {one.kind for one in mine if one.other == seat.person})
        for number, seat in enumerate(at.seats)
        if seat.person is not None and seat.person != visitor.id
    ]
    return Response(found, headers=PRIVATE)


def _neighbour(seat: int, person: str, kinds: set[RelationKind]) -> Neighbour:
    return Neighbour(seat, RelationKind.BLOCK in kinds, RelationKind.MUTE in kinds, person if kinds else None)


relations_router = Router(
    "/api/relations", route_handlers=[my_relations, add_relation, end_relation, at_table], tags=["people"]
)
