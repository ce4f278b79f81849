"""At home over https, in a browser that trusts the server: what http lacks is there, and one plays."""

import base64
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import Watch
from tests.page.wire import Wire
from tests.server.conftest import Server
from tests.server.trust.home import AT_HOME, secure_port
from utopia.server.trust.addresses import host_label
from utopia.server.trust.authority import read

pytestmark = pytest.mark.full
NAME = f"{host_label()}.local"
"""As a phone would call this machine; browsers find nothing special in it, as they do in `localhost`."""
OPEN_TABLE = """async () => {
  const { csrf } = await (await fetch('/api/me')).json()
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'bot', level: 'greedy' }]
  const body = JSON.stringify({ seats, pace: 0, first: 0 })
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id
}"""
"""By the page itself: Playwright's own requests know neither the name nor the certificate."""


@pytest.fixture
def home(make_server: Callable[..., Server]) -> Server:
    return make_server("--lan", "--https-port", "0", first=AT_HOME)


@pytest.fixture
def trusting(
    home: Server, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[BrowserContext]:
    """A browser on a phone that trusts the key of this server alone, and finds it by its name."""
    key = read((home.data / "utopia-https.pem").read_bytes()).key.public_key()
    spki = key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    trusted = base64.b64encode(hashlib.sha256(spki).digest()).decode()
    args = [f"--ignore-certificate-errors-spki-list={trusted}", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    launched = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *args]}
    context = browser_type.launch_persistent_context(
        tmp_path / "browser",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        locale="en-GB",
        base_url=secure_url(home),
        **launched,
    )
    yield context
    context.close()


def secure_url(home: Server) -> str:
    return f"https://{NAME}:{secure_port(home)}"


def test_the_way_from_the_code_to_https(home: Server, page: Page) -> None:
    """As scanned: over http, where the page says what is missing and how to get it."""
    page.goto(f"http://localhost:{home.port}/trust")
    expect(page.get_by_role("heading", level=1)).to_have_text("Play over https")
    expect(page.locator("details[open] summary")).to_have_text("Linux: Chrome, Chromium")
    page.get_by_text("iPhone and iPad").click()
    with page.expect_download() as load:
        page.get_by_role("link", name="Download the profile").click()
    assert load.value.suggested_filename == "utopia.mobileconfig"
    link = page.locator("details[open]").last.get_by_role("link").last
    assert str(link.get_attribute("href")).startswith("https://127.0.0.1:")
    page.get_by_role("link", name="Go on without https").first.click()
    expect(page).to_have_url(f"http://localhost:{home.port}/")


def test_over_https_everything_is_there(trusting: BrowserContext, watch: Watch) -> None:
    page = watch.over(trusting.pages[0])
    wire = Wire(page)
    page.goto("/")
    assert page.evaluate("isSecureContext")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert page.evaluate("'PushManager' in window && 'PublicKeyCredential' in window")
    game = page.evaluate(OPEN_TABLE)
    assert [one for one in trusting.cookies() if not (one["secure"] and one["name"].startswith("__Host-"))] == []
    page.goto(f"/games/{game}")
    wire.wait_for_view()
    expect(page.locator("svg.board")).to_be_visible()
    Clicker(page, touch=True).enter()
    wire.wait(lambda: wire.view["events"] > 0, "the move")
    assert {socket.url.partition("://")[0] for socket in wire.sockets} == {"wss"}
    assert page.evaluate("fetch('/api/account').then((came) => came.json())")["passkeys_here"] == "yes"


def test_over_http_the_page_leads_to_https(home: Server, trusting: BrowserContext, watch: Watch) -> None:
    watch.expect("Cross-Origin-Opener-Policy header has been ignored")
    page = watch.over(trusting.pages[0])
    page.goto(f"http://{NAME}:{home.port}/settings")
    assert not page.evaluate("isSecureContext")
    page.locator("#notices").get_by_role("link", name="Https for this device").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Play over https")
    page.goto(f"{secure_url(home)}/trust")
    expect(page.get_by_text("That worked")).to_be_visible()
