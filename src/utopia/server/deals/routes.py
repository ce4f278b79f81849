"""Endpoints of deals: today's, new ones, play, compare."""

from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.deals.messages import Deal, DealOverview, DealStart, NewDeal
from utopia.server.deals.service import DealService
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_NEW: Final = [Example(summary="Against two bots", value={"bots": ["envoy", "mason"]})]


@get("/", summary="Deals", responses=refusals(503), opt=policy("anybody", scope="games:read"))
async def show_deals(visitor: Asker, deal_service: NamedDependency[DealService]) -> Response[DealOverview]:
    """Today's deal, and those that the visitor has made or begun."""
    return Response(await deal_service.overview(visitor.id), cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/",
    summary="Make a deal",
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", scope="tables:open", rate="table"),
)
async def make_deal(
    visitor: Asker,
    deal_service: NamedDependency[DealService],
    data: Annotated[NewDeal, Body(examples=_NEW)],
) -> Response[Deal]:
    """Chance is drawn now, and is the same for everybody who plays it by its address."""
    return await _answer(visitor, deal_service, await deal_service.make(visitor, data))


@get("/{deal_id:str}", summary="A deal", responses=refusals(404), opt=policy("anybody", scope="games:read"))
async def show_deal(
    visitor: Asker, deal_service: NamedDependency[DealService], deal_id: FromPath[str]
) -> Response[Deal]:
    """For everybody who has its address. The results are shown to those who have played it."""
    return await _answer(visitor, deal_service, deal_id)


@post(
    "/{deal_id:str}/game",
    summary="Play a deal",
    status_code=200,
    responses=refusals(403, 404, 413, 422, 503),
    opt=policy("anybody", scope="tables:open", rate="table"),
)
async def play_deal(
    visitor: Asker,
    deal_service: NamedDependency[DealService],
    deal_id: FromPath[str],
    data: Annotated[DealStart, Body(examples=[Example(value={"name": "Grace"})])],
) -> Response[Deal]:
    """Everybody has one game of it; again, the answer names the same game. There are no hints in it."""
    await deal_service.begin(visitor, deal_id, data.name)
    return await _answer(visitor, deal_service, deal_id)


async def _answer(visitor: Visitor, deal_service: DealService, deal_id: str) -> Response[Deal]:
    deal = await deal_service.deal(deal_id, visitor.id)
    return Response(deal, cookies=visitor.cookies, headers=PRIVATE)


deals_router = Router("/api/deals", route_handlers=[show_deals, make_deal, show_deal, play_deal], tags=["deals"])
