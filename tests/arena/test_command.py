"""`utopia arena` as people and programs use it."""

import json as json_text
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from utopia.arena import BotFaultError, Played, Tournament, Workforce, play_all, session
from utopia.arena.running.errors import PlayingError
from utopia.cli.arena.command import arena
from utopia.cli.arena.wishes import Wishes
from utopia.cli.speaking import speak

Output = pytest.CaptureFixture[str]
KEYS = {
    "games", "rounds", "decisions", "legal_moves", "score_by_place", "bots", "seats", "win_share_by_track_place",
    "wonders", "limits", "ended",
}  # fmt: skip


@pytest.fixture(autouse=True)
def english() -> None:
    speak("en")


def call(**changed: Any) -> int:
    return arena(Wishes(**{"seats": "greedy,random", "games": 30, "seed": 1, "jobs": 1, **changed}))


def object_of(capsys: Output) -> dict[str, Any]:
    read: dict[str, Any] = json_text.loads(capsys.readouterr().out)
    return read


def test_a_table_is_shown(capsys: Output) -> None:
    assert call() == 0
    shown = capsys.readouterr()
    for words in ("rounds", "greedy", "random", "wins by the place on the track", "decisions a second in 1 process"):
        assert words in shown.out
    assert "±" in shown.out
    assert shown.err == ""


def test_a_tournament_is_shown(capsys: Output) -> None:
    assert call(seats=None, bots="greedy,mason,random", players="2,3", games=6) == 0
    shown = capsys.readouterr().out
    for words in ("2 players, 18 games", "3 players, 6 games", "greedy against mason", "mason against greedy, random"):
        assert words in shown


def test_json_is_one_object(capsys: Output) -> None:
    assert call(json=True, option=("target=30",), seats="apprentice,mason", games=4) == 0
    read = object_of(capsys)
    assert list(read) == ["format", "run", "interrupted", "result", "timing"]
    assert read["format"] == 2
    assert read["run"]["tables"] == [["apprentice", "mason"]]
    assert read["run"]["edition"]["target"] == 30
    assert read["run"]["command"] == "utopia arena --seats apprentice,mason --games 4 --seed 1 --option target=30"
    group = read["result"]["players"]["2"]
    assert set(group) == KEYS
    assert set(group["bots"]["mason"]) == {
        "games", "seats", "win_share", "low", "high", "par", "score", "margin", "wonders", "points_by_source",
        "failures", "rating",
    }  # fmt: skip
    assert read["result"]["tables"][0]["bots"]["mason"].keys() == {"win_share", "low", "high", "score", "margin"}
    assert set(read["timing"]) == {"jobs", "seconds", "games_per_s", "decisions_per_s", "decisions"}
    assert read["timing"]["decisions"]["2"]["mason"]["overruns"] == 0


@pytest.mark.full
def test_jobs_change_the_timing_only(capsys: Output) -> None:
    read = []
    for jobs in (1, 2):
        assert call(json=True, jobs=jobs, games=50) == 0
        read.append({**object_of(capsys), "timing": None})
    assert read[0] == read[1]


def test_a_budget_of_simulations_makes_games_come_again(capsys: Output) -> None:
    shown = []
    for simulations in (16, 16, 64):
        assert call(seats="envoy,mason", games=2, simulations=simulations, json=True) == 0
        shown.append(object_of(capsys)["result"])
    assert shown[0] == shown[1] != shown[2]


def test_a_budget_by_the_clock_is_kept(capsys: Output) -> None:
    assert call(seats="architect,mason", games=1, seconds=0.002, json=True) == 0
    read = object_of(capsys)
    assert read["run"]["seconds"] == 0.002
    architect = read["timing"]["decisions"]["2"]["architect"]
    assert architect["median"] < 0.02
    assert architect["overruns"] <= architect["decisions"]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seats": "greedy"}, "1 player: Utopia is for 2 to 5."),
        ({"seats": ",".join(["greedy"] * 6)}, "6 players: Utopia is for 2 to 5."),
        ({"seats": "greedy,rando"}, "'rando' is no bot; did you mean 'random'?"),
        ({"games": 0}, "0 games: at least 1 must be played."),
        ({"seed": -3}, "seed -3: it is a whole number from 0 to 2**64 - 1."),
        ({"jobs": -1}, "-1 jobs: it is a whole number from 1 to 1024, or 0 for every processor core."),
        ({"edition": "us"}, "edition 'us' is unknown; it is one of fr, it, en, de."),
        ({"option": ["target=many"]}, "option target is 'many'; it is a whole number."),
        ({"simulations": 0}, "0 simulations: a bot that searches needs at least 1."),
        ({"seconds": 0.0}, "0.0 seconds: a bot needs more than none."),
        (
            {"seconds": 1.0, "simulations": 5},
            "a decision has a budget in --simulations or in --seconds; give one of them.",
        ),
        (
            {"bots": "greedy,mason"},
            "--seats names the bots of one table, --bots a pool for many tables; give one of them.",
        ),
        (
            {"seats": None, "bots": "greedy,greedy"},
            "--bots greedy,greedy: a tournament needs at least 2 different bots.",
        ),
        ({"seats": None, "bots": "greedy,mason", "players": "1"}, "'1' is no --players; it is a number from 2 to 5."),
        ({"resume": "nowhere"}, "--resume goes on with what was begun; leave out --seats, --games, --seed."),
        ({"plot": "shares.doc"}, "shares.doc is not a kind of picture; its name must end with one of "),
        ({"plot": "no/where/shares.png"}, "no/where/shares.png cannot be used: No such file or directory."),
        ({"parquet": "no/where/games.parquet"}, "no/where/games.parquet cannot be used: No such file or directory."),
    ],
)
def test_misuse_is_told_in_one_sentence(changed: dict[str, Any], sentence: str, capsys: Output) -> None:
    assert call(**changed) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(sentence)
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_a_missing_board_is_told(tmp_path: Path, capsys: Output) -> None:
    assert call(board=str(tmp_path / "none.toml")) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_a_run_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    out = str(tmp_path / "run")
    with monkeypatch.context() as patch:
        patch.setattr(session, "play_all", broken(KeyboardInterrupt(), 1))
        assert call(out=out) == 130
    said = capsys.readouterr().err
    assert said.startswith("Interrupted after 20 of 30 games; they are kept. To go on: ")
    assert said.endswith(f" arena --resume {out}\n")
    assert call(out=out) == 2
    assert "is not empty; a run needs a new folder" in capsys.readouterr().err
    resume = Wishes(resume=out, json=True)
    assert arena(resume) == 0
    resumed = object_of(capsys)
    assert call(json=True) == 0
    assert resumed["result"] == object_of(capsys)["result"]


def test_a_finished_run_says_what_played_it_for_ever(tmp_path: Path, capsys: Output) -> None:
    out = tmp_path / "run"
    assert call(out=str(out), games=4) == 0
    manifest = out / "manifest.json"
    before = json_text.loads(manifest.read_text())
    before["sources"]["bots"] = "as it was then"
    manifest.write_text(json_text.dumps(before))
    capsys.readouterr()
    games = tmp_path / "games.parquet"
    assert arena(Wishes(resume=str(out), json=True, parquet=str(games))) == 0
    assert object_of(capsys)["run"]["sources"]["bots"] == "as it was then"
    kept = json_text.loads(parquet.read_schema(games).metadata[b"utopia"])
    assert kept["sources"]["bots"] == "as it was then"


def test_columns_and_a_picture_come_out(tmp_path: Path, capsys: Output) -> None:
    games, shares = tmp_path / "games.parquet", tmp_path / "shares.svg"
    assert call(seats="greedy,random,mason", games=6, json=True, parquet=str(games), plot=str(shares)) == 0
    result = object_of(capsys)["result"]
    table = parquet.read_table(games)
    rows = table.to_pylist()
    assert len(rows) == 6 * 3
    mason = [row for row in rows if row["bot"] == "mason"]
    share = result["players"]["3"]["bots"]["mason"]["win_share"]
    assert sum(row["win"] for row in mason) / 6 == pytest.approx(share, abs=1e-4)
    assert {row["seat"] for row in mason} == {"red", "blue", "yellow"}
    sources = ("wonder", "patronage", "addition", "removal", "prestige")
    assert all(row["score"] == sum(row[f"points_{name}"] for name in sources) for row in rows)
    assert json_text.loads(table.schema.metadata[b"utopia"])["games_a_table"] == 6
    assert "<svg" in shares.read_text()


def broken(error: BaseException, after: int) -> Callable[[Tournament, Workforce, int], Iterator[list[Played]]]:
    """``play_all``, until something happens."""

    def play_some(tournament: Tournament, workforce: Workforce, first: int) -> Iterator[list[Played]]:
        for number, part in enumerate(play_all(tournament, workforce, first)):
            if number == after:
                raise error
            yield part

    return play_some


@pytest.mark.parametrize("json", [False, True])
def test_an_interruption_shows_what_is_done(json: bool, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(session, "play_all", broken(KeyboardInterrupt(), 1))
    assert call(json=json) == 130
    shown = capsys.readouterr()
    assert shown.err == "Interrupted after 20 of 30 games.\n"
    if json:
        read = json_text.loads(shown.out)
        assert (read["interrupted"], read["result"]["games"]) == (True, 20)
    else:
        assert "greedy" in shown.out


@pytest.mark.parametrize("json", [False, True])
def test_an_interruption_before_the_first_game(json: bool, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(session, "play_all", broken(KeyboardInterrupt(), 0))
    assert call(json=json) == 130
    shown = capsys.readouterr()
    assert shown.err == "Interrupted after 0 of 30 games.\n"
    assert (json_text.loads(shown.out)["result"] is None) if json else shown.out == ""


@pytest.mark.parametrize(
    "error", [BotFaultError("the bot of red answered 1, none of the 2 moves it was offered"), PlayingError("no memory")]
)
def test_what_stops_it_is_told(error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(session, "play_all", broken(error, 0))
    assert call() == 1
    assert capsys.readouterr().err == f"{error}.\n"
