"""The rules as the page shows them: complete in every language, in step with the rulebook, every reference true."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from utopia.bots.registry import BOT_NAMES
from utopia.rules import PRESETS, Edition
from utopia.rules.model.edition import FINAL_TIES, SCALE_CARDS, START_ROTATIONS

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "it", "de")
IDENTIFIER = re.compile(r"R-[A-Z]+-\d+")
REFERENCE = re.compile(r"\[([^\]]*)\]")
LONGEST_TITLE = 48
SENTENCE_END = re.compile(r"[.!?]$")
CHOICES = {"start_rotation": START_ROTATIONS, "scale_cards": SCALE_CARDS, "final_tie": FINAL_TIES}

CONTENTS: dict[str, Any] = json.loads((ROOT / "ui/src/rules/contents.json").read_text(encoding="utf-8"))
RULEBOOK = [
    row.split("|")[1].strip()
    for row in (ROOT / "docs/rulebook.md").read_text(encoding="utf-8").splitlines()
    if row.startswith("| R-")
]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_rule = pytest.mark.parametrize("rule", RULEBOOK)


class Variables(Visitor):
    """Collects the variables that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        """One `$name`."""
        self.found.add(node.id.name)


@cache
def entries(language: str) -> list[Any]:
    source = (ROOT / "src/utopia/locales" / language / "rules.ftl").read_text(encoding="utf-8")
    return list(parse(source).body)


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    found = [entry for entry in entries(language) if isinstance(entry, ast.Message)]
    return {message.id.name: message.value for message in found if message.value is not None}


def text(language: str, name: str) -> str:
    """A message without placeables, on one line."""
    elements = messages(language)[name].elements
    return " ".join("".join(element.value for element in elements if isinstance(element, ast.TextElement)).split())


def variables(language: str, name: str) -> set[str]:
    visitor = Variables()
    visitor.visit(messages(language)[name])
    return visitor.found


def starting(language: str, start: str) -> list[str]:
    return [name for name in messages(language) if name.startswith(start)]


@every_language
def test_parses_without_junk_and_says_nothing_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@every_language
def test_has_the_messages_of_english_in_its_order_with_the_same_variables(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    for name in messages("en"):
        assert variables(language, name) == variables("en", name), name


def test_contents_list_every_rule_of_the_rulebook_once_in_its_order() -> None:
    assert [rule for chapter in CONTENTS["chapters"] for rule in chapter] == RULEBOOK


@every_language
@every_rule
def test_every_rule_has_a_title_and_a_text(language: str, rule: str) -> None:
    title = text(language, f"rule-{rule}-title")
    assert 0 < len(title) <= LONGEST_TITLE
    assert not SENTENCE_END.search(title)
    assert SENTENCE_END.search(text(language, f"rule-{rule}"))


@every_language
def test_no_text_speaks_of_a_rule_that_there_is_not(language: str) -> None:
    for name in messages(language):
        for reference in REFERENCE.findall(text(language, name)):
            assert reference in RULEBOOK, f"{name} refers to {reference}"
        if name.startswith("rule-"):
            cited = IDENTIFIER.findall(name)
            assert cited[0] in RULEBOOK, name


@every_language
def test_an_edition_is_remarked_on_only_by_its_code(language: str) -> None:
    remarks = [name for name in starting(language, "rule-") if "-edition-" in name]
    assert remarks
    assert {name.rpartition("-")[2] for name in remarks} <= set(PRESETS)
    assert all(SENTENCE_END.search(text(language, name)) for name in remarks)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_preset_changes_is_remarked_on_at_its_rule(preset: str) -> None:
    usual = Edition().options()
    changed = [name for name, value in PRESETS[preset].options().items() if value != usual[name]]
    for name in changed:
        assert f"rule-{CONTENTS['options'][name]['rule']}-edition-{preset}" in messages("en")


LETTERS = ("R-WELCOME-3-fr", "R-WELCOME-3-it", "R-CARD-1-en", "R-CARD-1-it", "R-MOVE-1-fr", "R-MOVE-1-it")
"""Where one booklet's letter leaves open, or says otherwise, what all others say: rule and edition."""
AT_SEA = {
    "en": ("lighthouse", "dotted"),
    "fr": ("phare", "pointillés"),
    "it": ("faro", "punteggiat"),
    "de": ("Leuchtturm", "gepunktete"),
}


@every_language
def test_the_letter_of_one_booklet_is_remarked_on(language: str) -> None:
    for letter in LETTERS:
        rule, _, edition = letter.rpartition("-")
        assert len(text(language, f"rule-{rule}-edition-{edition}")) > 60


@every_language
def test_sectors_are_told_by_lighthouses_and_dotted_lines(language: str) -> None:
    for message in ("rule-R-BOARD-1", "rule-R-MOVE-1"):
        assert all(word in text(language, message) for word in AT_SEA[language]), message


@every_language
def test_every_chapter_and_every_short_sentence_is_there(language: str) -> None:
    numbers = range(1, len(CONTENTS["chapters"]) + 1)
    chapters = {f"rules-chapter-{number}{end}" for number in numbers for end in ("", "-title")}
    assert set(starting(language, "rules-chapter-")) == chapters
    short = {"rules-short-title", *(f"rules-short-{name}" for name in CONTENTS["short"])}
    assert set(starting(language, "rules-short-")) == short
    assert all(SENTENCE_END.search(text(language, f"rules-short-{name}")) for name in CONTENTS["short"])


@every_language
def test_every_option_preset_and_bot_has_its_words(language: str) -> None:
    options = {f"option-{name}{end}" for name in Edition().options() for end in ("", "-about")}
    choices = {f"option-{name}-{choice}" for name, all_choices in CHOICES.items() for choice in all_choices}
    assert set(starting(language, "option-")) == options | choices | {"option-on", "option-off"}
    assert set(starting(language, "preset-")) == {f"preset-{name}{end}" for name in PRESETS for end in ("", "-about")}
    assert set(starting(language, "bot-")) == {f"bot-{name}{end}" for name in BOT_NAMES for end in ("", "-about")}


def test_the_page_knows_the_options_their_rules_and_usual_values() -> None:
    usual = {name: option["usual"] for name, option in CONTENTS["options"].items()}
    assert usual == Edition().options()
    changes = {
        preset: {name: value for name, value in options.options().items() if value != usual[name]}
        for preset, options in PRESETS.items()
    }
    assert CONTENTS["presets"] == changes
    table = (ROOT / "docs/rulebook.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip(" `") for cell in row.split("|")[1:-1]] for row in table if row.startswith("| `")]
    assert {row[0]: row[-1] for row in cells} == {name: one["rule"] for name, one in CONTENTS["options"].items()}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    same = [name for name in messages("en") if text("en", name) and text(language, name) == text("en", name)]
    assert same == []
