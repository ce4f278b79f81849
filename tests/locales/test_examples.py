"""The examples of the rules: the page draws what the rules make of them, and every printed one is among them."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.locales.test_rules_texts import CONTENTS, LANGUAGES, messages, text

ROOT = Path(__file__).parents[2]
PRINTED_TESTS = ROOT / "tests" / "rules" / "test_printed_examples.py"
PRINTED = sorted(set(re.findall(r'@rule\("(R-[A-Z]+-\d+)"\)', PRINTED_TESTS.read_text(encoding="utf-8"))))
"""The rules to which a rulebook prints an example."""
PIECES = re.compile(r"-?(?:prince|monument|wonder|score|scale|track|open) ")


def load_maker() -> ModuleType:
    """The script that plays the examples (it is in no package)."""
    spec = importlib.util.spec_from_file_location("page_examples", ROOT / "ui" / "scripts" / "examples.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


maker = load_maker()
EXAMPLES: list[Any] = maker.read()
each_example = pytest.mark.parametrize("example", [pytest.param(one, id=one.rule) for one in EXAMPLES])


@each_example
def test_the_rules_give_exactly_the_result_that_is_told(example: Any) -> None:
    for step in example.steps:
        assert maker.changes(example, step) == step.result
        assert any(PIECES.match(line) for line in step.result), "nothing to be seen"


@each_example
def test_a_step_goes_on_from_the_picture_before_it(example: Any) -> None:
    shown = ("track", "scores") if example.told.get("track") else ("princes", "monuments", "wonders", "ships", "scale")
    previous = example.first
    for step in example.steps:
        before, seen = (maker.frame_of(example, states) for states in (step.before, previous))
        assert [before[name] for name in shown] == [seen[name] for name in shown]
        previous = step.after


def test_the_page_draws_what_was_played() -> None:
    current = maker.FILE.read_text(encoding="utf-8")
    assert current == maker.text(), "run `python ui/scripts/examples.py`"
    assert list(json.loads(current)["examples"]) == CONTENTS["pictured"]


def test_every_printed_example_has_pictures() -> None:
    assert len(PRINTED) == 12, "thirteen examples, two of R-MOVE-1 and none twice"
    assert [rule for rule in PRINTED if rule not in CONTENTS["pictured"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pictured_example_is_told_in_every_language(language: str) -> None:
    untold = [rule for rule in CONTENTS["pictured"] if f"rule-{rule}-example" not in messages(language)]
    assert untold == []
    assert all(len(text(language, f"rule-{rule}-example")) > 40 for rule in CONTENTS["pictured"])
