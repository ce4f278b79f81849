"""Who is let in at all: host names, other sites' pages, tokens, sizes, speed; and what every answer carries."""

import base64
import contextlib
import hashlib
import http.client
import re
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import AUTHORITIES, LONG, Server, Visitor
from utopia.server.web.plain_page import language_wanted

Visit = Callable[[], Visitor]
MakeServer = Callable[..., Server]
MakeVisitor = Callable[[Server], Visitor]


def asked(server: Server, host: str, path: str = "/healthz") -> tuple[int, str, bytes]:
    """Ask over a plain connection, with any `Host`: status, kind and body of the answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    with contextlib.closing(connection):
        connection.putrequest("GET", path, skip_host=True)
        connection.putheader("Host", host)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.headers["content-type"], answer.read()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "LOCALHOST", "utopia.localhost"])
def test_own_names_are_answered(server: Server, host: str) -> None:
    assert asked(server, f"{host}:{server.port}")[0] == 200


@pytest.mark.parametrize("host", ["evil.example", "192.0.2.1", "localhost.evil.example", "127.0.0.1.evil.example"])
@pytest.mark.parametrize("path", ["/", "/healthz", "/api/me", "/nothing", "/api/openapi.json"])
def test_other_names_are_not(server: Server, host: str, path: str) -> None:
    status, kind, body = asked(server, f"{host}:{server.port}", path)
    assert (status, kind) == (421, "application/problem+json")
    assert b"problem-host" in body


@pytest.mark.parametrize(
    "hosts",
    [
        (),
        ("",),
        ("localhost", "evil.example"),
        ("evil.example", "localhost"),
        ("localhost", "localhost"),
        ("localhost:evil",),
        ("localhost:",),
        ("localhost:0",),
        ("localhost:65536",),
        ("localhost:8420@evil.example",),
        ("evil.example@localhost",),
        ("localhost/evil.example",),
        ("localhost evil.example",),
        ("localhost, evil.example",),
        ("[::1",),
        ("[::1]evil.example",),
        ("[evil.example]",),
        ("lo\xe9alhost",),
    ],
    ids=str,
)
@pytest.mark.parametrize(("method", "path"), [("GET", "/api/me"), ("POST", "/api/sign-in/mail"), ("GET", "/")])
def test_a_host_that_can_be_read_in_two_ways_is_refused(
    server: Server, method: str, path: str, hosts: tuple[str, ...]
) -> None:
    """Before anything else is looked at, and with the headers that keep browsers safe."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LONG)
    with contextlib.closing(connection):
        connection.putrequest(method, path, skip_host=True)
        for host in hosts:
            connection.putheader("Host", host.encode("latin-1"))
        connection.putheader("Content-Length", "0")
        connection.endheaders()
        answer = connection.getresponse()
        assert (answer.status, answer.headers["content-type"]) == (400, "application/problem+json")
        assert b"problem-host-unreadable" in answer.read()
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.full
def test_a_name_can_be_allowed(make_server: MakeServer) -> None:
    server = make_server("--allow", "play.example")
    assert asked(server, "play.example")[0] == 200
    assert asked(server, "other.example")[0] == 421


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://localhost:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_other_sites_change_nothing(visit: Visit, headers: dict[str, str]) -> None:
    me = visit()
    answer = me.http.post("/api/tables/play-now", headers={"x-csrf-token": me.token, **headers})
    assert answer.status_code == 403
    assert answer.json()["why"]["id"] == "problem-other-site"
    assert me.get("/api/games").json() == []


def test_own_page_may(visit: Visit) -> None:
    me = visit()
    own = {"origin": me.server.url, "sec-fetch-site": "same-origin", "x-csrf-token": me.token}
    assert me.http.patch("/api/me", json={"language": "de"}, headers=own).status_code == 200


@pytest.mark.parametrize("token", ["", "0" * 32, "somebody else's"])
def test_a_wrong_token_changes_nothing(visit: Visit, token: str) -> None:
    me, other = visit(), visit()
    sent = other.token if token.startswith("somebody") else token
    for method, path in (("POST", "/api/tables/play-now"), ("PATCH", "/api/me"), ("POST", "/api/reports")):
        answer = me.http.request(method, path, json={}, headers={"x-csrf-token": sent})
        assert answer.status_code == 403
        assert answer.json()["why"]["id"] == "problem-csrf"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1"])
def test_other_sites_get_no_socket(visit: Visit, origin: str) -> None:
    me = visit()
    id_ = me.post("/api/tables/play-now").json()["id"]
    address = f"ws://localhost:{me.server.port}/ws/games/{id_}"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin(origin), additional_headers={"cookie": me.cookies}, open_timeout=LONG),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert b"problem-other-site" in (refused.value.response.body or b"")


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/me", "/api/nothing", "/api/tables/x", "/assets/x.js"])
def test_every_answer_is_armoured(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}", verify=AUTHORITIES).headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_cookies_are_for_the_server_alone(visit: Visit) -> None:
    me = visit()
    answer = me.post("/api/tables/play-now")
    set_cookies = answer.headers.get_list("set-cookie")
    names = sorted((line.partition("=")[0] for line in set_cookies), key=len)
    assert re.fullmatch("utopia-[0-9a-f]{8}", names[0])
    assert names == [names[0], f"{names[0]}-visit"]
    for line in set_cookies:
        assert "HttpOnly" in line
        assert "samesite=lax" in line.lower()
        assert "secure" not in line.lower()
    proxied = me.http.get("/api/me", headers={"x-forwarded-proto": "https"})
    assert all("; secure" in line.lower() for line in proxied.headers.get_list("set-cookie"))


def test_over_https_a_cookie_is_for_one_host_and_older_ones_are_renewed(visit: Visit) -> None:
    """Sign-ins of before hold; then no other site of the same domain can put a cookie in the place of ours."""
    ada = visit()
    game = ada.post("/api/tables/play-now").json()["id"]
    https, url = {"x-forwarded-proto": "https"}, ada.server.url
    renewed = httpx.get(f"{url}/api/games", headers={**https, "cookie": ada.cookies}, verify=AUTHORITIES)
    assert [one["id"] for one in renewed.json()] == [game]
    told = dict(line.split(";")[0].replace('"', "").split("=", 1) for line in renewed.headers.get_list("set-cookie"))
    for name, value in ada.http.cookies.items():
        assert told[f"__Host-{name}"] == value
        assert told[name] == "", "the old one goes"
    for line in renewed.headers.get_list("set-cookie"):
        assert {"path=/", "secure", "httponly"} <= {part.strip().lower() for part in line.split(";")}
        assert "domain" not in line.lower()
    kept = "; ".join(f"{name}={value}" for name, value in told.items() if value)
    new = httpx.get(f"{url}/api/games", headers={**https, "cookie": kept}, verify=AUTHORITIES)
    assert [one["id"] for one in new.json()] == [game]
    planted = "; ".join(f"{name}={'A' * 43}" for name in ada.http.cookies)
    safe = httpx.get(f"{url}/api/games", headers={**https, "cookie": f"{planted}; {kept}"}, verify=AUTHORITIES)
    assert [one["id"] for one in safe.json()] == [game]


@pytest.mark.parametrize(
    "others", ['x={"a":1,"b":2}', "theme=dark mode", "a[b]=1", "x", "é=1", "bad name=1", "=", ";;", 'q="a;b"', "a=b=c"]
)
def test_cookies_of_others_do_no_harm(visit: Visit, others: str) -> None:
    """Other programs on the same host may have put anything there, before ours and after."""
    me = visit()
    table = me.post("/api/tables/play-now").json()
    for cookies in (f"{others}; {me.cookies}", f"{me.cookies}; {others}"):
        answer = httpx.get(f"{me.server.url}/api/games", headers=[(b"cookie", cookies.encode())], verify=AUTHORITIES)
        assert [game["id"] for game in answer.json()] == [table["id"]], cookies
        named = httpx.patch(
            f"{me.server.url}/api/me",
            json={"name": "Ada"},
            headers=[(b"cookie", cookies.encode()), (b"x-csrf-token", me.token.encode())],
            verify=AUTHORITIES,
        )
        assert named.status_code == 200, named.text


@pytest.mark.full
def test_two_servers_on_one_host_leave_each_other_alone(server: Server, make_server: MakeServer) -> None:
    """For a browser all ports of a host are one."""
    with httpx.Client() as browser:
        for origin in (server.url, make_server().url, server.url):
            headers = {"x-csrf-token": browser.get(f"{origin}/api/me").json()["csrf"]}
            assert browser.post(f"{origin}/api/tables/play-now", json={}, headers=headers).status_code == 201
        assert len(browser.get(f"{server.url}/api/games").json()) == 2


def test_reading_makes_nobody_a_guest(visit: Visit) -> None:
    me = visit()
    for path in ("/api/me", "/api/games", "/api/offer"):
        assert me.get(path).status_code == 200
    [cookie] = me.http.cookies
    assert cookie.endswith("-visit")


def test_a_cookie_of_nobody_is_a_visitors(visit: Visit) -> None:
    me = visit()
    me.post("/api/tables/play-now")
    name = min(me.http.cookies, key=len)
    for value in ("A" * 43, "x", "", '"quoted"', "a;b"):
        answer = httpx.get(f"{me.server.url}/api/games", headers={"cookie": f"{name}={value}"}, verify=AUTHORITIES)
        assert (answer.status_code, answer.json()) == (200, [])


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("GET", "/api/nothing", b"", 404),
        ("POST", "/api/offer", b"", 405),
        ("DELETE", "/api/me", b"", 405),
        ("POST", "/", b"", 405),
        ("PATCH", "/api/me", b"{", 400),
        ("PATCH", "/api/me", b"[" * 10_000, 400),
        ("PATCH", "/api/me", b'{"name": 3}', 422),
        ("PATCH", "/api/me", b'{"name": "x", "rank": 1}', 422),
        ("PATCH", "/api/me", b'{"language": "xx"}', 422),
        ("PATCH", "/api/me", b'{"name": "' + b"x" * 20_000 + b'"}', 413),
    ],
)
def test_whatever_is_wrong_is_a_problem(visit: Visit, method: str, path: str, content: bytes, status: int) -> None:
    me = visit()
    headers = {"x-csrf-token": me.token, "content-type": "application/json"}
    answer = me.http.request(method, path, content=content, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == status
    assert problem["why"]["id"].startswith("problem-")
    assert "Traceback" not in answer.text
    if status == 405:
        assert answer.headers["allow"]


@pytest.mark.full
def test_new_tables_are_counted_however_they_are_asked_for(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    me = make_visitor(make_server(limits=True))
    paths = ("/api/tables", "/api/tables/", "/api//tables")
    codes = {me.post(paths[i % len(paths)], {"seats": []}).status_code for i in range(61)}
    assert codes == {422, 429}
    assert me.post("/api/tables/nowhere/leave").status_code == 401  # changes are counted by themselves


def asked_until_refused(ask: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """All answers: on a slow machine time passes, and more than the limit are let in."""
    answers = [ask()]
    while answers[-1].status_code != 429 and len(answers) < 1000:
        answers.append(ask())
    return answers


@pytest.mark.full
def test_whole_games_are_gone_through_again_less_often(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    me = make_visitor(make_server(limits=True))
    *let_in, late = asked_until_refused(lambda: me.get("/api/games/nowhere/chronicle"))
    assert {answer.status_code for answer in let_in} == {401}
    assert len(let_in) >= 90
    assert late.status_code == 429
    assert me.get("/api/games").status_code == 200


@pytest.mark.full
def test_a_flood_has_to_wait(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    me = make_visitor(make_server(limits=True))
    *let_in, late = asked_until_refused(lambda: me.post("/api/join/nothing", {}))
    assert {answer.status_code for answer in let_in} == {404}
    assert late.status_code == 429
    assert late.headers["content-type"] == "application/problem+json"
    assert late.json()["wait"] > 0
    assert int(late.headers["retry-after"]) >= late.json()["wait"]
    read = me.http.get("/api/join/nothing", headers={**OPENED, "accept-language": "xx, it-CH;q=0.8, en;q=0.3"})
    assert (read.status_code, read.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert int(read.headers["retry-after"]) > 0
    assert '<html lang="it">' in read.text
    assert re.search(r"Riprova tra (\d+ secondi|un secondo)", read.text)
    assert me.get("/api/games").status_code == 200  # another endpoint


OPENED = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
"""What browsers say when somebody opens an address."""


def test_who_opens_an_address_and_is_refused_reads_a_page(server: Server) -> None:
    """Of the gate and of the routes alike; with nothing in it that the page's own policy would not allow."""
    for path, host, status in (
        ("/lobby", "evil.example", 421),
        ("/nothing.js", "localhost", 404),
        ("/api/x", "localhost", 404),
    ):
        read = httpx.get(f"{server.url}{path}", headers={**OPENED, "host": f"{host}:{server.port}"}, verify=AUTHORITIES)
        assert (read.status_code, read.headers["content-type"]) == (status, "text/html; charset=utf-8")
        assert int(read.headers["content-length"]) == len(read.content)
        assert read.headers["x-content-type-options"] == "nosniff"
        style = re.findall("<style>(.+)</style>", read.text)[0]
        digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
        assert f"style-src 'sha256-{digest}';" in read.headers["content-security-policy"]
        assert "default-src 'none'" in read.headers["content-security-policy"]
        assert "<h1>That did not work</h1>" in read.text
    for other in ("*/*", "application/json", "image/avif,image/webp,*/*;q=0.8"):
        asked = httpx.get(f"{server.url}/nothing.js", headers={"accept": other}, verify=AUTHORITIES)
        assert asked.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("es, it;q=0.2, de;q=0.7", "de"),
        ("de;q=0, it;q=0.1", "it"),
        ("it;q=much, *, ;;;q=", "en"),
        ("zz," * 5000 + "de", "en"),
    ],
)
def test_the_page_is_in_the_readers_language(header: str, language: str) -> None:
    assert language_wanted(header) == language
