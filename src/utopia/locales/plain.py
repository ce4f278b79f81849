"""Messages that are single lines of plain text, read without Fluent, which is slow to load."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path


@cache
def plain_lines(language: str, name: str) -> Mapping[str, str]:
    """Return the messages of such a file, id -> text; each file is read once."""
    text = (Path(__file__).parent / language / f"{name}.ftl").read_text("utf-8")
    lines = (line for line in text.splitlines() if " = " in line and not line.startswith("#"))
    return {message: words for message, _, words in (line.partition(" = ") for line in lines)}
