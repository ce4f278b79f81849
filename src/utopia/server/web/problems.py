"""Errors of requests, described once and in one form (RFC 9457), from any layer."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from utopia.server.database.errors import NoSuchGameError, SaidError, SchemaError, StateError, StorageError
from utopia.server.web.messages import Phrase, Problem, Word

PROBLEM_JSON: Final = "application/problem+json"
_log = logging.getLogger(__name__)


_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class ProblemError(Exception):
    """A refused request: its status, the fault and the correct form in English.

    ``why`` is the machine's code for it (a message's id) with its arguments: pages translate by it.
    """

    def __init__(
        self,
        status: int,
        detail: str,
        why: str | Phrase,
        *,
        wait: float | None = None,
        headers: Mapping[str, str] = _NONE,
        **words: Word,
    ) -> None:
        phrase = Phrase(why, words) if isinstance(why, str) else why
        super().__init__(detail)
        self.problem = Problem(HTTPStatus(status).phrase, status, detail, phrase, wait)
        self.headers = dict(headers)


_NOTHING: Final = {
    "table": "problem-no-table",
    "page": "problem-no-page",
    "link": "problem-no-link",
    "board": "problem-no-board",
    "way": "problem-not-found",
}


def not_found(what: str = "table") -> ProblemError:
    """There is nothing, or nothing for this visitor: the two look the same."""
    return ProblemError(404, f"there is no such {what}, or it is not for you", _NOTHING[what])


def stranger() -> ProblemError:
    """The client has neither a session nor a token."""
    return ProblemError(401, "you have no session here; it begins with a table or a seat", "problem-stranger")


def problem_headers(problem: Problem) -> dict[str, str]:
    """The headers that go with a problem."""
    headers = {} if problem.wait is None else {"retry-after": str(max(1, round(problem.wait + 0.5)))}
    if problem.status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = 'Bearer realm="utopia"'
    return headers


def problem_body(problem: Problem) -> bytes:
    """Return the problem as JSON; empty members are left out."""
    fields = {name: value for name, value in msgspec.structs.asdict(problem).items() if value is not None}
    return msgspec.json.encode(fields)


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The response that carries a problem."""
    return Response(
        problem_body(problem),
        status_code=problem.status,
        media_type=PROBLEM_JSON,
        headers={**problem_headers(problem), **(headers or {}), "cache-control": "no-store"},
    )


def _refused(_: Request[Any, Any, Any], error: ProblemError) -> Response[bytes]:
    return answer(error.problem, error.headers)


_WHY: Final = {404: "problem-not-found", 413: "problem-too-large"}


def refused_by_litestar(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Return Litestar's own refusals, beside unreadable requests."""
    status = error.status_code
    if status >= 500:
        return _failed(_, error)
    title = HTTPStatus(status).phrase
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return answer(Problem(title, status, error.detail, Phrase(_WHY.get(status, "problem-unreadable"))), headers)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    detail = "the server made a mistake; look whether it was done before you ask for it again"
    return answer(Problem("Internal Server Error", 500, detail, Phrase("problem-server")))


def said(error: SaidError) -> Problem:
    """Return a refusal of the storage, in its words."""
    status = error.status or 500
    if status >= 500 and not isinstance(error, StorageError | SchemaError):  # of those the log knows already
        _log.error("%s", error)
    return Problem(HTTPStatus(status).phrase, status, str(error), Phrase(error.id, dict(error.words)))


def _said(request: Request[Any, Any, Any], error: SaidError) -> Response[bytes]:
    return _failed(request, error) if error.status is None else answer(said(error))


_STANDS: Final = {"open": "problem-is-open", "running": "problem-is-running", "over": "problem-is-over"}


def _wrong_state(_: Request[Any, Any, Any], error: StateError) -> Response[bytes]:
    return answer(Problem("Conflict", 409, str(error), Phrase(_STANDS[error.state])))


def _no_game(_: Request[Any, Any, Any], __: NoSuchGameError) -> Response[bytes]:
    return answer(not_found().problem)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: _refused,
    SaidError: _said,
    StateError: _wrong_state,
    NoSuchGameError: _no_game,
    Exception: _failed,
}
