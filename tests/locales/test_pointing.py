"""The page speaks to people with a mouse and to people with only fingers: it says 'choose'."""

import re

import pytest

from tests.locales.reading import ROOT
from utopia.locales import LANGUAGES

LOCALES = ROOT / "src" / "utopia" / "locales"
PARTS = ("table", "board", "guide", "page", "chat", "hints")
BY_FINGER = {
    "en": r"=.*(?<!or )\b[Tt]ouch\b|^ .*(?<!or )\b[Tt]ouch\b",
    "fr": r"(?<!ou )\b[Tt]ouche(?!s)\b",
    "it": r"(?<!o )\b[Tt]occa(?! al?\b)",
    "de": r"(?<!oder )\b[Tt]ippe (?!noch etwas|weiter|etwas)|\bantippen\b",
}
"""Words that leave out the mouse, unless it is named before them."""
ONLY_FINGERS = "table-touch-again"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_touch_who_has_a_mouse(language: str) -> None:
    lines = [line for part in PARTS for line in (LOCALES / language / f"{part}.ftl").read_text("utf-8").splitlines()]
    told = [line for line in lines if not line.startswith(("#", ONLY_FINGERS))]
    assert [line for line in told if re.search(BY_FINGER[language], line)] == []
