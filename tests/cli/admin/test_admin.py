"""`utopia admin` beside a server that runs, and without one: clear answers, exit statuses, JSON, nothing half done."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.asynchronous import run
from tests.commands import admin, utopia
from tests.server.conftest import OFTEN, Server, Visitor, make_server, make_visitor
from tests.server.database.setting import as_they_sit, game_of, guest
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from utopia.server.storage import open_storage

__all__ = ["make_server", "make_visitor"]


def said(data: Path, *words: str) -> str:
    done = admin(data, *words)
    assert (done.status, done.errors) == (0, ""), done.errors
    return done.out


def as_json(data: Path, *words: str) -> Any:
    return json.loads(said(data, *words, "--json"))


def refused(data: Path, *words: str) -> str:
    done = admin(data, *words)
    assert (done.status, done.out) == (1, "")
    assert done.errors.startswith("utopia: ")
    assert done.errors.count("\n") == 1
    return done.errors


def until(condition: Callable[[], bool]) -> None:
    """Ask until it is so, for a minute at most."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.5)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder that no server uses: Ann, two Bens, a table that runs and one that is open."""

    async def fill() -> None:
        async with open_storage(tmp_path) as storage:
            ann, _, _ = await guest(storage, "Ann"), await guest(storage, "Ben"), await guest(storage, "Ben")
            running, _ = await game_of(storage, ann), await game_of(storage, ann)
            await storage.games.start(running.id, as_they_sit)

    run(fill())
    return tmp_path


def test_without_a_database_it_says_so(tmp_path: Path) -> None:
    assert "There is no database in" in refused(tmp_path, "people", "find")
    assert list(tmp_path.iterdir()) == []


def test_the_first_admin_is_made(data: Path) -> None:
    assert "/admin" in said(data, "people", "promote", "ann")
    [ann] = as_json(data, "people", "find", "Ann")
    assert ann["is_admin"] is True
    assert "is no longer an admin" in said(data, "people", "demote", ann["id"])
    assert [deed["action"] for deed in as_json(data, "audit")] == ["demote", "promote"]
    assert {deed["who"] for deed in as_json(data, "audit")} == {"terminal"}


def test_who_is_meant_must_be_clear(data: Path) -> None:
    bens = [row["id"] for row in as_json(data, "people", "find", "ben")]
    assert len(bens) == 2
    several = refused(data, "people", "ban", "Ben", "--why", "x")
    assert all(ben in several for ben in bens)
    assert "Nobody has" in refused(data, "people", "promote", "An")
    assert "is not a length of time" in refused(data, "people", "ban", bens[0], "--for", "soon", "--why", "x")


def test_misuse_is_status_2(data: Path) -> None:
    assert admin(data, "people", "ban", "Ann").status == 2
    assert admin(data, "people", "flatter", "Ann").status == 2
    assert admin(data, "audit", "--before", "x").status == 2


def test_an_admin_is_not_banned(data: Path) -> None:
    said(data, "people", "promote", "Ann")
    assert "cannot be banned" in refused(data, "people", "ban", "Ann", "--why", "x")


def test_deleting_wants_to_be_meant(data: Path) -> None:
    assert "--sure" in refused(data, "people", "delete", "Ann")
    assert "when it starts" in said(data, "people", "delete", "Ann", "--sure")
    said(data, "people", "delete", "Ann", "--sure")
    assert [deed["action"] for deed in as_json(data, "audit")].count("person-delete") == 1


def test_tables_are_listed_and_ended(data: Path) -> None:
    tables = {row["state"]: row["id"] for row in as_json(data, "tables", "list", "ann")}
    assert set(tables) == {"open", "running"}
    assert [row["id"] for row in as_json(data, "tables", "list", "--state", "open")] == [tables["open"]]
    assert "is not a state" in refused(data, "tables", "list", "--state", "broken")
    assert "is gone" in said(data, "tables", "end", tables["open"])
    assert "There is no table" in refused(data, "tables", "end", tables["open"])
    assert "when it starts" in said(data, "tables", "end", tables["running"])


def test_what_would_be_forgotten_is_told_and_nothing_done(data: Path) -> None:
    assert as_json(data, "retention", "--dry-run")["open_tables"] == 0
    assert "Nothing was changed" in said(data, "retention", "--dry-run")


def test_a_wrong_setting_is_told(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UTOPIA_RETENTION_CHAT", "a while")
    assert "UTOPIA_RETENTION_CHAT" in refused(data, "retention", "--dry-run")


def test_names_cannot_play_tricks_with_the_terminal(data: Path) -> None:
    async def rename() -> None:
        async with open_storage(data) as storage:
            [ann] = await storage.searching.people("Ann")
            await storage.people.change(ann.id, name="\x1b[31mRed\u202e")

    run(rename())
    out = said(data, "people", "find")
    assert "Red" in out
    assert "\x1b" not in out
    assert "\u202e" not in out


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_every_command_explains_itself_in_every_language(language: str) -> None:
    for words in ((), ("people",), ("people", "ban"), ("reports", "close"), ("tables", "list"), ("retention",)):
        done = utopia("--language", language, "admin", *words, "--help")
        assert done.status == 0
        assert "admin-" not in done.out
        assert f"Usage: utopia admin{''.join(f' {word}' for word in words)}" in done.out


@pytest.mark.full
def test_beside_a_running_server(make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]) -> None:
    """The server carries out the terminal's commands, and knows its statements at once."""
    server = make_server(first=OFTEN)
    host, friend = make_visitor(server), make_visitor(server)
    running = opened(host, ME, FRIEND, {"kind": "bot"}, pace=10)
    joined(friend, running)
    assert host.post(f"/api/tables/{running['id']}/start").status_code == 200
    [grace] = as_json(server.data, "people", "find", "Grace")
    said(server.data, "people", "ban", "Grace", "--for", "2h", "--why", "insults")
    assert friend.get("/api/me/standing").json()["barred_why"] == "insults"

    def sitting() -> list[str]:
        return [seat["kind"] for seat in host.get(f"/api/tables/{running['id']}").json()["sitting"]]

    until(lambda: sitting() == ["person", "bot", "bot"])
    path = said(server.data, "link", grace["id"]).split()[-1]
    assert path.startswith("/device/")
    phone = make_visitor(server)
    assert phone.post(f"/api{path}").json()["name"] == "Grace"
    assert "2 sessions" in said(server.data, "people", "sign-out", grace["id"])
    assert phone.get("/api/me").json()["name"] is None
    assert "within 15 seconds" in said(server.data, "tables", "end", running["id"])
    until(lambda: host.get(f"/api/tables/{running['id']}").json()["state"] == "over")
    said(server.data, "people", "delete", "Ada", "--sure")
    until(lambda: as_json(server.data, "people", "find", "Ada") == [])
    assert httpx.get(f"{server.url}/readyz").status_code == 200
