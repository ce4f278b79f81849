"""Errors for an unreadable body or parameter: its name, the place in it, and the correct form."""

from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec.inspect import type_info

from utopia.locales import ENGLISH
from utopia.server.http.problems.faults import sentence_of
from utopia.server.http.problems.problems import answer, refused_by_litestar
from utopia.server.web.messages import Phrase, Problem

_JSON: Final = "application/json"
_MALFORMED: Final = "JSON is malformed: "
_LONGEST: Final = 200
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
    return _told(400, f"the body is no JSON: {reason[:_LONGEST]}", "problem-no-json")


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
