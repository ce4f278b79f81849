"""One thing at a time at the prompt, through the plain screen in this process."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.cli.play import dialog, lately
from utopia.cli.play.rules import title
from utopia.cli.speaking import say
from utopia.notation.files import read_record

Play = Callable[..., tuple[int, str]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Type lines at a game with seed 3; status and what was said. The record is game.utopia."""

    def typed(*lines: str, players: str = "me,random", options: tuple[str, ...] = ()) -> tuple[int, str]:
        path = tmp_path / "game.utopia"
        where = ["--resume", str(path)] if path.exists() else ["--save", str(path), "--seats", players]
        seed = [] if "--transcribe" in options else ["--seed", "3"]
        arguments = ["play", *where, *seed, *options]
        status, out, err = call(monkeypatch, capsys, arguments, "".join(f"{line}\n" for line in lines))
        assert err == ""
        return status, out

    return typed


FIRST = ("1", "1", "")
"""The first guest to the first district, and on."""


def to_development(play: Play) -> None:
    """Three turns of phase 1 and the discards, then stop: the record stands in phase 2."""
    _, out = play(*FIRST, *FIRST, *FIRST)
    for _ in range(9):
        if "discard" not in out.rsplit("You may:", 1)[-1]:
            break
        _, out = play("1")
    assert "end your turn" in out


def test_quit_is_fine_and_the_end_of_input_is_130(play: Play) -> None:
    status, out = play("quit")
    assert status == 0
    assert "The game is saved. Go on with it:" in out
    assert "play --resume" in out
    assert play()[0] == 130


def test_a_resumed_game_stands_where_it_was(play: Play, tmp_path: Path) -> None:
    play(*FIRST, "quit")
    lines = (tmp_path / "game.utopia").read_text("utf-8")
    _, out = play("quit")
    assert "The game goes on after" in out
    assert (tmp_path / "game.utopia").read_text("utf-8") == lines


def test_a_record_that_an_editor_saved_goes_on(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    play(*FIRST, "quit")
    whole = path.read_bytes()
    path.write_bytes(b"\xef\xbb\xbf" + whole.replace(b"\n", b"\r\n"))
    status, _ = play(*FIRST, "quit")
    assert status == 0
    assert path.read_bytes().startswith(whole), "as records are written"
    assert read_record(path).cut is None


def test_a_cut_record_says_so_and_goes_on(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    play(*FIRST, "quit")
    whole = path.read_bytes()
    path.write_bytes(whole + b"red enter ma")
    status, out = play(*FIRST, "quit")
    assert status == 0
    assert "The last line of the record was cut ('red enter ma')" in out
    assert path.read_bytes().startswith(whole)
    assert read_record(path).cut is None


@pytest.mark.parametrize(
    "way",
    ["3|1", "3|cinder-wharf", "3|cin", "ENTER  Greek cinder-wharf", "e g cin", "enter gre fire cin", "enter g fi|1"],
)
def test_ways_to_say_a_move(play: Play, tmp_path: Path, way: str) -> None:
    _, out = play("quit")
    assert "3. enter greek fire: 6 districts" in out, "the test knows this seed"
    play(*way.split("|"))
    assert "\nred enter greek cinder-wharf\n" in (tmp_path / "game.utopia").read_text("utf-8")


def test_a_number_that_is_not_there(play: Play) -> None:
    _, out = play("99", "0")
    assert "There is no 99 in the list; it goes from 1 to" in out
    assert "There is no 0 in the list" in out


def test_an_open_list_closes_on_enter(play: Play) -> None:
    _, out = play("1", "")
    assert out.count("You may:") == 2
    assert out.count("Which? (Enter goes back.)") == 1


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("enter maya kilnz", "did you mean 'kilns'"),
        ("e m kiln", "No Maya guest of Fire is on offer"),
        ("end", "R-WELCOME-7"),
        ("raise maya", "R-SCALE-1"),
        ("wonder fire", "R-BUILD-1"),
        ("district greek kilns", "R-BUILD-2"),
        ("xyzzy", "'xyzzy' is not a move; now you may enter, surprise; help lists the other words."),
        ("entre", "'entre' is not a move; did you mean 'enter'?\n"),
        ("move maya", "R-MOVE-1"),
        ("take maya fire now", "is incomplete or too long; write take CIV ISLAND"),
    ],
)
def test_what_cannot_be_done_is_explained(play: Play, tmp_path: Path, line: str, says: str) -> None:
    play("quit")
    before = (tmp_path / "game.utopia").read_bytes()
    _, out = play(line)
    assert says in out
    _, why = play(f"why {line}")
    assert says in why
    assert (tmp_path / "game.utopia").read_bytes() == before


def test_why_knows_what_is_allowed(play: Play) -> None:
    _, out = play("why enter greek kilns", "why")
    assert "'enter greek kilns' is allowed now." in out
    assert "Ask like this: why raise maya." in out
    _, out = play("why 3", "why 99", "3", "why 1", "why enter greek")
    assert "'enter greek fire' is allowed now: enter greek cinder-wharf, " in out
    assert "There is no 99 in the list" in out
    assert "'enter greek cinder-wharf' is allowed now." in out


def test_a_turn_that_ended_by_itself_waits_to_be_taken_back(play: Play, tmp_path: Path) -> None:
    _, out = play("3", "1", "enter maya kilns", "undo", "quit")
    assert "Your turn is over; Enter goes on, undo takes it back: " in out
    assert "Not done: enter maya kilns." in out
    assert "Undone: enter greek cinder-wharf." in out
    assert "red enter" not in (tmp_path / "game.utopia").read_text("utf-8")


@pytest.mark.parametrize("lines", [("e g cin, end",), ("1", "1", "end"), ("1", "1", "")])
def test_ways_to_end_a_turn(play: Play, lines: tuple[str, ...]) -> None:
    _, out = play(*lines, "undo")
    assert "Nothing can be undone: Blue has decided since." in out


def test_without_pause_the_game_goes_on_at_once(play: Play) -> None:
    _, out = play("1", "1", "undo", options=("--no-pause",))
    assert "Your turn is over" not in out
    assert "Nothing can be undone: Blue has decided since." in out


def test_moves_on_one_line_stop_where_something_is_drawn(play: Play) -> None:
    _, out = play("surprise, enter maya kilns")
    assert "Not done: enter maya kilns. Something was drawn" in out
    _, out = play("undo")
    assert "Nothing can be undone: the surprise guest has been drawn." in out


def test_moves_on_one_line_stop_at_the_first_that_cannot_be_done(play: Play) -> None:
    to_development(play)
    _, out = play("help")
    first = re.search(r"^\d+\. (raise \w+):", out, re.MULTILINE)
    assert first
    _, out = play(f"{first[1]}, wonder fire, end")
    assert "on the prestige scale." in out
    assert "R-BUILD-1" in out
    assert "Red ends the turn" not in out


def test_phase_two_is_taken_back_step_by_step(play: Play, tmp_path: Path) -> None:
    to_development(play)
    before = (tmp_path / "game.utopia").read_bytes()
    _, out = play("help")
    moving = re.search(r"^(\d+)\. move", out, re.MULTILINE)
    assert moving
    _, out = play(moving[1], "1", "1", "undo", "undo", "undo")
    assert out.count("Undone: ") >= 1
    assert "Nothing can be undone: " in out
    assert (tmp_path / "game.utopia").read_bytes() == before


def to_keeping(play: Play) -> str:
    """On to a turn of phase 2 that ends with more than five cards; what is said there."""
    to_development(play)
    _, out = play("end")
    for _ in range(60):
        if "several at once" in out:
            return out
        asked = out.rsplit("You may:", 1)[-1]
        _, out = play(*(["end"] if "end your turn" in asked else ["1"] if "discard" in asked else ["1", "1"]))
    raise AssertionError(f"no hand of more than five in two rounds\n{out}")


def test_cards_beyond_five_are_discarded_on_one_line(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    out = to_keeping(play)
    surplus = re.search(r"Red keeps 5 of (\d+) cards and discards the others\.", out)
    assert surplus
    number = int(surplus[1]) - 5
    assert number > 1, "the test knows this seed"
    offered = re.findall(r"^\d+\. discard (\w+)", out.rsplit("You may:", 1)[-1], re.MULTILINE)
    before = path.read_bytes()
    typed = [offered[0], *offered[: number - 1]]
    for line in (", ".join(typed), ", ".join(str(offered.index(card) + 1) for card in typed)):
        path.write_bytes(before)
        _, out = play(line)
        added = path.read_text("utf-8")[len(before) :].splitlines()
        assert added[:number] == [f"red discard {card}" for card in typed]


def test_help_speaks_of_the_moment_the_moves_and_the_rules(play: Play) -> None:
    _, out = play("help", "help moves", "help r-card-2", "help lower", "help rules", "help nonsense", "?")
    assert "You take one of the open guests" in out
    assert "Rules of this moment: R-WELCOME-2" in out
    assert "enter CIV DISTRICT: take an open guest" in out
    for rule in ("R-CARD-2", "R-SCALE-2"):
        assert f"{rule}: {title(rule)}. {say(f'rule-{rule}').split()[0]} " in out
    assert f"R-END-2: {title('R-END-2')}\n" in out
    assert "There is no help on 'nonsense'" in out


def test_looking_around(play: Play) -> None:
    _, out = play("board", "hand", "scores", "guests", "look kil", "look nowhere", "look", "log", "log x", "save", "s")
    for sentence in (
        "Prestige scale: ",
        "Princes in your supply: 8 maya, 8 persian, 8 chinese, 8 greek, 8 egyptian.",
        "The track, first to last:",
        "In the bag: ",
        "The Kilns, on fire: kilns, value 2.",
        "Look at what? Name a district, such as look heron-quay.",
        "“x” is not a number of lines; write log, or log 20 for the last 20.",
        "Streets to glass-row, sun-gate, ember-stairs, bell-foundry.",
        "Bridges to vane-square.",
        "'nowhere' is no district;",
        "goes first.",
        "Saved after every decision in ",
    ):
        assert sentence in out
    assert "Boats to" not in out, "the kilns are no harbour"


def test_boats_reach_their_sector_and_the_next(play: Play) -> None:
    _, out = play("look cinder-wharf")
    assert "Boats to heron-quay, lantern-hill, tide-mill, sun-gate." in out


def test_the_game_goes_on_in_another_file(play: Play, tmp_path: Path) -> None:
    other = tmp_path / "other.utopia"
    play("1", f"save {other}", "1", "1", "", "quit")
    assert "red enter" in other.read_text("utf-8")
    assert "red enter" not in (tmp_path / "game.utopia").read_text("utf-8")


def test_a_real_table_is_followed(play: Play, tmp_path: Path) -> None:
    lines = ["m", "g g", "p", "undo", "p e", "chi", "blue", "m f, g w, w", "m e, m e, c f, e wi", "c f"]
    assert "Type the civilizations as they come on the scale" in play("help", players="2", options=("--transcribe",))[1]
    (tmp_path / "game.utopia").unlink()
    _, out = play(*lines, "enter m e kil", "e m e oli", "quit", players="2", options=("--transcribe",))
    assert "You follow a game on a real table" in out
    assert "Undone: scale persian." in out
    assert "'g' may be" not in out
    assert "play --transcribe --resume" in out
    record = (tmp_path / "game.utopia").read_text("utf-8")
    assert "first blue\nguest maya fire\n" in record
    assert "blue enter maya olive-landing" in record
    _, out = play("undo", "undo", "undo", options=("--transcribe",))
    assert "Undone: enter maya olive-landing." in out
    assert "Undone: guest" in out


def test_people_do_not_see_each_other_s_cards(play: Play) -> None:
    out = ""
    while "Everybody is dealt" not in out:
        _, out = play("", "1", "1", "", "", "hand", players="Ann,Bob")
    told = re.findall(r"Everybody is dealt 5 cards\.( You get .*)?", out)
    assert len(told) == 1, "only who looks at the screen is told"
    assert " You get " in told[0]
    assert out.count("Your cards: ") == 1


def test_the_keyboard_goes_from_hand_to_hand(play: Play) -> None:
    _, out = play("", "1", "1", "", "1", "1", players="Ann,Bob")
    assert "Press Enter when you are Ann (red)" in out
    assert "Press Enter when you are Bob (blue)" in out
    assert "can still undo the last move: undo." in out


def test_nothing_is_shown_while_the_screen_is_covered(play: Play) -> None:
    _, out = play("hand", "board", "help", "", "1", "1", "hand", "undo", players="Ann,Bob")
    assert out.count("is for the player at the screen") == 3
    assert "Undone: enter" in out


def test_what_the_others_did_stands_right_above_the_question(play: Play) -> None:
    _, out = play(*FIRST)
    title, story = out.rindex("lap 2 of 3"), out.rindex("Blue takes the")
    assert title < story < out.rindex("You decide. ")
    assert out[story:].splitlines()[1].startswith("You decide. ")
    told = [line for line in out.splitlines() if line.startswith("Blue takes the")]
    assert len(told) == len(set(told)), "nothing is told twice"


def test_bots_alone_are_watched_to_the_end(play: Play) -> None:
    status, out = play(players="random,greedy", options=("--option", "target=1"))
    assert status == 0
    assert "Only bots play; you watch." in out
    assert re.search(r"The game is over\n(Red|Blue) wins with \d+ points; (Red|Blue) came second with \d+\.\n", out)
    assert "Your cards" not in out


def test_a_game_that_is_over_shows_its_standings_again(play: Play) -> None:
    _, out = play(players="random,greedy", options=("--option", "target=1"))
    standings = [line for line in out.splitlines() if re.match(r"\d\. \w+: \d+ points", line)]
    status, again = play("")
    assert status == 0
    assert len(standings) == 2
    assert all(line in again for line in standings)


def test_by_default_games_are_kept_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lately, "data_folder", lambda: tmp_path)
    _, out, _ = call(monkeypatch, capsys, ["play"], "quit\n")
    [path] = (tmp_path / "games").iterdir()
    assert f"The game is saved after every decision in {path}." in out
    assert lately.last_unfinished() == path
    assert "You are red." in out


@pytest.fixture
def greet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Call `utopia play` without options, where a person answers; the data folder is empty at first."""

    def typed(*lines: str, options: tuple[str, ...] = ()) -> tuple[int, str]:
        monkeypatch.setattr(dialog, "is_anybody_there", lambda: True)
        status, out, err = call(monkeypatch, capsys, ["play", *options], "".join(f"{line}\n" for line in lines))
        assert err == ""
        return status, out

    return typed


def test_one_enter_starts_a_game_against_three_bots(greet: Play) -> None:
    status, out = greet("", "quit")
    assert status == 0
    assert "Enter: play against 3 bots (mason)." in out
    assert "last game" not in out
    [path] = lately.games_folder().iterdir()
    assert read_record(path).names == ("me", "mason", "mason", "mason")


def test_the_first_question_is_asked_until_it_is_answered(greet: Play) -> None:
    _, out = greet("7", "me, greddy", "Ann, random", "quit")
    assert "7 players: Utopia is for 2 to 5." in out
    assert "did you mean greedy?" in out
    assert "Ann is red." in out
    [path] = lately.games_folder().iterdir()
    assert read_record(path).names == ("Ann", "random")


def test_the_last_game_is_offered_until_it_is_over(greet: Play) -> None:
    greet("random,me", "quit")
    [path] = lately.games_folder().iterdir()
    _, out = greet("res", "quit")
    assert f"Or type resume to go on with your last game: {path}" in out
    assert "The game goes on after" in out
    assert "last game" not in greet("", "quit", options=("--edition", "de"))[1], (
        "who wants other rules wants a new game"
    )
    for other in lately.games_folder().iterdir():
        other.unlink()
    greet("random,random", options=("--option", "target=1"))
    assert "last game" not in greet("", "quit")[1]


def test_the_last_game_is_the_one_played_last_wherever_it_is(greet: Play, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere.utopia"
    greet("random,me", f"save {other}", "quit")
    [stale] = lately.games_folder().iterdir()
    stale.touch()
    _, out = greet("resume", "quit")
    assert f"your last game: {other}" in out
    assert f"it is saved in {other}." in out
    other.unlink()
    assert lately.last_unfinished() == stale


def test_a_newcomer_gets_help_before_the_game(greet: Play) -> None:
    _, out = greet("help", "Ann, smarty, random", "quit")
    assert "New to the game? Type help." in out
    assert "A round has three phases:" in out
    assert "Ann and smarty are people at this keyboard." in out


def test_nobody_who_answers_begins_no_game(greet: Play) -> None:
    status, out = greet()
    assert status == 130
    assert "No game was begun." in out
    assert not lately.games_folder().exists()


def test_a_hint_names_a_move_and_its_reasons_and_plays_nothing(play: Play, tmp_path: Path) -> None:
    _, out = play("hint", "quit")
    hint = next(line for line in out.splitlines() if "The Architect would play: " in line)
    move = hint.rpartition("play: ")[2].rstrip(".")
    assert move.startswith("enter ")
    assert " monument pays " in out
    assert "red enter" not in (tmp_path / "game.utopia").read_text("utf-8")
    _, out = play(move.split(", ")[0], "", "quit")
    assert "is no " not in out


def test_a_covered_screen_gives_no_hint(play: Play) -> None:
    _, out = play("hint", players="Ann,Bob")
    assert "The Architect" not in out
    _, out = play("", "hint", "quit")
    assert "The Architect would play" in out


def test_what_the_bots_are_like_is_told(play: Play) -> None:
    _, out = play("help bots", "quit")
    assert "mason: Knows what a monument is worth and looks one move ahead." in out
    assert "regent: " in out
