"""Each endpoint declares its policy; docs/policies.md is made of them."""

import ast
import re
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from litestar import Litestar, Router, WebSocket, get, websocket
from litestar.openapi import OpenAPIConfig

from utopia.server.app import create_app
from utopia.server.settings import Settings
from utopia.server.web.limiter import RATES
from utopia.server.web.policy import Endpoint, Endpoints, Policy, PolicyError, Rate, policies_of, policy
from utopia.server.web.request import SAFE_METHODS, SOCKET

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = ROOT / "docs" / "policies.md"
POLICIES: Final = policies_of(create_app(Settings(Path("nowhere"))).routes)
WHO: Final = {"known": "a session", "program": "a token", "admin": "an admin", "monitor": "the metrics' token"}
ADDRESS: Final = re.compile(r"\^?/(\(\?:)?(api|ws)\b")
SPANS: Final = {60: "a minute", 3600: "an hour"}


def app_of(*handlers: Any) -> Litestar:
    silent = OpenAPIConfig(
        title="", version="", openapi_router=Router("/api", route_handlers=[], opt=policy("anybody"))
    )
    return Litestar(route_handlers=handlers, openapi_config=silent)


def test_a_handler_without_a_policy_stops_the_start() -> None:
    @get("/declared", opt=policy("known"))
    async def declared() -> None: ...

    @get("/forgotten", opt={"policies": policy("known")})
    async def forgotten() -> None: ...

    @websocket("/forgotten")
    async def forgotten_socket(socket: WebSocket[Any, Any, Any]) -> None: ...

    assert Endpoints(app_of(declared)).policies["GET", "/declared"] == Policy("known")
    for handler in (forgotten, forgotten_socket):
        with pytest.raises(PolicyError, match="forgotten"):
            Endpoints(app_of(declared, handler))


def test_the_server_looks_at_its_policies_when_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    @get("/forgotten")
    async def forgotten() -> None: ...

    monkeypatch.setattr("utopia.server.app.ROUTES", [forgotten])
    with pytest.raises(PolicyError, match="forgotten"):
        create_app(Settings(Path("nowhere")))


def test_only_one_endpoint_does_without_the_csrf_token() -> None:
    assert [endpoint for endpoint, found in POLICIES.items() if found.one_click] == [
        ("POST", "/api/notices/off/{token}")
    ]


def test_nothing_but_handlers_names_an_address() -> None:
    """`@get("/…")` and `Router("/…")` do, the description its own, the page those that it shows, and mail its link.

    Beside a link to a game stands the address of its picture.
    """
    server = ROOT / "src" / "utopia" / "server"
    found = {file.name for file in server.rglob("*.py") if _addresses(ast.parse(file.read_text("utf-8")))}
    assert found == {"openapi.py", "page.py", "link_preview.py", "texts.py"}


def _addresses(tree: ast.Module) -> list[str]:
    declared: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            declared |= {part for decorator in node.decorator_list for part in ast.walk(decorator)}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Router":
            declared |= set(ast.walk(node))
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [str(node.value) for node in strings if node not in declared and ADDRESS.match(str(node.value))]


def policies_table() -> str:
    ordered = sorted((endpoint for endpoint in POLICIES if endpoint[0] != "HEAD"), key=lambda one: (one[1], one[0]))
    rows = [_row(endpoint, POLICIES[endpoint]) for endpoint in ordered]
    return "\n".join(["| endpoint | who | scope | rate | while banned | proof |", "|---|---|---|---|---|---|", *rows])


def _row(endpoint: Endpoint, found: Policy) -> str:
    method, path = endpoint
    told = re.sub(r"\{(\w+)\}", lambda name: name[1].split("_")[0].upper(), path)
    scope = f"`{found.scope}`" if found.scope not in ("any", None) else found.scope or ""
    banned = "yes" if found.is_open_to_banned(method) else "no"
    cells = [f"`{method} {told}`", WHO.get(found.who, "anybody"), scope, found.rate_of(method), banned]
    return f"| {' | '.join([*cells, _proof(method, found)])} |"


def _proof(method: str, found: Policy) -> str:
    if method == SOCKET:
        return "Origin"
    if method in SAFE_METHODS:
        return ""
    return "the link" if found.one_click else "Origin, CSRF"


def rates_table() -> str:
    rows = [
        f"| {name} | {visitor.amount} {SPANS[visitor.get_expiry()]} | {address.amount} {SPANS[address.get_expiry()]} |"
        for name, (address, visitor) in RATES.items()
    ]
    return "\n".join(["| rate | one visitor | one address |", "|---|---|---|", *rows])


def written(text: str) -> str:
    for name, table in (("policies", policies_table()), ("rates", rates_table())):
        before, mark, rest = text.partition(f"<!-- {name}: ")
        head, _, behind = rest.partition("\n")
        text = f"{before}{mark}{head}\n{table}\n<!-- end -->{behind.partition('<!-- end -->')[2]}"
    return text


def test_each_rate_has_its_limits() -> None:
    assert set(RATES) == set(get_args(Rate))


def test_the_page_lists_every_policy() -> None:
    """If this fails, run this file as a program: it writes the tables anew."""
    text = PAGE.read_text(encoding="utf-8")
    assert written(text) == text


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
