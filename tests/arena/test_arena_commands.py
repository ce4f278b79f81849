"""`utopia arena` as people and programs use it."""

import json as json_text
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from utopia.arena import BotFaultError, Match, Tally, play_all
from utopia.cli import arena_commands
from utopia.cli.arena_commands import arena

Output = pytest.CaptureFixture[str]
KEYS = {
    "games", "rounds", "decisions", "legal_moves", "score_by_place", "bots", "seats", "win_share_by_track_place",
    "wonders", "limits", "ended",
}  # fmt: skip


def call(**changed: Any) -> int:
    usual: dict[str, Any] = {"players": "greedy,random", "games": 30, "seed": 1, "jobs": 1, "json": False}
    return arena(**{**usual, "edition": "fr", "option": [], "board": "reconstruction", **changed})


def object_of(capsys: Output) -> dict[str, Any]:
    read: dict[str, Any] = json_text.loads(capsys.readouterr().out)
    return read


def test_a_table_is_shown(capsys: Output) -> None:
    assert call() == 0
    shown = capsys.readouterr()
    for words in ("rounds", "greedy", "random", "wins by the place on the track", "decisions a second in 1 process"):
        assert words in shown.out
    assert shown.err == ""


def test_json_is_one_object(capsys: Output) -> None:
    assert call(json=True, option=["target=30"]) == 0
    read = object_of(capsys)
    assert list(read) == ["format", "match", "interrupted", "result", "timing"]
    assert read["format"] == 1
    assert read["match"]["players"] == ["greedy", "random"]
    assert read["match"]["edition"]["target"] == 30
    assert read["match"]["rotations"] == 2
    assert set(read["result"]) == KEYS
    assert set(read["result"]["bots"]["greedy"]) == {
        "seats", "win_share", "low", "high", "par", "score", "wonders", "points_by_source",
    }  # fmt: skip
    assert set(read["timing"]) == {"jobs", "seconds", "games_per_s", "decisions_per_s"}


@pytest.mark.full
def test_jobs_change_the_timing_only(capsys: Output) -> None:
    read = []
    for jobs in (1, 2):
        assert call(json=True, jobs=jobs, games=50) == 0
        read.append({**object_of(capsys), "timing": None})
    assert read[0] == read[1]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"players": "greedy"}, "1 player: Utopia is for 2 to 5."),
        ({"players": ",".join(["greedy"] * 6)}, "6 players: Utopia is for 2 to 5."),
        ({"players": "greedy,rando"}, "'rando' is no bot; did you mean 'random'?"),
        ({"games": 0}, "0 games: at least 1 must be played."),
        ({"seed": -3}, "seed -3: it is a whole number from 0 to 2**64 - 1."),
        ({"jobs": -1}, "-1 jobs: it is a whole number from 1 to 1024, or 0 for every processor core."),
        ({"edition": "us"}, "edition 'us' is unknown; it is one of fr, it, en, de."),
        ({"option": ["target=many"]}, "option target is 'many'; it is a whole number."),
    ],
)
def test_misuse_is_told_in_one_sentence(changed: dict[str, Any], sentence: str, capsys: Output) -> None:
    assert call(**changed) == 2
    shown = capsys.readouterr()
    assert shown.err == sentence + "\n"
    assert shown.out == ""


def test_a_missing_board_is_told(tmp_path: Path, capsys: Output) -> None:
    assert call(board=str(tmp_path / "none.toml")) == 2
    assert "there is no such file" in capsys.readouterr().err


def broken(error: type[BaseException], after: int) -> Callable[[Match, int], Iterator[Tally]]:
    """``play_all``, until something happens."""

    def play_some(match: Match, jobs: int) -> Iterator[Tally]:
        for number, part in enumerate(play_all(match, jobs)):
            if number == after:
                raise error("the bot of red answered 1, none of the 2 moves it was offered")
            yield part

    return play_some


@pytest.mark.parametrize("json", [False, True])
def test_an_interruption_shows_what_is_done(json: bool, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(arena_commands, "play_all", broken(KeyboardInterrupt, 1))
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
    monkeypatch.setattr(arena_commands, "play_all", broken(KeyboardInterrupt, 0))
    assert call(json=json) == 130
    shown = capsys.readouterr()
    assert shown.err == "Interrupted after 0 of 30 games.\n"
    assert (json_text.loads(shown.out)["result"] is None) if json else shown.out == ""


def test_a_failing_bot_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(arena_commands, "play_all", broken(BotFaultError, 0))
    assert call() == 1
    assert capsys.readouterr().err == "the bot of red answered 1, none of the 2 moves it was offered.\n"
