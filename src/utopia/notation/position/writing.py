"""A position as text: one fact a line, without facts that follow from other lines (docs/record-format.md)."""

from collections.abc import Iterable, Iterator
from typing import Any

from utopia.boards import BoardMap
from utopia.notation.header import viewer_name
from utopia.notation.position.words import GUEST_WORDS, STEP_NAMES, counted, scale_words, seats_of
from utopia.rules import NOBODY, Boards, End, States, Step
from utopia.rules.model.material import (
    CIVILIZATION_NAMES,
    CIVILIZATIONS,
    GUESTS_OF_A_KIND,
    HIDDEN,
    ISLAND_NAMES,
    NOTHING,
    PRIVILEGES,
    SEAT_NAMES,
    SPECTATOR,
    VIEWERS,
)
from utopia.rules.model.sources import PRESTIGE, SOURCE_NAMES

_Row = dict[str, Any]
"""A position's fields as numbers and lists."""


def position_lines(board_map: BoardMap, boards: Boards, states: States) -> Iterator[str]:
    """Write every fact of the position as a line, in the order of the format."""
    row = row_of(states)
    ids = [district.id for district in board_map.districts]
    yield from _order(row, viewer_of(states))
    yield from _scores(row)
    yield from _guests(row, [bool(mask) for mask in boards[0]["island_districts"]])
    yield from _city(row, ids)
    yield from _cards(row)
    yield from _waiting(row, ids)


def row_of(states: States) -> _Row:
    """Return the first position's fields as plain numbers and nested lists."""
    return {name: states[name][0].tolist() for name in states.dtype.names or ()}


def viewer_of(states: States) -> int | None:
    """Return the viewer: a seat or SPECTATOR; None for a full position."""
    state = states[0]
    if int(state["pile"][0]) != HIDDEN:
        return None
    known = [seat for seat in range(int(state["players"])) if int(state["hand"][seat, 0]) != HIDDEN]
    return known[0] if known else SPECTATOR


def _order(row: _Row, viewer: int | None) -> Iterator[str]:
    yield f"players {row['players']}"
    if viewer is not None:
        yield f"view {viewer_name(viewer)}"
    yield f"round {row['round_number']}"
    yield f"step {STEP_NAMES[Step(row['step'])]}"
    if row["step"] == Step.LEAVE:
        yield f"interrupted {STEP_NAMES[Step(row['interrupted_step'])]}"
    if row["lap"]:
        yield f"lap {row['lap']}"
    for name in ("turn", "named"):
        if row[name] != NOBODY:
            yield f"{name} {SEAT_NAMES[row[name]]}"
    for name in ("acted", "surprised", "undecided"):
        if row[name]:
            yield " ".join([name, *seats_of(row[name])])
    if row["end_reason"] != End.RUNNING:
        yield f"ended {End(row['end_reason']).name.lower()}"


def _scores(row: _Row) -> Iterator[str]:
    players, track = row["players"], row["track"]
    yield " ".join(["scale", *scale_words(row["scale"])])
    if row["round_number"] == 0:
        return
    yield " ".join(["track", *_names(track[:players])])
    if row["lap_order"] != (track if laps_have_begun(row["round_number"], row["step"]) else [0] * len(track)):
        yield " ".join(["lap-order", *_names(row["lap_order"][:players])])
    if row["round_first"] != track[0]:
        yield f"first-of-round {SEAT_NAMES[row['round_first']]}"
    yield from counted((f"score {seat}", row["score"][s]) for s, seat in enumerate(SEAT_NAMES))
    for seat, gained in zip(SEAT_NAMES, row["gained"], strict=True):
        told = [(f"gained {seat} {name}", gained[i]) for i, name in enumerate(SOURCE_NAMES) if i != PRESTIGE]
        yield from counted(told)


def laps_have_begun(round_number: int, step: int) -> bool:
    """Return whether the order of a lap has ever been read; before, the record holds none."""
    return round_number > 1 or step not in (Step.SCALE, Step.FIRST_PLAYER, Step.ARRIVAL)


def _guests(row: _Row, is_open: list[bool]) -> Iterator[str]:
    kinds = list(enumerate(GUEST_WORDS))
    yield from counted([("draws-left", row["draws_left"])])
    yield from counted((f"open {words}", row["open_guests"][kind]) for kind, words in kinds)
    for seat, taken in zip(SEAT_NAMES, row["taken"], strict=True):
        yield from counted((f"taken {seat} {words}", taken[kind]) for kind, words in kinds)
    yield from counted((f"surprise-taken {words}", row["surprise_taken"][kind]) for kind, words in kinds)
    if row["surprise_guest"] != NOTHING:
        yield f"drawn {GUEST_WORDS[row['surprise_guest']]}"
    for kind, words in kinds:
        taken = sum(heap[kind] for heap in row["taken"]) + (row["surprise_guest"] == kind)
        all_there = GUESTS_OF_A_KIND if is_open[kind // CIVILIZATIONS] else 0
        yield from counted([(f"gone {words}", all_there - row["bag"][kind] - row["open_guests"][kind] - taken)])


def _city(row: _Row, ids: list[str]) -> Iterator[str]:
    for s, c, seat, civ in _hands(row["players"]):
        stacks = row["princes"][s][c]
        yield from counted((f"prince {seat} {civ} {district}", stacks[d]) for d, district in enumerate(ids))
    for district, civ, seat in zip(ids, row["monument"], row["owner"], strict=True):
        if seat != NOBODY:
            yield f"monument {district} {CIVILIZATION_NAMES[civ]} {SEAT_NAMES[seat]}"
    for island, seat in zip(ISLAND_NAMES, row["wonder_owner"], strict=True):
        if seat != NOBODY:
            yield f"wonder {island} {SEAT_NAMES[seat]}"


def _cards(row: _Row) -> Iterator[str]:
    for seat, tokens in zip(SEAT_NAMES[: row["players"]], row["privileges"], strict=False):
        if tokens != PRIVILEGES:
            yield f"privileges {seat} {tokens}"
    for seat, hand, size in zip(SEAT_NAMES, row["hand"], row["hand_size"], strict=True):
        if hand[0] == HIDDEN:
            yield from counted([(f"hand {seat} ?", size)])
        yield from counted((f"hand {seat} {civ}", hand[c]) for c, civ in enumerate(CIVILIZATION_NAMES))
    yield from counted((f"chosen {seat} {civ}", row["chosen"][s][c]) for s, c, seat, civ in _hands(row["players"]))
    for word, name in (("discarded", "discards"), ("turned", "turned")):
        yield from counted((f"{word} {civ}", row[name][c]) for c, civ in enumerate(CIVILIZATION_NAMES))
    if row["turned_into"] != NOTHING:
        yield f"turned-into {CIVILIZATION_NAMES[row['turned_into']]}"
    for viewer, known in zip(range(VIEWERS), row["must_hold"], strict=True):
        words = f"must-hold {viewer_name(viewer)}"
        yield from counted((f"{words} {civ}", known[c]) for c, civ in enumerate(CIVILIZATION_NAMES))


def _waiting(row: _Row, ids: list[str]) -> Iterator[str]:
    if row["step"] == Step.DESTINATION:
        yield f"moving {CIVILIZATION_NAMES[row['action_civilization']]} {ids[row['action_district']]}"
    if row["step"] == Step.PAY:
        way = "raise" if row["action_raises"] else "lower"
        yield f"paying {way} {CIVILIZATION_NAMES[row['action_civilization']]}"
    if row["wonder_island"] != NOTHING:
        yield f"building {ISLAND_NAMES[row['wonder_island']]}"
    for civ, district in zip(CIVILIZATION_NAMES, row["leaving"], strict=True):
        if district != NOTHING:
            yield f"leaving {civ} {ids[district]}"


def _names(seats: Iterable[int]) -> list[str]:
    return [SEAT_NAMES[seat] for seat in seats]


def _hands(players: int) -> Iterator[tuple[int, int, str, str]]:
    """Return every seat with every civilization: both numbers and both words."""
    for s, seat in enumerate(SEAT_NAMES[:players]):
        for c, civ in enumerate(CIVILIZATION_NAMES):
            yield s, c, seat, civ
