"""The settings in the environment: `serve` and `doctor` read them alike, and neither takes nonsense."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.cli.server_settings import allowed_name, unknown_settings
from utopia.locales import Phrase
from utopia.server.hosting import HostingError


def test_a_name_that_is_no_setting_is_told_with_the_nearest() -> None:
    environment = {"UTOPIA_ORIGN": "x", "UTOPIA_ZZZZZZZZZZZZ": "x", "UTOPIA_RETENTION_CHAT": "9", "PATH": ""}
    assert list(unknown_settings(environment)) == [
        Phrase("hosting-unknown-but", {"name": "UTOPIA_ORIGN", "near": "UTOPIA_ORIGIN"}),
        Phrase("hosting-unknown", {"name": "UTOPIA_ZZZZZZZZZZZZ"}),
    ]


def test_every_setting_that_is_read_or_explained_is_known() -> None:
    root = Path(__file__).parents[2]
    read = "".join(file.read_text("utf-8") for file in (root / "src" / "utopia").rglob("*.py"))
    names = set(re.findall(r'["`](UTOPIA_[A-Z_]*[A-Z])["`]', read))
    names |= set(re.findall(r"^UTOPIA_[A-Z_]+", (root / ".env.example").read_text("utf-8"), re.MULTILINE))
    assert len(names) > 20
    assert list(unknown_settings(dict.fromkeys(names, ""))) == []


def test_a_whole_address_is_understood_as_its_name() -> None:
    names = ("play.example", "https://play.example/", "http://play.example:80", "[::1]")
    assert [allowed_name(name) for name in names] == ["play.example", "play.example", "play.example:80", "[::1]"]
    for nonsense in ("", "https://play.example/x", "play.example/", "a b", "https://"):
        with pytest.raises(HostingError):
            allowed_name(nonsense)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("UTOPIA_SMTP", "junk"),
        pytest.param("UTOPIA_LIMITS", "no", marks=pytest.mark.full),
        pytest.param("UTOPIA_PRIVATE_HOOKS", "yes", marks=pytest.mark.full),
        pytest.param("FORWARDED_ALLOW_IPS", "127.0.0.1,nonsense", marks=pytest.mark.full),
    ],
)
def test_serve_and_doctor_refuse_the_same(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    status, _, err = call(monkeypatch, capsys, ["serve", "--no-browser", "--port", "0"])
    assert status == 2
    assert name in err
    status, out, _ = call(monkeypatch, capsys, ["doctor"])
    assert status == 1
    assert f"The server would not start: {name}" in out


def test_mail_without_an_address_to_lead_to_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UTOPIA_SMTP", "smtp://127.0.0.1:25")
    monkeypatch.setenv("UTOPIA_MAIL_FROM", "utopia@play.example")
    status, _, err = call(monkeypatch, capsys, ["serve", "--no-browser", "--port", "0"])
    assert (status, "UTOPIA_ORIGIN is missing" in err) == (2, True)
    status, out, _ = call(monkeypatch, capsys, ["doctor"])
    assert (status, "The server would not start: UTOPIA_ORIGIN is missing" in out) == (1, True)
