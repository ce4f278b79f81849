"""The page for a person who opens an address and is refused: it needs nothing else, in their language."""

import base64
import hashlib
from collections.abc import Iterator, Mapping
from html import escape
from http import HTTPStatus
from typing import Final

from utopia.locales import DEFAULT_LANGUAGE, LANGUAGES, Phrase, Speaker
from utopia.server.web.messages import Problem

_STYLE: Final = (
    ":root{color-scheme:light dark;--desk:#e9dfc9;--ink:#1e2b33;--button:#1b3f50;--on:#fffbf0}"
    "@media(prefers-color-scheme:dark){:root{--desk:#12181b;--ink:#f1e8d6;--button:#f1e8d6;--on:#12181b}}"
    "body{margin:12vh auto;max-width:34rem;padding:0 1.25rem;background:var(--desk);color:var(--ink);"
    "font:1.0625rem/1.5 Figtree,system-ui,sans-serif}"
    "h1{font:700 2rem/1.2 Alegreya,Georgia,serif;margin:0 0 1rem}p{margin:0 0 1.5rem}"
    "a{display:inline-block;padding:.75rem 1.1rem;margin:0 .5rem .5rem 0;border-radius:11px;color:inherit}"
    "a:first-of-type{background:var(--button);color:var(--on);text-decoration:none}"
    "a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}"
)
_DIGEST: Final = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
HEADERS: Final[Mapping[str, str]] = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "vary": "accept, accept-language",
    "content-security-policy": (
        f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
"""Of such a page: the style within it is the one thing that it may use."""
_SHORTLY: Final = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""Refusals that pass by themselves."""
_LONGEST: Final = 500
"""Letters of a header that are read."""


def sheet(problem: Problem, wanted: str, site_name: str) -> bytes:
    """The page, in the first language that a browser wants (`Accept-Language`) and that there is."""
    speaker = Speaker(language_wanted(wanted))
    title = speaker.say("refused-shortly" if problem.status in _SHORTLY else "refused-title")
    told = _told(problem, speaker)
    again, start = speaker.say("refused-again"), speaker.say("refused-start")
    return (
        f'<!doctype html>\n<html lang="{speaker.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(f'{title} · {site_name}')}</title>\n<style>{_STYLE}</style>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(told)}</p>\n"
        f'<a href="">{escape(again)}</a><a href="/">{escape(start)}</a>\n</html>\n'
    ).encode()


def _told(problem: Problem, speaker: Speaker) -> str:
    if problem.why is None or not speaker.knows(problem.why.id):
        return problem.detail
    return speaker.say(Phrase(problem.why.id, problem.why.words))


def language_wanted(header: str) -> str:
    """Of `fr-CH, fr;q=0.9, en;q=0.8` the one that is liked best and that we speak; else English."""
    liked = sorted(_liked(header[:_LONGEST]), key=lambda pair: -pair[1])
    return next((language for language, liking in liked if liking > 0), DEFAULT_LANGUAGE)


def _liked(header: str) -> Iterator[tuple[str, float]]:
    for piece in header.split(","):
        tag, _, quality = piece.strip().partition(";q=")
        language = tag.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            yield language, _number(quality)


def _number(quality: str) -> float:
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0
