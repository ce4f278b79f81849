"""The record on disk: whole at any moment, on a full disk, in a folder that cannot be written, and after a cut."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables.setting import PEOPLE, choose, new_table, of_kind, random_bot, robots, settle
from utopia.chance import Seeded
from utopia.notation.model import RecordError
from utopia.rules import Kind, edition
from utopia.tables import Journal, JournalError, Table, find, sit_down

ROOT = Path(__file__).parent.parent.parent


def recorded(path: Path, decisions: int = 3) -> Table:
    """A game of three with some decisions of people in its record."""
    table = new_table(3, seed=2, path=path)
    for _ in range(decisions):
        settle(table)
        seat = table.waiting().seat
        table.play(choose(table, of_kind(Kind.ENTER), seat), seat)
    settle(table)
    return table


def resumed(path: Path) -> Table:
    found = find(path)
    return sit_down(found, PEOPLE[:3], chance=Seeded(2), make_bot=random_bot, seed=2)


def test_every_decision_is_a_line(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.utopia"
    table = recorded(path)
    assert path.read_text("utf-8") == table.record_text()
    assert list(path.parent.iterdir()) == [path], "nothing is left beside it"


def test_no_record_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    path.write_text("mine", "utf-8")
    with pytest.raises(JournalError, match=r"game\.utopia exists already; go on with it by --resume"):
        Journal.create(path, "text")
    with pytest.raises(JournalError, match="exists already"):
        Journal.create(Path(os.devnull), "text")
    assert path.read_text("utf-8") == "mine"


@pytest.mark.parametrize("where", ["file/game.utopia", "file/deeper/game.utopia", "\0/game.utopia"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises((JournalError, ValueError), match=r"cannot be written: Not a directory|null byte|exists"):
        Journal.create(tmp_path / where, "text")


def test_an_event_that_is_not_saved_has_not_happened(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    table = recorded(path)
    seat, events = table.waiting().seat, len(table.game.events)
    text = path.read_text("utf-8")
    path.rename(tmp_path / "away.utopia")
    with pytest.raises(JournalError, match=r"game\.utopia cannot be written: No such file"):
        table.play(choose(table, of_kind(Kind.ENTER), seat), seat)
    with pytest.raises(JournalError):
        table.take_back(table.game.events[-2].seat)
    assert len(table.game.events) == events
    (tmp_path / "away.utopia").rename(path)
    table.play(choose(table, of_kind(Kind.ENTER), seat), seat)
    assert path.read_text("utf-8").startswith(text), "and it goes on when that is over"


def test_two_programs_do_not_write_one_record(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    table = recorded(path)
    other = resumed(path)
    seat = table.waiting().seat
    move = choose(table, of_kind(Kind.ENTER), seat)
    other.play(move, seat)
    text = path.read_text("utf-8")
    with pytest.raises(JournalError, match="another program has changed it"):
        table.play(move, seat)
    assert path.read_text("utf-8") == text
    other.take_back(seat)
    with pytest.raises(JournalError, match="another program has changed it"):
        table.play(move, seat)


@pytest.mark.parametrize("rest", ["r", "red enter maya lantern-h", "red end", "yellow discard maya \N{SNOWMAN}"])
def test_a_cut_last_line_is_dropped_and_said(tmp_path: Path, rest: str) -> None:
    path = tmp_path / "game.utopia"
    table = recorded(path)
    whole = path.read_bytes()
    path.write_bytes(whole + rest.encode()[: len(rest.encode()) - (1 if not rest.isascii() else 0)])
    found = find(path)
    assert found.cut
    assert found.text.encode() == whole
    again = resumed(path)
    assert again.game.state.tobytes() == table.game.state.tobytes()
    assert path.read_bytes() == whole
    settle(again)
    seat = again.waiting().seat
    again.play(choose(again, of_kind(Kind.ENTER), seat), seat)
    assert path.read_text("utf-8") == again.record_text()


def test_others_may_sit_down(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    recorded(path)
    table = sit_down(find(path), PEOPLE[2:5], chance=Seeded(1))
    assert "\nred: Cleo\nblue: Dan\nyellow: Eve\n" in path.read_text("utf-8")
    assert path.read_text("utf-8") == table.record_text()


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "game.utopia", tmp_path / "link.utopia"
    recorded(path)
    link.symlink_to(path)
    table = resumed(link)
    last = table.game.events[-2].seat
    table.take_back(last)
    assert link.is_symlink()
    assert path.read_text("utf-8") == table.record_text()


def test_a_game_that_breaks_a_rule_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    table = recorded(path)
    line = table.game.line(len(table.game.events) - 2)
    path.write_text(path.read_text("utf-8").replace(f"\n{line}\n", f"\n{line}\n{line}\n"), "utf-8")
    with pytest.raises(RecordError, match=r"line \d+: '.* enter .*' breaks a rule: .*\[R-WELCOME-2\]"):
        find(path)


def test_the_result_is_added_to_a_finished_game_without_it(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    finished = new_table(robots(3), seed=2, edition=edition(target=5), path=path)
    settle(finished)
    text = path.read_text("utf-8")
    assert text.splitlines()[-1].startswith("result: target; 1 ")
    path.write_text(text[: text.rindex("result:") + 9], "utf-8")
    table = sit_down(find(path), robots(3), chance=Seeded(2), make_bot=random_bot)
    assert table.game.is_over
    assert path.read_text("utf-8") == text


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from tests.tables.test_journal import recorded, resumed
from tests.tables.setting import choose, of_kind, settle
from utopia.rules import Kind
from utopia.tables import JournalError
path = Path(sys.argv[1])
table = recorded(path)
text = path.read_bytes()
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
seat = table.waiting().seat
move = choose(table, of_kind(Kind.ENTER), seat)
acts = {
    0: lambda: table.play(move, seat),
    1: lambda: table.play(move, seat),
    7: lambda: table.play(move, seat),
    -50: lambda: table.take_back(table.game.events[-2].seat),
}
for room, act in acts.items():
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(text) + room, resource.RLIM_INFINITY))
    try:
        act()
    except JournalError as error:
        print(error)
    assert path.read_bytes() == table.record_text().encode() == text, room
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
table.play(move, seat)
assert path.read_bytes() == table.record_text().encode()
print("fine")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on the size of files")
def test_a_full_disk_leaves_the_record_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.utopia"
    command = [sys.executable, "-c", FULL_DISK, str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("cannot be written: File too large") == 4
    assert done.stdout.endswith("fine\n")
    assert resumed(path).record_text() == path.read_text("utf-8")
