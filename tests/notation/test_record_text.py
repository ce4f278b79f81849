"""A record as text: the same again when read, and one clear sentence for everything that is wrong with it."""

from dataclasses import replace

import pytest

from tests.notation.sample import BOARD, NAMES, record_of, whole, whole_text
from tests.properties.walk import Setting, games, walk
from utopia.boards import BoardMap
from utopia.notation.files import complete_part, record_from_bytes
from utopia.notation.json_twin import record_from_json, record_to_json
from utopia.notation.record import (
    Comment,
    Event,
    Record,
    RecordError,
    event_line,
    event_lines,
    header_text,
    parse_record,
    record_text,
    result_line,
)
from utopia.notation.replay import redact, verify
from utopia.notation.words import NotationError
from utopia.rules import PRESETS, SPECTATOR, Edition

TEXT = whole_text()
LINES = TEXT.split("\n")
HEAD = LINES.index("")
"""How many lines the head has before the empty one."""


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def at(beginning: str, further: int = 0) -> str:
    return f"line {1 + further + next(i for i, line in enumerate(LINES) if line.startswith(beginning))}"


@games
def test_text_reads_back(setting: Setting) -> None:
    record = record_of(walk(setting))
    text = record_text(record)
    again = parse_record(text)
    assert again == record
    assert record_text(again) == text
    assert again.cut is None


def test_head_tells_every_option() -> None:
    for preset, edition in PRESETS.items():
        record = Record(BOARD, edition, 2, ("a", "b"), preset=preset, title="One: two", date="2026-02-28")
        head = header_text(record)
        assert f"\nedition: {preset}\n" in head
        for name in edition.options():
            assert f"\n{name}: " in head
        assert parse_record(head) == record


def test_an_edition_of_ones_own_has_no_name() -> None:
    record = Record(BOARD, Edition(target=70), 2, ("", ""), preset="fr")
    assert record.preset is None
    assert "edition:" not in header_text(record)


def test_a_board_of_ones_own_is_written_out() -> None:
    own = replace(BOARD, geometry=None, name="Our map", bridges=BOARD.bridges[1:])
    assert isinstance(own, BoardMap)
    record = Record(own, Edition(), 4, NAMES[:4], viewer=SPECTATOR)
    text = record_text(record)
    assert "board: inline\n" in text
    assert parse_record(text) == record


def test_lines_may_be_appended_one_by_one() -> None:
    record = whole()
    text = header_text(replace(record, result=None))
    for line in event_lines(record):
        text += f"{line}\n"
    assert record.result is not None
    closed = parse_record(f"{text}{result_line(record.result)}\n")
    assert closed == record
    assert verify(closed) is None


def test_comments_are_kept_and_empty_lines_are_not() -> None:
    spaced = TEXT.replace("first ", "\n# the first player\n  \nfirst ", 1) + "# the end\n#\n"
    read = parse_record(spaced)
    number = len(read.events)
    assert read.comments == (Comment(5, "the first player"), Comment(number, "the end"), Comment(number, ""))
    assert replace(read, comments=()) == whole()
    assert record_text(read) == spaced.replace("\n\n#", "\n#").replace("\n  \n", "\n")
    assert record_from_json(record_to_json(read)) == read
    assert redact(read, 0).comments == ()


def test_a_comment_is_one_line() -> None:
    with pytest.raises(RecordError, match="comment holds the character"):
        parse_record(TEXT + "# a \x1b[2J\n")
    assert parse_record(TEXT + "# tab\tulator\n").comments[0].text == "tab\tulator"


@pytest.mark.parametrize("back", [1, 2, 5])
def test_a_cut_last_line_is_kept_apart(back: int) -> None:
    cut = parse_record(TEXT[:-back])
    assert cut.events == whole().events[:-1]
    assert cut.cut == LINES[-2][: len(LINES[-2]) + 1 - back]
    fault = verify(replace(cut, result=None))
    assert fault is not None
    assert (fault.line, fault.rule) == (len(LINES) - 1, "")
    assert "breaks off" in fault.reason


def test_every_cut_among_the_events_can_be_resumed() -> None:
    data = record_text(replace(record_of(walk(Setting(1)), 60))).encode()
    begin = data.index(b"\n\n") + 2
    for size in range(begin, len(data)):
        torn = record_from_bytes(data[:size])
        kept = record_from_bytes(complete_part(data[:size]))
        assert (kept.events, kept.cut) == (torn.events, None)
        assert (torn.cut is None) == data[:size].endswith(b"\n")
        assert verify(kept) is None


@pytest.mark.parametrize(
    ("text", "place", "sentence"),
    [
        ("", "", "it is empty; a record begins with 'utopia record 1'"),
        ("hello\n", "line 1", "read 'hello'; a record begins with"),
        (changed("record 1", "record 2"), "line 1", "this record has format 2; this program reads format 1"),
        (changed("rules: 1", "rules: 9"), "line 2", "'9' is no version of the rules that this program knows"),
        (changed("\nfirst", "\r first"), at("first", -1), "carriage return"),
        ("\ufeff\ufeff" + TEXT, "line 1", "a record begins with"),
        ("\n".join(LINES[:6]), "line 5", "the head breaks off here"),
        (changed("target: 50", "traget: 50"), at("target:"), "did you mean 'target'?"),
        (changed("target: 50", "rules: 50"), at("target:"), "'rules' stands here again; it was read at line 2"),
        (changed("target: 50\n", ""), "its head", "'target' is missing"),
        (changed("target: 50", "target: 0"), at("target:"), "option target is 0; it is a whole number from 1 to 200"),
        (changed("target: 50", "target: fifty"), at("target:"), "option target is 'fifty'"),
        (changed("live_order: on", "live_order: perhaps"), at("live_order:"), "it is on or off"),
        (changed("scale_cards: matching", "scale_cards: none"), at("scale_cards:"), "it is one of matching"),
        (changed("edition: fr", "edition: us"), at("edition:"), "edition 'us' is unknown; it is one of fr, it, en, de"),
        (changed("edition: fr", "edition: en"), at("lowest_value:"), "option lowest_value is not that of edition en"),
        (changed("edition: fr", "edition fr"), at("edition:"), "a line of the head is 'key: value'"),
        (changed("board: reconstruction", "board: mine"), at("board:"), "board 'mine' is unknown"),
        (changed("board: reconstruction", "board: inline"), at("board:"), "the board is missing"),
        (changed("digest: ", "| format = 1\ndigest: "), at("board:"), "named and written out as well"),
        (changed("digest: ", "digest: 0"), at("digest:"), "it is another board"),
        (changed("blue: Zoë\n", ""), at("blue:"), "there is a seat yellow but none blue"),
        (changed("red: Ann", "red: A\tnn"), at("red:"), "holds the character"),
        (changed("blue: Zoë", "blue: " + "Z" * 201), at("blue:"), "at most 200"),
        (changed("red: Ann", "date: 2026-02-30\nred: Ann"), at("red:"), "it is a day such as 2026-01-31"),
        (changed("red: Ann", "view: green\nred: Ann"), at("red:"), "'green' is no viewer of this game"),
        (changed("result: target", "result: luck"), at("result:"), "'luck' is no reason to end"),
        (changed("; 3 ", "; 9 "), at("result:"), "'9' is no place of this game"),
        (changed("; 3 ", "; "), at("result:"), "a place is written '1 red 54'"),
        (changed("; 3 ", "; 3 red 1; 3 "), at("result:"), "it names each of the 3 seats once"),
        (f"{TEXT}result: target; 1 red 50\n", f"line {len(LINES)}", "the result stands here again"),
        (changed("\nfirst", "\nfrist"), at("first"), "did you mean 'first'?"),
    ],
    ids=lambda value: value[:40].replace("\n", " ") if isinstance(value, str) else "",
)
def test_what_is_wrong_is_said_with_its_place(text: str, place: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text, "game.utopia")
    assert caught.value.place == place
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("game.utopia")
    assert "\n" not in str(caught.value)


def test_an_inline_board_with_faults_is_refused() -> None:
    own = replace(BOARD, geometry=None, bridges=BOARD.bridges[1:])
    text = header_text(Record(own, Edition(), 2, ("", ""))).replace("value = 4", "value = 7")
    with pytest.raises(RecordError, match=r"the board has 4 fault\(s\); the first is: .*read 7"):
        parse_record(text)


def test_nothing_follows_the_closing_result() -> None:
    record = whole()
    assert record.result is not None
    text = record_text(replace(record, result=None)) + result_line(record.result) + "\nred end\n"
    with pytest.raises(RecordError, match="nothing follows it"):
        parse_record(text)


@pytest.mark.parametrize("name", ["a\nb", "a\u2028b", " a", "a\x00", "x" * 201])
def test_a_name_that_is_no_line_is_not_written(name: str) -> None:
    with pytest.raises(NotationError, match="name"):
        header_text(Record(BOARD, Edition(), 2, (name, "b")))


@pytest.mark.parametrize(("players", "names"), [(1, ("a",)), (6, tuple("abcdef")), (3, ("a", "b"))])
def test_players_and_names_go_together(players: int, names: tuple[str, ...]) -> None:
    with pytest.raises(NotationError):
        Record(BOARD, Edition(), players, names)


def test_a_viewer_is_a_seat_of_the_game() -> None:
    with pytest.raises(NotationError, match="viewer 3"):
        Record(BOARD, Edition(), 3, ("", "", ""), viewer=3)


def test_an_impossible_record_is_not_written() -> None:
    with pytest.raises(NotationError, match=r"event 1: .*R-SETUP-1"):
        record_text(Record(BOARD, Edition(), 2, ("", ""), events=[Event(0, 0)]))
    assert event_line(BOARD, Event(0, 0)) == "red enter maya heron-quay"
