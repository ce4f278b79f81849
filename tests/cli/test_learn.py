"""`utopia learn`: the list, and a lesson solved, missed, refused and undone by typed lines."""

import pytest

from tests.cli.terminal import call
from utopia.lessons import lessons


def test_lessons_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _ = call(monkeypatch, capsys, ["learn", "--language", "de"])
    assert status == 0
    assert [line.split()[0] for line in said.splitlines() if line.startswith("  ")] == [one.id for one in lessons()]
    assert "Wer führt, beginnt" in said


def test_a_lesson_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "hint\nwonder fire\nfly\nenter maya kilns\nundo\nundo\nmoves\nenter egyptian kilns\nwonder fire\n"
    status, said, _ = call(monkeypatch, capsys, ["learn", "wonder", "--language", "en"], typed)
    assert status == 0
    told = (
        "Build the wonder of Fire this turn.",
        "Which civilization do you not have on Fire yet?",
        "[R-BUILD-1]",
        "one is still missing on Fire",
        "Undone.",
        "There is nothing to undo.",
        "\nenter maya cinder-wharf\n",
        "That is done; go on.",
        "Solved with 3 stars.",
    )
    places = [said.find(sentence) for sentence in told]
    assert -1 not in places
    assert places == sorted(places)


def test_a_lesson_may_be_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ("", "quit\n"):
        assert call(monkeypatch, capsys, ["learn", "king"], typed)[0] == 0


def test_an_unknown_lesson_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, faults = call(monkeypatch, capsys, ["learn", "chess", "--language", "en"])
    assert status == 2
    assert faults.startswith("There is no lesson 'chess'; there are guest, monument,")
