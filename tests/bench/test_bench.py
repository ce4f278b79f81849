"""Measurements give what they promise; how fast this machine is, no test says."""

import json as json_text
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import batching, command, environments, playing, replaying, searching, starting
from bench.balance import play, report
from bench.load import __main__ as load
from bench.machine import calibration_ns, position
from bench.timing import best_of

from tests.rules.laying_out import BOARD
from utopia.cli import bench_commands
from utopia.rules.model.state import STATE_DTYPE

ASKED = {
    "calibration_ns", "players", "step_decisions_per_s", "state_bytes", "copy_ns", "replay_ms", "cold_compile_s",
    "warm_start_s", "warm_page_s", "rss_mb",
}  # fmt: skip
FEW = (
    (playing, {"_COMPILED_GAMES": 200, "_REFERENCE_GAMES": 1, "_STEPPED_GAMES": 2}),
    (searching, {"_SIMULATIONS": 16, "_VALUED": 200}),
    (batching, {"_GAMES": 16, "_FEW_GAMES": 4, "_STEPS": 20, "_WARM_UP": 5, "_TURNS": 1}),
    (environments, {"_DECISIONS": 200}),
    (starting, {"_STARTS": 1}),
)
WARM = "import os; os.environ.pop('UTOPIA_CACHE')\n"
"""The start with nothing compiled is told as one with everything: to compile takes most of a minute."""
OF_PLAYERS = {"decisions_per_s", "games_per_s", "ns_per_decision", "ratio_to_reference"}


def test_the_best_turn_counts() -> None:
    calls: list[str] = []
    best = best_of(lambda: calls.append("a"), lambda: calls.append("b"), rounds=2)
    assert calls == ["a", "b"] * 3
    assert all(0 <= seconds < 1 for seconds in best)


def test_the_yardstick_and_the_position() -> None:
    assert calibration_ns() > 0
    figures = position()
    assert figures["state_bytes"] == STATE_DTYPE.itemsize
    assert figures["copy_ns"] > 0


def test_both_engines_play_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_COMPILED_GAMES", 200)
    monkeypatch.setattr(playing, "_REFERENCE_GAMES", 1)
    speed = playing.measure_speed(BOARD, 2)
    assert speed.ns_per_decision == pytest.approx(1e9 / speed.decisions_per_s, rel=0.01)
    assert 50 < speed.decisions_per_s / speed.games_per_s < 1500, "decisions a game"
    assert speed.ratio_to_reference > 1


def test_stepping_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_STEPPED_GAMES", 2)
    assert playing.measure_stepping(BOARD) > 1000


def test_a_record_of_the_promised_length_is_verified() -> None:
    figures = replaying.measure_replay(BOARD)
    assert 570 <= figures["replay_moves"] <= 630
    assert figures["replay_ms"] > 0


def test_what_does_not_run_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "_STARTS", 1)
    monkeypatch.setattr(starting, "_PLAY", "raise SystemExit(3)")
    monkeypatch.setattr(starting, "_SERVE", "raise SystemExit(3)")
    assert starting.measure_memory() is None
    assert starting.measure_page() is None


@pytest.mark.full
def test_the_whole_object(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for module, numbers in FEW:
        for name, number in numbers.items():
            monkeypatch.setattr(module, name, number)
    monkeypatch.setattr(starting, "_COLD", WARM + starting._COLD)
    assert bench_commands.bench(json=True) == 0
    measured: dict[str, Any] = json_text.loads(capsys.readouterr().out)
    assert set(measured) >= ASKED
    assert set(measured["players"]) == {"2", "3", "4", "5"}
    assert all(set(speed) == OF_PLAYERS for speed in measured["players"].values())
    assert [name for name, value in measured.items() if value is None] == []
    monkeypatch.setattr(command, "measure", lambda: measured)
    assert bench_commands.bench(json=False) == 0
    shown = capsys.readouterr().out
    assert "bytes a position" in shown
    assert "python -m bench.load" in shown


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="memory and processor time are read from /proc")
def test_a_server_under_load(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "_HIGHEST", 0)  # no search for the end
    load.main(["2", "10", "2"])
    measured: dict[str, Any] = json_text.loads(capsys.readouterr().out)
    assert (measured["tables"], measured["connections"]) == (2, 8)
    [pace] = measured["paces"]
    assert (pace["refused"], pace["lost"]) == (0, 0)
    assert 0 < pace["p50_ms"] <= pace["p99_ms"] <= pace["most_ms"]
    assert 5 < pace["moves_per_s"] < 11
    assert 1000 < pace["message_bytes"] < 8000


def test_without_a_checkout_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_commands, "_ROOT", tmp_path)
    assert bench_commands.bench(json=True) == 2
    shown = capsys.readouterr()
    assert "the reference engine that speed is compared with is not there" in shown.err
    assert shown.out == ""


def test_balance_counts_every_place() -> None:
    fates = {2: play(BOARD, 2, 6)}
    assert int(fates[2].tally.games[0]) == 6
    assert fates[2].controlled.sum() >= fates[2].winners_district.sum() > 0
    text = "\n".join(report(BOARD, fates))
    assert all(district.name in text for district in BOARD.districts)
    water = [i for i, district in enumerate(BOARD.districts) if district.island == "water"]
    assert fates[2].controlled[water].sum() == 0, "water is closed to two players"
