"""Training from nothing: the same again, on after an interruption, and clear about what is wrong."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from utopia.bots.network.weights import MANIFEST, SHAPES, WEIGHTS, read_weights
from utopia.cli.main import main
from utopia.training import Course, TrainingError, train

TINY = Course(generations=2, games=2, share=1, epochs=2, batch=16)
OPTIONS = ["--generations", "2", "--games", "2", "--share", "1", "--epochs", "2"]


class PlugPulledError(Exception):
    """Somebody pulls the plug."""


def weights(folder: Path) -> bytes:
    return (folder / WEIGHTS).read_bytes()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training") / "run"
    train(TINY, folder)
    return folder


@pytest.mark.full
def test_a_training_leaves_weights_that_bots_can_read(trained: Path) -> None:
    assert np.isfinite(read_weights(trained)).all()
    manifest = json.loads((trained / MANIFEST).read_text("utf-8"))
    assert manifest["course"] == TINY.as_object()
    assert manifest["games_for_each_number_of_players"] == 4
    assert set(manifest["losses"]["kept_back"]) == {"2", "3", "4", "5"}
    lines = [json.loads(line) for line in (trained / "losses.jsonl").read_text("utf-8").splitlines()]
    assert [(line["generation"], line["epoch"]) for line in lines] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert (trained / "losses.svg").read_text("utf-8").count("<svg") == 1
    assert not (trained / "checkpoint.npz").exists()


@pytest.mark.full
@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_course_gives_the_same_weights(trained: Path, tmp_path: Path, jobs: int) -> None:
    train(TINY, tmp_path, jobs=jobs)
    assert weights(tmp_path) == weights(trained)


@pytest.mark.full
@pytest.mark.parametrize("moment", range(1, 12, 2))
def test_an_interrupted_training_goes_on_as_if_nothing_had_been(trained: Path, tmp_path: Path, moment: int) -> None:
    told = 0

    def pull_the_plug(*_: Any) -> None:
        nonlocal told
        told += 1
        if told == moment:
            raise PlugPulledError

    with pytest.raises(PlugPulledError):
        train(TINY, tmp_path, told=pull_the_plug)
    train(TINY, tmp_path)
    assert weights(tmp_path) == weights(trained)
    assert (tmp_path / "losses.jsonl").read_text("utf-8") == (trained / "losses.jsonl").read_text("utf-8")


@pytest.mark.full
def test_a_checkpoint_of_an_earlier_generation_is_not_gone_on_from(trained: Path, tmp_path: Path) -> None:
    """As when the power fails right behind the writing of a generation's network."""
    checkpoint = b""

    def pull_the_plug(what: str, generation: int, done: int, _of: int) -> None:
        nonlocal checkpoint
        if (what, generation, done) == ("fitting", 0, TINY.epochs):
            checkpoint = (tmp_path / "checkpoint.npz").read_bytes()
        if generation == 1:
            raise PlugPulledError

    with pytest.raises(PlugPulledError):
        train(TINY, tmp_path, told=pull_the_plug)
    assert (tmp_path / "network-0.npz").exists()
    (tmp_path / "checkpoint.npz").write_bytes(checkpoint)
    train(TINY, tmp_path)
    assert weights(tmp_path) == weights(trained)


@pytest.mark.full
def test_another_seed_gives_other_weights(trained: Path, tmp_path: Path) -> None:
    train(Course(generations=1, games=2, epochs=1, batch=16, seed=2), tmp_path)
    assert weights(tmp_path) != weights(trained)
    assert read_weights(tmp_path).shape == (sum(int(np.prod(shape)) for shape in SHAPES.values()),)


@pytest.mark.full
def test_a_searching_level_can_be_the_teacher(tmp_path: Path) -> None:
    train(Course(generations=2, games=2, share=9, epochs=1, batch=16, teacher="envoy", window=1), tmp_path)
    assert np.isfinite(read_weights(tmp_path)).all()


@pytest.mark.full
def test_a_broken_checkpoint_is_named(tmp_path: Path) -> None:
    def stop(what: str, _generation: int, done: int, _of: int) -> None:
        if (what, done) == ("fitting", 1):
            raise PlugPulledError

    with pytest.raises(PlugPulledError):
        train(TINY, tmp_path, told=stop)
    (tmp_path / "checkpoint.npz").write_bytes(b"PK nonsense")
    with pytest.raises(TrainingError, match=r"checkpoint\.npz cannot be read"):
        train(TINY, tmp_path)


def test_a_foreign_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear", "utf-8")
    with pytest.raises(TrainingError, match=r"holds files, but no course\.json"):
        train(TINY, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letters.txt"]


def test_another_course_in_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "course.json").write_text(json.dumps(Course(games=7).as_object()), "utf-8")
    with pytest.raises(TrainingError, match="with --games 7"):
        train(Course(), tmp_path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(TrainingError, match="cannot be written"):
        train(TINY, tmp_path / "file" / "run")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "--games is 0; it must be a whole number from 2 to"),
        (["--generations", "-1"], "--generations is -1"),
        (["--jobs", "-1"], "--jobs is -1"),
        (["--teacher", "mason"], "--teacher is mason; there are greedy, network, envoy"),
        (["--seed", "-3"], "--seed is -3"),
    ],
)
def test_numbers_that_cannot_be_are_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", str(tmp_path / "run"), *words]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_going_on_where_nothing_was_begun_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", str(tmp_path), "--resume"]) == 2
    assert "course.json cannot be read" in capsys.readouterr().err


@pytest.mark.full
def test_the_command_trains_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    assert main(["train", str(folder), *OPTIONS, "--jobs", "1"]) == 0
    said = capsys.readouterr()
    assert f"The weights lie in {folder}" in said.out
    assert "Generation 2: the network is fitted: 2/2" in said.err
    assert main(["train", str(folder), "--resume"]) == 0
