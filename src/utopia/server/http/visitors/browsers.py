"""What a browser may be called in its owner's list: as coarse as he needs to know it again, and no more."""

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
"""The first whose sign stands in what a browser says of itself: most also call themselves what came before them."""
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
