"""Complete the description: access, meanings of fields, real examples, the websocket."""

from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any, Final

from utopia.server.http.description.examples import NAMES, recorded
from utopia.server.http.description.meanings import meanings
from utopia.server.http.description.structs import schemas_of
from utopia.server.http.description.websockets import message_schemas, websockets
from utopia.server.http.gate.policy import Endpoint, Policy
from utopia.server.http.problems.problems import PROBLEM_JSON
from utopia.server.http.problems.responses import REFUSED, refusals_shared
from utopia.server.http.programs.security import ways_in

Part = dict[str, Any]
_NOISE: Final = ("deprecated", "allowEmptyValue", "allowReserved", "headers")
_DONE: Final = {200: "Done.", 201: "It is there now.", 202: "Taken on.", 204: "Done; there is nothing to say."}
_PROBLEM: Final = {"$ref": "#/components/schemas/Problem"}


def complete(schema: Part, policies: Mapping[Endpoint, Policy]) -> Part:
    """The whole description, made of Litestar's; that one is changed."""
    examples = recorded()
    for path, method, operation in operations(schema):
        operation["security"] = ways_in(policies[method, path])
        _name(operation)
        _refuse(operation)
        _tidy(operation)
        for status, answer in operation["responses"].items():
            _exemplify(answer, examples.get(f"{method} {path}", {}).get(status, []))
        operation["responses"] = dict(sorted(map(_shared, *zip(*operation["responses"].items(), strict=True))))
    components = schema["components"]
    components["schemas"] = {**message_schemas(), **_exact(components["schemas"])}
    components["responses"] = refusals_shared()
    _explain(components["schemas"])
    return {**schema, "x-websockets": websockets(policies)}


def operations(schema: Part) -> Iterator[tuple[str, str, Part]]:
    """Path, method in capitals, and the descriptions of the two."""
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield path, method.upper(), operation


def _name(operation: Part) -> None:
    """An example for each piece of the path."""
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "path" and parameter["name"] in NAMES:
            parameter["example"] = NAMES[parameter["name"]]


def _exact(schemas: Part) -> Part:
    """As the reader of bodies understands them: Litestar forgets some limits, and that unknown fields are refused."""
    exact = schemas_of(schemas.keys())
    return {name: {**schema, **exact[name]} if name in exact else schema for name, schema in schemas.items()}


def _refuse(operation: Part) -> None:
    """A parameter that is not any text may be refused; an omitted one is absent, and never null."""
    parameters = operation.get("parameters", [])
    schemas = [parameter["schema"] for parameter in parameters]
    for parameter in parameters:
        parameter["schema"] = _present(parameter["schema"])
    if any(schema != {"type": "string"} for schema in schemas):
        refused = {"description": REFUSED[422], "content": {PROBLEM_JSON: {"schema": dict(_PROBLEM)}}}
        operation["responses"].setdefault("422", refused)


def _present(schema: Part) -> Part:
    """Return the schema of a parameter in the address, without null; Litestar drops a minimum of 0."""
    kinds = [kind for kind in schema.get("oneOf", []) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    one = {**kinds[0], **{name: value for name, value in schema.items() if name != "oneOf"}}
    return {"minimum": 0, **one} if one.get("type") == "integer" else one


def _tidy(operation: Part) -> None:
    """Leave out empty parts."""
    for part in (operation, *operation.get("parameters", []), *operation["responses"].values()):
        for name in _NOISE:
            if not part.get(name):
                part.pop(name, None)
    for status, answer in operation["responses"].items():
        if answer["description"] in _OF_LITESTAR:
            answer["description"] = _DONE.get(int(status), answer["description"])


_OF_LITESTAR: Final = frozenset(status.description for status in HTTPStatus)


def _exemplify(answer: Part, examples: list[Any]) -> None:
    for content in answer.get("content", {}).values():
        if examples:
            content["examples"] = {f"recorded-{number}": {"value": one} for number, one in enumerate(examples, 1)}


def _shared(status: str, answer: Part) -> tuple[str, Part]:
    """Refusals shared by many endpoints are described once."""
    is_problem = answer.get("content", {}).get(PROBLEM_JSON, {}).get("schema") == _PROBLEM
    if is_problem and int(status) in REFUSED:
        return status, {"$ref": f"#/components/responses/Refused{status}"}
    return status, answer


def _explain(schemas: Part) -> None:
    """Meanings of structs and their fields."""
    told = meanings()
    for name, schema in schemas.items():
        of = told.get(name, {})
        if "" in of:
            schema.setdefault("description", of[""])
        for field, value in schema.get("properties", {}).items():
            if field in of:
                value.setdefault("description", of[field])
