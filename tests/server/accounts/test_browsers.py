"""What browsers are called in their owners' lists."""

import pytest

from utopia.server.accounts.visitor import browser_of

CHROMIUM = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"
SAFARI = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15"


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (CHROMIUM, "Chrome, Android"),
        (f"{CHROMIUM} Edg/150.0.0.0".replace("Linux; Android 10; K", "Windows NT 10.0"), "Edge, Windows"),
        (f"{CHROMIUM} OPR/120.0.0.0", "Opera, Android"),
        (SAFARI, "Safari, Mac"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 CriOS/150.0 Mobile Safari/604.1", "Chrome, iPhone"),
        ("python-httpx/0.28", None),
        ("", None),
        ("<script>alert(1)</script> Firefox/1", "Firefox"),
    ],
)
def test_names(user_agent: str, name: str | None) -> None:
    assert browser_of(user_agent) == name
