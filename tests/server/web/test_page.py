"""The page's files: what is cached for how long, what is packed, and what is said without a bundle."""

import gzip
import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from utopia.server.app import create_app
from utopia.server.serving import listen
from utopia.server.settings import Settings
from utopia.server.web.page import PAGES

ROOT = Path(__file__).parents[3]


class Thread:
    """The app in this process, on a real socket."""

    def __init__(self, settings: Settings) -> None:
        self._socket: socket.socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = uvicorn.Server(uvicorn.Config(create_app(settings), log_config=None, ws="websockets-sansio"))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))

    def start(self) -> None:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("page")


@pytest.fixture(scope="module")
def site(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a bundle that tests can change."""
    running = Thread(Settings(tmp_path_factory.mktemp("data"), page=bundle))
    try:
        running.start()
        with httpx.Client(base_url=running.url) as client:
            yield client
    finally:
        running.stop()


@pytest.fixture
def built(bundle: Path) -> Path:
    (bundle / "assets").mkdir(exist_ok=True)
    (bundle / "index.html").write_text("<!doctype html><head><title>Utopia</title></head>", encoding="utf-8")
    (bundle / "assets" / "main-1a2b3c.js").write_text("export default 1", encoding="utf-8")
    (bundle / "assets" / "main-1a2b3c.js.gz").write_bytes(gzip.compress(b"export default 1"))
    (bundle / "assets" / "main-1a2b3c.js.br").write_bytes(b"packed by brotli")
    (bundle / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    return bundle


def test_without_a_bundle_it_says_what_to_do(site: httpx.Client, bundle: Path) -> None:
    for path in ("/", "/games/x"):
        answer = site.get(path)
        assert answer.status_code == 503
        assert "npm run build" in answer.text
    assert site.get("/healthz").json()["page"] is False
    assert "the page is not built" in site.get("/readyz").json()["detail"]
    (bundle / "BUILD_FAILED.txt").write_text("main.ts: unexpected token", encoding="utf-8")
    assert "unexpected token" in site.get("/").text
    (bundle / "BUILD_FAILED.txt").unlink()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/games/abc", "/join/abc", "/rules", "/tables/abc/"])
def test_every_page_is_the_index_and_always_fresh(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = site.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.fixture(scope="module")
def public_site(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """The same with a public address."""
    running = Thread(Settings(tmp_path_factory.mktemp("public"), page=bundle, origin="https://play.example"))
    try:
        running.start()
        with httpx.Client(base_url=running.url, headers={"host": "play.example"}) as client:
            yield client
    finally:
        running.stop()


def preview(page: httpx.Response) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page.text))


@pytest.mark.usefixtures("built")
def test_a_link_to_a_game_brings_its_picture(public_site: httpx.Client) -> None:
    for path in ("/games/abcdefghijk1", "/games/abcdefghijk1/replay"):
        page = public_site.get(path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        shown = preview(page)
        assert shown["og:image"] == "https://play.example/api/games/abcdefghijk1/picture"
        assert shown["og:url"] == f"https://play.example{path}"
        assert shown["twitter:card"] == "summary_large_image"
        again = public_site.get(path, headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    watched = preview(public_site.get("/games/abcdefghijk1?watch=to_k-en"))
    assert watched["og:image"].endswith("/picture?watch=to_k-en")


@pytest.mark.usefixtures("built")
def test_other_links_bring_the_icon_and_no_link_brings_what_is_not_ours(public_site: httpx.Client) -> None:
    assert preview(public_site.get("/rules"))["og:image"] == "https://play.example/icon-512.png"
    for path in ('/games/abcdefghijk1?watch="><script>', "/games/abcdefghijk1?watch=a%22%3E%3Cb"):
        assert preview(public_site.get(path))["og:image"].endswith("/picture")
    assert preview(public_site.get("/games/abc/nothing")) == {}
    assert "script" not in public_site.get('/join/abc?"><script>').text


@pytest.mark.usefixtures("built")
def test_a_server_at_home_describes_no_links(site: httpx.Client) -> None:
    """It does not know under which name others reach it."""
    assert preview(site.get("/games/abcdefghijk1")) == {}


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/nothing", "/games/abc/nothing", "/people/abc/def", "/admin/x/y/z", "/join", "/api"])
def test_an_address_that_the_page_does_not_know_is_not_found(site: httpx.Client, path: str) -> None:
    for etag in ("", site.get("/").headers["etag"]):
        answer = site.get(path, headers={"if-none-match": etag, "accept": "text/html"})
        assert answer.status_code == 404, "the page says so too"
        assert "<title>" in answer.text


def test_server_and_page_know_the_same_addresses() -> None:
    source = (ROOT / "ui" / "src" / "route.svelte.ts").read_text("utf-8")
    patterns = re.findall(r"^  \['\w+', /\^(.+)\$/\],$", source, re.MULTILINE)
    assert len(patterns) > 20
    plain = {re.sub(r"\(\?<\w+>([^)]+)\)", r"\1", pattern).replace(r"\/", "/") for pattern in patterns}
    assert plain == set(PAGES)


def test_the_page_of_a_game_asks_for_the_tables_files_at_once(site: httpx.Client, built: Path) -> None:
    (built / "table.html").write_text("<!doctype html><title>A table</title>", encoding="utf-8")
    assert "A table" in site.get("/games/abc").text
    for path in ("/", "/games", "/games/abc/replay"):
        assert "A table" not in site.get(path).text
    (built / "table.html").unlink()
    assert site.get("/games/abc").status_code == 200


@pytest.mark.usefixtures("built")
def test_assets_are_kept_for_ever_and_packed(site: httpx.Client) -> None:
    plain = site.get("/assets/main-1a2b3c.js", headers={"accept-encoding": "identity"})
    assert plain.text == "export default 1"
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "immutable" in plain.headers["cache-control"]
    packed = site.get("/assets/main-1a2b3c.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert packed.headers["vary"] == "accept-encoding"
    with site.stream("GET", "/assets/main-1a2b3c.js", headers={"accept-encoding": "gzip, br"}) as best:
        assert best.headers["content-encoding"] == "br"
        assert b"".join(best.iter_raw()) == b"packed by brotli"


@pytest.mark.usefixtures("built")
def test_head_has_no_body(site: httpx.Client) -> None:
    answer = site.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/missing.js",
        "/favicon.ico",
        "/api/nothing",
        "/ws/nothing",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00.js",
        "/" + "x" * 300 + ".js",
    ],
)
def test_what_is_not_there_is_not_found(site: httpx.Client, bundle: Path, path: str) -> None:
    (bundle.parent / "secret.txt").write_text("secret", encoding="utf-8")
    answer = site.get(path)
    assert answer.status_code == 404, answer.text
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_new_bundle_is_seen_at_once(site: httpx.Client, built: Path) -> None:
    before = site.get("/").headers["etag"]
    (built / "index.html").write_text("<!doctype html><title>Utopia, newer</title>", encoding="utf-8")
    after = site.get("/")
    assert "newer" in after.text
    assert after.headers["etag"] != before
