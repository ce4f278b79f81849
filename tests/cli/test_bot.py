"""`utopia bot`: what it is asked for, and every way in which it ends before it has begun."""

from pathlib import Path

import pytest

from tests.cli.terminal import call

TOKEN = "utopia_bot_00000000000000000000000000000000000000"


@pytest.fixture
def token(tmp_path: Path) -> str:
    file = tmp_path / "token.txt"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ([], "say which games: --table ID, --join LINK, or --accept-all"),
        (["--accept-all", "--table", "x"], "say which games"),
        (["--accept-all", "--server", "localhost:8420"], "localhost:8420 is no address of a server"),
        (["--accept-all", "--bot", "regnet"], "regent"),
        (["--accept-all", "--bot", "nowhere.py:Mine"], "nowhere.py"),
        (["--accept-all", "--seconds", "0"], "0.0 is not a number of seconds"),
    ],
)
def test_what_makes_no_sense(
    options: list[str], says: str, token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(monkeypatch, capsys, ["bot", "--token-file", token, *options])
    assert (status, out) == (2, "")
    assert says in err
    assert TOKEN not in err


@pytest.mark.parametrize(("text", "says"), [("", "there is no token"), ("hello", "This is not a token of Utopia")])
def test_without_a_token(
    text: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UTOPIA_TOKEN", text)
    status, _, err = call(monkeypatch, capsys, ["bot", "--accept-all"])
    assert status == 2
    assert says in err


def test_a_token_file_that_is_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = call(monkeypatch, capsys, ["bot", "--accept-all", "--token-file", "nowhere.txt"])
    assert status == 2
    assert "nowhere.txt cannot be read" in err


def test_no_server_there(token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("utopia.cli.bot_commands._AT_FIRST", 0.1)
    words = ["bot", "--accept-all", "--server", "http://localhost:9", "--token-file", token]
    status, _, err = call(monkeypatch, capsys, words)
    assert status == 1
    assert "http://localhost:9 does not answer" in err
