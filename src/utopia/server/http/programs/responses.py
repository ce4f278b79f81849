"""Descriptions of streamed answers for the API's description."""

from typing import Any

from litestar.openapi import ResponseSpec

from utopia.server.game.messages.view import View
from utopia.server.http.programs.lines import NDJSON
from utopia.server.programs.messages import MoveProblem
from utopia.server.web.problems import PROBLEM_JSON


def streamed(one_line: Any) -> dict[int, ResponseSpec]:
    """An answer of which each line is one of these."""
    described = ResponseSpec(
        one_line, generate_examples=False, description="One of these on every line.", media_type=NDJSON
    )
    return {200: described}


def answered_moves() -> dict[int, ResponseSpec]:
    """The answers to a command: the view as it is now, done or refused."""
    return {
        200: ResponseSpec(View, generate_examples=False, description="The view after it."),
        409: _with_view("The game has not begun, or the table has moved on since that version: `view` is the newest."),
        422: _with_view(
            "It cannot be read, or the rules refuse it: `rule` says which of them, `view` where it stands."
        ),
    }


def _with_view(why: str) -> ResponseSpec:
    return ResponseSpec(MoveProblem, generate_examples=False, description=why, media_type=PROBLEM_JSON)
