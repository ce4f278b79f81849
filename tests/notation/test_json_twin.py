"""The JSON twin holds what the text holds, and says as clearly what is wrong."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.notation.sample import BOARD, record_of, whole
from tests.properties.walk import Setting, games, walk
from utopia.notation.json_twin import KEYS, record_from_json, record_to_json
from utopia.notation.record import Event, RecordError, record_text
from utopia.notation.replay import redact, verify
from utopia.rules import SPECTATOR

TWIN: dict[str, Any] = json.loads(record_to_json(whole()))


@games
def test_json_reads_back(setting: Setting) -> None:
    record = record_of(walk(setting))
    again = record_from_json(record_to_json(record))
    assert again == record
    assert record_text(again) == record_text(record)


def test_redacted_and_inline_read_back() -> None:
    own = replace(BOARD, geometry=None, bridges=BOARD.bridges[1:])
    record = replace(redact(replace(record_of(walk(Setting(1)), 8)), SPECTATOR), board=own, title="A title")
    assert record_from_json(record_to_json(record)) == record


def test_its_keys_are_the_documented_ones() -> None:
    assert set(TWIN) == set(KEYS) - {"fair", "comments", "position"}, "which not every record has"
    assert record_to_json(whole()).isascii()


def test_faults_count_events() -> None:
    spoiled = TWIN | {"events": [*TWIN["events"][:6], "red end", *TWIN["events"][6:]]}
    fault = verify(record_from_json(json.dumps(spoiled)))
    assert fault is not None
    assert (fault.line, fault.place, fault.rule) == (7, "event 7", "R-WELCOME-1")


def changed(**entries: Any) -> str:
    return json.dumps({key: value for key, value in (TWIN | entries).items() if value != "nothing"})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "line 1: this is no JSON"),
        ("{} x", "line 1: this is no JSON"),
        ("[" * 100_000, "nested far too deep"),
        ('{"rules": ' + "1" * 5000 + "}", "a number is far too long"),
        ("[1]", "this JSON is no object"),
        ("{}", "'utopia_record' is missing"),
        ('{"rules": 1, "rules": 1}', "'rules' stands twice"),
        (changed(utopia_record=7), "this record has format 7; this program reads format 1"),
        (changed(utopia_record="1"), "this record has format 1; this program reads format 1"),
        (changed(evnets=[]), "did you mean 'events'?"),
        (changed(options=TWIN["options"] | {"target": True}), "option target: read true"),
        (changed(options=TWIN["options"] | {"live_order": "on"}), 'option live_order: read "on"'),
        (changed(options={}), "'lowest_value' is missing"),
        (changed(options=None), "key options: it is missing or no object"),
        (changed(board={"name": "reconstruction", "digest": "0"}), "it is another board"),
        (changed(board={"name": 3}), "board name: read 3; it is a text"),
        (changed(players={"red": "", "green": ""}), "there is a seat green but none blue"),
        (changed(players={"pink": ""}), "key players: 'pink' is no key here"),
        (changed(players={"red": 1, "blue": ""}), "player red: read 1; it is a text"),
        (changed(comments="none"), "key comments: it is no list"),
        (changed(comments=[{"events": 0}]), "comment 1: it is an object with events, a number, and text"),
        (changed(comments=[{"events": 99_999, "text": ""}]), "comment 1: 99999 events cannot stand before it"),
        (changed(comments=[{"events": 2, "text": ""}, {"events": 1, "text": ""}]), "comment 2: 1 events cannot stand"),
        (changed(comments=[{"events": 0, "text": "a\nb"}]), "comment 1: the comment holds the character"),
        (changed(rules="nothing"), "key rules: 'None' is no version"),
        (changed(view="pink"), "'pink' is no viewer"),
        (changed(title=["x"]), "key title"),
        (changed(result={"reason": "target"}), "its standings are no list"),
        (changed(result={"reason": "target", "standings": [{}]}), "'None' is no place"),
        (changed(events="nothing"), "key events: it is missing or no list"),
        (changed(events=["scale maya", 3]), "event 2: read 3"),
        (changed(events=["scale maya", "scale mayo"]), "event 2: 'mayo' is no civilization"),
    ],
    ids=lambda value: value[:30],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        record_from_json(text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_impossible_record_becomes_no_json() -> None:
    with pytest.raises(ValueError, match="R-SETUP-1"):
        record_to_json(replace(whole(), events=[Event(0, 0)], origin=None))
