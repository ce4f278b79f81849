"""What programs show beside a link to the page (https://ogp.me): a name and a picture, for a finished game its own."""

import re
from html import escape
from typing import Final
from urllib.parse import parse_qs

_GAME: Final = re.compile(r"/games/(?P<game>[a-z0-9]{12})(?:/replay|/analysis)?", re.ASCII)
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_HEAD_ENDS: Final = b"</head>"


def with_preview(page: bytes, origin: str, path: str, query: str) -> bytes:
    """Return the page with tags that describe it to who was sent a link to ``path``, all of them at ``origin``.

    The picture of a game is named whether there is one or not: only who may see the game is given it, and only once it
    is over.
    """
    game = _GAME.fullmatch(path)
    if game is None:
        tags = {"og:image": f"{origin}/icon-512.png", "twitter:card": "summary"}
    else:
        picture = f"{origin}/api/games/{game['game']}/picture{_watching(query)}"
        size = {"og:image:width": "1200", "og:image:height": "630"}
        tags = {"og:image": picture, **size, "twitter:card": "summary_large_image"}
    tags = {"og:type": "website", "og:site_name": "Utopia", "og:title": "Utopia", "og:url": origin + path, **tags}
    lines = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
    return page.replace(_HEAD_ENDS, lines.encode() + _HEAD_ENDS, 1)


def _watching(query: str) -> str:
    """The token of a link to watch, which then opens the picture as well."""
    token = parse_qs(query).get("watch", [""])[0]
    return f"?watch={token}" if _TOKEN.fullmatch(token) else ""
