"""The schemas of the protocol's structs, made by msgspec itself: they match its decoding."""

from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from utopia import server

_REF: Final = "#/components/schemas/{name}"


def schemas_of(names: Collection[str]) -> dict[str, Any]:
    """Those of the structs that are called so."""
    found = {struct.__name__: struct for struct in _structs() if struct.__name__ in names}
    _, components = msgspec.json.schema_components(found.values(), ref_template=_REF)
    return {name: schema for name, schema in components.items() if name in found}


def message_modules() -> list[ModuleType]:
    """Return the modules that define what crosses the wire: ``messages`` of every feature."""
    root = Path(server.__path__[0])
    files = [*root.glob("*/messages.py"), *root.glob("*/messages/[a-z]*.py")]
    names = [".".join(file.relative_to(root).with_suffix("").parts) for file in files]
    return [import_module(f"{server.__name__}.{name}") for name in sorted(names)]


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in message_modules():
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, msgspec.Struct):
                yield one
