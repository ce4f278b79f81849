"""Endpoints that do not exist, methods that an endpoint does not know, unreadable bodies: what is said of each."""

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Visitor
from tests.server.programs.conftest import Program

Visit = Callable[[], Visitor]
Make = Callable[..., Program]
NOWHERE = [
    "/api",
    "/api/gamez",
    "/api/games/pe5azd8em4gc/move",
    "/api/games/pe5azd8em4gc/talk/x/y",
    "/api/v1/nothing/of/the/kind",
    "/api/" + "x" * 3000,
    "/api" + "/x" * 500,
    "/api/%ff%00",
    "/ws/game/none",
]


@pytest.mark.parametrize("path", NOWHERE)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_door_that_is_not_there(visit: Visit, program: Make, path: str, method: str) -> None:
    """A token is not blamed for it, and neither is who has none; the path is not said again."""
    ada = visit()
    machine = program(ada)
    for who, headers in ((machine.http, {}), (ada.http, {"x-csrf-token": ada.token})):
        answer = who.request(method, path, json={}, headers=headers)
        assert answer.status_code == 404, answer.text
        problem = answer.json()
        assert problem["why"] == {"id": "problem-no-door", "words": {}}
        assert "/api/docs" in problem["detail"]
        assert "pe5azd8em4gc" not in answer.text
        assert len(answer.text) < 400


@pytest.mark.parametrize(
    ("method", "path", "methods"),
    [
        ("PUT", "/api/games", "GET"),
        ("DELETE", "/api/me", "GET, PATCH"),
        ("GET", "/api/games/none/moves", "POST"),
        ("POST", "/api/openapi.json", "GET"),
        ("PATCH", "/api/me/tokens", "GET, POST"),
    ],
)
def test_a_method_that_a_door_does_not_know(visit: Visit, program: Make, method: str, path: str, methods: str) -> None:
    ada = visit()
    machine = program(ada)
    for who, headers in ((machine.http, {}), (ada.http, {"x-csrf-token": ada.token})):
        answer = who.request(method, path, headers=headers)
        assert (answer.status_code, answer.headers.get("allow")) == (405, methods), answer.text
        assert answer.json()["why"] == {"id": "problem-method", "words": {"methods": methods}}


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/me", {"GET", "PATCH"}),
        ("/api/account/mail", {"DELETE", "POST"}),
        ("/api/invitations/x", {"DELETE", "GET", "POST"}),
        ("/api/games/x/moves/", {"POST"}),
    ],
)
def test_all_methods_of_an_endpoint_are_told(visit: Visit, path: str, methods: set[str]) -> None:
    answer = visit().http.options(path)
    assert (answer.status_code, answer.content) == (204, b"")
    assert set(answer.headers["allow"].split(", ")) == {*methods, "OPTIONS"}


def test_doors_of_websockets(visit: Visit, program: Make) -> None:
    machine = program(visit())
    answer = machine.get("/ws/games/none")
    assert (answer.status_code, answer.json()["why"]["id"]) == (405, "problem-door-socket")
    with pytest.raises(InvalidStatus) as refused, connect(machine.server.url.replace("http", "ws") + "/ws/tables/1"):
        pass
    assert refused.value.response.status_code == 404


JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.mark.parametrize(
    ("content", "headers", "status", "why", "words"),
    [
        (b"", {}, 422, "problem-no-body", "body is missing"),
        (b'{"seats": [', JSON, 400, "problem-no-json", "no JSON: "),
        (b'{"seats": "\xff"}', JSON, 400, "problem-no-json", "UTF-8"),
        (b"\xff", JSON, 400, "problem-no-json", "invalid character"),
        (
            b"seats=2",
            FORM,
            415,
            "problem-body-kind",
            "application/json",
        ),
        (b"seats", {"content-type": "text/plain; charset=utf-8"}, 415, "problem-body-kind", "application/json"),
        (b'{"seats": []}', {"content-type": "text/plain"}, 415, "problem-body-kind", "application/json"),
        (b'{"seats": []}', FORM, 415, "problem-body-kind", "application/json"),
        (b"\x81\xa5seats\x90", {"content-type": "application/vnd.msgpack"}, 415, "problem-body-kind", "JSON"),
        (b"\x1f\x8b\x08", JSON | {"content-encoding": "gzip"}, 415, "problem-packed", "unpacked"),
        (b"[]", JSON, 422, "problem-field-kind", "“body” must be: object."),
        (
            b'{"seats": [{"kind": "me"}, {"kind": "x"}]}',
            JSON,
            422,
            "problem-field-choice",
            "“seats[1].kind” must be one of these: ",
        ),
        (
            b'{"seats": [{"kind": "me"}, {"kind": "bot", "levl": ""}]}',
            JSON,
            422,
            "problem-field-unknown",
            "“seats[1].levl”",
        ),
        (b"[" * 15_000, JSON, 400, "problem-unreadable", "nested"),
    ],
)
def test_a_body_that_cannot_be_read(
    visit: Visit, program: Make, content: bytes, headers: Any, status: int, why: str, words: str
) -> None:
    answer = program(visit()).http.post("/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["why"]["id"]) == (status, why), answer.text
    assert words in answer.json()["detail"]
    assert "Expected" not in answer.text, "a library's words"


def test_json_is_read_whatever_it_is_called(visit: Visit, program: Make) -> None:
    """Who forgets the header is understood."""
    ada = visit()
    assert ada.send("PATCH", "/api/me", {"name": "Ada"}).status_code == 200
    answer = program(ada).http.post("/api/tables", content=b'{"seats": [{"kind": "me"}, {"kind": "bot"}]}')
    assert answer.status_code == 201, answer.text
