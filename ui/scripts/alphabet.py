"""Write `ui/src/alphabet.json`: the names behind the numbers, and how to take the codes of moves and draws apart.

A code is `first` of its kind plus its parts as digits, the last part counting fastest: a kind with the parts
`civilization` (5) and `district` (24) has the codes first + civilization * 24 + district. `number` counts from 1;
`pair` is a place in `pairs`, the two civilizations of two cards.
"""

import json
from pathlib import Path

from utopia.notation.position.words import PHASE_NAMES, STEP_NAMES
from utopia.rules import MOVE_CODES, OUTCOMES, DrawKind, Kind, decode, decode_draw
from utopia.rules.model import material
from utopia.rules.model.draws import UNSEEN_CARD
from utopia.rules.model.sources import SOURCE_NAMES

FILE = Path(__file__).parent.parent / "src" / "alphabet.json"
SIZES = {
    "civilization": material.CIVILIZATIONS,
    "second": material.CIVILIZATIONS,
    "district": material.DISTRICTS,
    "island": material.ISLANDS,
    "seat": material.SEATS,
    "number": material.PRINCES_A_MOVE,
    "pair": material.CARD_PAIRS,
}
PLACED = ["civilization", "district"]
MOVE_PARTS = {
    Kind.ENTER: PLACED,
    Kind.TAKE: ["civilization", "island"],
    Kind.SURPRISE: [],
    Kind.NAME: ["seat"],
    Kind.END: [],
    Kind.DISTRICT: PLACED,
    Kind.WONDER: ["island"],
    Kind.LEAVE: PLACED,
    Kind.DISCARD: ["civilization"],
    Kind.DISCARD_TWO: ["pair"],
    Kind.PRIVILEGE: ["civilization", "second"],
    Kind.MOVE: PLACED,
    Kind.TO: ["district", "number"],
    Kind.ADD: PLACED,
    Kind.ANYWHERE: PLACED,
    Kind.REMOVE: PLACED,
    Kind.RAISE: ["civilization"],
    Kind.LOWER: ["civilization"],
    Kind.PAY: ["civilization"],
    Kind.PAY_TWO: ["pair"],
}
DRAW_PARTS = {
    DrawKind.SCALE: ["civilization"],
    DrawKind.FIRST_PLAYER: ["seat"],
    DrawKind.GUEST: ["island", "civilization"],
    DrawKind.CARD: ["civilization"],
}


def alphabet() -> dict[str, object]:
    """All of it, as plain data."""
    move_kinds = [Kind(decode(code).kind) for code in range(MOVE_CODES)]
    draw_kinds = [DrawKind(decode_draw(code).kind) for code in range(OUTCOMES) if code != UNSEEN_CARD]
    return {
        "civilizations": material.CIVILIZATION_NAMES,
        "islands": material.ISLAND_NAMES,
        "seats": material.SEAT_NAMES,
        "sources": SOURCE_NAMES,
        "phases": list(PHASE_NAMES.values()),
        "steps": list(STEP_NAMES.values()),
        "pairs": [[first, second] for first in range(SIZES["civilization"]) for second in range(first, 5)],
        "moves": [_kind(kind.name, move_kinds.index(kind), parts) for kind, parts in MOVE_PARTS.items()],
        "draws": [_kind(kind.name, draw_kinds.index(kind), parts) for kind, parts in DRAW_PARTS.items()],
        "codes": MOVE_CODES,
    }


def text() -> str:
    """The file, a line for every entry."""
    lines = (f" {json.dumps(name)}: {_lines(value)}" for name, value in alphabet().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _kind(name: str, first: int, parts: list[str]) -> dict[str, object]:
    return {
        "kind": name.lower().replace("_", "-"),
        "first": first,
        "parts": parts,
        "sizes": [SIZES[part] for part in parts],
    }


def _lines(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"  {json.dumps(entry)}" for entry in value) + "\n ]"
    return json.dumps(value)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
