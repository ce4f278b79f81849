"""Answers that are pictures: boards and QR codes, as SVG."""

import hashlib
import io
from typing import Any

from litestar import Request, Response

from utopia.server.http.gate.headers import DRAWING_POLICY


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
    """Content that seldom changes: sent once, then only asked about."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    head = {"etag": etag, "cache-control": caching, **(headers or {})}
    is_known = request.headers.get("if-none-match") == etag
    return Response(b"" if is_known else content, status_code=304 if is_known else 200, headers=head, media_type=kind)


def qr_code(address: str) -> str:
    """A QR code as SVG, dark on light whatever the page's theme, for cameras expect that."""
    import segno  # noqa: PLC0415 - not needed to start

    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, border=4, dark="#000", light="#fff", omitsize=True
    )
    return out.getvalue().decode()
