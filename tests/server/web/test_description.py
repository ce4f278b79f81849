"""The interface's description: true examples of every endpoint, as they are described, and bodies that work."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import pytest
from litestar.routes import WebSocketRoute

from tests.server.conftest import Visitor
from tests.server.web.test_interface import Things
from utopia.server.app import create_app
from utopia.server.settings import Settings
from utopia.server.web.openapi import operations
from utopia.server.web.openapi_parts import recorded

Visit = Callable[[], Visitor]
PATH = "/api/openapi.json"
DIGEST = """
import hashlib, json; from pathlib import Path
from utopia.server.app import create_app; from utopia.server.settings import Settings
from utopia.server.web.openapi import complete; from utopia.server.web.policy import policies_of
app = create_app(Settings(Path("nowhere")))
described = complete(app.openapi_schema.to_schema(), policies_of(app.routes))
print(hashlib.sha256(json.dumps(described).encode()).hexdigest())
"""


@pytest.fixture(scope="module")
def described(make: Visit) -> Any:
    return make().get(PATH).json()


@pytest.fixture(scope="module")
def make(server: Any) -> Iterator[Visit]:
    made: list[Visitor] = []

    def come() -> Visitor:
        made.append(Visitor(server))
        return made[-1]

    yield come
    for one in made:
        one.http.close()


def check(described: Any, schema: Any, value: Any, where: str) -> None:
    """The value is as the schema says."""
    whole = {**schema, "components": described["components"]}
    fault = next(iter(jsonschema_rs.Draft202012Validator(whole).iter_errors(value)), None)
    assert fault is None, f"{where}: {fault.instance_path} {fault.message[:300]}"


def contents(described: Any) -> Iterator[tuple[str, Any]]:
    """Of every answer that is no refusal: whose it is, and what is said of it."""
    for path, method, operation in operations(described):
        for status, answer in operation["responses"].items():
            for kind, content in answer.get("content", {}).items():
                if int(status) < 400:
                    yield f"{method} {path} {status} {kind}", content


def bodies(described: Any) -> Iterator[tuple[str, str, Any, Any]]:
    """Path, method, schema and example of everything that may be sent."""
    for path, method, operation in operations(described):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            for example in content["schema"]["examples"]:
                yield path, method, content["schema"], example


def test_every_answer_has_an_example_that_fits(described: Any) -> None:
    """If this fails, `python -m tests.server.web.recording` makes the examples anew."""
    for where, content in contents(described):
        assert content.get("examples"), where
        for example in content["examples"].values():
            check(described, content["schema"], example["value"], where)


@pytest.mark.full
def test_it_is_the_same_in_every_process() -> None:
    """Its ETag would else change with every restart."""
    made = {
        subprocess.check_output([sys.executable, "-c", DIGEST], env={**os.environ, "PYTHONHASHSEED": seed}, text=True)
        for seed in ("1", "2", "5")
    }
    assert len(made) == 1


def test_every_body_has_an_example_that_fits(described: Any) -> None:
    for path, method, schema, example in bodies(described):
        check(described, schema, example, f"{method} {path}")


def test_refusals_that_doors_share(described: Any) -> None:
    for name, answer in described["components"]["responses"].items():
        [content] = answer["content"].values()
        for example in content["examples"].values():
            check(described, content["schema"], example["value"], name)


def test_the_websocket_is_described(described: Any) -> None:
    [(path, door)] = described["x-websockets"].items()
    assert path == "/ws/games/{game_id}"
    for example in door["examples"]:
        check(described, door["receives"], example, path)
    for one in (*door["receives"]["oneOf"], *door["sends"]["oneOf"]):
        assert one["$ref"].rpartition("/")[2] in described["components"]["schemas"]
    assert {"4404", "1012"} <= set(door["closes"])


FOR_PAGES: Final = {"/ws/lobby", "/ws/me", "/ws/studies/{study_id}"}
"""No token opens them: see `test_sockets_by_who_comes`."""


def test_the_session_is_called_as_its_cookie(make: Visit) -> None:
    ann = make()
    ann.post("/api/tables/play-now")
    for headers, first in (({}, ""), ({"x-forwarded-proto": "https"}, "__Host-")):
        told = ann.http.get("/api/openapi.json", headers=headers).json()["components"]["securitySchemes"]["session"]
        name = told["name"].removeprefix(first)
        assert (told["in"], told["name"]) == ("cookie", first + name)
        assert name in ann.http.cookies


def test_every_websocket_for_programs_is_described(described: Any) -> None:
    routes = create_app(Settings(Path("nowhere"))).routes
    sockets = {route.path_format for route in routes if isinstance(route, WebSocketRoute)}
    assert sockets == set(described["x-websockets"]) | FOR_PAGES


def test_no_example_outlives_its_door(described: Any) -> None:
    """If this fails, make the examples anew."""
    doors = {
        (f"{method} {path}", status)
        for path, method, operation in operations(described)
        for status in operation["responses"]
    }
    assert {(door, status) for door, told in recorded().items() for status in told} - doors == set()


@pytest.mark.full
def test_bodies_are_accepted(make: Visit, described: Any) -> None:
    """The server reads every example; whether it can do what is asked just now is another question."""
    for path, method, _, example in bodies(described):
        visitor = make()
        visitor.send("PATCH", "/api/me", {"name": "Ada"})
        real = Things(visitor).of(path)
        answer = visitor.send(method, path.format_map(real), example)
        assert answer.status_code not in {400, 405, 413, 415, 500}, f"{method} {path}: {answer.text}"
        why = answer.json()["why"]["id"] if answer.status_code == 422 else ""
        assert not why.startswith(("problem-unreadable", "problem-field")), f"{path}: {answer.text}"


def test_fields_are_explained(described: Any) -> None:
    schemas = described["components"]["schemas"]
    assert "Authorization: Bearer" in schemas["NewToken"]["properties"]["text"]["description"]
    assert schemas["Token"]["description"].startswith("`GET /api/me/tokens`")
    told = [field for schema in schemas.values() for field in schema.get("properties", {}).values()]
    assert sum("description" in field for field in told) > 250


def test_nothing_private_stands_in_examples(make: Visit) -> None:
    text = make().get(PATH).text
    assert not re.search(r"utopia_(person|bot)_[A-Za-z0-9]{20}", text)
    assert not re.search(r"[\w.]+@(?!example\.|[\w.]*\.example\b)[\w.]+\.\w+", text)
    assert "/tmp" not in text
    assert not re.search(r"/[A-Za-z0-9_-]{43}\b", text)


def test_it_is_sent_once_and_packed(make: Visit) -> None:
    visitor = make()
    first = visitor.http.get(PATH)
    assert first.headers["content-encoding"] == "gzip"
    plain = visitor.http.get(PATH, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    again = visitor.http.get(PATH, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
