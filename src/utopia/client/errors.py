"""The refusals of a server, as errors of Python. The messages are the server's sentences."""

import httpx
import msgspec

from utopia.server.game.messages.view import View
from utopia.server.programs.messages import MoveProblem
from utopia.server.web.messages import Phrase


class ClientError(Exception):
    """Something that the server refuses; ``status`` is HTTP's, 0 if no answer came."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.why: Phrase | None = None
        """The same as a message of `locales/`, if one was named; a newer server may name one that is not here."""


class UnreachableError(ClientError):
    """No answer came within the client's patience. The request may or may not have been carried out."""

    def __init__(self, server: str, why: str) -> None:
        super().__init__(0, f"{server} does not answer: {why}")
        self.why = Phrase("client-unreachable", {"server": server, "reason": why})


class TokenRefusedError(ClientError):
    """The token is not valid (any more), or not for this endpoint."""


class StaleError(ClientError):
    """The table has moved on since that view; ``view`` is how it stands, if the server said so."""

    def __init__(self, status: int, detail: str, view: View | None) -> None:
        super().__init__(status, detail)
        self.view = view


class RefusedError(ClientError):
    """The rules refuse it, or it cannot be read; ``rule`` says which, if one does."""

    def __init__(self, status: int, detail: str, rule: str | None, view: View | None) -> None:
        super().__init__(status, detail)
        self.rule, self.view = rule, view


def error_of(answer: httpx.Response) -> ClientError:
    """The error for an answer that is none of success, whose body has been read."""
    status = answer.status_code
    try:
        problem = msgspec.json.decode(answer.content, type=MoveProblem)
    except msgspec.DecodeError:  # something between us and the server answers in its place
        return ClientError(status, f"{answer.request.url.host} answers {status} {answer.reason_phrase}")
    error = _error(status, problem)
    error.why = problem.why
    return error


def _error(status: int, problem: MoveProblem) -> ClientError:
    if status in (401, 403):
        return TokenRefusedError(status, problem.detail)
    if status == 409:
        return StaleError(status, problem.detail, problem.view)
    if status == 422:
        return RefusedError(status, problem.detail, problem.rule, problem.view)
    return ClientError(status, problem.detail)
