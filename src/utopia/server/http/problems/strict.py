"""What is sent is what the description says, to the letter: no text in a number's place, nothing given twice."""

import functools
import operator
import re
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
from litestar.params import QueryParameter

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
