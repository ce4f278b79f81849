"""The tables of rules and rulings are complete and true."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from utopia.rules import PRESETS, Edition, Kind, Refusal, rule_of

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "utopia"
IDENTIFIER = re.compile(r"\bR-[A-Z]+-\d+\b")
LINK = re.compile(r"\[([^\]]*)\]\(([^)]*)\)")


@cache
def rows(document: str, columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns, without their heads."""
    lines = (DOCS / document).read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [
        row for row in cells if len(row) == columns and not row[0].startswith("---") and IDENTIFIER.search(str(row))
    ]


RULES = {row[0]: row for row in rows("rulebook.md", 4)}
OPTIONS = {row[0].strip("`"): row for row in rows("rulebook.md", 7)}
RULINGS = rows("rulings.md", 4)
every_rule = pytest.mark.parametrize("identifier", RULES)


@cache
def proofs() -> dict[str, dict[Path, set[str]]]:
    """Rule -> file -> the tests that bear its mark."""
    found: dict[str, dict[Path, set[str]]] = defaultdict(lambda: defaultdict(set))
    for file in Path(__file__).parents[1].rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for identifier in marks(node):
                    found[identifier][file].add(node.name)
    return found


def marks(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The identifiers in ``@rule(...)``."""
    calls = [mark for mark in function.decorator_list if isinstance(mark, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return [str(ast.literal_eval(argument)) for call in named for argument in call.args]


def linked(cell: str) -> list[Path]:
    """The files a cell links to."""
    return [(DOCS / target).resolve() for _, target in LINK.findall(cell)]


def cited(folder: Path) -> set[str]:
    """Every identifier that a source file mentions."""
    return {found for file in folder.rglob("*.py") for found in IDENTIFIER.findall(file.read_text(encoding="utf-8"))}


def test_there_is_a_row_for_every_rule_that_code_or_tests_cite() -> None:
    assert len(RULES) == len(rows("rulebook.md", 4)) == 39
    assert cited(SOURCES) - set(RULES) == set()
    assert set(proofs()) == set(RULES)


def test_no_rule_is_left_out_of_a_chapter() -> None:
    """Within a chapter the numbers run from 1 without a gap."""
    chapters = defaultdict(list)
    for identifier in RULES:
        chapter, number = identifier.rsplit("-", 1)
        chapters[chapter].append(int(number))
    assert {chapter: numbers for chapter, numbers in chapters.items() if numbers != [*range(1, len(numbers) + 1)]} == {}


@every_rule
def test_its_code_exists_and_cites_it(identifier: str) -> None:
    files = linked(RULES[identifier][2])
    assert files
    assert [file for file in files if identifier not in IDENTIFIER.findall(file.read_text(encoding="utf-8"))] == []


@every_rule
def test_its_tests_exist_and_bear_its_mark(identifier: str) -> None:
    files = linked(RULES[identifier][3])
    assert files
    assert [file for file in files if not proofs()[identifier].get(file)] == []


@every_rule
def test_it_says_what_it_is_about(identifier: str) -> None:
    assert len(RULES[identifier][1].split()) > 5


@pytest.mark.parametrize("refusal", [refusal for refusal in Refusal if refusal != Refusal.ALLOWED])
def test_every_refusal_leads_to_a_rule_of_the_table(refusal: Refusal) -> None:
    assert {rule_of(refusal, kind) for kind in Kind} <= set(RULES)


def test_every_option_stands_beside_its_rule() -> None:
    assert list(OPTIONS) == list(Edition().options())
    for option, row in OPTIONS.items():
        assert f"Option `{option}`" in RULES[row[-1]][1]


@pytest.mark.parametrize(("column", "preset"), [(2, "fr"), (3, "it"), (4, "en"), (5, "de")])
def test_the_presets_are_what_the_table_says(column: int, preset: str) -> None:
    words = {True: "on", False: "off"}
    options = PRESETS[preset].options()
    shown = {name: words[value] if isinstance(value, bool) else str(value) for name, value in options.items()}
    assert {option: row[column] for option, row in OPTIONS.items()} == shown


@pytest.mark.parametrize("ruling", RULINGS, ids=[ruling[0].strip("?") for ruling in RULINGS])
def test_every_ruling_is_a_test_of_that_name(ruling: list[str]) -> None:
    question, _, identifier, tests = ruling
    assert question.endswith("?")
    assert LINK.findall(tests)
    for name, target in LINK.findall(tests):
        proved = proofs()[identifier].get((DOCS / target).resolve(), set())
        assert f"test_{name.replace(' ', '_')}" in proved, f"{target}: {name} does not bear {identifier}"


def test_every_option_has_a_ruling() -> None:
    text = " ".join(ruling[1] for ruling in RULINGS)
    assert [option for option in Edition().options() if f"`{option}`" not in text] == []


@pytest.mark.parametrize("document", ["rulebook.md", "rulings.md"])
def test_no_link_of_the_two_pages_is_dead(document: str) -> None:
    text = (DOCS / document).read_text(encoding="utf-8")
    assert [target for _, target in LINK.findall(text) if not (DOCS / target).resolve().exists()] == []
