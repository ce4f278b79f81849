"""Reports to the admins; and the server's name, and who is responsible for it."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.moderation.acts import Acts
from utopia.server.moderation.messages import Caution, NewReport, Reported, Site, Standing
from utopia.server.moderation.reports import Reports
from utopia.server.moderation.routes.targets import Targets
from utopia.server.notifications.service import Notices
from utopia.server.settings import Settings
from utopia.server.web.messages import iso
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

_EXAMPLES = [
    Example(summary="A line", value={"message": "They insult us", "about": {"game": "pye5x5mfvavw", "line": 17}})
]


@post("/", summary="Report something", responses=refusals(401, 403, 404, 409, 413, 422, 503), opt=policy("known"))
async def report(
    visitor: Asker,
    reports_store: NamedDependency[Reports],
    notices: NamedDependency[Notices],
    targets: NamedDependency[Targets],
    data: Annotated[NewReport, Body(examples=_EXAMPLES)],
) -> Response[Reported]:
    """Admins read it. Ten within an hour, then one has to wait."""
    me = visitor.known().id
    message = data.message.strip()
    if not message:
        raise ProblemError(422, "message: it is empty; say what happened", "problem-report-empty")
    meant = await targets.meant_by(visitor, data.about)
    if meant.person == me:
        raise ProblemError(409, "about: that is yourself", "problem-no-person")
    id_ = await reports_store.create(me, message, about=meant.person, game=meant.game, line=meant.line)
    await notices.report_came(id_, me)
    return Response(Reported(id_), status_code=201, headers=PRIVATE)


async def _standing(visitor: Visitor, acts_store: Acts) -> Response[Standing]:
    person = visitor.person
    warnings = await acts_store.warnings(person.id) if person else []
    until = person.banned_until if person and person.is_banned else None
    standing = Standing(
        barred_until=None if until is None else iso(until),
        barred_why=person.banned_why if person and until else None,
        warnings=[Caution(one.text, iso(one.at)) for one in warnings],
        admin=bool(person and person.is_admin),
    )
    return Response(standing, headers=PRIVATE)


@get("/", summary="Am I warned or barred?", responses=refusals(), opt=policy("anybody"))
async def get_standing(visitor: Asker, acts_store: NamedDependency[Acts]) -> Response[Standing]:
    """What the admins want the visitor to know."""
    return await _standing(visitor, acts_store)


@post(
    "/",
    summary="I have read the warnings",
    status_code=200,
    responses=refusals(401, 403, 503),
    opt=policy("known", while_banned=True),
)
async def read_warnings(visitor: Asker, acts_store: NamedDependency[Acts]) -> Response[Standing]:
    """They are not shown again."""
    await acts_store.read_warnings(visitor.known().id)
    return await _standing(visitor, acts_store)


reports_router = Router("/api/reports", route_handlers=[report], tags=["people"])
standing_router = Router("/api/me/standing", route_handlers=[get_standing, read_warnings], tags=["me"])


@get(
    "/api/site",
    summary="What is this server called?",
    tags=["server"],
    responses=refusals(),
    opt=policy("anybody", scope="any"),
)
async def get_site(settings: NamedDependency[Settings], request: Request[Any, Any, Any]) -> Response[Site]:
    """The same for everybody."""
    hosting = settings.hosting
    imprint = hosting.imprint
    site = Site(
        hosting.site_name,
        imprint is not None,
        imprint.url if imprint else None,
        imprint.text if imprint else None,
        documentation=request.app.state.documentation.is_built,
        https=settings.secure_port is not None,
    )
    return Response(site, headers={"cache-control": "no-cache"})
