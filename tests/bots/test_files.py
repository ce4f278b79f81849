"""Bots of one's own: from a file or an installed package, and what is said when something is wrong with them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.table import Table
from utopia.bots import BotError, check_name, find_bot, is_bot, known_bots, make, registry, short_name

MINE = """
class Mine:
    def __init__(self, boards, seat):
        self.seat = seat

    def choose(self, view, moves, budget, rng):
        return moves[-1]


def maker(boards, seat):
    return Mine(boards, seat)


def forgetful(boards, seat):
    return None


class Chooseless:
    def __init__(self, boards, seat):
        pass


number = 7
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with a file of bots."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bots.py").write_text(MINE)
    yield tmp_path
    registry._installed.cache_clear()


@pytest.mark.parametrize("name", ["my_bots.py:Mine", "my_bots.py:maker", "./my_bots.py:Mine"])
def test_a_bot_in_a_file_is_made_like_any_other(name: str) -> None:
    check_name(name)
    bot = make(name, Table().boards, 2)
    assert (type(bot).__name__, bot.seat) == ("Mine", 2)  # type: ignore[attr-defined]
    assert type(make(name, Table().boards, 2)) is type(bot), "a file is loaded once"
    assert is_bot(name)
    assert short_name(name) == name.rpartition(":")[2]


def test_a_file_may_import_what_lies_beside_it(folder: Path) -> None:
    (folder / "helping_mine.py").write_text("LAST = -1\n")
    (folder / "sub.py").write_text("from helping_mine import LAST\nfrom my_bots import Mine\n")
    assert callable(find_bot("sub.py:Mine"))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("my_bots.py", "my_bots.py: say which bot of the file is meant, as in my_bots.py:Mine"),
        ("my_bots.py:", "my_bots.py: say which bot of the file is meant, as in my_bots.py:Mine"),
        ("my_bots.py:a-b", "my_bots.py: say which bot of the file is meant, as in my_bots.py:Mine"),
        (
            "their_bots.py:Mine",
            "their_bots.py: there is no such file in FOLDER; write the path of a file",
        ),
        ("folder.py:Mine", "folder.py is a folder; write the path"),
        ("my_bots.py:\x1b[2J", "the name holds the character"),
        (f"{'x' * 300}.py:Mine", "the name has 308 characters"),
    ],
)
def test_a_name_of_no_file_is_told_before_anything_is_loaded(folder: Path, name: str, says: str) -> None:
    (folder / "folder.py").mkdir()
    for refuse in (check_name, find_bot):
        with pytest.raises(BotError) as refused:
            refuse(name)
        assert str(refused.value).startswith(says.replace("FOLDER", str(folder)))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (MINE, "broken.py has no Nine; it has Mine, maker, forgetful, Chooseless"),
        ("x = 1", "broken.py has no Nine, nor any other class or function that could be a bot"),
        ("\n\nx = 1 / 0", "broken.py cannot be loaded: line 3 ends in ZeroDivisionError: division by zero"),
        ("import random\nrandom.choice([])", "broken.py cannot be loaded: line 2 ends in IndexError"),
        ("x = 1\ndef Nine(:", "broken.py cannot be loaded: line 2 ends in SyntaxError"),
        ("import no_such_library", "broken.py cannot be loaded: line 1 ends in ModuleNotFoundError: No module named"),
        ("import sys\nsys.exit(3)", "broken.py cannot be loaded: line 2 ends in SystemExit: 3"),
        ("raise ValueError('\\x1b[2J\\n' * 500)", "broken.py cannot be loaded: line 1 ends in ValueError: [2J [2J"),
        ("Nine = 7", "broken.py:Nine is no bot but of type int; a bot is a class with a method choose"),
        ("class Nine: pass", "broken.py:Nine is no bot: it has no method choose"),
    ],
)
def test_a_broken_file_is_told_in_one_sentence(folder: Path, text: str, says: str) -> None:
    (folder / "broken.py").write_text(text)
    check_name("broken.py:Nine")
    with pytest.raises(BotError) as refused:
        find_bot("broken.py:Nine")
    said = str(refused.value)
    assert said.startswith(says)
    assert said.isprintable()
    assert len(said) < 300


def test_what_cannot_be_read_is_told(folder: Path) -> None:
    (folder / "broken.py").write_bytes(b"\xff\xfe x = 1")
    with pytest.raises(BotError, match=r"^broken\.py cannot be loaded: line 1 ends in SyntaxError"):
        find_bot("broken.py:Nine")


def test_a_maker_that_makes_no_bot_is_told() -> None:
    with pytest.raises(BotError, match=r"^my_bots\.py:forgetful is no bot: it has no method choose"):
        make("my_bots.py:forgetful", Table().boards, 0)


def install(folder: Path, entries: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings bots."""
    about = folder / "theirs-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[utopia.bots]\n{entries}")
    (folder / "theirs.py").write_text(MINE)
    monkeypatch.syspath_prepend(folder)
    registry._installed.cache_clear()


def test_installed_packages_bring_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(folder, "thinker = theirs:Mine\nmason = theirs:Mine\nbad name! = theirs:Mine\n", monkeypatch)
    assert known_bots()[-1] == "thinker"
    assert known_bots().count("mason") == 1
    assert type(make("thinker", Table().boards, 0)).__name__ == "Mine"
    assert type(make("mason", Table().boards, 0)).__name__ == "Mason", "ours stays ours"
    assert is_bot("thinker")
    assert not is_bot("bad name!")
    with pytest.raises(BotError, match=r"^'thinkers' is no bot; did you mean 'thinker'\?$"):
        check_name("thinkers")


def test_a_broken_installed_bot_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(folder, "thinker = theirs:Nobody\nother = nowhere:Mine\n", monkeypatch)
    with pytest.raises(
        BotError, match=r"^the installed bot thinker \(theirs:Nobody\) cannot be loaded: AttributeError"
    ):
        find_bot("thinker")
    with pytest.raises(BotError, match=r"^the installed bot other .* ModuleNotFoundError: No module named 'nowhere'$"):
        find_bot("other")
