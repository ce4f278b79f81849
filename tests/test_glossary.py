"""No retired word (`docs/glossary.md`) comes back: one thing has one name, and people are 'they'."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PRONOUNS = ("he", "his", "him", "himself", "whoever", "whomever")
TERMS = ("door", "doors", "deed", "deeds", "errand", "errands", "passage", "passages")
NOT_YET_COVERED: tuple[str, ...] = ()
"""Folders in the older words: delete a line here when its folder is done."""
ABOUT_WORDS = (
    *("docs/glossary.md", "tests/test_glossary.py", "tests/locales/test_readers.py"),
    "src/utopia/server/storage/migrations/versions/0005_one_schema.py",
)
"""Files that name retired words to rule them out, or are frozen."""

_LANGUAGE = re.compile(rf"\b(?:{'|'.join(PRONOUNS)})\b", re.IGNORECASE)
_RETIRED = re.compile(rf"\b(?:{'|'.join(PRONOUNS + TERMS)})\b", re.IGNORECASE)
_NAMES = re.compile(r"`+[^`]*`+|\[[^\]]*\]\(\.\./[^)]*\)|<!--.*?-->")
"""Code, links to code and tests, which bear its names, and marks that nobody reads."""


def covered() -> list[Path]:
    """List the files whose words are checked."""
    code = [file for top in ("src", "bench", "examples", "tests") for file in (ROOT / top).rglob("*.py")]
    docs = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
    names = {file: file.relative_to(ROOT).as_posix() for file in sorted(code + docs)}
    return [
        file
        for file, name in names.items()
        if name not in ABOUT_WORDS and not any(name.startswith(f"{folder}/") for folder in NOT_YET_COVERED)
    ]


def retired(name: str, text: str) -> Iterator[str]:
    """Yield each retired word with its file and line: pronouns anywhere, terms in prose only."""
    if not _RETIRED.search(text):
        return
    if name.endswith(".md"):
        spoken = [(_RETIRED, line, row) for row, line in enumerate(text.splitlines(), 1)]
    else:
        spoken = [(_LANGUAGE, line, row) for row, line in enumerate(text.splitlines(), 1)]
        spoken += [(_RETIRED, line, row) for line, row in prose(text)]
    found = {(row, word) for pattern, line, row in spoken for word in pattern.findall(_NAMES.sub("", line))}
    yield from (f"{name}:{row}: {word}" for row, word in sorted(found))


def prose(text: str) -> Iterator[tuple[str, int]]:
    """Yield the lines of comments and docstrings, with their numbers."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield from ((line, token.start[0] + at) for at, line in enumerate(token.string.splitlines()))


def test_no_retired_word_is_used() -> None:
    found = [
        line
        for file in covered()
        for line in retired(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_glossary_names_every_retired_word() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    retired_words = {word for row in glossary.splitlines() if row.startswith("|") for word in last_cell(row)}
    assert set(PRONOUNS + TERMS) <= retired_words


def last_cell(row: str) -> list[str]:
    """Return the words of a table row's last column."""
    return [word.strip() for word in row.split("|")[-2].split(",")]


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("a.md", "The player\nand his cards", ["a.md:2: his"]),
        ("a.md", "Through the door", ["a.md:1: door"]),
        ("a.md", "`doors` and [his place is kept](../tests/a.py)", []),
        ("a.py", "assert x, 'only Whoever decided'", ["a.py:1: Whoever"]),
        ("a.py", '"""One.\n\nTwo doors.\n"""', ["a.py:3: doors"]),
        ("a.py", "door = 1  # the errand", ["a.py:1: errand"]),
        ("a.py", "this, the, hero, door, his_name = range(5)", []),
    ],
)
def test_retired_words_are_found(name: str, text: str, found: list[str]) -> None:
    assert list(retired(name, text)) == found


def test_uncovered_folders_exist() -> None:
    assert [folder for folder in NOT_YET_COVERED if not (ROOT / folder).is_dir()] == []
