"""Games that cannot be played: one clear sentence, status 2, and no file left or harmed."""

from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.boards import board_to_toml, load_board
from utopia.chance import Seeded
from utopia.cli.play import lately
from utopia.game import Game
from utopia.notation.json_twin import record_to_json
from utopia.notation.record import record_text
from utopia.notation.replay import redact
from utopia.tables import Journal

SAID = [
    (["--seats", "1"], "1 player: Utopia is for 2 to 5"),
    (["--seats", "banana"], "Utopia is for 2 to 5 ('banana' was read as the name of one person; write several as in"),
    (["--seats", "greedy"], "('greedy' is one bot; write several as in Ann,Bob,mason)"),
    (["--save", "/no-such-folder/game"], "/no-such-folder/game cannot be written: there is no folder /no-such-folder"),
    (["--seats", "6"], "6 players: Utopia is for 2 to 5"),
    (["--seats", "me"], "1 player: Utopia is for 2 to 5"),
    (["--seats", "a,b,c,d,e,f"], "6 players: Utopia is for 2 to 5"),
    (["--seats", "Ann,,greedy"], "a name is missing"),
    (["--seats", "me,gredy"], "'gredy' is not a bot; did you mean greedy?"),
    (["--seats", "Ann,Ann"], "two people are called Ann"),
    (["--seats", "Ann,B\x07b"], "holds the character '\\x07'"),
    (["--edition", "xx"], "edition 'xx' is unknown; it is one of fr, it, en, de"),
    (["--option", "colour=red"], "option 'colour=red' is unknown; write name=value with one of lowest_value"),
    (["--option", "target"], "option 'target' is unknown; write name=value"),
    (["--option", "target=abc"], "option target is 'abc'; it is a whole number"),
    (["--option", "target=999"], "option target is 999; it is a whole number from 1 to 200"),
    (["--option", "live_order=maybe"], "option live_order is 'maybe'; it is on or off"),
    (["--option", "final_tie=coin"], "option final_tie is 'coin'; it is one of track, shared"),
    (["--board", "no-such-board"], "there is no such file"),
    (["--seed", "x"], "seed 'x' is not a number from 0 on"),
    (["--seed", "-1"], "seed '-1' is not a number from 0 on"),
    (["--save", ""], "'' is not a name of a file"),
    (["--resume", ""], "'' is not a name of a file"),
    (["--save", "~nobody-of-that-name/x"], "there is no such user’s home"),
    (["--seed", "3", "--transcribe"], "--seed does not go with --transcribe"),
    (["--resume", "no-such-file"], "no-such-file: there is no such file; give the path of a record"),
]


@pytest.mark.parametrize(
    ("arguments", "says"), SAID, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_options_that_do_not_fit(
    arguments: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(lately, "data_folder", lambda: tmp_path)
    status, out, err = call(monkeypatch, capsys, ["play", *arguments])
    assert (status, out) == (2, "")
    assert says in err
    assert err.startswith("utopia play: ")
    assert list(tmp_path.iterdir()) == []


def played(events: int = 60) -> Game:
    """The beginning of a game."""
    game = Game(2, by_hand=True)
    game.chance = Seeded(1)
    game.draw()
    while len(game.events) < events:
        game.play(game.moves()[0])
    return game


def faulty_records() -> dict[str, tuple[bytes, str]]:
    """Name -> bytes of a file that is no record to go on from, and what is said of it."""
    record = played().record(("Ann", "Bob"))
    text = record_text(record)
    last = text.splitlines()[-1]
    return {
        "redacted": (record_text(redact(record, 0)).encode(), "it tells only what one viewer knew"),
        "twin": (record_to_json(record).encode(), "it is a JSON twin"),
        "illegal": (f"{text}{last}\n{last}\n{last}\n".encode(), "breaks a rule"),
        "newer": (text.replace("utopia record 1", "utopia record 9", 1).encode(), "this program reads format 1"),
        "digest": (text.replace("digest: ", "digest: 0", 1).encode(), "it is another board"),
        "encoding": (text.replace("Ann", "Ren\xe9").encode("latin-1"), "is not UTF-8"),
        "no record": (b"Once upon a time\n", "a record begins with"),
        "empty": (b"", "it is empty"),
    }


@pytest.mark.parametrize("name", faulty_records())
def test_a_record_that_is_none_is_not_harmed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data, says = faulty_records()[name]
    path = tmp_path / "game.utopia"
    path.write_bytes(data)
    status, _, err = call(monkeypatch, capsys, ["play", "--resume", str(path)])
    assert status == 2
    assert says in err
    assert len(err.splitlines()) == 1
    assert path.read_bytes() == data


def test_what_does_not_go_with_a_resumed_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.utopia"
    path.write_text(record_text(played().record(("Ann", "Bob"))), "utf-8")
    for extra in (["--edition", "de"], ["--option", "target=20"], ["--board", "reconstruction"], ["--save", "other"]):
        status, _, err = call(monkeypatch, capsys, ["play", "--resume", str(path), *extra])
        assert status == 2
        assert f"{extra[0]} does not go with --resume" in err
    status, _, err = call(monkeypatch, capsys, ["play", "--resume", str(path), "--seats", "3"])
    assert (status, "3 players cannot go on with a game of 2" in err) == (2, True)


def test_a_faulty_board_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.toml"
    path.write_text(
        board_to_toml(load_board("reconstruction"), geometry=False).replace("value = 4", "value = 7"), "utf-8"
    )
    status, _, err = call(monkeypatch, capsys, ["play", "--board", str(path)])
    assert status == 2
    assert "field value: read 7" in err


def test_a_file_that_is_there_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.utopia"
    path.write_text("mine", "utf-8")
    status, _, err = call(monkeypatch, capsys, ["play", "--save", str(path)])
    assert (status, path.read_text("utf-8")) == (2, "mine")
    assert "exists already; go on with it by --resume" in err


def test_without_a_folder_to_write_to_one_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(lately, "data_folder", lambda: tmp_path / "file")
    later = tmp_path / "later.utopia"
    typed = f"save\nsave {tmp_path / 'file'}\nsave {tmp_path / 'none' / 'x'}\nsave {later}\nquit\n"
    status, out, _ = call(monkeypatch, capsys, ["play", "--seats", "2", "--seed", "1"], typed)
    assert status == 0
    assert "This game is not saved: " in out
    assert "It is not saved yet." in out
    assert "exists already" in out
    assert f"there is no folder {tmp_path / 'none'}; make it first" in out
    assert not (tmp_path / "none").exists()
    assert "The game goes on in" in out
    assert Journal.resume(later, later.read_text("utf-8")).path == later
