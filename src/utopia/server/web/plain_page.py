"""Pages of plain HTML with a style of their own and no script, in the language that a browser wants."""

import base64
import hashlib
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from utopia.locales import DEFAULT_LANGUAGE, LANGUAGES

COLOURS: Final = (
    ":root{color-scheme:light dark;--desk:#e9dfc9;--ink:#1e2b33;--line:#b9ad92;--button:#1b3f50;--on:#fffbf0}"
    "@media(prefers-color-scheme:dark){:root{--desk:#12181b;--ink:#f1e8d6;--line:#4a5052;--button:#f1e8d6;"
    "--on:#12181b}}"
)
"""Begin a style with these."""
_LONGEST: Final = 500
"""Letters of a header that are read."""


def page_headers(style: str, *, varies: str) -> Mapping[str, str]:
    """Return the headers of such a page: its style is the one thing that it may use."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    allowed = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "vary": varies,
        "content-security-policy": f"{allowed}; frame-ancestors 'none'",
    }


def document(language: str, title: str, style: str, body: str) -> bytes:
    """Return the whole page; ``body`` is HTML."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n{body}</html>\n"
    ).encode()


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
