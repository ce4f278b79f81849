"""Records in files: other encodings, broken letters, and files that are none."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.notation.sample import BOARD, whole, whole_text
from utopia.notation.files import LARGEST_FILE, RecordFileError, complete_part, read_record, record_from_bytes
from utopia.notation.json_twin import record_to_json
from utopia.notation.record import RecordError, record_text
from utopia.rules import SPECTATOR

TEXT = whole_text()
ON_OWN_BOARD = replace(
    whole(), board=replace(BOARD, geometry=None, bridges=BOARD.bridges[1:]), viewer=SPECTATOR, events=[], result=None
)


@pytest.mark.parametrize("text", [TEXT, record_to_json(whole())])
def test_both_forms_are_read(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game"
    path.write_bytes(text.encode("utf-8"))
    assert read_record(path) == whole()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("text", [TEXT, record_to_json(whole()), record_text(ON_OWN_BOARD)])
def test_how_editors_save_it_is_read(text: str, end: str, encoding: str) -> None:
    saved = text.replace("\n", end).encode(encoding)
    assert record_from_bytes(saved) == record_from_bytes(text.encode())


def test_a_line_may_be_cut_before_its_end_is_whole() -> None:
    torn = record_from_bytes(TEXT.replace("\n", "\r\n").encode()[:-1])
    assert torn.cut == TEXT.split("\n")[-2]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (TEXT.encode("utf-16"), "line 1: it is no UTF-8 text"),
        (TEXT.encode("utf-16-le"), "line 1: it is no UTF-8 text"),
        (TEXT.encode("latin-1"), "line 17: byte 0xeb is not UTF-8"),
        (b"\x89PNG\r\n\x1a\n\0", "it is no UTF-8 text"),
        (b"\n" * (LARGEST_FILE + 1), "it is too large"),
    ],
)
def test_other_bytes_are_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        record_from_bytes(data)


def test_a_letter_may_break_in_the_last_line_only() -> None:
    torn = record_from_bytes(TEXT.encode() + "# Zoë".encode()[:-1])
    assert torn.events == whole().events
    assert torn.cut == "# Zo\ufffd"


def test_the_complete_part_ends_with_a_line_end() -> None:
    assert complete_part(b"one\ntwo\nthr") == b"one\ntwo\n"
    assert complete_part(b"one\n") == b"one\n"
    assert complete_part(b"one") == b""


def test_a_file_that_cannot_be_read_is_another_error(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path, "a\0b"):
        with pytest.raises(RecordFileError, match="give the path of a record"):
            read_record(path)
