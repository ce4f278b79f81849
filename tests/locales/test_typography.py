"""Marks as each language sets them: quotation marks, apostrophes, spaces before French signs, dots and dashes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.locales import reading
from utopia.locales import LANGUAGES

TYPED = re.compile(
    r"""'(?:take|enter|discard|of|\d+\ of|=|chosen|\{\$)[^']*'(?!\w)  # moves and seals, as records write them
    | pip\ install\ "[^"]*" | \w+="\w+"                                  # commands and arguments of Python
    | `[^`]*` | Authorization:\ Bearer | \w+://\S+ | 2\*\*64\ -\ 1""",
    re.VERBOSE,
)
"""What somebody types or a program writes: it keeps its plain marks."""
MARKS = {"en": "“”‘’", "fr": "«»’", "it": "«»’", "de": "„“‚‘’"}
PAIRS = {"en": (("“", "”"),), "fr": (("«", "»"),), "it": (("«", "»"),), "de": (("„", "“"), ("‚", "‘"))}
ALL_MARKS = "\"'´`“”„‟«»‹›‘’‚‛"
ONE_HYPHEN = {"token-argument-file"}
"""Messages in which a hyphen alone is a word: what one types for the standard input."""
FRENCH = re.compile(
    rf"""[\ \u202f][;:!?»] | «[^\u00a0]    # another space than the one that docs/languages.md names
    | (?:[^\W\d]|[\d)’}}{reading.HOLE}])(?:[;!?»]|:(?=\s|$))      # none at all""",
    re.VERBOSE,
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Language and id of each message with each of its wordings, without what is typed."""
    for name in reading.messages(language):
        for text in reading.wordings(language, name):
            yield f"{language} {name}", TYPED.sub("", text)


def found(language: str, fault: str | re.Pattern[str]) -> list[str]:
    """The messages in which a fault stands."""
    return [f"{name}: {text}" for name, text in sentences(language) if re.search(fault, text)]


@every_language
def test_quotation_marks_and_apostrophes_are_the_languages_own(language: str) -> None:
    foreign = "".join(set(ALL_MARKS) - set(MARKS[language]))
    assert found(language, f"[{re.escape(foreign)}]") == []


@every_language
def test_quotations_are_closed(language: str) -> None:
    for begin, end in PAIRS[language]:
        assert [f"{name}: {text}" for name, text in sentences(language) if text.count(begin) != text.count(end)] == []


@every_language
def test_dots_and_dashes_are_set(language: str) -> None:
    assert found(language, r"\.\.\.|—|\d-\d|--\s|[ ]…") == []
    assert found(language, r"[^\W_]…" if language == "de" else r"\w\s…") == []
    assert [text for text in found(language, r"\S - \S") if text.split(":")[0].split()[1] not in ONE_HYPHEN] == []


def test_what_is_typed_keeps_its_plain_spaces() -> None:
    for name in reading.messages("fr"):
        typed = [found for text in reading.wordings("fr", name) for found in TYPED.findall(text)]
        assert not [text for text in typed if "\u00a0" in text], name


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    assert found("fr", FRENCH) == []


@pytest.mark.parametrize(
    ("text", "is_fault"),
    [
        ("Vraiment\u00a0?", False),
        ("Vraiment ?", True),
        ("Vraiment?", True),
        ("{$name}: rien", True),
        ("«\u00a0Fin\u00a0»", False),
        ("« Fin\u00a0»", True),
        ("à 12:30", False),
    ],
)
def test_the_french_pattern_finds_faults_and_nothing_else(text: str, is_fault: bool) -> None:
    assert bool(FRENCH.search(text)) == is_fault


COMMENT = re.compile(r"/\*.*?\*/|//.*|<!--.*?-->", re.DOTALL)


def test_no_component_writes_an_arrow() -> None:
    """Fonts need not have it, and it is read out badly: a glyph with hidden words stands for it."""
    page = Path(__file__).parents[2] / "ui" / "src"
    arrows = [file.name for file in page.rglob("*.svelte") if "→" in COMMENT.sub("", file.read_text("utf-8"))]
    assert arrows == []
