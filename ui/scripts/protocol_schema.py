"""Write the protocol as a JSON schema; `protocol_types.mjs` makes the page's TypeScript types from it."""

import json
import sys
from types import ModuleType

import msgspec

from utopia.server.game.messages import socket
from utopia.server.web.messages import Refusal
from utopia.server.web.openapi_parts import message_modules

WIRE = [socket.ServerMessage, socket.ClientMessage, Refusal]


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """What is defined in that module."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__module__ == module.__name__]


BODIES = [struct for module in message_modules() for struct in structs_of(module)]


def schema() -> dict[str, object]:
    """One JSON schema with every struct among its definitions."""
    _, components = msgspec.json.schema_components([*WIRE, *BODIES], ref_template="#/definitions/{name}")
    messages_from = {"ServerMessage": socket.ServerMessage, "ClientMessage": socket.ClientMessage}
    unions = {
        name: {"anyOf": [{"$ref": f"#/definitions/{member.__name__}"} for member in union.__args__]}
        for name, union in messages_from.items()
    }
    return {"title": "Protocol", "definitions": {**components, **unions}}


def as_draft_4(part: object) -> object:
    """The older spelling of tuples and of described references, which json-schema-to-typescript reads."""
    if isinstance(part, list):
        return [as_draft_4(item) for item in part]
    if not isinstance(part, dict):
        return part
    told = {key: as_draft_4(value) for key, value in part.items()}
    if "prefixItems" in told:
        told["items"] = told.pop("prefixItems")
    if "$ref" in told and "description" in told:
        told["allOf"] = [{"$ref": told.pop("$ref")}]
    return told


if __name__ == "__main__":
    json.dump(as_draft_4(schema()), sys.stdout, indent=1)
