"""Messages that are single lines of plain text, read without Fluent, which is slow to load."""

from pathlib import Path


def plain_lines(language: str, name: str) -> dict[str, str]:
    """The messages of such a file: id -> text."""
    text = (Path(__file__).parent / language / f"{name}.ftl").read_text("utf-8")
    lines = (line for line in text.splitlines() if " = " in line and not line.startswith("#"))
    return {message: words for message, _, words in (line.partition(" = ") for line in lines)}
