"""The page for a person who opens an address and is refused: it needs nothing else, in their language."""

from html import escape
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

from utopia.locales import Phrase, Speaker
from utopia.server.web.messages import Problem
from utopia.server.web.plain_page import COLOURS, document, language_wanted, page_headers
from utopia.server.web.problems import PROBLEM_JSON
from utopia.server.web.request import Doorway

_STYLE: Final = (
    f"{COLOURS}"
    "body{margin:12vh auto;max-width:34rem;padding:0 1.25rem;background:var(--desk);color:var(--ink);"
    "font:1.0625rem/1.5 Figtree,system-ui,sans-serif}"
    "h1{font:700 2rem/1.2 Alegreya,Georgia,serif;margin:0 0 1rem}p{margin:0 0 1.5rem}"
    "a{display:inline-block;padding:.75rem 1.1rem;margin:0 .5rem .5rem 0;border-radius:11px;color:inherit}"
    "a:first-of-type{background:var(--button);color:var(--on);text-decoration:none}"
    "a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}"
)
HEADERS: Final = page_headers(_STYLE, varies="accept, accept-language")
_SHORTLY: Final = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""Refusals that pass by themselves."""


def sheet(problem: Problem, wanted: str, site_name: str) -> bytes:
    """The page, in the first language that a browser wants (`Accept-Language`) and that there is."""
    speaker = Speaker(language_wanted(wanted))
    title = speaker.say("refused-shortly" if problem.status in _SHORTLY else "refused-title")
    told = _told(problem, speaker)
    again, start = speaker.say("refused-again"), speaker.say("refused-start")
    links = f'<a href="">{escape(again)}</a><a href="/">{escape(start)}</a>'
    body = f"<h1>{escape(title)}</h1>\n<p>{escape(told)}</p>\n{links}\n"
    return document(speaker.language, f"{title} · {site_name}", _STYLE, body)


def _told(problem: Problem, speaker: Speaker) -> str:
    if problem.why is None or not speaker.knows(problem.why.id):
        return problem.detail
    return speaker.say(Phrase(problem.why.id, problem.why.words))


_PAGE: Final = "text/html"


def readable_send(scope: Scope, doorway: Doorway, site_name: str, send: Send) -> Send:
    """A `send` that makes a page of a problem, if a person is to read it."""
    if not _is_opened(scope, doorway):
        return send
    begun: list[Any] = []
    body = bytearray()

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start" and _is_problem(message):
            begun.append(message)
        elif begun and message["type"] == "http.response.body":
            body.extend(message.get("body", b""))
            if not message.get("more_body"):
                await _send_sheet(begun[0], bytes(body), doorway.headers.get("accept-language", ""), site_name, send)
        else:
            await send(message)

    return told


def _is_opened(scope: Scope, doorway: Doorway) -> bool:
    is_get = scope["type"] == ScopeType.HTTP and scope["method"] == "GET"
    return is_get and _PAGE in doorway.headers.get("accept", "")


def _is_problem(message: Any) -> bool:
    headers: dict[bytes, bytes] = {name.lower(): value for name, value in message["headers"]}
    return headers.get(b"content-type", b"").startswith(PROBLEM_JSON.encode())


async def _send_sheet(start: Any, body: bytes, wanted: str, site_name: str, send: Send) -> None:
    content = sheet(msgspec.json.decode(body, type=Problem), wanted, site_name)
    ours = {**HEADERS, "content-length": str(len(content))}
    kept = [(name, value) for name, value in start["headers"] if name.decode("latin-1").lower() not in ours]
    head = [*kept, *((name.encode(), value.encode()) for name, value in ours.items())]
    begun: Any = {**start, "headers": head}
    await send(begun)
    await send({"type": "http.response.body", "body": content, "more_body": False})
