"""Make a small database of this commit's schema for `older/`, by serving it and playing there.

``python -m tests.server.database.making [postgresql]``, at the last commit that has this schema. It writes
`older/SCHEMA-COMMIT.sql` and what `older/known.json` says of it.
"""

import contextlib
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from tests.postgresql import PostgreSQL, running
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.passkeys import options
from tests.server.analysis.test_routes import asked, until
from tests.server.conftest import Server, Visitor
from tests.server.database.yesterday import FOLDER, KEY, KEY_ID
from tests.server.lessons.test_routes import note
from tests.server.lobby.opening import FRIEND, joined, opened
from tests.server.notifications.postbox import Postbox, postbox
from tests.server.programs.conftest import bot_of, token_of
from tests.server.programs.test_records import put_in
from utopia.game import Game
from utopia.lessons import lessons
from utopia.notation.model import Comment
from utopia.notation.record import record_text
from utopia.puzzles import puzzles
from utopia.rules import edition
from utopia.server.database.schema import HEAD

SLOW: Final = {"kind": "slow", "turn": 86400, "bank": 172800}
LIVE: Final = {"kind": "live", "bank": 600, "increment": 15}
LONG: Final = 70
"""Moves and draws of the game that runs, at least."""
SHORT: Final = 186
"""With it a game of any moves ends soonest, of the first 300."""
MAIL: Final = "ben@example.org"
KEPT: Final = re.compile(r"(?!SET |--|\\|$)")
"""Lines of pg_dump that make the database."""


def tell(come: Callable[[], Visitor], box: Postbox) -> dict[str, Any]:
    """Do what people do on a server; return what `known.json` says of it."""
    ann, ben, cleo = come(), come(), come()
    tokens = {"Ann": with_account(ann), "Robby": str(token_of(ann, bot=bot_of(ann))["text"])}
    assert cleo.send("PATCH", "/api/me", {"name": "Cleo"}).is_success
    assert ben.post("/api/sign-in/mail", {"mail": MAIL, "language": "en"}).status_code == 202
    assert ben.post(f"/api{box.link_to(MAIL).replace('/sign-in/', '/sign-in/link/')}").is_success
    assert ben.send("PATCH", "/api/me", {"name": "Ben"}).is_success
    study(ann)
    assert ann.send("PUT", f"/api/puzzles/{puzzles()[0].id}/attempt", {"moves": []}).is_success
    deal = ann.post("/api/deals", {"bots": ["greedy"]}).json()["entry"]["id"]
    assert ben.post(f"/api/deals/{deal}/game", {}).is_success
    running_game, version = begun(ann, ben, {"kind": "bot", "level": "greedy"}, terms={"tempo": SLOW}), 0
    while version < LONG:
        version = step([ann, ben], running_game)
    assert ann.send("PUT", f"/api/games/{running_game}/note", {"text": "watch Ben"}).is_success
    people = {"Ann": ann, "Ben": ben, "Cleo": cleo}
    return {
        "running": running_game,
        "open": opened(ann, {"kind": "me"}, FRIEND)["id"],
        "version": ann.get(f"/api/games/{running_game}/view").json()["version"],
        "names": [seat["name"] for seat in ann.get(f"/api/tables/{running_game}").json()["sitting"]],
        "left": left_by(cleo, ann, ben),
        "sessions": {name: session_of(visitor) for name, visitor in people.items()},
        "tokens": tokens,
    }


def with_account(ann: Visitor) -> str:
    """Sign Ann up by the passkey that tests know; return the text of a token of theirs."""
    assert ann.send("PATCH", "/api/me", {"name": "Ann"}).is_success
    key = Authenticator(ann.server.url, id=KEY_ID, key=derive_private_key(KEY, SECP256R1()))
    made = key.make(options(ann, "account/passkeys"))
    assert ann.post("/api/account/passkeys", made).status_code == 201
    return str(token_of(ann)["text"])


def begun(host: Visitor, friend: Visitor, *others: dict[str, Any], **more: Any) -> str:
    table = opened(host, {"kind": "me"}, FRIEND, *others, pace=0, first=0, **more)
    joined(friend, table, friend.get("/api/me").json()["name"])
    host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def study(ann: Visitor) -> None:
    """A lesson, and a record with a title, imported and analysed."""
    first = lessons()[0]
    assert note(ann, first, first.solution).is_success
    game, luck = Game(2, edition=edition("de", target=1), seed=SHORT), random.Random(SHORT)
    while not game.is_over:
        game.play(luck.choice(game.moves()))
    record = replace(game.record(["Ada", "Grace"]), title="An evening in May", comments=(Comment(3, "a good one"),))
    answer = put_in(ann, record_text(record))
    assert answer.status_code in (200, 201), answer.text
    asked(ann, answer.json()["game"])
    until(ann, answer.json()["game"], "done")


def step(people: Sequence[Visitor], id_: str) -> int:
    """One move of a person who may decide, if there is one; return the version."""
    for person in people:
        view = person.get(f"/api/games/{id_}/view").json()
        if view["choices"]:
            code = random.Random(view["version"]).choice(view["choices"])
            person.post(f"/api/games/{id_}/moves", {"version": view["version"], "code": code})
    return int(people[0].get(f"/api/games/{id_}/view").json()["version"])


def left_by(cleo: Visitor, ann: Visitor, ben: Visitor) -> str:
    """A game that Cleo has left to a bot."""
    table = opened(ann, {"kind": "me"}, FRIEND, FRIEND, pace=0, terms={"tempo": LIVE})
    joined(ben, table, "Ben")
    joined(cleo, table, "Cleo")
    path = f"/api/games/{table['id']}"
    assert ann.post(f"/api/tables/{table['id']}/start").is_success
    assert cleo.post(f"{path}/quit", {}).is_success
    vote = ann.get(f"{path}/time").json()["vote"]["id"]
    for voter in (ann, ben):
        voter.send("PUT", f"{path}/votes/{vote}", {"choice": "bot"})
    assert ann.get(f"/api/tables/{table['id']}").json()["sitting"][2]["kind"] == "bot"
    return str(table["id"])


def session_of(visitor: Visitor) -> str:
    cookies = visitor.http.cookies
    return str(next(cookies[name] for name in cookies if re.fullmatch(r"utopia-\w+", name)))


@contextlib.contextmanager
def served(folder: Path, **settings: Any) -> Iterator[dict[str, Any]]:
    """Serve, and let people play; yield what is known of them when the server has stopped."""
    with postbox() as (box, port):
        mail: dict[str, Any] = {
            "UTOPIA_SMTP": f"smtp://127.0.0.1:{port}",
            "UTOPIA_MAIL_FROM": "Utopia <utopia@play.example>",
        }
        server = Server(folder / "data", **mail, **settings)
        server.start()
        try:
            known = tell(lambda: Visitor(server), box)
        finally:
            server.stop()
    yield known


def dumped(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def dumped_of_postgresql(server: PostgreSQL, name: str) -> str:
    command = [server.program("pg_dump"), "--inserts", "--no-owner", "--no-privileges", server.address(name)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return "\n".join(line for line in text.splitlines() if KEPT.match(line)) + "\n"


def make(kind: str, folder: Path) -> tuple[dict[str, Any], str]:
    if kind != "postgresql":
        with served(folder) as known:
            return known, dumped(folder / "data" / "utopia.db")
    with running() as postgresql:
        name = postgresql.make("template0")
        with served(folder, UTOPIA_DATABASE=postgresql.address(name)) as known:
            return known, dumped_of_postgresql(postgresql, name)


def write(kind: str) -> None:
    commit = subprocess.run(["git", "rev-parse", "--short=7", "HEAD"], check=True, capture_output=True, text=True)
    name = f"{HEAD}-{commit.stdout.strip()}" + (".postgresql" if kind == "postgresql" else "")
    with tempfile.TemporaryDirectory() as folder:
        known, text = make(kind, Path(folder))
    (FOLDER / f"{name}.sql").write_text(text, encoding="utf-8")
    index = FOLDER / "known.json"
    told = dict(sorted({**json.loads(index.read_text("utf-8")), name: known}.items()))
    index.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1] if len(sys.argv) > 1 else "sqlite")
