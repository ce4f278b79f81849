"""`utopia token` and `utopia admin tokens` with a real server: checked, kept, revoked; every bad one is told so."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import call
from tests.commands import admin
from tests.server.conftest import OFTEN, Server, Visitor, make_server, make_visitor
from tests.server.programs.conftest import bot_of, token_of

__all__ = ["make_server", "make_visitor"]
POSIX = pytest.mark.skipif(os.name != "posix", reason="only there files have such rights")
Says = Callable[..., tuple[int, str, str]]


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Says:
    """`utopia token …` of somebody with an empty home."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("UTOPIA_TOKEN", raising=False)

    def said(*words: str, typed: str = "") -> tuple[int, str, str]:
        return call(monkeypatch, capsys, ["token", *words], typed)

    return said


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "config" / "utopia" / "tokens.json"


@pytest.mark.full
def test_a_token_is_kept_checked_and_revoked(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], says: Says, kept: Path
) -> None:
    server = make_server(limits=True)
    ada = make_visitor(server)
    ada.send("PATCH", "/api/me", {"name": "Ada"})
    text = token_of(ada, "games:read", "games:play", bot=bot_of(ada, "Robby"), name="laptop", days=30)["text"]
    at = ("--server", f"{server.url}/")

    status, out, err = says("keep", *at, typed=f"{text}\n")
    assert (status, err) == (0, "")
    assert "acts for Robby, a bot of Ada" in out
    assert "may: games:read, games:play" in out
    assert text not in out
    assert json.loads(kept.read_text()) == {server.url: text}
    if os.name == "posix":
        assert kept.stat().st_mode & 0o077 == 0
        assert [file.name for file in kept.parent.iterdir()] == ["tokens.json"]

    status, out, _ = says("check", *at, "--json")
    told = json.loads(out)
    assert (told["token"]["name"], told["owner"]) == ("laptop", "Ada")
    [reading] = [one for one in told["allowances"] if one["what"] == "reading"]
    assert 0 < reading["left"] < reading["most"], "this request counts as well"
    assert text not in out

    assert says("list")[1] == f"{server.url}  utopia_bot_…{text[-4:]}\n"
    assert says("revoke", *at)[0] == 0
    assert says("list")[1].startswith("No token is kept here")
    status, out, err = says("check", *at, "--token-file", "-", typed=text)
    assert (status, out) == (1, "")
    assert "has been revoked" in err
    assert "widerrufen" in says("check", *at, "--token-file", "-", "--language", "de", typed=text)[2]
    assert ada.get("/api/me/tokens").json() == []


@pytest.mark.full
def test_tokens_made_by_whoever_keeps_the_server(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], says: Says
) -> None:
    server = make_server(first=OFTEN)
    ada = make_visitor(server)
    ada.send("PATCH", "/api/me", {"name": "Ada"})
    bot = bot_of(ada, "Robby")
    made = admin(server.data, "tokens", "make", bot, "--scope", "games:read", "--days", "1")
    assert re.fullmatch(r"utopia_bot_\w{38}\n", made.out), made.errors
    status, out, _ = says("check", "--server", server.url, "--token-file", "-", typed=made.out)
    assert status == 0
    assert "acts for Robby, a bot of Ada" in out
    [token] = json.loads(admin(server.data, "tokens", "list", "Ada", "--json").out)
    assert (token["person"], token["scopes"]) == (bot, ["games:read"])
    assert made.out.strip() not in json.dumps(token)
    headers = {"authorization": f"Bearer {made.out.strip()}"}
    with httpx.stream("GET", f"{server.url}/api/stream/me", headers=headers, timeout=60) as stream:
        lines = stream.iter_lines()
        next(lines)
        assert admin(server.data, "tokens", "revoke", token["id"]).status == 0
        for _ in lines:
            pass  # and the stream ends
    assert says("check", "--server", server.url, "--token-file", "-", typed=made.out)[0] == 1
    deeds = [deed["action"] for deed in json.loads(admin(server.data, "audit", "--json").out)]
    assert {"token", "token-revoke"} <= set(deeds)
    for words, why in (
        (("make", "Ada", "--scope", "all"), "there is no scope all"),
        (("make", "Ada", "--days", "99999"), "99999 is not a number of days"),
        (("make", "nobody"), "nobody"),
        (("revoke", "none"), "there is no token none"),
    ):
        refused = admin(server.data, "tokens", *words)
        assert (refused.status, refused.out) == (1, "")
        assert why in refused.errors


@pytest.mark.parametrize(
    ("typed", "says_what"),
    [
        ("", "there is no token"),
        ("my password\n", "This is not a token of Utopia"),
        ("utopia_bot_\u00e9\n", "This is not a token of Utopia"),
    ],
)
def test_what_is_no_token_is_sent_nowhere(says: Says, kept: Path, typed: str, says_what: str) -> None:
    """Nothing answers on port 9: a request to it would give another message."""
    status, out, err = says("keep", "--server", "http://localhost:9", typed=typed)
    assert (status, out) == (2, "")
    assert says_what in err
    assert "password" not in err
    assert not kept.exists()


def test_no_server_there(says: Says, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("utopia.cli.token.commands._PATIENCE", 0.1)
    status, out, err = says("keep", "--server", "http://localhost:9", typed=f"utopia_bot_{'0' * 38}")
    assert (status, out) == (1, "")
    assert "http://localhost:9 does not answer" in err
    assert not kept.exists(), "what was not tried is not kept"


def test_an_address_that_is_none(says: Says) -> None:
    assert says("check", "--server", "localhost:8420")[0] == 2


@POSIX
def test_a_file_that_others_can_read_is_not_used(says: Says, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    kept.write_text('{"http://localhost:8420": "utopia_bot_x"}')
    kept.chmod(0o644)
    status, _, err = says("list")
    assert status == 2
    assert "can read" in err
    assert "utopia_bot_x" not in err


def test_a_file_that_is_damaged_is_named(says: Says, kept: Path) -> None:
    kept.parent.mkdir(parents=True)
    for text in ("{", "[]", '{"a": 1}'):
        kept.write_text(text)
        kept.chmod(0o600)
        status, _, err = says("list")
        assert status == 2
        assert str(kept) in err


def test_the_token_never_stands_on_the_command_line(says: Says) -> None:
    """All programs of a machine can read that: there is no such option, and no word for it."""
    assert says("check", "utopia_bot_000")[0] == 2
    assert says("check", "--token", "utopia_bot_000")[0] == 2
