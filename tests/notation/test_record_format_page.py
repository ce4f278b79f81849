"""docs/record-format.md is true: its examples can be read, and it names every key, step and line there is."""

import hashlib
import json
import re
from pathlib import Path

from tests.notation.sample import BOARD
from utopia.boards import playing_board
from utopia.notation.header_reading import KEYS
from utopia.notation.json_twin import KEYS as JSON_KEYS
from utopia.notation.position import parse_position, position_text
from utopia.notation.position.facts import FORMS
from utopia.notation.position.words import STEP_NAMES
from utopia.notation.record import parse_record, record_text
from utopia.notation.replay import verify
from utopia.rules import Edition

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text("utf-8")


def example(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_record_is_read_and_keeps_the_rules() -> None:
    record = parse_record(example("utopia"))
    assert verify(record) is None
    assert record_text(record) == example("utopia")


def test_the_position_is_read() -> None:
    boards = playing_board(BOARD, Edition(), 3)
    assert position_text(BOARD, boards, parse_position(BOARD, boards, example("position"))) == example("position")


def test_every_key_step_and_line_is_named() -> None:
    words = set(re.findall(r"`([^`\n]+)`", PAGE))
    assert set(KEYS) <= words
    assert set(JSON_KEYS) <= words
    assert set(STEP_NAMES.values()) <= words
    assert set(FORMS.values()) <= words


def test_the_digest_is_computed_as_the_page_says() -> None:
    def pairs(links: object) -> list[list[str]]:
        assert isinstance(links, tuple)
        return sorted(sorted(link) for link in links)

    facts = {
        "adjacent_sectors": pairs(BOARD.adjacent_sectors),
        "bridges": pairs(BOARD.bridges),
        "districts": [[d.id, d.island, d.value, d.sector] for d in BOARD.districts],
        "sectors": sorted(sector.id for sector in BOARD.sectors),
        "streets": pairs(BOARD.streets),
    }
    text = json.dumps(facts, separators=(",", ":"))
    assert hashlib.sha256(text.encode("ascii")).hexdigest() == BOARD.digest
