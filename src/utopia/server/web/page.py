"""The page: files of the built bundle, and `index.html` for every address that the page draws itself.

The documentation below `/docs` is served where its site was built (`just docs`): static files, as they lie.
"""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.response import Redirect

from utopia.server.web.link_preview import with_preview
from utopia.server.web.policy import policy
from utopia.server.web.problems import not_found
from utopia.server.web.responses import fixed

_INDEX: Final = "index.html"
_TABLE: Final = "table.html"
"""The same for the address of a game: it names the table's files beforehand."""
_GAME: Final = re.compile(r"games/[\w-]+")
_STAMP: Final = "built-from"
_BUILD_FAILED: Final = "BUILD_FAILED.txt"
_HASHED: Final = "assets/"
"""Files below it have a digest of their content in their name."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".ftl": "text/plain"}
_NAME: Final = r"[\w-]+"
PAGES: Final = (
    "/",
    "/new",
    f"/tables/{_NAME}",
    f"/join/{_NAME}",
    f"/watch/{_NAME}",
    f"/invitations/{_NAME}",
    f"/device/{_NAME}",
    "/lobby",
    "/games",
    f"/games/{_NAME}/analysis",
    f"/games/{_NAME}/replay",
    f"/games/{_NAME}/review",
    f"/games/{_NAME}",
    "/rules",
    "/learn",
    "/learn/strategy",
    f"/learn/{_NAME}",
    "/puzzles",
    f"/puzzles/{_NAME}",
    "/deals",
    f"/deals/{_NAME}",
    "/tournaments",
    f"/tournaments/{_NAME}",
    "/studies",
    "/studies/new",
    f"/studies/{_NAME}",
    "/settings",
    "/fair",
    f"/go/{_NAME}",
    f"/notices/off/{_NAME}",
    "/account",
    "/account/programs",
    f"/sign-in/{_NAME}",
    "/people",
    f"/people/{_NAME}",
    "/imprint",
    "/privacy",
    f"/admin(?:/[a-z]+)?(?:/{_NAME})?",
    "/api/docs",
)
"""The addresses that the page knows (`ui/src/route.svelte.ts`), as patterns."""
_KNOWN_PAGE: Final = re.compile("|".join(PAGES), re.ASCII)


@dataclass(frozen=True, slots=True)
class _File:
    content: bytes
    etag: str


class Page:
    """The bundle in one folder. Files are kept in memory once read, and read again when they change."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._read: dict[Path, tuple[int, _File]] = {}

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return (self._root / _INDEX).is_file()

    @property
    def failure(self) -> str:
        """The error of the page's last build; empty if it succeeded."""
        note = self._root / _BUILD_FAILED
        return note.read_text("utf-8", "replace") if note.is_file() else ""

    @property
    def built_from(self) -> str:
        """Digest of the sources that it was built from; empty if it is not built."""
        stamp = self._file(_STAMP)
        return stamp.content.decode("ascii", "replace").strip() if stamp else ""

    def find(self, path: str) -> str | None:
        """The file for an address: itself, or a page for an address without an ending; None if there is none."""
        if path and self._file(path) is not None:
            return path
        if "." in path.rpartition("/")[2]:
            return None
        return _TABLE if _GAME.fullmatch(path) and self._file(_TABLE) is not None else _INDEX

    def load(self, name: str, accepted: str) -> tuple[_File, str | None]:
        """A file that there is, packed if the client can unpack it; and how it is packed."""
        for encoding, ending in _PACKED:
            if encoding in accepted and (packed := self._file(name + ending)) is not None:
                return packed, encoding
        plain = self._file(name)
        if plain is None:
            raise not_found("page")
        return plain, None

    def _file(self, name: str) -> _File | None:
        path = self._root / name
        try:
            if not path.resolve().is_relative_to(self._root) or not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
            known = self._read.get(path)
            if known is None or known[0] != changed:
                content = path.read_bytes()
                known = changed, _File(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
                self._read[path] = known
        except (OSError, ValueError):  # a name too long, or with a zero byte
            return None
        return known[1]


def file_response(page: Page, name: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """Return a file of the bundle; of one that the client has, only that it is the same."""
    file, encoding = page.load(name, request.headers.get("accept-encoding", ""))
    caching = _FOR_EVER if name.startswith(_HASHED) else _ASK_AGAIN
    headers = {"etag": file.etag, "cache-control": caching, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if request.headers.get("if-none-match") == file.etag and status == 200:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(file.content, status_code=status, headers=headers, media_type=kind)


@route(
    ["/", "/{path:path}"],
    name="page",
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    opt=policy("anybody", scope="any", rate="page"),
)
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself. Without a bundle, how to build it."""
    page: Page = request.app.state.page
    path = request.scope["path"].lstrip("/")
    if not page.is_built and "." not in path.rpartition("/")[2]:
        return _unbuilt(page)
    name = page.find(path)
    if name is None:
        raise not_found("page")
    if name not in (_INDEX, _TABLE):
        return file_response(page, name, request)
    status = 200 if _KNOWN_PAGE.fullmatch("/" + path.rstrip("/")) else 404
    return _described(page, name, request) if status == 200 else file_response(page, name, request, status)


def _described(page: Page, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself, described to who was sent its link, if the server has a public address."""
    origin: str | None = request.app.state.settings.origin
    if origin is None:
        return file_response(page, name, request)
    plain, _ = page.load(name, "")
    content = with_preview(plain.content, origin, request.scope["path"], request.scope["query_string"].decode("ascii"))
    return fixed(request, content, "text/html", _ASK_AGAIN)


@route(
    "/assets/{path:path}",
    name="file",
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    opt=policy("anybody", scope="any", rate="file"),
)
def show_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file with a digest of its content in its name: many for each page, which browsers keep."""
    page: Page = request.app.state.page
    return file_response(page, request.scope["path"].lstrip("/"), request)


@route(
    "/api/docs",
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
    opt=policy("anybody", scope="any"),
)
def show_docs(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page that describes the interface; it reads the description itself."""
    page: Page = request.app.state.page
    return file_response(page, _INDEX, request) if page.is_built else _unbuilt(page)


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


def _unbuilt(page: Page) -> Response[bytes]:
    """For a human reader: the fault and its remedy."""
    why = page.failure.strip()
    lines = [
        "Utopia's server runs, but the page that belongs to it has not been built.",
        "",
        "In a checkout:  `npm ci` and then `npm run build` in the folder ui/.",
        "Installed:      install the package again; its wheel contains the page.",
    ]
    text = "\n".join([*lines, *(["", "The last build failed:", why] if why else []), ""])
    return Response(text.encode(), status_code=503, media_type="text/plain", headers={"retry-after": "60"})
