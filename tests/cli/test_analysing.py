"""`utopia analyse`."""

import json
from pathlib import Path

import pytest

from tests.analysis.test_report import FAST
from tests.cli.terminal import call
from utopia.analysis import judging

RECORD = str(Path(__file__).parent.parent / "records" / "two-fr.utopia")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(judging.LEVELS, "quick", FAST)


@pytest.mark.usefixtures("quick")
def test_it_says_what_made_the_result(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(monkeypatch, capsys, ["analyse", RECORD])
    assert status == 0
    for said in ("Round 1", "Luck", "Own choices", "Others’ choices", "Played: ", "Better: ", "100%"):
        assert said in out


@pytest.mark.usefixtures("quick")
def test_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(monkeypatch, capsys, ["analyse", RECORD, "--json"])
    told = json.loads(out)
    assert status == 0
    assert len(told["curve"]) == len(told["choices"]) + 1
    for one in told["choices"]:
        cost = one["shares_best"][one["seat"]] - one["shares_played"][one["seat"]]
        assert one["cost"] == pytest.approx(cost)
        assert (one["cost"] > 0) == (one["best"] != one["played"] and one["shares_best"] != one["shares_played"])


@pytest.mark.usefixtures("quick")
def test_as_columns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "choices.parquet"
    status, out, _ = call(monkeypatch, capsys, ["analyse", RECORD, "--json", "--parquet", str(file)])
    assert status == 0
    told, table = json.loads(out), parquet.read_table(file)
    rows = table.to_pylist()
    assert len(rows) == len(told["choices"]) > 10
    for row, choice, point in zip(rows, told["choices"], told["curve"], strict=False):
        assert (row["event"], row["cost"], row["grade"]) == (choice["event"], choice["cost"], choice["grade"])
        assert row["player"] == told["players"][choice["seat"]]
        assert row["played"] == [move["text"] for move in choice["played"]]
        assert row["shares_before"] == point["shares"]
    beside = json.loads(table.schema.metadata[b"utopia"])
    assert beside == {name: told[name] for name in ("players", "accounts", "luck")}


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["no-such-file"], 2, "there is no such file"),
        ([RECORD, "--level", "slow"], 2, "there are quick, deep."),
        ([RECORD, "--parquet", "no-such-folder/x.parquet"], 2, "no-such-folder/x.parquet cannot be used: No such file"),
        ([RECORD.replace("two-fr", "three-it-seen-by-blue")], 1, "only what one viewer knew"),
    ],
)
def test_misuse(
    arguments: list[str], status: int, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found, out, err = call(monkeypatch, capsys, ["analyse", *arguments])
    assert (found, out) == (status, "")
    assert says in err
