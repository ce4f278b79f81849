"""Pages of the documentation that are made of the code: the interface of a server, and the Python packages."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from utopia.server.app import create_app
from utopia.server.settings import Settings
from utopia.server.web.openapi import operations

PACKAGES: Final = ("game", "client", "bots", "lessons", "boards", "arena", "rules")
"""Those whose names others may use; the first is the friendly face of the engine."""


def http_page() -> str:
    """Describe every endpoint, by subject."""
    schema = create_app(Settings(Path("nowhere"))).openapi_schema.to_schema()
    by_tag: dict[str, list[str]] = {}
    for path, method, operation in operations(schema):
        by_tag.setdefault(operation["tags"][0], []).append("\n".join(_operation(path, method, operation)))
    lines = [
        "# The interface of a server, endpoint by endpoint",
        "",
        "Made of the OpenAPI description that every server gives at `/api/openapi.json`; `/api/docs` of a server",
        "shows it with real examples. How to come in, and what to do with it: [](../api.md).",
    ]
    for tag, told in by_tag.items():
        lines += ["", f"## {tag.capitalize()}", "", "\n\n".join(told)]
    return "\n".join(lines) + "\n"


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"### {method.upper()} {path}"
    yield ""
    yield f"**{operation['summary']}**"
    if told := operation.get("description"):
        yield ""
        yield told
    for parameter in operation.get("parameters", []):
        about = f": {parameter['description']}" if parameter.get("description") else ""
        yield f"\n- `{parameter['name']}` ({parameter['in']}){about}"
    if body := operation.get("requestBody"):
        yield f"\n- sent: {_shape(body)}"
    for status, answer in operation["responses"].items():
        if int(status) < 400:
            yield f"\n- {status}: {_shape(answer)}"


def _shape(described: dict[str, Any]) -> str:
    """The name of what is sent, or its kind."""
    for kind, content in described.get("content", {}).items():
        schema = content.get("schema", {})
        of = schema.get("items", schema) if schema.get("type") == "array" else schema
        name = str(of.get("$ref", "")).rpartition("/")[2]
        return f"`{'list of ' if of is not schema else ''}{name}`" if name else f"`{kind}`"
    return "nothing"


def python_page() -> str:
    """Name what each public package offers, from its docstrings."""
    lines = ["# The Python packages", "", "What `pip install utopia` offers to programs, from the docstrings."]
    for name in PACKAGES:
        module = import_module(f"utopia.{name}")
        about = (module.__doc__ or "").strip().splitlines()[0]
        lines += ["", f"## utopia.{name}", "", about, ""]
        public = getattr(module, "__all__", None) or ["Game"]
        for each in public:
            thing = getattr(module, each)
            if not getattr(thing, "__module__", "").startswith("utopia"):
                continue  # an alias of another library's type, or a constant
            if isinstance(thing, type):
                inherited = [":inherited-members:"] if thing.__name__ == "Game" else []
                lines += _directive("autoclass", f"utopia.{name}.{each}", ":members:", *inherited)
            elif callable(thing):
                lines += _directive("autofunction", f"utopia.{name}.{each}")
    return "\n".join(lines) + "\n"


def _directive(kind: str, target: str, *options: str) -> list[str]:
    return ["```{eval-rst}", f".. {kind}:: {target}", *(f"   {option}" for option in options), "```", ""]
