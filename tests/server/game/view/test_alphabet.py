"""The page's file of names and codes is the rules'."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from utopia.rules import CARD_FIRST, MOVE_CODES, DrawKind, Kind, decode, decode_draw
from utopia.rules.model.draws import UNSEEN_CARD

ROOT = Path(__file__).parents[4]
FILE = ROOT / "ui" / "src" / "alphabet.json"
SCRIPT = ROOT / "ui" / "scripts" / "alphabet.py"


@pytest.fixture(scope="module")
def alphabet() -> Any:
    return json.loads(FILE.read_text("utf-8"))


def test_the_file_is_what_the_script_writes() -> None:
    written: dict[str, Any] = {"__name__": "script", "__file__": str(SCRIPT)}
    exec(compile(SCRIPT.read_text("utf-8"), SCRIPT, "exec"), written)
    assert FILE.read_text("utf-8") == written["text"](), "run python ui/scripts/alphabet.py"


def codes(entry: Any) -> dict[int, dict[str, int]]:
    """code -> its parts, as the script's words say that they are found."""
    found = {}
    for number, digits in enumerate(product(*(range(size) for size in entry["sizes"]))):
        found[entry["first"] + number] = dict(zip(entry["parts"], digits, strict=True))
    return found


def test_every_move_is_decoded_as_the_rules_do(alphabet: Any) -> None:
    known = {}
    for entry in alphabet["moves"]:
        for code, parts in codes(entry).items():
            if "pair" in parts:
                parts["civilization"], parts["second"] = alphabet["pairs"][parts.pop("pair")]
            if "number" in parts:
                parts["number"] += 1
            known[code] = (entry["kind"], parts)
    assert sorted(known) == list(range(MOVE_CODES))
    for code, (kind, parts) in known.items():
        move = decode(code)
        assert move.kind == Kind[kind.upper().replace("-", "_")]
        assert parts == {name: getattr(move, name) for name in parts}, code
        others = {"civilization", "district", "island", "seat", "second", "number"} - set(parts)
        assert all(getattr(move, name) < 0 for name in others), code


def test_every_draw_is_decoded_as_the_rules_do(alphabet: Any) -> None:
    known = {code: (entry["kind"], parts) for entry in alphabet["draws"] for code, parts in codes(entry).items()}
    assert sorted(known) == list(range(UNSEEN_CARD))
    for code, (kind, parts) in known.items():
        draw = decode_draw(code)
        assert draw.kind == DrawKind[kind.upper().replace("-", "_")]
        assert parts == {name: getattr(draw, name) for name in parts}
    assert known[CARD_FIRST][0] == "card"
