"""The server's name, and who is responsible for it."""

from litestar import Response, get
from litestar.di import NamedDependency

from utopia.server.moderation.messages import Site
from utopia.server.settings import Settings
from utopia.server.web.policy import policy
from utopia.server.web.responses import refusals


@get(
    "/api/site",
    summary="What is this server called?",
    tags=["server"],
    responses=refusals(),
    opt=policy("anybody", scope="any"),
)
async def get_site(settings: NamedDependency[Settings]) -> Response[Site]:
    """The same for everybody."""
    hosting = settings.hosting
    imprint = hosting.imprint
    site = Site(
        hosting.site_name,
        imprint is not None,
        imprint.url if imprint else None,
        imprint.text if imprint else None,
    )
    return Response(site, headers={"cache-control": "no-cache"})
