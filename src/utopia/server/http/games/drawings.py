"""Answers that are pictures: boards and QR codes, as SVG."""

import gzip
import hashlib
import io
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response

from utopia.server.http.gate.headers import DRAWING_POLICY

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
