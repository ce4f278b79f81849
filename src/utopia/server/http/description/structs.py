"""The schemas of the protocol's structs, made by msgspec itself: they match its decoding."""

import pkgutil
from collections.abc import Collection, Iterator
from importlib import import_module
from typing import Any, Final

import msgspec

from utopia.server import protocol

_REF: Final = "#/components/schemas/{name}"


def schemas_of(names: Collection[str]) -> dict[str, Any]:
    """Those of the structs that are called so."""
    found = {struct.__name__: struct for struct in _structs() if struct.__name__ in names}
    _, components = msgspec.json.schema_components(found.values(), ref_template=_REF)
    return {name: schema for name, schema in components.items() if name in found}


def _structs() -> Iterator[type[msgspec.Struct]]:
    for module in pkgutil.iter_modules(protocol.__path__):
        for one in vars(import_module(f"{protocol.__name__}.{module.name}")).values():
            if isinstance(one, type) and issubclass(one, msgspec.Struct):
                yield one
