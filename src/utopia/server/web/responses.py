"""Parts of answers: headers, cache control, described refusals, pictures."""

import gzip
import hashlib
import io
from functools import cache, lru_cache
from typing import Any, Final

from litestar import Request, Response
from litestar.openapi import ResponseSpec

from utopia.server.web.messages import Problem
from utopia.server.web.problems import PROBLEM_JSON

_POLICY: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
_HEADERS: Final = {
    "content-security-policy": "; ".join(_POLICY),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # addresses of games and links stay here
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
DRAWING_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""For an SVG that is opened on its own: its own styles, and nothing else."""


@cache
def security_headers() -> list[tuple[bytes, bytes]]:
    """Names in small letters, and values."""
    return [(name.encode(), value.encode()) for name, value in _HEADERS.items()]


PRIVATE: Final = {"cache-control": "no-store"}
"""Nothing: it is for this visitor at this moment."""


REFUSED: Final = {
    400: "The request cannot be read.",
    401: "The visitor has no session, or the token opens nothing (any more); `www-authenticate` says which.",
    403: "The proof of the page is missing, another site asks, the token lacks the scope, or this is for others to do.",
    404: "There is no such thing, or not for this visitor.",
    409: "What is there does not allow it (now).",
    413: "The body is too large.",
    415: "The body is no JSON and does not say that it is.",
    422: "A field is missing, unknown or out of its range.",
    429: "Too many requests; `retry-after` says for how long to wait.",
    503: "The disk is full or the server is stopping.",
}
_EXAMPLES: Final[dict[int, tuple[str, str, str, dict[str, Any]]]] = {
    400: ("Bad Request", "the body is no JSON: invalid character (byte 3)", "problem-no-json", {}),
    401: ("Unauthorized", "this token has been revoked; make a new one", "problem-token-revoked", {}),
    403: (
        "Forbidden",
        "the token lacks the scope tables:open; it has games:read",
        "problem-token-scope",
        {"scope": "tables:open"},
    ),
    404: ("Not Found", "there is no such table, or it is not for you", "problem-no-table", {}),
    409: ("Conflict", "no seat is free any more", "storage-no-seat", {}),
    413: ("Request Entity Too Large", "Request Entity Too Large", "problem-too-large", {}),
    415: ("Unsupported Media Type", "bodies are read as JSON; send it as application/json", "problem-body-kind", {}),
    422: (
        "Unprocessable Content",
        "“seats” must have at least 2 entries.",
        "problem-field-few",
        {"field": "seats", "least": 2},
    ),
    429: ("Too Many Requests", "too many requests from here", "problem-too-fast", {"seconds": 8}),
    503: ("Service Unavailable", "the disk is full, so nothing was saved", "storage-full", {}),
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with; every one may answer with 400, 401, 403 and 429.

    A body that may be too large may also be none that is read here.
    """
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSED[status], media_type=PROBLEM_JSON)
        for status in sorted({400, 401, 403, 429, *statuses, *({415} if 413 in statuses else ())})
    }


def refusals_shared() -> dict[str, Any]:
    """Each once, for all endpoints, with an example."""
    return {f"Refused{status}": _shared(status, *example) for status, example in _EXAMPLES.items()}


def _shared(status: int, title: str, detail: str, why: str, words: dict[str, Any]) -> dict[str, Any]:
    problem = {"title": title, "status": status, "detail": detail, "why": {"id": why, "words": words}}
    problem |= {"wait": 7.5} if status == 429 else {}
    content = {"schema": {"$ref": "#/components/schemas/Problem"}, "examples": {"refused": {"value": problem}}}
    return {"description": REFUSED[status], "content": {PROBLEM_JSON: content}}


_WORTH_PACKING: Final = 8_000
"""Bytes: boards are longer, QR codes are not."""


def svg(request: Request[Any, Any, Any], drawing: str, caching: str = "no-cache") -> Response[bytes]:
    """An SVG that may stand in the page as a picture, and do nothing when opened alone."""
    return fixed(request, drawing.encode(), "image/svg+xml", caching, {"content-security-policy": DRAWING_POLICY})


def fixed(
    request: Request[Any, Any, Any],
    content: bytes,
    kind: str,
    caching: str,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """Content that seldom changes: sent once, compressed if it is long, then revalidated."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    head = {"etag": etag, "cache-control": caching, "vary": "accept-encoding", **(headers or {})}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=head, media_type=kind)
    if len(content) > _WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_packed(content), headers={**head, "content-encoding": "gzip"}, media_type=kind)
    return Response(content, headers=head, media_type=kind)


@lru_cache(maxsize=16)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def qr_code(address: str) -> str:
    """A QR code as SVG, dark on light whatever the page's theme, for cameras expect that."""
    import segno  # noqa: PLC0415 - not needed to start

    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, border=4, dark="#000", light="#fff", omitsize=True
    )
    return out.getvalue().decode()
