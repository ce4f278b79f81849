"""Bots of others at the tables of a server: offered, asked, and replaced where they fail."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.game.lines import line, play_on
from tests.server.lobby.opening import ME, opened
from tests.server.test_serving import Here, here, utopia

__all__ = ["here"]

FILE = Path(__file__).parents[1] / "bots" / "bad_bots.py"


@pytest.mark.full
def test_own_bots_are_offered_and_play(
    make_server: Callable[..., Server], make_visitor: Callable[..., Visitor]
) -> None:
    server = make_server("--bots", f"{FILE}:Good, {FILE}:Raises,{FILE}:ExitsHard,greedy")
    me = make_visitor(server)
    levels = [level["id"] for level in me.get("/api/offer").json()["levels"]]
    assert levels[-5:] == ["regent", "Good", "Raises", "ExitsHard", "greedy"]
    bots = [{"kind": "bot", "level": level} for level in ("Good", "Raises", "ExitsHard")]
    table = opened(me, ME, *bots, pace=0, options={"target": 5})
    assert [seat["level"] for seat in table["sitting"]][1:] == ["Good", "Raises", "ExitsHard"]
    me.post(f"/api/tables/{table['id']}/start")
    with line(me, table["id"]) as socket:
        assert play_on(socket, random.Random(1))["phase"] == "over"
    for trouble in ("Raises failed (it raised KeyError in bad_bots.py, line", "ExitsHard failed (its process ended)"):
        assert server.errors.count(trouble) == 1, "once, however often it fails"
    assert "Good failed" not in server.errors
    assert "my hand" not in server.errors
    refused = me.post("/api/tables", {"seats": [ME, {"kind": "bot", "level": f"{FILE}:Good"}]})
    assert refused.status_code == 422, "only the host says which files are loaded"


@pytest.mark.full
def test_own_bots_find_nothing_of_others_in_their_process(
    make_server: Callable[..., Server], make_visitor: Callable[..., Visitor]
) -> None:
    me = make_visitor(server := make_server("--bots", f"{FILE}:Spies,{FILE}:HangsInC"))
    bots = [{"kind": "bot", "level": level} for level in ("Spies", "greedy", "Spies", "HangsInC")]
    table = opened(me, ME, *bots, pace=0, options={"target": 1})
    me.post(f"/api/tables/{table['id']}/start")
    with line(me, table["id"]) as socket:
        assert play_on(socket, random.Random(1))["phase"] == "over"
    assert "Spies failed" not in server.errors
    assert server.errors.count("the bot HangsInC failed 3 times in a row; mason plays on for it") == 1


@pytest.mark.full
def test_a_table_goes_on_without_the_bot_it_was_made_with(
    make_server: Callable[..., Server], make_visitor: Callable[..., Visitor]
) -> None:
    server = make_server("--bots", f"{FILE}:Good")
    me = make_visitor(server)
    table = opened(me, ME, {"kind": "bot", "level": "Good"}, pace=0, options={"target": 5})
    me.post(f"/api/tables/{table['id']}/start")
    server.stop()
    server._options = ()
    server.start()
    with line(me, table["id"]) as socket:
        assert play_on(socket, random.Random(1))["phase"] == "over"
    assert server.errors.count("the bot Good failed (it raised BotError") == 1


@pytest.mark.full
@pytest.mark.parametrize(
    ("names", "says"),
    [
        (f"{FILE}:Worse", "bad_bots.py has no Worse; it has Bad, Illegal"),
        ("nowhere.py:Mine", "utopia: nowhere.py: there is no such file in "),
        ("regen", "utopia: 'regen' is no bot; did you mean 'regent'?\n"),
        (f"{FILE}:Good,{FILE}:Good", "utopia: two bots are called Good at the tables; let one have another name.\n"),
    ],
)
def test_no_server_starts_with_what_is_no_bot(here: Here, tmp_path: Path, names: str, says: str) -> None:
    done = here("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--bots", names)
    assert (done.status, done.out) == (2, "")
    assert says in done.errors
    assert len(done.errors.splitlines()) == 1


@pytest.mark.full
def test_the_environment_names_bots_as_well(tmp_path: Path) -> None:
    done = utopia("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), UTOPIA_BOTS="regen")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "utopia: 'regen' is no bot; did you mean 'regent'?\n"
