"""The documentation below `/docs`, where its site was built (`just docs`): static files, as they lie."""

from typing import Any

from litestar import Request, Response, route
from litestar.response import Redirect

from utopia.server.web.page import Page, file_response
from utopia.server.web.policy import policy
from utopia.server.web.problems import not_found


@route(
    ["/docs", "/docs/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    opt=policy("anybody", scope="any", rate="file"),
)
def show_documentation(request: Request[Any, Any, Any]) -> Response[Any]:
    """A page of it, or a file that its pages need. Their links are relative: the first page is named in full."""
    site: Page = request.app.state.documentation
    if not site.is_built:
        raise not_found("page")
    name = str(request.scope["path"]).removeprefix("/docs").strip("/")
    return file_response(site, name, request) if name else Redirect("/docs/index.html", status_code=307)
