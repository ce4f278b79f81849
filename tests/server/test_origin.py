"""The one address by which people know a server."""

import pytest

from utopia.server.settings import OriginError, origin_from_environment


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("", None),
        ("https://play.example", "https://play.example"),
        (" https://Play.Example/ ", "https://play.example"),
        ("http://localhost:8420", "http://localhost:8420"),
        ("http://[::1]:8420", "http://[::1]:8420"),
        ("https://play.example:443", "https://play.example"),
        ("http://play.example:443", "http://play.example:443"),
    ],
)
def test_read(monkeypatch: pytest.MonkeyPatch, text: str, origin: str | None) -> None:
    monkeypatch.setenv("UTOPIA_ORIGIN", text)
    assert origin_from_environment() == origin


@pytest.mark.parametrize(
    "text",
    [
        "play.example",
        "ftp://play.example",
        "https://",
        "https://play.example/path",
        "https://me@play.example",
        "https://play.example?x",
        "https://play.example:port",
        "https://play.example:0",
    ],
)
def test_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("UTOPIA_ORIGIN", text)
    with pytest.raises(OriginError, match="without a path"):
        origin_from_environment()
