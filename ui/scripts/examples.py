"""Write `ui/src/examples/examples.json`: the examples of the rules, played by the rules, for the page to draw.

The examples are kept in `ui/src/examples/examples.toml`. Run this after a change of them, of the map or of the rules.
"""

import json
import tomllib
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from utopia import rules
from utopia.boards import BoardMap, load_board, playing_board
from utopia.boards.sheet import BoardSheet, sheet_of
from utopia.notation.draws import parse_draw
from utopia.notation.moves import move_text, parse_move
from utopia.notation.position import parse_position, position_line
from utopia.rules import Boards, Kind, Move, Refusal, States
from utopia.rules.model.material import CIVILIZATION_NAMES, ISLAND_NAMES, NOTHING, SEAT_NAMES

SOURCE = Path(__file__).parent.parent / "src" / "examples" / "examples.toml"
FILE = SOURCE.with_suffix(".json")
SHOWN = ("scale", "track", "score", "open", "prince", "monument", "wonder", "privileges", "hand")
"""Verbs of the lines about what lies on the table."""
AROUND = 30
"""Map units left free around what is shown."""
SHIP = (-75, -125, 75, 45)
"""The box of a ship with its guests and name, from its place."""
WONDER = (-62, -112, 62, 52)
"""The box of a wonder, from the middle of its plinth."""
CUT = 136
"""How wide and high the legend's pictures of the map are."""
TOKEN = (45, -22)
"""How far guests lie apart on a ship, and how high above its place (`board/standing.ts`)."""


@dataclass(frozen=True)
class Step:
    """What is done between two positions."""

    before: States
    after: States
    moves: list[tuple[str, str]]
    """The seat or `draw`, and the move."""
    result: set[str]
    """The lines that the source says come and go."""


@dataclass
class Example:
    """One of the source, played."""

    rule: str
    told: dict[str, Any]
    boards: Boards
    first: States
    steps: list[Step] = field(default_factory=list)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.boards[0]["players"])


MAP: BoardMap = load_board("reconstruction")
SHEET: BoardSheet = sheet_of(MAP)


def read() -> list[Example]:
    """The examples of the source in its order; a move that the rules refuse is an error."""
    return [_played(told) for told in tomllib.loads(SOURCE.read_text("utf-8"))["example"]]


def _played(told: dict[str, Any]) -> Example:
    players = int(told["position"].split(";")[0].split()[1])
    boards = playing_board(MAP, rules.edition("fr"), players)
    states = parse_position(MAP, boards, told["position"])
    example = Example(told["rule"], told, boards, states.copy())
    for step in told.get("step", ()):
        if "position" in step:
            states = parse_position(MAP, boards, step["position"])
        before = states.copy()
        moves = [(seat, move) for seat, _, move in (line.partition(" ") for line in step["play"])]
        for seat, move in moves:
            _make(boards, states, seat, move)
        lines = {" ".join(line.split()) for line in step["result"].split(";")}
        example.steps.append(Step(before, states.copy(), moves, lines))
    return example


def _make(boards: Boards, states: States, seat: str, move: str) -> None:
    if seat == "draw":
        rules.answer(boards, states, parse_draw(move)[0])
        return
    number, code = SEAT_NAMES.index(seat), parse_move(MAP, move)
    refusal = Refusal(rules.why_not(boards, states, number, code))
    if refusal != Refusal.ALLOWED:
        message = f"{seat} {move}: {refusal.name}"
        raise ValueError(message)
    rules.play(boards, states, number, code)


def changes(example: Example, step: Step) -> set[str]:
    """The lines about what lies on the table that a step brings and, after a minus sign, takes away."""
    before, after = (_lines(example, states) for states in (step.before, step.after))
    return {f"-{line}" for line in before - after} | (after - before)


def _lines(example: Example, states: States) -> set[str]:
    lines = position_line(MAP, example.boards, states).split("; ")
    return {line for line in lines if line.split()[0] in SHOWN}


def drawn(example: Example) -> dict[str, Any]:
    """An example as the page draws it: a frame for each position and what is done between two of them."""
    frames = [example.first, *(step.after for step in example.steps)]
    places = example.told.get("map", [])
    return {
        "box": None if places in ([], ["ships"]) else _box(places),
        "ships": "ships" in places,
        "scale": example.told.get("scale", False),
        "track": example.told.get("track", False),
        "closed": [n for n in range(len(MAP.districts)) if not int(example.boards[0]["open_districts"]) >> n & 1],
        "lit": _lit(example),
        "frames": [frame_of(example, states) for states in frames],
        "steps": [_step(example, step) for step in example.steps],
    }


def _box(places: list[str]) -> list[int]:
    sea = SHEET.sea
    if places == ["sea"]:
        return [sea.x, sea.y, sea.width, sea.height]
    corners = [corner for place in places for corner in _corners(place)]
    left, right = min(x for x, _ in corners) - AROUND, max(x for x, _ in corners) + AROUND
    top, bottom = min(y for _, y in corners) - AROUND, max(y for _, y in corners) + AROUND
    left, top, right, bottom = max(left, sea.x), max(top, sea.y), min(right, sea.right), min(bottom, sea.bottom)
    return [round(one) for one in (left, top, right - left, bottom - top)]


def _corners(place: str) -> list[tuple[float, float]]:
    """The outermost points of a place of the map."""
    word, _, rest = place.partition(" ")
    if word == "point":
        x, y = map(float, rest.split())
        return [(x, y)]
    if word == "ship":
        return _around(SHEET.islands[ISLAND_NAMES.index(rest)].ship, SHIP)
    if word not in ISLAND_NAMES:
        return [*SHEET.districts[MAP.index_of[word]].ground]
    island = ISLAND_NAMES.index(word)
    ground = [corner for one in SHEET.districts if one.island == island for corner in one.ground]
    return [*ground, *_around(SHEET.islands[island].wonder, WONDER)]


def _around(at: tuple[float, float], box: tuple[int, int, int, int]) -> list[tuple[float, float]]:
    return [(at[0] + box[0], at[1] + box[1]), (at[0] + box[2], at[1] + box[3])]


def _lit(example: Example) -> list[int]:
    beginning = example.told.get("lit")
    if beginning is None:
        return []
    buffer = np.zeros(rules.MOST_MOVES, np.int32)
    seat = int(rules.who_decides(example.boards, example.first))
    count = int(rules.legal_moves(example.boards, example.first, seat, buffer))
    texts = [move_text(MAP, int(code)) for code in buffer[:count]]
    found = [MAP.index_of[text.split()[-1]] for text in texts if text.startswith(beginning)]
    island = ISLAND_NAMES.index(example.told["map"][0])
    return [district for district in found if SHEET.districts[district].island == island]


def frame_of(example: Example, states: States) -> dict[str, Any]:
    """What a picture shows of a position, as the page's `View` has it."""
    state, players = states[0], example.players
    stacks = np.argwhere(state["princes"][:players] > 0).tolist()
    return {
        "princes": sorted([d, seat, c, int(state["princes"][seat, c, d])] for seat, c, d in stacks),
        "monuments": _or_none(state["monument"]),
        "owners": _or_none(state["owner"]),
        "wonders": _or_none(state["wonder_owner"]),
        "ships": state["open_guests"].tolist(),
        "scale": state["scale"].tolist(),
        "track": state["track"][:players].tolist(),
        "scores": state["score"][:players].tolist(),
        "turn": _seat_of_turn(example, states),
        "acted": [seat for seat in range(players) if int(state["acted"]) >> seat & 1],
    }


def _or_none(values: Any) -> list[int]:
    """Numbers, -1 for nobody and nothing."""
    return [-1 if value in (rules.NOBODY, NOTHING) else int(value) for value in values.tolist()]


def _seat_of_turn(example: Example, states: States) -> int:
    seat = int(rules.who_decides(example.boards, states))
    return seat if 0 <= seat < example.players else -1


def _step(example: Example, step: Step) -> dict[str, Any]:
    before, after = step.before[0], step.after[0]
    gained = (after["score"] - before["score"])[: example.players].tolist()
    changed = (before["princes"] < after["princes"]).any(axis=(0, 1)) | (before["monument"] != after["monument"])
    return {
        "cards": _cards(step),
        "points": [[seat, points] for seat, points in enumerate(gained) if points],
        "drawn": [_guest(move) for seat, move in step.moves if seat == "draw"],
        "arrows": _arrows(step),
        "changed": np.flatnonzero(changed).tolist(),
    }


def _cards(step: Step) -> list[list[int]]:
    """The cards that were played: what is printed on each, and what it counted as."""
    spent = step.after[0]["discards"].astype(int) - step.before[0]["discards"].astype(int)
    turned = [move.split() for _, move in step.moves if move.startswith("privilege ")]
    cards = [[CIVILIZATION_NAMES.index(words[1]), CIVILIZATION_NAMES.index(words[3])] for words in turned]
    for printed, _ in cards:
        spent[printed] -= 1
    return [[c, c] for c, count in enumerate(spent.tolist()) for _ in range(count)] + cards


def _guest(draw: str) -> int:
    """The kind of a guest that came out of the bag."""
    _, civilization, island = draw.split()
    return _kind(CIVILIZATION_NAMES.index(civilization), ISLAND_NAMES.index(island))


def _kind(civilization: int, island: int) -> int:
    return island * len(CIVILIZATION_NAMES) + civilization


def _arrows(step: Step) -> list[list[int]]:
    """Where princes go, from point to point; the fifth number is 1 for a way by sea."""
    is_drawn = any(seat == "draw" for seat, _ in step.moves)
    moves = [rules.decode(parse_move(MAP, move)) for seat, move in step.moves if seat != "draw"]
    walked = [_way(*pair) for pair in pairwise(moves) if pair[1].kind == Kind.TO]
    came = [_welcome(step, move) for move in moves if move.kind == Kind.ENTER and not is_drawn]
    return walked + came


def _way(begun: Move, ended: Move) -> list[int]:
    start, end = SHEET.districts[begun.district], SHEET.districts[ended.district]
    sails = ended.district not in start.neighbours
    ends = [(one.boat or one.middle) if sails else one.middle for one in (start, end)]
    return [*(round(part) for point in ends for part in point), int(sails)]


def _welcome(step: Step, move: Move) -> list[int]:
    """From the guest on its ship to the district."""
    place = SHEET.districts[move.district]
    lying = step.before[0]["open_guests"].tolist()
    kinds = [_kind(civilization, place.island) for civilization in range(len(CIVILIZATION_NAMES))]
    queue = [kind for kind in kinds for _ in range(lying[kind])]
    column = queue.index(_kind(move.civilization, place.island)) - (len(queue) - 1) / 2
    x, y = SHEET.islands[place.island].ship
    return [round(x + column * TOKEN[0]), round(y + TOKEN[1]), *(round(part) for part in place.middle), 0]


def cuts() -> dict[str, list[int]]:
    """What the legend shows of the map: a square around a thing of each kind."""
    geometry, quay, hill = MAP.geometry, *SHEET.districts[:2]
    if geometry is None or quay.boat is None:
        message = "the map is not drawn, or its first district is no harbour"
        raise ValueError(message)
    bridge, (light_x, light_y), (reef_x, reef_y) = geometry.bridges[3], geometry.lighthouses[1].at, geometry.reefs[1].at
    middles = {
        "value": quay.seal,
        "harbour": quay.boat,
        "street": ((quay.middle[0] + hill.middle[0]) / 2, (quay.middle[1] + hill.middle[1]) / 2),
        "bridge": ((bridge.start[0] + bridge.end[0]) / 2, (bridge.start[1] + bridge.end[1]) / 2),
        "place": SHEET.islands[0].wonder,
        "lighthouse": (light_x - 10, light_y - 18),
        "reef": (reef_x, reef_y + 15),
    }
    return {name: [round(x - CUT / 2), round(y - CUT / 2), CUT, CUT] for name, (x, y) in middles.items()}


def text() -> str:
    """The file, a line for every example."""
    lines = [f'"{one.rule}":{json.dumps(drawn(one), separators=(",", ":"))}' for one in read()]
    head = f'{{"board":"{MAP.digest}","cuts":{json.dumps(cuts(), separators=(",", ":"))},"examples":{{\n'
    return head + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
