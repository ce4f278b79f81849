"""docs/api.md lists the scopes and endpoints that there are."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from tests.server.conftest import Visitor
from tests.server.web.test_policy import POLICIES
from utopia.server.app import create_app
from utopia.server.programs.messages import Scope
from utopia.server.settings import Settings

PAGE = Path(__file__).parents[3] / "docs" / "api.md"
MEANINGS = {
    "games:read": "look at games, as far as one may know them; streams, records one by one",
    "games:play": "move, undo, vote, plan",
    "tables:open": "open, join, start and leave tables",
    "talk": "read and write chat messages at the tables",
    "records": "export all records, import others",
    "account:read": "which bots there are",
}


def scopes_table() -> str:
    rows = [f"| `{scope}` | {MEANINGS[scope]} |" for scope in get_args(Scope)]
    return "\n".join(["| scope | |", "|---|---|", *rows])


def doors_table(paths: dict[str, Any]) -> str:
    rows = []
    for path, methods in sorted(paths.items()):
        for method, operation in methods.items():
            scope = POLICIES[method.upper(), path].scope
            told = re.sub(r"\{(\w+)\}", lambda found: found[1].split("_")[0].upper(), path)
            needed = f"`{scope}`" if scope in get_args(Scope) else ""
            rows.append(f"| `{method.upper()} {told}` | {operation['summary']} | {needed} |")
    return "\n".join(["| endpoint | | scope |", "|---|---|---|", *rows])


def test_the_page_lists_every_door(visit: Callable[[], Visitor]) -> None:
    """If this fails, run this file as a program: it writes the lists anew."""
    text = PAGE.read_text(encoding="utf-8")
    assert written(text, visit().get("/api/openapi.json").json()["paths"]) == text


def written(text: str, paths: dict[str, Any]) -> str:
    for name, table in (("scopes", scopes_table()), ("doors", doors_table(paths))):
        before, mark, rest = text.partition(f"<!-- {name}: ")
        head, _, behind = rest.partition("\n")
        text = f"{before}{mark}{head}\n{table}\n<!-- end -->{behind.partition('<!-- end -->')[2]}"
    return text


if __name__ == "__main__":
    described = create_app(Settings(Path("nowhere"))).openapi_schema.to_schema()["paths"]
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), described), encoding="utf-8")
