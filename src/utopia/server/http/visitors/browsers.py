"""Display names of browsers in their owner's list: just precise enough to recognise them."""

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Return the first whose sign is in the browser's User-Agent: most also name their predecessors."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def browser_of(user_agent: str) -> str | None:
    """`Firefox, Windows`; None if it says neither."""
    known = (next((name for sign, name in signs if sign in user_agent), None) for signs in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in known if name) or None
