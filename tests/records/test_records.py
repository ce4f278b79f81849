"""Whole games as text, for every number of players, preset and end: they replay for ever as they were played."""

from pathlib import Path

import pytest

from tests.records.make import HERE, PLANS, play_plan
from utopia.notation.files import read_record
from utopia.notation.json_twin import record_to_json
from utopia.notation.position import parse_position, position_text
from utopia.notation.record import Record, record_text
from utopia.notation.replay import Replayer, result_of, verify
from utopia.rules import PRESETS, RULES_VERSION, End, Kind, decode

FILES = sorted([*HERE.glob("*.utopia"), *HERE.glob("*.json")])
each = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)


def whole_games() -> list[Record]:
    records = [read_record(path) for path in FILES]
    return [record for record in records if record.viewer is None]


@each
def test_it_keeps_the_rules(path: Path) -> None:
    assert verify(read_record(path)) is None


@each
def test_it_ends_where_it_ended(path: Path) -> None:
    record = read_record(path)
    replayer = Replayer(record)
    list(replayer)
    end = path.with_name(f"{path.name}.end").read_text("utf-8")
    assert position_text(record.board, replayer.boards, replayer.states) == end
    assert parse_position(record.board, replayer.boards, end).tobytes() == replayer.states.tobytes()
    assert result_of(replayer.boards, replayer.states) == record.result


@each
def test_it_is_written_as_it_was_read(path: Path) -> None:
    write = record_to_json if path.suffix == ".json" else record_text
    assert write(read_record(path)).encode() == path.read_bytes()


def test_every_size_preset_and_end_is_there() -> None:
    records = whole_games()
    assert {record.players for record in records} == {2, 3, 4, 5}
    assert {record.preset for record in records} >= set(PRESETS)
    assert {record.result.reason for record in records if record.result} == {End.TARGET, End.STALL}
    assert {record.rules_version for record in records} >= {RULES_VERSION}
    shared = [record for record in records if record.result and record.result.standings[1].place == 1]
    assert shared


def test_every_kind_of_move_is_there() -> None:
    kinds = {decode(event.code).kind for record in whole_games() for event in record.events if event.seat >= 0}
    assert kinds == set(Kind)


def test_the_script_that_made_them_still_plays() -> None:
    shortest = next(plan for plan in PLANS if plan.name == "two-fr")
    assert verify(play_plan(shortest)) is None
