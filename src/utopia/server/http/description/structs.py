"""The schemas of the protocol's structs, made by msgspec itself: they match its decoding."""

import pkgutil
from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from utopia import server
from utopia.server import protocol

_REF: Final = "#/components/schemas/{name}"


def schemas_of(names: Collection[str]) -> dict[str, Any]:
    """Those of the structs that are called so."""
    found = {struct.__name__: struct for struct in _structs() if struct.__name__ in names}
    _, components = msgspec.json.schema_components(found.values(), ref_template=_REF)
    return {name: schema for name, schema in components.items() if name in found}


def message_modules() -> list[ModuleType]:
    """Return the modules that define what crosses the wire: the protocol, and ``messages`` of every feature."""
    names = {f"{protocol.__name__}.{module.name}" for module in pkgutil.iter_modules(protocol.__path__)}
    folders = (file.parent.name for file in Path(server.__path__[0]).glob("*/messages.py"))
    names |= {f"{server.__name__}.{folder}.messages" for folder in folders}
    return [import_module(name) for name in sorted(names)]


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in message_modules():
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, msgspec.Struct):
                yield one
