"""Records in files: from bytes to a record, text or JSON, with one clear sentence for every fault."""

from pathlib import Path
from typing import Final

from utopia.locales import Phrase
from utopia.notation.json_twin import record_from_json
from utopia.notation.model import Record, RecordError
from utopia.notation.record import BYTE_ORDER_MARK, parse_record

LARGEST_FILE: Final = 4 * 1024 * 1024
"""Most bytes of a record; ten times the longest game."""
_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")


class RecordFileError(RecordError):
    """The file itself cannot be read: it is missing, a folder, or not readable for us."""


def read_record(path: str | Path) -> Record:
    """Read a record from a file, in either form. RecordFileError if unreadable, RecordError if it is no record."""
    source = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise RecordFileError(source, "", Phrase("record-no-file")) from None
    except (OSError, ValueError) as trouble:
        reason = getattr(trouble, "strerror", None) or str(trouble)
        raise RecordFileError(source, "", Phrase("record-unreadable", {"why": reason})) from None
    return record_from_bytes(data, source)


def record_from_bytes(data: bytes, source: str = "the record") -> Record:
    """Read a record from the bytes of a file; a broken last line is kept in ``Record.cut``."""
    text = text_of(data, source).removeprefix(BYTE_ORDER_MARK)
    return record_from_json(text, source) if text.lstrip().startswith("{") else parse_record(text, source)


def complete_part(data: bytes) -> bytes:
    """Return the bytes up to the last line end, for a program that appends to a record after a kill."""
    return data[: data.rfind(b"\n") + 1]


def text_of(data: bytes, source: str) -> str:
    """Return the text of a UTF-8 file. A letter may be broken only in a last line without its end."""
    if len(data) > LARGEST_FILE:
        raise RecordError(source, "", f"it is too large for a record; at most {LARGEST_FILE // 1024**2} MiB are read")
    if data.startswith(_UTF_16) or b"\0" in data:
        raise RecordError(source, "line 1", "it is no UTF-8 text (UTF-16, or no text at all); save it as UTF-8")
    whole = complete_part(data)
    try:
        return whole.decode("utf-8") + data[len(whole) :].decode("utf-8", "replace")
    except UnicodeDecodeError as trouble:
        line = data.count(b"\n", 0, trouble.start) + 1
        byte = f"{data[trouble.start]:#04x}"
        raise RecordError(source, f"line {line}", f"byte {byte} is not UTF-8; save the file as UTF-8") from None
