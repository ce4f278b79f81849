"""`utopia record …` as a user meets it: what it says, and its exit status."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.notation.sample import record_of, whole, whole_text
from tests.properties.walk import Setting, walk
from utopia.cli.record_commands import convert, replay, show, verify
from utopia.notation.files import read_record
from utopia.notation.json_twin import record_to_json
from utopia.notation.record import header_text, record_text
from utopia.notation.replay import redact
from utopia.rules import SPECTATOR

Capture = pytest.CaptureFixture[str]
TEXT = whole_text()


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "game.utopia"
    path.write_bytes(TEXT.encode())
    return str(path)


def spoil(game: str, old: str, new: str) -> str:
    path = Path(game)
    assert old in TEXT
    path.write_bytes(TEXT.replace(old, new, 1).encode())
    return game


def test_verify_a_good_record(game: str, capsys: Capture) -> None:
    assert verify(game) == 0
    said = capsys.readouterr().out
    assert f"keeps the rules: {len(whole().events)} events" in said
    assert "the game is over" in said


def test_verify_names_file_line_and_rule(game: str, capsys: Capture) -> None:
    assert verify(spoil(game, "\nfirst ", "\nred end\nfirst ")) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{game}, line ")
    assert said.endswith("[R-SETUP-2]\n")
    assert said.count("\n") == 1


def test_verify_of_a_cut_record_fails(game: str, capsys: Capture) -> None:
    Path(game).write_bytes(TEXT.encode()[:-3])
    assert verify(game) == 1
    assert "breaks off" in capsys.readouterr().err


@pytest.mark.parametrize("command", [verify, show, replay, convert])
def test_what_is_no_record_fails_and_no_file_is_misuse(command: object, tmp_path: Path, capsys: Capture) -> None:
    assert callable(command)
    no_record = tmp_path / "letter.txt"
    no_record.write_text("Dear Ann,\n", "utf-8")
    assert command(str(no_record)) == 1
    assert "a record begins with 'utopia record 1'" in capsys.readouterr().err
    assert command(str(tmp_path / "none")) == 2
    said = capsys.readouterr()
    assert "there is no such file" in said.err
    assert said.out == ""


def test_show_tells_head_position_and_question(game: str, capsys: Capture) -> None:
    assert show(game) == 0
    said = capsys.readouterr().out
    assert "Players: Red (Ann: the first), Blue (Zoë), Yellow" in said
    assert "The game is over: 1. " in said
    assert "step over" in said


def test_show_at_an_event_for_a_viewer(game: str, capsys: Capture) -> None:
    discards = walk(Setting(1)).states["step"].tolist().index(12)
    assert show(game, at=discards, viewer="blue") == 0
    said = capsys.readouterr().out
    assert f"After event {discards} of {len(whole().events)}:" in said
    assert "hand red ? 5" in said
    assert "To choose what they discard: " in said
    assert "Why: all who owe cards choose at once." in said


@pytest.mark.parametrize(
    ("at", "viewer", "sentence"),
    [(99999, None, "there is no event 99999"), (-1, None, "no event -1"), (3, "violet", "'violet' is no viewer")],
)
def test_show_used_wrongly(game: str, at: int, viewer: str | None, sentence: str, capsys: Capture) -> None:
    assert show(game, at, viewer) == 2
    assert sentence in capsys.readouterr().err


def test_a_redacted_record_is_shown_to_its_viewer_only(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "seen.utopia"
    path.write_text(record_text(redact(record_of(walk(Setting(1)), 60), 0)), "utf-8")
    assert show(str(path), viewer="red") == 0
    assert "As red saw it." in capsys.readouterr().out
    assert show(str(path), viewer="blue") == 2
    assert "redacted already" in capsys.readouterr().err


def test_replay_tells_every_event(game: str, capsys: Capture) -> None:
    assert replay(game, plain=True) == 0
    lines = capsys.readouterr().out.splitlines()
    numbers = [int(line[:5]) for line in lines if line[:5].strip().isdigit()]
    assert numbers == list(range(1, len(whole().events) + 1))
    assert lines.count("Round 2") == 1
    assert lines[-1].startswith("The game is over: 1. ")


def test_replay_tells_every_point(game: str, capsys: Capture) -> None:
    replay(game, plain=True)
    gains = [line.split(" gains ") for line in capsys.readouterr().out.splitlines() if " gains " in line]
    result = whole().result
    assert result is not None
    for standing in result.standings:
        seat = ("Red", "Blue", "Yellow")[standing.seat]
        assert sum(int(points.rstrip(".")) for name, points in gains if name.strip().startswith(seat)) == standing.score


def test_replay_of_one_round_or_some_events(game: str, capsys: Capture) -> None:
    assert replay(game, round_number=2, plain=True) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("Round")] == ["Round 2"]
    assert replay(game, at=7, plain=True) == 0
    assert len(capsys.readouterr().out.splitlines()) == 7 + 4
    assert replay(game, round_number=99) == 2
    assert "there is no round 99 here" in capsys.readouterr().err


def test_replay_stops_at_a_broken_rule(game: str, capsys: Capture) -> None:
    assert replay(spoil(game, "\nfirst ", "\nred end\nfirst ")) == 1
    said = capsys.readouterr()
    assert "event 6: a draw comes first" in said.err
    assert "Set-up" in said.out


def test_convert_there_and_back(game: str, tmp_path: Path) -> None:
    twin, back = tmp_path / "game.json", tmp_path / "back.utopia"
    assert convert(game, str(twin)) == 0  # the name says that it is JSON
    assert twin.read_bytes() == record_to_json(whole()).encode()
    assert convert(str(twin), str(back), "text") == 0
    assert back.read_bytes() == TEXT.encode()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["back.utopia", "game.json", "game.utopia"]


def test_convert_for_a_spectator(game: str, tmp_path: Path) -> None:
    target = tmp_path / "public.utopia"
    assert convert(game, str(target), viewer="spectator") == 0
    assert read_record(target) == redact(whole(), SPECTATOR)
    assert verify(str(target)) == 0


def test_convert_to_standard_output(game: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert convert(game) == 0
    assert capfdbinary.readouterr().out == TEXT.encode()


def test_convert_used_wrongly(game: str, tmp_path: Path, capsys: Capture) -> None:
    assert convert(game, to="xml") == 2
    assert "it is one of text, json" in capsys.readouterr().err
    assert convert(game, str(tmp_path / "no" / "folder")) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert convert(game, game, "json") == 2
    assert "is there already and stays as it is" in capsys.readouterr().err
    assert Path(game).read_bytes() == TEXT.encode()


def test_convert_leaves_a_cut_line_out(game: str, tmp_path: Path, capsys: Capture) -> None:
    Path(game).write_bytes(record_text(replace(whole(), result=None)).encode()[:-3])
    target = tmp_path / "whole.utopia"
    assert convert(game, str(target)) == 0
    assert "is left out" in capsys.readouterr().err
    assert verify(str(target)) == 0


def test_an_own_edition_is_told_by_its_differences(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "own.utopia"
    record = record_of(walk(Setting(1)), 0)
    own = replace(record, edition=replace(record.edition, target=70, live_order=False), title="Ours", date="2026-02-01")
    path.write_text(header_text(own), "utf-8")
    assert show(str(path)) == 0
    said = capsys.readouterr().out
    assert "Edition: fr, but live_order off, target 70" in said
    assert said.startswith("Ours\n2026-02-01\n")
