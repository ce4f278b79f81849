"""Allowed content at a place of a body, read from its type: the fields of an object, the values to choose from."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import inspect

_STEP: Final = re.compile(r"\[[^\]]*\]|[^.\[\]]+")


def fields_of(shape: inspect.Type, path: str) -> list[str]:
    """Names that an object there may have."""
    structs = [one for one in _at(shape, path) if isinstance(one, inspect.StructType)]
    return list(dict.fromkeys(field.encode_name for struct in structs for field in struct.fields))


def choices_of(shape: inspect.Type, path: str) -> list[Any]:
    """Values that may stand there; nothing if not only few may."""
    found: list[Any] = []
    for one in _at(shape, path):
        if isinstance(one, inspect.LiteralType):
            found += one.values
        elif isinstance(one, inspect.EnumType):
            found += [member.value for member in one.cls]
    return found or _tags(shape, path)


def _tags(shape: inspect.Type, path: str) -> list[Any]:
    """Return the tag field of the objects allowed around that place."""
    *around, last = _STEP.findall(path) or [""]
    structs = [one for one in _all_at(shape, around) if isinstance(one, inspect.StructType)]
    return [struct.tag for struct in structs if struct.tag_field == last]


def _at(shape: inspect.Type, path: str) -> list[inspect.Type]:
    return _all_at(shape, _STEP.findall(path))


def _all_at(shape: inspect.Type, steps: Iterable[str]) -> list[inspect.Type]:
    found = list(_each(shape))
    for step in steps:
        found = [inner for one in found for within in _within(one, step) for inner in _each(within)]
    return found


def _each(shape: inspect.Type) -> Iterator[inspect.Type]:
    """All that may stand in a place."""
    if isinstance(shape, inspect.UnionType):
        for one in shape.types:
            yield from _each(one)
    elif isinstance(shape, inspect.Metadata):
        yield from _each(shape.type)
    else:
        yield shape


def _within(shape: inspect.Type, step: str) -> list[inspect.Type]:
    match shape:
        case inspect.StructType():
            return [field.type for field in shape.fields if field.encode_name == step]
        case inspect.DictType():
            return [shape.value_type]
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            return [shape.item_type]
        case inspect.TupleType():
            return list(shape.item_types)
        case _:
            return []
