"""`utopia serve --lan` as a phone meets it: the page that explains, the certificate, and then the game over https."""

import re
import ssl
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from websockets.sync.client import connect
from websockets.typing import Origin

from tests import commands
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import ME, opened
from tests.server.trust.home import AT_HOME, secure_port, trusting
from utopia.cli.speaking import speak
from utopia.locales import LANGUAGES, Speaker
from utopia.server.trust import sheet
from utopia.server.trust.addresses import host_label

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("home") / "data", "--lan", "--https-port", "0", first=AT_HOME)
    try:
        running.start()
        yield running
    finally:
        running.stop()


def test_the_page_leads_the_readers_device_through_it(home: Server) -> None:
    answer = httpx.get(f"{home.url}/trust", headers={"user-agent": IPHONE, "accept-language": "de-CH, en;q=0.5"})
    page = answer.text
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "default-src 'none'; style-src 'sha256-" in answer.headers["content-security-policy"]
    [opened_steps] = re.findall(r"<details open>\n<summary>(.*?)</summary>(.*?)</details>", page, re.DOTALL)
    assert opened_steps[0] == "iPhone und iPad"
    assert 'href="trust/utopia.mobileconfig"' in opened_steps[1]
    assert f'href="https://127.0.0.1:{secure_port(home)}/"' in opened_steps[1]
    assert Speaker("de").say("trust-lost") in page
    assert page.count('href="/"') == 2, "who does not want it goes on at once, or when they know what they lose"
    assert f"https://{host_label()}.local:{secure_port(home)}/" in page
    android = httpx.get(f"{home.url}/trust", headers={"user-agent": ANDROID}).text
    assert "<details open>\n<summary>Android</summary>" in android


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_device_has_its_steps_in_every_language(home: Server, language: str) -> None:
    page = httpx.get(f"{home.url}/trust", headers={"accept-language": language}).text
    assert page.count("<details") == len(sheet._STEPS) == 6
    assert f'<html lang="{language}">' in page


def test_who_trusts_the_certificate_plays_over_https(home: Server) -> None:
    certificate = httpx.get(f"{home.url}/trust/utopia.crt")
    assert certificate.headers["content-type"] == "application/x-x509-ca-cert"
    assert x509.load_pem_x509_certificate(certificate.content).version is x509.Version.v3
    assert b"PRIVATE" not in certificate.content
    context, port = trusting(home), secure_port(home)
    with httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=context) as client:
        came = client.get("/api/me")
        [cookie] = came.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-")
        assert "; Secure" in cookie
        arrived = client.get("/trust").text
        assert "here over https" in arrived
        assert f"https://{host_label()}.local:{port}/" in arrived, "passkeys need a name"
        origin = Origin(f"https://localhost:{port}")
        with connect(f"wss://localhost:{port}/ws/lobby", ssl=context, origin=origin) as socket:
            assert "type" in str(socket.recv(30))


def test_who_does_not_trust_it_is_warned(home: Server) -> None:
    with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
        httpx.get(f"https://localhost:{secure_port(home)}/healthz", verify=ssl.create_default_context())


def test_links_at_a_table_need_no_trust(home: Server, make_visitor: Callable[[Server], Visitor]) -> None:
    table = opened(make_visitor(home), ME, {"kind": "friend"})
    assert table["links"]["origin"] == f"http://127.0.0.1:{home.port}"
    with httpx.Client(base_url=f"https://127.0.0.1:{secure_port(home)}", verify=trusting(home)) as host:
        token = host.get("/api/me").json()["csrf"]
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = host.post("/api/tables", json={"seats": seats}, headers={"x-csrf-token": token}).json()
    assert made["links"]["origin"] == table["links"]["origin"], "who plays over https invites others who do not"


@pytest.mark.full
def test_connections_over_https_do_not_hold_up_the_end(make_server: Callable[..., Server]) -> None:
    server = make_server("--lan", "--https-port", "0", first=AT_HOME)
    with httpx.Client(base_url=f"https://localhost:{secure_port(server)}", verify=trusting(server)) as client:
        assert client.get("/healthz").status_code == 200
        began = time.monotonic()
        assert server.stop() in (0, -15)
        assert time.monotonic() - began < 20
    assert server.errors == ""


@pytest.mark.full
def test_without_https_there_is_no_such_page(make_server: Callable[..., Server]) -> None:
    server = make_server("--lan", first=AT_HOME, UTOPIA_HTTPS="off")
    for path in ("/trust", "/trust/utopia.crt", "/trust/utopia.mobileconfig"):
        assert httpx.get(f"{server.url}{path}").status_code == 404
    assert not (server.data / "utopia-authority.pem").exists()


@pytest.mark.full
def test_a_broken_authority_leaves_http(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "utopia-authority.pem").write_text("nonsense")
    server = Server(tmp_path / "data", "--lan", first=AT_HOME)
    try:
        server.start()
        assert "utopia-authority.pem cannot be used" in server.errors
        assert httpx.get(f"{server.url}/trust").status_code == 404
    finally:
        server.kill()


def test_https_is_for_homes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    done = commands.utopia("serve", "--https", "--no-browser")
    speak("en")
    assert (done.status, done.errors) == (2, "utopia: --https and --https-port go together with --lan.\n")


def test_who_came_by_http_stays_the_same_player(home: Server) -> None:
    here, there = f"http://127.0.0.1:{home.port}", f"https://127.0.0.1:{secure_port(home)}"
    with httpx.Client(verify=trusting(home)) as client:
        token = client.get(f"{here}/api/me").json()["csrf"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
        made = client.post(f"{here}/api/tables", json={"seats": seats}, headers={"x-csrf-token": token}).json()
        assert [game["id"] for game in client.get(f"{there}/api/games").json()] == [made["id"]]
        assert client.get(f"{there}/api/me").json()["name"] == "Ada"
