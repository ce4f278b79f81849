"""Bodies and parameters are checked against their types; a refusal is a sentence in every language."""

import functools
import operator
import re
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import QueryParameter
from litestar.types import ExceptionHandlersMap
from msgspec import inspect
from msgspec.inspect import type_info

from utopia.locales import ENGLISH
from utopia.server.web.messages import Phrase, Problem, Word
from utopia.server.web.problems import answer, refused_by_litestar

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


_FORMS: Final = [
    (re.compile(pattern), f"problem-field-{id_}")
    for pattern, id_ in [
        (r"Expected `(?:str|bytes)` of length <= (?P<most>\d+)", "long"),
        (r"Expected `(?:str|bytes)` of length >= (?P<least>\d+)", "short"),
        (r"Expected `(?:array|object)` of (?:length <=|at most length) (?P<most>\d+)", "many"),
        (r"Expected `(?:array|object)` of (?:length >=|at least length) (?P<least>\d+)", "few"),
        (r"Expected `array` of length (?P<least>\d+) to (?P<most>\d+)", "between"),
        (r"Expected `array` of length (?P<count>\d+)", "count"),
        (r"Expected `(?:int|float)` <= (?P<most>\S+)", "large"),
        (r"Expected `(?:int|float)` >= (?P<least>\S+)", "small"),
        (r"Expected `(?:int|float)` < (?P<most>\S+)", "below"),
        (r"Expected `(?:int|float)` > (?P<least>\S+)", "above"),
        (r"Expected `(?:int|float)` that's a multiple of (?P<step>\S+)", "step"),
        (r"(?:Integer value|Number|Timestamp|Duration) (?:is )?out of range", "range"),
        (r"Object contains unknown field `(?P<name>.*)`", "unknown"),
        (r"Object missing required field `(?P<name>.*)`", "missing"),
        (r"Invalid (?:enum )?value\b", "choice"),
        (r"Expected `str` matching regex (?P<form>.+)", "form"),
        (r"Expected `\w+` (?P<form>with(?: no|out)?(?: a)? timezone)", "form"),
        (r"Invalid (?P<form>\w+(?: encoded)?(?: \w+)?)", "form"),
        (r"Expected `(?P<kind>[^`]+)`", "kind"),
    ]
]
"""Messages of msgspec, with our texts."""
_KINDS: Final = {"str": "string", "int": "integer", "float": "number", "bool": "true | false", "bytes": "string"}
"""msgspec's name of a kind of value -> JSON's."""
_LONGEST: Final = 200


def sentence_of(field: str, message: str, shape: inspect.Type | None = None, path: str | None = None) -> Phrase:
    """Explain msgspec's message about that field (`seats[1].kind`, or nothing for the whole body).

    ``shape`` is the type of the body or parameter, ``path`` the place of the field in it: usually its name.
    """
    for form, id_ in _FORMS:
        if found := form.match(message):
            words = {name: _word(value) for name, value in found.groupdict().items()}
            return Phrase(id_, _completed(id_, field, words, shape, field if path is None else path))
    return Phrase("problem-field-unfit", {"field": field or "body"})


def _completed(id_: str, field: str, words: dict[str, Word], shape: inspect.Type | None, path: str) -> dict[str, Word]:
    """Return the text with the field's name, and the correct form as far as the shape tells it."""
    name = words.pop("name", None)
    if name is not None:
        known = fields_of(shape, path) if id_.endswith("unknown") and shape else []
        return {"field": f"{field}.{name}"[-_LONGEST:].lstrip("."), **_listed(id_, "unknown", known)}
    if kind := words.pop("kind", None):
        words["kind"] = " | ".join(_KINDS.get(one, one) for one in str(kind).split(" | "))
    choices = choices_of(shape, path) if id_.endswith("choice") and shape else []
    return {"field": field or "body", **words, **_listed(id_, "choice", choices)}


def _listed(id_: str, end: str, values: list[Any]) -> dict[str, Word]:
    if not id_.endswith(end):
        return {}
    text = ", ".join(str(value) for value in values)
    return {"known": text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"}


def _word(text: str) -> Word:
    text = text.strip("'\"")
    return int(text) if re.fullmatch(r"-?\d{1,15}", text) else text[:_LONGEST]


_BODY: Final = "data"
"""What Litestar calls a body among a route's parameters."""
_PLACE: Final = re.compile(r" - at `\$\.?(?P<path>.*)`$")


async def check_body(request: Request[Any, Any, Any]) -> None:
    """ValidationException, as Litestar's own, if the body is not exactly of the route's shape."""
    parameter = request.route_handler.parsed_fn_signature.parameters.get(_BODY)
    if parameter is not None and await request.body():
        _check(await request.json(), parameter.annotation, _BODY, "body")


def check_query(request: Request[Any, Any, Any]) -> None:
    """ValidationException if a parameter of the route comes twice, or as the word null, which Litestar lets pass."""
    came = request.query_params.dict()
    for name, field in request.route_handler.parsed_fn_signature.parameters.items():
        if isinstance(told := field.kwarg_definition, QueryParameter) and (values := came.get(told.name or name)):
            value = values if len(values) > 1 else values[0]
            _check(value, _present(field.annotation), told.name or name, "query")


def _present(shape: Any) -> Any:
    """The shape of what is there: without None."""
    kinds = [kind for kind in get_args(shape) if kind is not NoneType]
    return functools.reduce(operator.or_, kinds) if get_origin(shape) in (UnionType, Union) else shape


def _check(value: Any, shape: Any, name: str, source: str) -> None:
    """What stands in an address is text, whatever it means."""
    try:
        msgspec.convert(value, shape, strict=source == "body")
    except msgspec.ValidationError as error:
        told = str(error)
        place = _PLACE.search(told)
        path = place["path"] if place else ""
        fault = {"key": path or name, "message": told.partition(" - at `$")[0], "source": source}
        raise ValidationException(extra=[fault]) from error


_JSON: Final = "application/json"
_MALFORMED: Final = "JSON is malformed: "
_LONGEST_READER: Final = 200
"""Letters of a reader's own words that are passed on."""
_NOTHING_SENT: Final = {"key": "data", "message": "'data'"}
"""Litestar's message for a missing body."""


def _told(status: int, detail: str, why: str = "problem-unreadable") -> Response[bytes]:
    return answer(Problem(HTTPStatus(status).phrase, status, detail, Phrase(why)))


def _unfit(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """A body or parameter of the wrong shape: its name, and the expected shape."""
    faults = [fault for fault in (error.extra or []) if isinstance(fault, dict)]
    if any(_NOTHING_SENT.items() <= fault.items() for fault in faults):
        return _told(422, f"the body is missing; send an object as {_JSON}", "problem-no-body")
    why = [_sentence(request, fault) for fault in faults] or [Phrase("problem-unreadable")]
    told = " ".join(ENGLISH.say(each.id, **each.words) for each in why)
    return answer(Problem("Unprocessable Content", 422, told, why[0]))


def _sentence(request: Request[Any, Any, Any], fault: dict[str, str]) -> Phrase:
    """A message of our own; texts of msgspec and Litestar are not sent."""
    key, parameters = fault.get("key", ""), request.route_handler.parsed_fn_signature.parameters
    is_body = fault.get("source") == "body"
    name, path = ("data", "" if key == "data" else key) if is_body else (key, "")
    shape = type_info(parameters[name].annotation) if name in parameters else None
    return sentence_of(path if is_body else key, fault["message"], shape, path)


def _no_json(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The body cannot be read at all."""
    if request.headers.get("content-encoding", "identity").lower() != "identity":
        return _told(415, "bodies are read as they are; send it unpacked, without content-encoding", "problem-packed")
    reason = error.detail.removeprefix(_MALFORMED) if isinstance(error, HTTPException) else "it is not UTF-8"
    return _told(400, f"the body is no JSON: {reason[:_LONGEST_READER]}", "problem-no-json")


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Return Litestar's own refusals; of those with 400 only unreadable requests."""
    if error.status_code == HTTPStatus.BAD_REQUEST and request.method not in {"GET", "HEAD"}:
        return _no_json(request, error)
    return refused_by_litestar(request, error)


def _nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    return _told(400, "the body is nested far too deep")


UNREADABLE: Final[ExceptionHandlersMap] = {
    ValidationException: _unfit,
    HTTPException: _refused,
    UnicodeDecodeError: _no_json,
    RecursionError: _nested,
}
