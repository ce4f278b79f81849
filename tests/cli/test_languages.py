"""A whole game and every word at the prompt in each language, with nothing left in English."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.cli.speaking import UnknownLanguageError, take_language
from utopia.locales import LANGUAGES

ENGLISH = re.compile(r"\b(?:the|your|with|of|takes|has|cards)\b", re.IGNORECASE)
TYPED = (
    *("help", "help game", "help map", "help moves", "help commands", "help rules", "help R-CARD-2", "help x"),
    *("board", "hand", "scores", "guests", "look kilns", "look", "log", "log x", "why", "why raise maya", "why 1"),
    *("why 99", "undo", "save", "fly", "enter maya s", "99", "1", "1", "undo", "surprise", "1", "quit"),
)
THEIR_OWN = re.compile(r"`[^`]*`|'[^']*'|/\S+|\b(?:to|discard|pay|privilege) [A-Z]+.*|Four Isles.*|help \w+")
"""Input, paths and forms of moves are the same in every language."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def left_in_english(language: str, text: str) -> list[str]:
    if language == "en":
        return []
    return [line for line in text.splitlines() if ENGLISH.search(THEIR_OWN.sub("", line))]


@every_language
def test_every_word_at_the_prompt(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    options = ["--seats", "me,Ann,random", "--seed", "5", "--save", str(tmp_path / "game.utopia")]
    typed = "".join(f"{line}\n" for line in TYPED)
    status, out, err = call(monkeypatch, capsys, ["play", *options, "--language", language], typed)
    assert (status, err) == (0, "")
    assert left_in_english(language, out) == []


@every_language
def test_a_game_is_told_from_its_first_word_to_its_last(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = str(tmp_path / "game.utopia")
    options = ["--seats", "greedy,random,greedy", "--seed", "5", "--option", "target=20", "--save", record]
    for arguments in (
        ["play", *options],
        ["record", "show", record, "--at", "90"],
        ["record", "replay", record],
        ["record", "verify", record],
    ):
        status, out, err = call(monkeypatch, capsys, [*arguments, f"--language={language}"])
        assert (status, err) == (0, "")
        assert out
        if arguments[1] != "show":  # which prints the position, in notation
            assert left_in_english(language, out) == []


def test_the_option_is_taken_from_anywhere() -> None:
    assert take_language(["--language", "it", "play", "--seed", "3"], {}) == ("it", ["play", "--seed", "3"])
    assert take_language(["play", "--language=de"], {"LANG": "fr_FR"}) == ("de", ["play"])
    assert take_language(["play"], {"LANG": "fr_FR"}) == ("fr", ["play"])
    assert take_language(["play", "--", "--language", "de"], {}) == ("en", ["play", "--", "--language", "de"])
    for words in (["--language"], ["--language", "xx"], ["--language="]):
        with pytest.raises(UnknownLanguageError):
            take_language(words, {})
